import { afterEach, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import { emptySchedule } from '#domain/driver-histories/week';
import { anApplication, aStart } from '../../support/applications';
import { aDriverMe } from '../../support/drivers';
import { ok } from '../../support/fake-api';
import { notSent } from '../../support/histories';
import { aPersonalInfo } from '../../support/own-file';
import { aDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const openHome = (...applications: DriverApplicationView[]) =>
  renderApp('/driver/home', {
    user: aDriver(),
    api: (api) =>
      api
        .on('GET', '/api/driver/me', ok(aDriverMe({ lifecycleStatus: 'active' })))
        .on('GET', '/api/driver/candidacies', ok({ data: applications }))
        .on('GET', '/api/driver/personal-info', ok(aPersonalInfo({ renewals: [] })))
        .on('GET', '/api/driver-profile/verification/schedule', ok({ schedule: emptySchedule, standing: notSent }))
        .on('GET', '/api/driver/referral', ok({ code: 'H4MK29XW', link: 'https://gladhand.example/join' })),
  });

afterEach(freshBrowser);

it.each([
  ['driverCompletesFileAtWork', 'you', 'none', 'Open your file', '/driver/file'],
  ['bothCompleteFileAtWork', 'you', 'due', 'Sign my application', '/driver/applications/{id}/sign'],
  ['driverCompletesFileAtWork', 'you', 'consent', 'Give the consent again', '/driver/applications/{id}/sign'],
  ['renewProofAtWork', 'you', 'none', 'Renew now', '/driver/personalInfo'],
] as const)('begins with the ban to drive on assignment, and leads to its end (%s, %s, %s)', async (...row) => {
  const [next, turn, signature, button, path] = row;
  const start = aStart({ answer: 'accepted', startedAt: '2026-11-02T13:00:00.000Z' });
  const barred = anApplication({ state: 'hired', turn, next, signature, start });
  const { screen } = await openHome(barred);

  const heading = await screen.findByRole('heading', { name: 'You must not drive for Long Beach Drayage for now' });
  const card = within(heading.closest('section') as HTMLElement);
  expect(card.getByRole('link', { name: button })).toHaveAttribute('href', path.replace('{id}', barred.candidacyId));
  expect(screen.getByText(/but must not drive for Long Beach Drayage for now/)).toBeVisible();
  expect(screen.queryByText('You are certified and on assignment.')).toBeNull();
  // The card of the assignment does not repeat it.
  expect(screen.queryByRole('note')).toBeNull();
});

it.each(['driverCompletesFile', 'bothCompleteFile'] as const)(
  'leads to the withdrawn consent before the first day, too (%s)',
  async (next) => {
    const start = aStart({ answer: 'accepted', startedAt: null });
    const held = anApplication({ state: 'hired', turn: 'you', next, signature: 'consent', start });
    const { screen } = await openHome(held);

    expect(await screen.findByRole('link', { name: 'Give the consent again' })).toHaveAttribute(
      'href',
      `/driver/applications/${held.candidacyId}/sign`,
    );
    expect(screen.getByText(/give Long Beach Drayage the consent that you withdrew again/)).toBeVisible();
  },
);

it('asks for nothing while the new document is under review', async () => {
  const start = aStart({ answer: 'accepted', startedAt: '2026-11-02T13:00:00.000Z' });
  const barred = anApplication({ state: 'hired', turn: 'nobody', next: 'renewProofAtWork', start });
  const { screen } = await openHome(barred);

  expect(await screen.findByRole('note')).toHaveTextContent(
    'You must not drive for Long Beach Drayage for now. We are checking your new license or medical card.',
  );
  expect(screen.queryByText('Your turn')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Renew now' })).toBeNull();
});

it('says the same when the carrier has to complete the file', async () => {
  const start = aStart({ answer: 'accepted', startedAt: '2026-11-02T13:00:00.000Z' });
  const barred = anApplication({ state: 'hired', turn: 'nobody', next: 'completeDriverFileAtWork', start });
  const { screen } = await openHome(barred);

  expect(await screen.findByText(/now\. The carrier completes your file\./)).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent(/^You must not drive for Long Beach Drayage for now/);
  expect(screen.getByText(/but must not drive for Long Beach Drayage for now/)).toBeVisible();
});

it('comes before every other question', async () => {
  const start = aStart({ answer: 'accepted', startedAt: '2026-11-02T13:00:00.000Z' });
  const barred = anApplication({ state: 'hired', turn: 'you', next: 'driverCompletesFileAtWork', start });
  const invited = anApplication({ candidacyId: '018f0000-0000-7000-8000-0000000000ee', carrier: 'Summit' });
  const { screen } = await openHome(invited, barred);

  expect(
    await screen.findByRole('heading', { name: 'You must not drive for Long Beach Drayage for now' }),
  ).toBeVisible();
});
