import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { OwnAdverseAction } from '#domain/adverse-actions/schema';
import { anOwnAction } from '../../support/adverse-actions';
import { type FakeApi, ok, refusal } from '../../support/fake-api';
import { aDriver, anApplyingDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const LIST = '/api/driver/adverse-actions';

afterEach(freshBrowser);

const open = (data: OwnAdverseAction[], extend: (api: FakeApi) => FakeApi = (api) => api, user = aDriver()) =>
  renderApp('/driver/notices', { user, api: (api) => extend(api.on('GET', LIST, ok({ data }))) });

describe('a notice of a deactivated carrier', () => {
  it.each([
    ['while it is open', {}, 1],
    [
      'not after its end',
      { state: 'withdrawn', ending: { by: 'fleet', reason: null, text: null, at: '2026-11-24T15:00:00.000Z' } },
      0,
    ],
  ] as const)('says that nobody can answer %s', async (_, facts, count) => {
    const { screen } = await open([anOwnAction({ ...facts, isCarrierPaused: true })]);
    await screen.findByRole('heading', { name: 'Harbor Lines' });

    expect(screen.queryAllByText(/^Harbor Lines is paused: no one there can read or answer this/)).toHaveLength(count);
  });
});

describe('a notice', () => {
  it('says what the carrier may do and until when, with the letters, the report and the rights', async () => {
    const { screen } = await open([anOwnAction()]);

    expect(await screen.findByText(/Harbor Lines may decide against you because of this report/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open: Notice before a decision' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open: The report' })).toBeVisible();
    expect(screen.getByText(/Example Screening Inc\., 100 Main Street/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your rights under the FCRA' })).toHaveAttribute('href', '/static/fcra');
  });

  it('is disputed in the own words of the driver', async () => {
    const { screen, browser, api } = await open([anOwnAction()], (fake) =>
      fake.on('POST', `${LIST}/{id}/dispute`, ok(anOwnAction({ state: 'disputed' }))),
    );

    await browser.click(await screen.findByRole('button', { name: 'Dispute report: Harbor Lines' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dispute the report' }));
    await browser.click(dialog.getByRole('button', { name: 'Dispute report' }));
    expect(dialog.getByLabelText('What is wrong or incomplete?')).toBeInvalid();
    await browser.type(dialog.getByLabelText('What is wrong or incomplete?'), 'The accident was not mine');
    await browser.click(dialog.getByRole('button', { name: 'Dispute report' }));

    await waitFor(() =>
      expect(api.sent('POST', `${LIST}/{id}/dispute`)[0]?.body).toEqual({
        round: 1,
        text: 'The accident was not mine',
      }),
    );
  });

  it('shows the dispute with its answer', async () => {
    const dispute = {
      text: 'Not mine',
      at: '2026-11-24T15:00:00.000Z',
      answer: { text: 'The agency confirmed it', at: '2026-11-25T15:00:00.000Z' },
    };
    const { screen } = await open([anOwnAction({ dispute })]);

    expect(await screen.findByText('Not mine')).toBeVisible();
    expect(screen.getByText('The agency confirmed it')).toBeVisible();
  });

  it('offers the free copy of the remote path', async () => {
    const remote = anOwnAction({
      state: 'noticed',
      path: 'remote',
      reports: [],
      freeCopyUntil: '2027-01-22',
      actions: ['requestReportCopy'],
    });
    const { screen, browser, api } = await open([remote], (fake) => fake.on('POST', `${LIST}/{id}/copy`, ok(remote)));

    await browser.click(await screen.findByRole('button', { name: 'Request free copy: Harbor Lines' }));

    await waitFor(() => expect(api.sent('POST', `${LIST}/{id}/copy`)[0]?.body).toEqual({ round: 1 }));
  });
});

describe('the page', () => {
  it('says that there are no notices, also to a driver who is applying', async () => {
    const { screen } = await open([], (api) => api, anApplyingDriver());

    expect(await screen.findByText('No notices')).toBeVisible();
  });

  it('shows a failure with a way to repeat it', async () => {
    const { screen } = await open([], (api) => api.on('GET', LIST, refusal(503, 'unavailable')));

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
