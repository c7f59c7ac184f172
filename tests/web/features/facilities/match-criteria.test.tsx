import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openFacilities, PROFILE } from '../../support/carrier-facilities';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { freshBrowser } from '../../support/render';

beforeEach(freshBrowser);

describe('the match criteria', () => {
  async function openCriteria(extend: (api: FakeApi) => FakeApi = (api) => api) {
    const app = await openFacilities(extend);
    await app.browser.click(await screen.findByRole('button', { name: 'Match criteria' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Additional Match Criteria' }));
    const set = async (label: string, value: string) => {
      const field = await dialog.findByLabelText(new RegExp(`^${label}`));
      await app.browser.clear(field);
      if (value !== '') await app.browser.type(field, value);
    };
    const save = async () => app.browser.click(await dialog.findByRole('button', { name: 'Save' }));
    return { ...app, dialog, set, save };
  }
  const EXPERIENCE = 'Minimum experience \\(months\\)';
  const WINDOW = 'Minimum experience in last months';

  it.each([
    ['Minimum age', '-1', 'Invalid minimum age'],
    [EXPERIENCE, '-1', 'Invalid minimum experience'],
    [WINDOW, '', 'Set a value for the minimum experience in last months'],
    [EXPERIENCE, '37', 'Inconsistent minimum experience values'],
  ])('are refused with %s of "%s"', async (label, value, message) => {
    const { dialog, set, save, api } = await openCriteria();
    await set(label, value);

    await save();

    // At the field, and as a message at the top.
    expect(await screen.findAllByText(message)).toHaveLength(2);
    expect(dialog.getByText(message)).toBeVisible();
    expect(api.sent('PUT', '/api/safety-profile')).toHaveLength(0);
  });

  it('explain what is inconsistent about the experience, as long as it is', async () => {
    const { dialog, set } = await openCriteria();
    await set(EXPERIENCE, '24');
    await set(WINDOW, '12');
    const field = dialog.getByLabelText(new RegExp(`^${EXPERIENCE}`));

    expect(field).toHaveAccessibleDescription('24 months do not fit into the last 12.');
    await set(WINDOW, '36');
    expect(field).not.toHaveAccessibleDescription();
  });

  it('are sent in seconds', async () => {
    const { set, save, api } = await openCriteria((fake) => fake.on('PUT', '/api/safety-profile', ok(PROFILE)));
    await set('Minimum age', '25');

    await save();

    expect(await screen.findByText('Match criteria saved')).toBeInTheDocument();
    expect(api.sent('PUT', '/api/safety-profile')[0]?.body).toEqual({
      minAge: 25,
      minExperienceInSeconds: 31_557_600,
      experienceWindowInSeconds: 94_672_800,
      was: PROFILE,
    });
  });

  it('say that they were not saved', async () => {
    const { save } = await openCriteria((fake) => fake.on('PUT', '/api/safety-profile', refusal(500, 'internal')));

    await save();

    expect(await screen.findByText('An error occurred while updating the safety profile')).toBeInTheDocument();
  });
});
