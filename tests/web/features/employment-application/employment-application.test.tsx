import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, waitFor, within } from '@testing-library/react';
import type { EmploymentApplication } from '#domain/employment-applications/schema';
import { readDraft } from '#web/shared/form/draft-storage';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { aDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

afterEach(freshBrowser);

const ID = '018f0000-0000-7000-8000-000000000b01';
const CANDIDACY = '/api/driver/candidacies/{candidacyId}';
const READ = '2026-11-26T15:01:00.000Z';

const text = (kind: EmploymentApplication['texts'][number]['kind'], digit: string, isRead = true) => ({
  _id: `018f0000-0000-7000-8000-00000000000${digit}`,
  kind,
  title: `Text ${digit}`,
  body: 'Long Beach Drayage is named here.',
  version: '1',
  language: 'en',
  status: 'approved' as const,
  sha256: digit.repeat(64),
  openedAt: READ,
  endReachedAt: isRead ? READ : null,
});

const anApplication = (change: Partial<EmploymentApplication> = {}): EmploymentApplication => ({
  candidacyId: ID,
  round: 1,
  carrier: 'Long Beach Drayage',
  title: 'Night drayage',
  isOpen: true,
  startToAccept: '2026-12-05',
  agreedRate: null,
  papers: [
    { kind: 'prior-employers-notice', state: 'toSign', signedOn: null, evidenceId: null, rejection: null },
    { kind: 'application-certification', state: 'toSign', signedOn: null, evidenceId: null, rejection: null },
    { kind: 'clearinghouse-carrier-consent', state: 'toSign', signedOn: null, evidenceId: null, rejection: null },
  ],
  texts: [text('prior-employers-notice', '1'), text('application-certification', '2')],
  sections: [
    {
      title: 'Applicant',
      citation: '49 CFR 391.21(b)(2)',
      entries: [[{ label: 'Social Security number', value: 'Ends in 9999' }]],
    },
    { title: 'Accidents of the last 3 years', citation: '49 CFR 391.21(b)(7)', entries: [] },
  ],
  additions: null,
  contentSha256: 'c'.repeat(64),
  missing: [],
  withoutEquipment: [],
  canSign: true,
  mayWithdrawConsent: false,
  ...change,
});

const open = (application: EmploymentApplication, extend: (api: FakeApi) => FakeApi = (api) => api) =>
  renderApp(`/driver/applications/${ID}/sign`, {
    user: aDriver({ firstName: 'Maria', lastName: 'Gomez' }),
    api: (api) =>
      extend(
        api
          .on('GET', `${CANDIDACY}/employment-application`, ok(application))
          .on('GET', '/api/driver/candidacies', ok({ data: [] })),
      ),
  });

const accepted = ok({ _id: ID, candidacyId: ID, seq: 2, state: 'hired', stage: 'hired' });

describe('the application to a carrier', () => {
  it('shows what is stated, and signs and accepts the start date in one act', async () => {
    const { screen, api, browser, router } = await open(anApplication(), (fake) =>
      fake.on('POST', `${CANDIDACY}/accept-start`, accepted),
    );
    expect(await screen.findByRole('heading', { name: 'Your statements to Long Beach Drayage' })).toBeVisible();
    expect(screen.getByText('Ends in 9999')).toBeVisible();
    expect(screen.getByText('None')).toBeVisible();

    await browser.type(screen.getByLabelText('Your full name'), 'Maria Gomez');
    await browser.click(screen.getByLabelText('Use my typed name'));
    await browser.click(screen.getByRole('checkbox', { name: /^I have read this, and I apply to Long Beach Drayage/ }));
    await browser.click(screen.getByRole('button', { name: 'Sign and accept the start date' }));

    expect(await screen.findByText('Start date accepted')).toBeVisible();
    expect(router.state.location.pathname).toBe('/driver/applications');
    expect(api.sent('POST', `${CANDIDACY}/accept-start`).map(({ body }) => body)).toEqual([
      {
        round: 1,
        startOn: '2026-12-05',
        rateMills: null,
        application: {
          shown: ['1'.repeat(64), '2'.repeat(64)],
          contentSha256: 'c'.repeat(64),
          fullName: 'Maria Gomez',
          signature: { type: 'typed' },
          hasAgreed: true,
        },
      },
    ]);
  });

  it.each(['application-content-changed', 'legal-text-changed'])(
    'is read again after the refusal %s, with what was typed kept, and signed with one more press',
    async (code) => {
      const changed = anApplication({
        contentSha256: 'd'.repeat(64),
        sections: anApplication().sections.map((section) =>
          section.title === 'Applicant'
            ? { ...section, entries: [[{ label: 'Name', value: 'Maria Ray Gomez' }]] }
            : section,
        ),
      });
      const { screen, api, browser } = await open(anApplication(), (fake) =>
        fake.on('POST', `${CANDIDACY}/accept-start`, refusal(409, code)),
      );
      await browser.type(await screen.findByLabelText('Your full name'), 'Maria Gomez');
      await browser.type(screen.getByLabelText(/^Changes and additions/), 'I moved to Waco, TX.');
      await browser.click(screen.getByLabelText('Use my typed name'));
      await browser.click(screen.getByRole('checkbox', { name: /^I have read this/ }));
      api.on('GET', `${CANDIDACY}/employment-application`, ok(changed));
      await browser.click(screen.getByRole('button', { name: 'Sign and accept the start date' }));

      expect(await screen.findByText('Maria Ray Gomez')).toBeVisible();
      expect(screen.getByText(/has changed since you opened this page: Applicant\./)).toBeVisible();
      api.on('POST', `${CANDIDACY}/accept-start`, accepted);
      await browser.click(screen.getByRole('button', { name: 'Sign and accept the start date' }));
      expect(await screen.findByText('Start date accepted')).toBeVisible();
      expect(api.sent('POST', `${CANDIDACY}/accept-start`).at(-1)?.body).toMatchObject({
        application: { contentSha256: 'd'.repeat(64), fullName: 'Maria Gomez', additions: 'I moved to Waco, TX.' },
      });
    },
  );

  it('asks for the type of equipment that the work history lacks, and is not signed without it', async () => {
    const { screen, api, browser } = await open(
      anApplication({ withoutEquipment: ['Lone Star Lines', 'Harbor Haul'] }),
      (fake) => fake.on('POST', `${CANDIDACY}/accept-start`, accepted),
    );
    await browser.type(await screen.findByLabelText('Your full name'), 'Maria Gomez');
    await browser.click(screen.getByLabelText('Use my typed name'));
    await browser.click(screen.getByRole('checkbox', { name: /^I have read this/ }));
    const additions = screen.getByLabelText('Changes and additions');
    expect(additions).toHaveAccessibleDescription(/does not state it for: Lone Star Lines, Harbor Haul\./);
    await browser.click(screen.getByRole('button', { name: 'Sign and accept the start date' }));

    expect(await screen.findByText('This field is required')).toBeVisible();
    expect(additions).toHaveFocus();
    expect(api.sent('POST', `${CANDIDACY}/accept-start`)).toEqual([]);
    await browser.type(additions, 'Tractor-trailer with a dry van in both jobs.');
    await browser.click(screen.getByRole('button', { name: 'Sign and accept the start date' }));
    expect(await screen.findByText('Start date accepted')).toBeVisible();
  });

  it('shows why the carrier rejected what was signed', async () => {
    const papers = anApplication().papers.map((paper) =>
      paper.kind === 'application-certification'
        ? { ...paper, rejection: { reason: 'The last job is missing' } }
        : paper,
    );
    const { screen } = await open(anApplication({ papers }));

    expect(
      await screen.findByText(
        /did not accept this document: Application for employment\. Reason: The last job is missing/,
      ),
    ).toBeVisible();
  });

  it('keeps the additions: those of the last signature, and those that were typed before a reload', async () => {
    const signedBefore = anApplication({ additions: 'I moved to Waco, TX.' });
    const first = await open(signedBefore);
    const field = await first.screen.findByLabelText(/^Changes and additions/);
    expect(field).toHaveValue('I moved to Waco, TX.');
    await first.browser.type(field, ' My license was renewed.');
    cleanup();

    const { screen, api, browser } = await open(signedBefore, (fake) =>
      fake.on('POST', `${CANDIDACY}/accept-start`, accepted),
    );
    expect(await screen.findByLabelText(/^Changes and additions/)).toHaveValue(
      'I moved to Waco, TX. My license was renewed.',
    );
    await browser.type(screen.getByLabelText('Your full name'), 'Maria Gomez');
    await browser.click(screen.getByLabelText('Use my typed name'));
    await browser.click(screen.getByRole('checkbox', { name: /^I have read this/ }));
    await browser.click(screen.getByRole('button', { name: 'Sign and accept the start date' }));
    await waitFor(() => expect(api.sent('POST', `${CANDIDACY}/accept-start`)).toHaveLength(1));
    expect(api.sent('POST', `${CANDIDACY}/accept-start`)[0]?.body).toMatchObject({
      application: { additions: 'I moved to Waco, TX. My license was renewed.' },
    });
    await waitFor(() => expect(readDraft(window.localStorage, `application-additions.${ID}`)).toBeUndefined());
  });

  it('marks the field of a signature that the server refuses, though it is sent inside an acceptance', async () => {
    const errors = [{ pointer: '/application/additions', code: 'text-not-printable', message: 'Not printable' }];
    const { screen, browser } = await open(anApplication(), (fake) =>
      fake.on('POST', `${CANDIDACY}/accept-start`, refusal(400, 'invalid-input', { errors })),
    );
    await browser.type(await screen.findByLabelText('Your full name'), 'Maria Gomez');
    await browser.click(screen.getByLabelText('Use my typed name'));
    await browser.click(screen.getByRole('checkbox', { name: /^I have read this/ }));
    await browser.click(screen.getByRole('button', { name: 'Sign and accept the start date' }));

    expect(await screen.findByText('Not printable')).toBeVisible();
    expect(screen.getByLabelText(/^Changes and additions/)).toBeInvalid();
  });

  it('is not signed before each text is read', async () => {
    const { screen } = await open(
      anApplication({ texts: [text('prior-employers-notice', '1'), text('application-certification', '2', false)] }),
    );

    expect(await screen.findByText('Read each text to its end, then sign.')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Your signature' })).toBeNull();
  });

  it('names what is missing, and the date can still be accepted', async () => {
    const { screen, api, browser } = await open(anApplication({ missing: ['licenses', 'denials'] }), (fake) =>
      fake.on('POST', `${CANDIDACY}/accept-start`, accepted),
    );

    expect(await screen.findByRole('heading', { name: "Your application isn't complete" })).toBeVisible();
    for (const part of [
      'Your license with its number and expiration date',
      'Whether a license was ever denied, suspended or revoked',
    ])
      expect(screen.getByText(part)).toBeVisible();
    expect(screen.queryByText('Your Social Security number')).toBeNull();
    await browser.click(screen.getByRole('button', { name: 'Accept and sign later' }));
    expect(await screen.findByText('Start date accepted')).toBeVisible();
    expect(api.sent('POST', `${CANDIDACY}/accept-start`).map(({ body }) => body)).toEqual([
      { round: 1, startOn: '2026-12-05', rateMills: null },
    ]);
  });

  it('never accepts a date that was not shown, and says which one the carrier has set', async () => {
    const { screen, api, browser } = await open(anApplication(), (fake) =>
      fake.on('POST', `${CANDIDACY}/accept-start`, refusal(409, 'candidacy-changed')),
    );
    const later = await screen.findByRole('button', { name: 'Accept and sign later' });
    api.on('GET', `${CANDIDACY}/employment-application`, ok(anApplication({ startToAccept: '2026-12-12' })));
    await browser.click(later);

    expect(
      await screen.findByText(/changed the start date since you opened this page. It is Sat, Dec 12/),
    ).toBeVisible();
    api.on('POST', `${CANDIDACY}/accept-start`, accepted);
    await browser.click(screen.getByRole('button', { name: 'Accept and sign later' }));
    expect(await screen.findByText('Start date accepted')).toBeVisible();
    expect(api.sent('POST', `${CANDIDACY}/accept-start`).map(({ body }) => body)).toEqual([
      { round: 1, startOn: '2026-12-05', rateMills: null },
      { round: 1, startOn: '2026-12-12', rateMills: null },
    ]);
  });

  it('shows the agreed rate of pay, which is part of what is accepted', async () => {
    const offered = anApplication({ agreedRate: { unit: 'hour', mills: 23_500 } });
    const { screen, api, browser } = await open(offered, (fake) =>
      fake.on('POST', `${CANDIDACY}/accept-start`, accepted),
    );

    expect(await screen.findByText('Agreed rate of pay: $23.50 per hour')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Accept and sign later' }));
    expect(await screen.findByText('Start date accepted')).toBeVisible();
    expect(api.sent('POST', `${CANDIDACY}/accept-start`)[0]?.body).toMatchObject({ rateMills: 23_500 });
  });

  it('asks for the date only if everything is signed', async () => {
    const papers = anApplication().papers.map((paper) => ({
      ...paper,
      state: 'signed' as const,
      signedOn: '2026-12-01',
    }));
    const { screen, api, browser } = await open(anApplication({ papers, texts: [] }), (fake) =>
      fake.on('POST', `${CANDIDACY}/accept-start`, accepted),
    );

    expect(await screen.findByText(/only the start date is left to accept/)).toBeVisible();
    expect(screen.queryByText(/You can't start before/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Accept and sign later' })).toBeNull();
    await browser.click(screen.getByRole('button', { name: 'Accept the start date' }));
    expect(await screen.findByText('Start date accepted')).toBeVisible();
    expect(api.sent('POST', `${CANDIDACY}/accept-start`)).toHaveLength(1);
  });

  it.each([
    ['keeps what was signed', 'signed' as const, /keeps what you signed, as the law requires/],
    ['says that nothing was signed', 'toSign' as const, /has no application of yours/],
  ])('has nothing to sign once the offer has ended, and %s', async (_title, state, sentence) => {
    const papers = anApplication().papers.map((paper) => ({ ...paper, state, signedOn: '2026-12-01' }));
    const ended = anApplication({ papers, isOpen: false, startToAccept: null, texts: [] });
    const { screen } = await open(ended);

    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the job in My applications' })).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Your signature' })).toBeNull();
    expect(screen.queryAllByText(/^Signed on/)).toHaveLength(state === 'signed' ? 3 : 0);
  });

  it('says so if the offer ends while the driver signs', async () => {
    const { screen, api, browser } = await open(anApplication({ startToAccept: null }), (fake) =>
      fake.on('POST', `${CANDIDACY}/employment-application`, refusal(409, 'no-offer-to-sign-for')),
    );
    await browser.type(await screen.findByLabelText('Your full name'), 'Maria Gomez');
    await browser.click(screen.getByLabelText('Use my typed name'));
    await browser.click(screen.getByRole('checkbox', { name: /^I have read this/ }));
    api.on('GET', `${CANDIDACY}/employment-application`, refusal(409, 'no-offer-to-sign-for'));
    await browser.click(screen.getByRole('button', { name: 'Sign' }));

    expect(await screen.findByRole('heading', { name: 'Nothing to sign' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /try again/i })).toBeNull();
    expect(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link')).toBeVisible();
  });

  it('says what happens instead where the texts are not approved, and the date can still be accepted', async () => {
    const { screen } = await open(anApplication({ canSign: false }));

    expect(await screen.findByRole('heading', { name: 'Sign on paper for now' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Requirements and documents' })).toHaveAttribute('href', '/driver/file');
    expect(screen.queryByRole('form', { name: 'Your signature' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Accept and sign later' })).toBeVisible();
  });

  it('shows what is signed, and withdraws the consent after a confirmation', async () => {
    const papers = anApplication().papers.map((paper) => ({
      ...paper,
      state: 'signed' as const,
      signedOn: '2026-12-01',
      evidenceId: ID,
    }));
    const signed = anApplication({ papers, texts: [], startToAccept: null, mayWithdrawConsent: true });
    const { screen, api, browser } = await open(signed, (fake) =>
      fake.on('POST', `${CANDIDACY}/employment-application/consent-withdrawal`, ok(signed)),
    );

    expect(await screen.findByText('Application for employment')).toBeVisible();
    expect(screen.getAllByText('Signed on 12/01/2026')).toHaveLength(3);
    await browser.click(screen.getByRole('button', { name: 'Withdraw consent' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw your consent to limited queries?' }));
    await browser.click(dialog.getByRole('button', { name: 'Withdraw consent' }));

    expect(await screen.findByText(/may no longer run limited queries about you/)).toBeVisible();
    expect(api.sent('POST', `${CANDIDACY}/employment-application/consent-withdrawal`)).toHaveLength(1);
  });
});
