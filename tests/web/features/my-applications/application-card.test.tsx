import { afterEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import { anApplication, aStart } from '../../support/applications';
import type { FakeApi } from '../../support/fake-api';
import { ok } from '../../support/fake-api';
import { aDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const withApplications =
  (...applications: DriverApplicationView[]) =>
  (api: FakeApi) =>
    api.on('GET', '/api/driver/candidacies', ok({ data: applications }));

const openPage = (extend: (api: FakeApi) => FakeApi) =>
  renderApp('/driver/applications', { user: aDriver(), api: extend });

afterEach(freshBrowser);

describe('the card of an application', () => {
  it('keeps the first contact on the track through the whole round', async () => {
    const steps = { dot: 2, state: 'approved', turn: 'carrier', next: 'carrierSchedulesInterview' } as const;
    const { screen } = await openPage(
      withApplications(
        anApplication({ ...steps, title: 'Applied for', hasApplied: true }),
        anApplication({ ...steps, title: 'Invited to', hasApplied: false }),
      ),
    );

    const firstDot = async (name: string) => {
      const card = within(await screen.findByRole('article', { name }));
      return within(card.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')[0]?.textContent;
    };
    expect(await firstDot('Applied for')).toBe('Applied');
    expect(await firstDot('Invited to')).toBe('Invited');
  });

  it('offers the file before the way out of a job whose start waits for it', async () => {
    const start = aStart({ answer: 'accepted' });
    const next = 'completeDriverFile';
    const held = anApplication({ state: 'hired', dot: 4, turn: 'safety', next, start, actions: ['declineStart'] });
    const { screen } = await openPage(withApplications(held));

    const card = within(await screen.findByRole('article', { name: 'Night drayage' }));
    expect(card.getByText(/^Next: the carrier completes your file/)).toBeVisible();
    const file = card.getByRole('link', { name: 'Open your file' });
    const decline = card.getByRole('button', { name: 'Decline the job' });
    expect(file.compareDocumentPosition(decline)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('asks for the signature of a driver who accepted without it', async () => {
    const start = aStart({ answer: 'accepted' });
    const next = 'completeDriverFile';
    const hired = anApplication({
      state: 'hired',
      dot: 4,
      turn: 'you',
      next,
      start,
      signature: 'due',
      actions: [],
    });
    const { screen } = await openPage(withApplications(hired));

    const card = within(await screen.findByRole('article', { name: 'Night drayage' }));
    expect(card.getByText(/^Next: sign your application to /)).toBeVisible();
    expect(card.getByRole('link', { name: 'Sign my application' })).toHaveAttribute(
      'href',
      `/driver/applications/${hired.candidacyId}/sign`,
    );
  });
});
