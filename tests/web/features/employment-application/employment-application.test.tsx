import { afterEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import type { EmploymentApplication } from '#domain/employment-applications/schema';
import type { FakeApi } from '../../support/fake-api';
import { ok } from '../../support/fake-api';
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
  startToAccept: '2026-12-05',
  papers: [
    { kind: 'prior-employers-notice', state: 'toSign', signedOn: null, evidenceId: null },
    { kind: 'application-certification', state: 'toSign', signedOn: null, evidenceId: null },
    { kind: 'clearinghouse-carrier-consent', state: 'toSign', signedOn: null, evidenceId: null },
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
  contentSha256: 'c'.repeat(64),
  missing: [],
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
    expect(api.sent('POST', `${CANDIDACY}/accept-start`).map(({ body }) => body)).toEqual([{ round: 1 }]);
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
