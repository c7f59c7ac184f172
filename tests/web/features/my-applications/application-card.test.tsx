import { afterEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import { anApplication, anInterview, aStart } from '../../support/applications';
import type { FakeApi } from '../../support/fake-api';
import { ok } from '../../support/fake-api';
import { aDriver, anApplyingDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const withApplications =
  (...applications: DriverApplicationView[]) =>
  (api: FakeApi) =>
    api.on('GET', '/api/driver/candidacies', ok({ data: applications }));

const openPage = (extend: (api: FakeApi) => FakeApi) =>
  renderApp('/driver/applications', { user: aDriver(), api: extend });

const OTHER = '018f0000-0000-7000-8000-0000000000ee';

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

  it.each([
    [
      'waits for the driver',
      { turn: 'you', next: 'answerInvite' },
      ['Invited · carrier paused · your turn', /nothing expires. Next: accept or decline/],
    ],
    [
      'waits for the carrier',
      { state: 'inReview', turn: 'safety', next: 'safetyReviews' },
      ['In review · carrier paused', /nothing expires.$/],
    ],
  ] as const)('says that the carrier is paused when the application %s', async (_, facts, texts) => {
    const { screen } = await openPage(withApplications(anApplication({ ...facts, isCarrierPaused: true })));

    const card = within(await screen.findByRole('article', { name: 'Night drayage' }));
    for (const text of texts) expect(card.getByText(text)).toBeVisible();
  });

  it.each(['driverCompletesFile', 'bothCompleteFile'] as const)(
    'leads to the file as the first action (%s)',
    async (next) => {
      const held = anApplication({
        state: 'hired',
        dot: 4,
        turn: 'you',
        next,
        start: aStart({ answer: 'accepted' }),
        actions: [],
      });
      const { screen } = await openPage(withApplications(held));

      const card = within(await screen.findByRole('article', { name: 'Night drayage' }));
      expect(
        card.getByText(/^Next: send what your file still needs.*You can start as soon as it is complete/),
      ).toBeVisible();
      expect(card.getByText('Your turn')).toBeVisible();
      expect(card.getByRole('link', { name: 'Open your file' })).toHaveAttribute('href', '/driver/file');
    },
  );

  it.each([
    [true, ['declineStart', 'proposeStart'] as const],
    [false, ['declineStart'] as const],
  ])('mentions another date while declining only if one can be asked for (%s)', async (isPossible, actions) => {
    const start = aStart({ answer: isPossible ? 'offered' : 'accepted' });
    const facts = { state: 'hired', dot: 4, turn: 'you', next: 'answerStart', start, actions: [...actions] } as const;
    const { screen, browser } = await openPage(withApplications(anApplication({ ...facts, actions: [...actions] })));

    await browser.click(await screen.findByRole('button', { name: 'Decline the job' }));

    const dialog = await screen.findByRole('dialog', { name: 'Decline the job?' });
    expect(/ask for another date/.test(dialog.textContent)).toBe(isPossible);
    expect(screen.queryByRole('button', { name: 'Ask for another date' }) !== null).toBe(isPossible);
  });

  it.each([
    ['a driver who is not certified yet', false],
    ['a certified driver', true],
  ])('says what a hire waits for to %s', async (_, isActive) => {
    const review = anApplication({ state: 'inReview', turn: 'safety', next: 'safetyReviews', actions: [] });
    const { screen } = await renderApp('/driver/applications', {
      user: isActive ? aDriver() : anApplyingDriver(),
      api: withApplications(review),
    });

    const card = within(await screen.findByRole('article', { name: 'Night drayage' }));
    expect(card.queryByText(/can hire you once your own application with us is complete/) === null).toBe(isActive);
    expect(card.queryByRole('link', { name: 'Go to your application' }) === null).toBe(isActive);
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

it.each([
  ['driverCompletesFileAtWork', 'due', /^You must not drive .* Your signature is missing/, 'Sign my application'],
  ['driverCompletesFileAtWork', 'none', /^You must not drive .* Open your file/, 'Open your file'],
  ['driverCompletesFileAtWork', 'consent', /^You must not drive .* consent/, 'Give the consent again'],
] as const)('says why a driver on assignment has to act (%s, signature %s)', async (...row) => {
  const [next, signature, text, button] = row;
  const start = aStart({ answer: 'accepted', startedAt: '2026-11-20T06:00:00.000Z' });
  const barred = anApplication({ state: 'hired', dot: 4, turn: 'you', next, start, signature, actions: [] });
  for (const isCarrierPaused of [false, true]) {
    const { screen } = await openPage(withApplications({ ...barred, isCarrierPaused }));

    const card = within(await screen.findByRole('article', { name: 'Night drayage' }));
    expect(card.getByText(isCarrierPaused ? /You must not drive for Long Beach Drayage/ : text)).toBeVisible();
    expect(card.getByRole('link', { name: button })).toBeVisible();
    expect(card.queryByText('You are on this job.')).toBeNull();
    screen.unmount();
  }
});

describe('the question before the end of an application', () => {
  it.each([
    [false, 'Long Beach Drayage sees it right away.'],
    [true, 'Long Beach Drayage is paused, and sees it once it is active again.'],
  ])('says when the carrier sees it: paused %s', async (isCarrierPaused, text) => {
    const atWork = { state: 'hired', turn: 'nobody', next: 'onAssignment', dot: 4 } as const;
    const start = aStart({ answer: 'accepted', startedAt: '2026-11-20T06:00:00.000Z' });
    const { screen, browser } = await openPage(
      withApplications(
        anApplication({ isCarrierPaused }),
        anApplication({
          ...atWork,
          start,
          candidacyId: OTHER,
          title: 'At work',
          isCarrierPaused,
          actions: ['endAssignment'],
        }),
      ),
    );

    for (const name of ['Decline', 'End my assignment']) {
      await browser.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByText(text, { exact: false })).toBeVisible();
      await browser.click(dialog.getByRole('button', { name: 'Cancel' }));
    }
  });
});

describe('an interview by phone', () => {
  const PHONE = '+15625550163';

  it.each([
    ['+1 (562) 555-0163', 'They call you at'],
    ['+1 (214) 555-0100', 'By phone'],
  ])('says who calls: %s', async (address, label) => {
    const interview = anInterview({ place: 'phone', address });
    const application = anApplication({ state: 'interviewing', next: 'answerInterview', interview });
    const { screen } = await renderApp('/driver/applications', {
      user: aDriver({ personalInfo: { phone: PHONE } }),
      api: withApplications(application),
    });

    expect((await screen.findByText(label)).nextElementSibling).toHaveTextContent(address);
  });
});
