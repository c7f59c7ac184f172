import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { DEFAULT_TARGETS } from '#domain/candidacies/targets';
import { type FakeApi, ok, refusal } from '../../support/fake-api';
import { anEmptyHiringReport } from '../../support/hiring-reports';
import { aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const PATH = '/api/hiring-targets';
const REPORT = '/api/reports/organization/{orgId}';

const open = (extend: (api: FakeApi) => FakeApi, user = aRecruiter({ position: 'HR' })) =>
  renderApp('/business/reports', {
    user,
    api: (api) =>
      extend(
        api
          .on('GET', REPORT, ok(anEmptyHiringReport()))
          .on('GET', `${REPORT}/orders`, ok([]))
          .on('GET', '/api/facility/organization/{orgId}', ok([])),
      ),
  });

async function openDialog(extend: (api: FakeApi) => FakeApi) {
  const app = await open(extend);
  await app.browser.click(await app.screen.findByRole('button', { name: 'Hiring targets' }));
  const dialog = within(await app.screen.findByRole('dialog', { name: 'Hiring targets' }));
  const set = async (label: string, days: string) => {
    const field = await dialog.findByLabelText(label);
    await app.browser.clear(field);
    if (days !== '') await app.browser.type(field, days);
  };
  const save = () => app.browser.click(dialog.getByRole('button', { name: 'Save' }));
  return { ...app, dialog, set, save };
}

const withTargets = (api: FakeApi) =>
  api.on('GET', PATH, ok({ ...DEFAULT_TARGETS, offer: 4 })).on('PUT', PATH, ({ body }) => ok(body));

afterEach(freshBrowser);

describe('hiring targets', () => {
  it('are shown with their defaults, and changed', async () => {
    const { screen, dialog, set, save, api } = await openDialog(withTargets);
    expect(await dialog.findByLabelText('Reply to a job offer')).toHaveValue(4);
    expect(dialog.getByLabelText('Reply to a job offer')).toHaveAccessibleDescription('Default: 2');

    await set('Reply to an invitation', '5');
    await save();

    expect(await screen.findByText('Hiring targets saved')).toBeVisible();
    expect(api.sent('PUT', PATH)[0]?.body).toEqual({
      ...{ ...DEFAULT_TARGETS, invited: 5, offer: 4 },
      was: { ...DEFAULT_TARGETS, offer: 4 },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are not sent with a wrong number of days', async () => {
    const { dialog, set, save, api } = await openDialog(withTargets);
    await set('Review by HR or Safety', '');
    await set('Invitation expires after', '3');
    await save();

    expect(await dialog.findByText('Enter whole days from 1 to 90')).toBeVisible();
    await set('Review by HR or Safety', '2');
    await save();
    expect(await dialog.findByText('Must be more days than the reply may take')).toBeVisible();
    expect(api.sent('PUT', PATH)).toHaveLength(0);
  });

  it('keep the entries when a colleague saved others in the meantime, until the current ones are shown', async () => {
    let current = DEFAULT_TARGETS;
    const { screen, dialog, set, save, api, browser } = await openDialog((fake) =>
      fake
        .on('GET', PATH, () => ok(current))
        .on('PUT', PATH, ({ body }) =>
          (body as { was: typeof current }).was.offer === current.offer ? ok(body) : refusal(409, 'record-changed'),
        ),
    );
    await set('Reply to an invitation', '5');
    current = { ...DEFAULT_TARGETS, offer: 9 };
    await save();

    expect(await dialog.findByRole('alert')).toHaveTextContent('This was changed in the meantime');
    expect(dialog.getByLabelText('Reply to an invitation')).toHaveValue(5);
    await browser.click(dialog.getByRole('button', { name: 'Show the current version' }));
    expect(await dialog.findByDisplayValue('9')).toBe(dialog.getByLabelText('Reply to a job offer'));

    await set('Reply to an invitation', '5');
    await save();
    expect(await screen.findByText('Hiring targets saved')).toBeVisible();
    expect(api.sent('PUT', PATH).at(-1)?.body).toEqual({ ...current, invited: 5, was: current });
  });

  it('show why they cannot be read', async () => {
    const { dialog } = await openDialog((api) => api.on('GET', PATH, refusal(500, 'internal')));

    expect(await dialog.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('are for HR and administrators', async () => {
    const { screen } = await open(withTargets, aRecruiter());

    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hiring targets' })).toBeNull();
  });
});
