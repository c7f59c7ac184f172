import { afterEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import type { OwnVerification } from '#domain/employment-verifications/schema';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { aDriver, aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';
import {
  aLink,
  anAnswer,
  anAnswered,
  anOwnVerification,
  aResponse,
  VERIFICATION_ID,
} from '../../support/verifications';

afterEach(freshBrowser);

const ONE = '/api/driver/verifications/{id}';
const PAGE = `/driver/verifications/${VERIFICATION_ID}`;

const open = (path: string, verification: OwnVerification, extend: (api: FakeApi) => FakeApi = (api) => api) =>
  renderApp(path, {
    user: aDriver({ firstName: 'Maria', lastName: 'Gomez' }),
    api: (api) =>
      extend(
        api
          .on('GET', '/api/driver/verifications', ok({ data: [verification] }))
          .on('GET', ONE, ok(verification))
          .on('PATCH', `${ONE}/review`, ok({ ...verification, isReviewed: true })),
      ),
  });

const consent = (isRead: boolean) =>
  ok({
    round: 2,
    carrier: 'Long Beach Drayage',
    employer: 'Lone Star Freight',
    includesTesting: false,
    texts: [
      {
        _id: '018f0000-0000-7000-8000-000000000a01',
        title: 'Consent to a verification of employment',
        body: 'Long Beach Drayage may ask Lone Star Freight.',
        version: '1',
        language: 'en',
        status: 'reviewed',
        sha256: 'a'.repeat(64),
        openedAt: '2026-11-26T15:00:00.000Z',
        endReachedAt: isRead ? '2026-11-26T15:01:00.000Z' : null,
      },
    ],
  });

describe('a verification of a deactivated carrier', () => {
  const paused = /^Long Beach Drayage is paused: no one there can read or answer this/;

  it.each([PAGE, '/driver/verifications'])('says that nobody there can answer: %s', async (path) => {
    const { screen } = await open(path, anOwnVerification({ isCarrierPaused: true }));

    expect(await screen.findByText(paused)).toBeVisible();
  });

  it('does not say it after the end', async () => {
    const over = anOwnVerification({ state: 'canceled', isCarrierPaused: true, actions: [] });
    const { screen } = await open('/driver/verifications', over);
    await screen.findByRole('heading', { name: 'Lone Star Freight' });

    expect(screen.queryByText(paused)).toBeNull();
  });
});

describe('the consent to ask an employer', () => {
  it.each([
    [null, true],
    ['2026-03-31', false],
  ])('warns of the current one before the signature: employed until %s', async (endDate, isWarned) => {
    const { screen } = await open(PAGE, anOwnVerification({ endDate }), (api) =>
      api.on('GET', `${ONE}/consent`, consent(true)),
    );
    await screen.findByRole('heading', { name: 'Consent to a verification of employment' });

    expect(screen.queryByRole('heading', { name: 'You still work at Lone Star Freight' }) !== null).toBe(isWarned);
    expect(screen.queryByText(/your employer learns that you are looking/) !== null).toBe(isWarned);
  });
});

describe('the list', () => {
  it('names employer, carrier and the next step', async () => {
    const { screen, browser, router } = await open('/driver/verifications', anOwnVerification(), (api) =>
      api.on('GET', `${ONE}/consent`, consent(true)),
    );
    expect(await screen.findByRole('heading', { name: 'Lone Star Freight' })).toBeVisible();
    expect(screen.getByText('Requested by Long Beach Drayage')).toBeVisible();
    expect(screen.getByText('Your turn')).toBeVisible();
    await browser.click(screen.getByRole('link', { name: /^Read and sign/ }));
    expect(router.state.location.pathname).toBe(PAGE);
  });

  it('says that no carrier has asked', async () => {
    const { screen } = await open('/driver/verifications', anOwnVerification(), (api) =>
      api.on('GET', '/api/driver/verifications', ok({ data: [] })),
    );
    expect(await screen.findByText('No verifications yet')).toBeVisible();
  });

  it('shows an error with a retry', async () => {
    const { screen } = await open('/driver/verifications', anOwnVerification(), (api) =>
      api.on('GET', '/api/driver/verifications', refusal(503, 'unavailable')),
    );
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('is for drivers', async () => {
    const { screen } = await renderApp('/driver/verifications', { user: aRecruiter() });
    expect(await screen.findByText('Forbidden resource')).toBeVisible();
  });

  it.each([
    [
      anOwnVerification({ postponed: { text: '', at: '2026-11-21T15:00:00.000Z' } }),
      'You said "not now" on 11/21/2026. You can still sign.',
    ],
    [anOwnVerification({ state: 'sent', actions: [] }), 'Long Beach Drayage is waiting for the answer.'],
    [anAnswered(), /^They answered on .*Read it/],
    [anAnswered({ isReviewed: true }), /^You have read the answer/],
    [
      anAnswered({
        state: 'disputed',
        isReviewed: true,
        dispute: {
          text: 'No',
          at: '2026-11-21T15:00:00.000Z',
          answerBy: '2026-12-06',
          isOverdue: true,
          wasRefused: false,
        },
      }),
      /^They should have replied by 12\/06\/2026/,
    ],
    [anOwnVerification({ state: 'declined', actions: [] }), 'They gave no answer.'],
    [anOwnVerification({ state: 'closedGoodFaith', actions: [] }), /closed the request on/],
    [anOwnVerification({ state: 'canceled', actions: [] }), /canceled the request on/],
    [
      anOwnVerification({ state: 'canceled', hasAccessEnded: true, actions: [] }),
      'Long Beach Drayage may no longer open your file, so the request ended on 11/12/2026.',
    ],
  ])('describes each state (%#)', async (verification, text) => {
    const { screen } = await open('/driver/verifications', verification);
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('a request that ended with the access to the file', () => {
  const ended = anOwnVerification({
    state: 'canceled',
    hasAccessEnded: true,
    consentSignedAt: '2026-11-11T15:00:00.000Z',
    actions: [],
  });

  it('says why, and keeps the consent that the driver signed, with nothing left to do', async () => {
    const { screen, api } = await open(PAGE, ended);

    expect(
      await screen.findByText('Long Beach Drayage may no longer open your file, so the request ended on 11/12/2026.'),
    ).toBeVisible();
    expect(screen.getByText('Canceled')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Consent' })).toBeVisible();
    expect(screen.queryByText('Read each text to its end, then sign.')).toBeNull();
    expect(screen.queryByText(/canceled the request/)).toBeNull();
    expect(api.sent('GET', `${ONE}/consent`)).toEqual([]);
  });
});

describe('the consent', () => {
  it('is read to its end first', async () => {
    const { screen } = await open(PAGE, anOwnVerification(), (api) => api.on('GET', `${ONE}/consent`, consent(false)));
    expect(await screen.findByText('Long Beach Drayage may ask Lone Star Freight.')).toBeVisible();
    expect(screen.getByText('Read each text to its end, then sign.')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Your signature' })).toBeNull();
  });

  it("is signed with the driver's own name", async () => {
    const { screen, browser, api } = await open(PAGE, anOwnVerification(), (fake) =>
      fake
        .on('GET', `${ONE}/consent`, consent(true))
        .on('POST', `${ONE}/consent`, ok(anOwnVerification({ state: 'sent', actions: [] }))),
    );
    const form = within(await screen.findByRole('form', { name: 'Your signature' }));
    await browser.type(form.getByLabelText('Your full name'), 'Nora Quinn');
    await browser.click(form.getByRole('radio', { name: 'Use my typed name' }));
    await browser.click(form.getByRole('button', { name: 'Sign' }));
    expect(await form.findByText('This field is required')).toBeVisible();
    expect(api.sent('POST', `${ONE}/consent`)).toEqual([]);

    await browser.clear(form.getByLabelText('Your full name'));
    await browser.type(form.getByLabelText('Your full name'), 'Maria Gomez');
    await browser.click(form.getByRole('checkbox', { name: /^I have read this/ }));
    await browser.click(form.getByRole('button', { name: 'Sign' }));

    expect(await screen.findByText('Long Beach Drayage can ask Lone Star Freight now')).toBeVisible();
    expect(api.sent('POST', `${ONE}/consent`)[0]?.body).toEqual({
      round: 2,
      shown: ['a'.repeat(64)],
      fullName: 'Maria Gomez',
      signature: { type: 'typed' },
      hasAgreed: true,
    });
  });
});

describe('"not now"', () => {
  const actions: OwnVerification['actions'] = ['signConsent', 'postponeConsent'];

  it('is said with a sentence to the carrier or without, also before the texts were read', async () => {
    const { screen, browser, api } = await open(PAGE, anOwnVerification({ actions }), (fake) =>
      fake
        .on('GET', `${ONE}/consent`, consent(false))
        .on('POST', `${ONE}/consent/postponement`, ok(anOwnVerification())),
    );
    await browser.click(await screen.findByRole('button', { name: 'Not now' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Not now' }));
    expect(dialog.getByText(/doesn't ask Lone Star Freight until you sign/)).toBeVisible();
    await browser.click(dialog.getByRole('button', { name: 'Send to Long Beach Drayage' }));

    expect(await screen.findByText('Long Beach Drayage knows that you want to wait')).toBeVisible();
    expect(api.sent('POST', `${ONE}/consent/postponement`)[0]?.body).toEqual({ round: 1, text: '' });
  });

  it('is not asked again, is not your turn, and leaves the signature', async () => {
    const postponed = anOwnVerification({ postponed: { text: 'Later', at: '2026-11-21T15:00:00.000Z' } });
    const { screen } = await open(PAGE, postponed, (fake) => fake.on('GET', `${ONE}/consent`, consent(true)));

    expect(await screen.findByRole('form', { name: 'Your signature' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
    expect(screen.queryByText('Your turn')).toBeNull();
  });
});

describe('an answer', () => {
  it('is shown in full, and opening it is recorded once', async () => {
    const { screen, api } = await open(PAGE, anAnswered());
    const answer = within(await screen.findByRole('region', { name: 'Answer, version 1' }));
    expect(answer.getByText('Moved away')).toBeVisible();
    expect(answer.getByText('Dry van')).toBeVisible();
    expect(api.sent('PATCH', `${ONE}/review`)).toHaveLength(1);
  });

  it.each([
    [{ startDate: '2022-03-01', endDate: '2024-05-31' }, ['03/01/2022', '05/31/2024']],
    [
      { startDate: '2022-01-09', endDate: null },
      ['03/01/2022 (you said: 01/09/2022)', '05/31/2024 (you said: Still employed)'],
    ],
  ])("shows days that differ beside the driver's own: %o", async (stated, shown) => {
    const { screen } = await open(PAGE, anAnswered({ isReviewed: true, ...stated }));
    const answer = within(await screen.findByRole('region', { name: 'Answer, version 1' }));

    for (const text of shown) expect(answer.getByText(text)).toBeVisible();
  });

  it('of an earlier request stays readable, and is not read again', async () => {
    const again = anOwnVerification({ state: 'sent', round: 3, actions: [], responses: [aResponse()] });
    const { screen, api } = await open(PAGE, again);
    expect(await screen.findByRole('heading', { name: 'Answer, version 1 (earlier request)' })).toBeVisible();
    expect(api.sent('PATCH', `${ONE}/review`)).toEqual([]);
  });

  it('keeps every version, newest first', async () => {
    const responses = [
      aResponse({ _id: '018f0000-0000-7000-8000-000000000a02', kind: 'correction', version: 2 }),
      aResponse({ answer: anAnswer({ reasonForLeaving: 'Dismissed' }) }),
    ];
    const { screen } = await open(PAGE, anAnswered({ isReviewed: true, responses }));
    expect(await screen.findByRole('heading', { name: 'Corrected answer, version 2' })).toBeVisible();
    expect(screen.getByText('Dismissed')).toBeVisible();
  });

  it('says where the request went, and what speaks against the answer', async () => {
    const marked = anAnswered({
      links: [aLink({ state: 'over', isStated: false })],
      responses: [aResponse({ marks: ['carrierNetwork', 'enteredAddress'] })],
    });
    const { screen } = await open(PAGE, marked);
    const links = within(await screen.findByRole('list', { name: 'Links: Lone Star Freight' }));

    expect(links.getByRole('listitem')).toHaveTextContent(
      /safety@lonestar\.example.*No longer needed.*Address from the carrier/,
    );
    expect(links.queryByRole('button')).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Sent from a network in which people of the carrier have signed in.',
    );
    expect(screen.getByText('The link went to an address that the driver had not stated.')).toBeVisible();
  });

  it('is disputed in the words of the driver', async () => {
    const disputed = anAnswered({ state: 'disputed', actions: [] });
    const { screen, browser, api } = await open(PAGE, anAnswered({ isReviewed: true }), (fake) =>
      fake.on('POST', `${ONE}/dispute`, ok(disputed)),
    );
    await browser.click(await screen.findByRole('button', { name: 'Request correction' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Request a correction/ }));
    await browser.click(dialog.getByRole('button', { name: 'Request correction' }));
    expect(await dialog.findByText('This field is required')).toBeVisible();

    await browser.type(dialog.getByLabelText(/^What is wrong/), 'I left in June');
    await browser.click(dialog.getByRole('button', { name: 'Request correction' }));

    expect(await screen.findByText('Lone Star Freight has 15 days to reply')).toBeVisible();
    expect(api.sent('POST', `${ONE}/dispute`)[0]?.body).toEqual({ text: 'I left in June' });
  });

  it("gets the driver's statement", async () => {
    const { screen, browser, api } = await open(PAGE, anAnswered({ isReviewed: true }), (fake) =>
      fake.on('POST', `${ONE}/rebuttal`, ok(anAnswered())),
    );
    await browser.click(await screen.findByRole('button', { name: 'Add a statement' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Your statement/ }));
    await browser.type(dialog.getByLabelText('Your statement'), 'It was not my fault');
    await browser.click(dialog.getByRole('button', { name: 'Attach statement' }));

    expect(await screen.findByText('Your statement travels with the answer now')).toBeVisible();
    expect(api.sent('POST', `${ONE}/rebuttal`)[0]?.body).toEqual({ text: 'It was not my fault' });
  });

  it('shows the clock of a dispute and what came of it', async () => {
    const dispute = {
      text: 'I left in June',
      at: '2026-11-21T15:00:00.000Z',
      answerBy: '2026-12-06',
      isOverdue: false,
      wasRefused: false,
    };
    const { screen } = await open(PAGE, anAnswered({ state: 'disputed', isReviewed: true, dispute, actions: [] }));
    const region = within(await screen.findByRole('region', { name: 'You asked for a correction' }));
    expect(region.getByText('I left in June')).toBeVisible();
    expect(region.getByText(/until 12\/06\/2026/)).toBeVisible();
  });
});
