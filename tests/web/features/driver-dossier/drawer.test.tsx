import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import type { DriverDossier } from '#domain/driver-dossier/schema';
import type { VerificationView } from '#domain/employment-verifications/schema';
import { applyChange } from '#web/shared/realtime/connect';
import { aBenchDriver, aFileAccess } from '../../support/carrier-drivers';
import { ORGANIZATION_ID } from '../../support/carrier-orders';
import { aDossier, anOutline, aShadowFile, DOSSIER, DOSSIER_DRIVER } from '../../support/dossiers';
import { ok, refusal } from '../../support/fake-api';
import { aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';
import { aResponse, aVerification, VERIFICATION_ID } from '../../support/verifications';

beforeEach(() => {
  Object.assign(URL, { createObjectURL: jest.fn(() => 'blob:shown'), revokeObjectURL: jest.fn() });
});
afterEach(freshBrowser);

const ACCESS = '018f0000-0000-7000-8000-0000000000f1';

const LIST = `/api/bench-driver/fleet/${ORGANIZATION_ID}`;
const ANSWER = '/api/business/verifications/{id}/answers/{answerId}/pdf';
const OWN_CONSENT = '/api/business/verifications/{id}/consent/pdf';
const GENERAL_CONSENT = '/api/business/driver/{driverId}/consents/{consentId}/pdf';
const open = (
  file: DriverDossier | ReturnType<typeof refusal> = aDossier(),
  address = `/business/bench?file=${DOSSIER_DRIVER}`,
  verifications: readonly VerificationView[] = [],
) =>
  renderApp(address, {
    user: aSafetyOfficer(),
    api: (api) =>
      api
        .on('GET', LIST, ok({ data: [aBenchDriver()], count: 1 }))
        .on('GET', `${LIST}/counts`, ok({ requested: 0, approved: 1, rejected: 0, removed: 0, overdue: 0 }))
        .on('GET', '/api/facility/organization/{id}', ok([]))
        .on('GET', DOSSIER, 'status' in file ? file : ok(file))
        .on('GET', '/api/business/driver/{driverId}/documents/{fileId}', ok({ bytes: true }))
        .on('GET', GENERAL_CONSENT, ok({ bytes: true }))
        .on('GET', '/api/business/driver/{driverId}/verifications', ok({ data: verifications }))
        .on('GET', ANSWER, ok({ bytes: true }))
        .on('GET', OWN_CONSENT, ok({ bytes: true }))
        .on(
          'GET',
          '/api/verifications',
          ok([
            {
              _id: '018f0000-0000-7000-8000-000000000901',
              entityId: aDossier().employmentHistories[0]?._id ?? '',
              text: 'Dates confirmed by phone',
              updatedAt: '2026-10-03T12:00:00.000Z',
            },
          ]),
        ),
  });

describe('a driver file before the driver answers', () => {
  it('names no employer, and has months instead of days', async () => {
    const { screen } = await open(anOutline());
    const drawer = within(await screen.findByRole('dialog', { name: 'Shadow File' }));

    expect(
      await drawer.findByText(/^Employers have no names, and dates are months, until the driver answers/),
    ).toBeVisible();
    const timeline = within(drawer.getByRole('list', { name: 'Timeline' }));
    expect(timeline.getByText('Employer, Dallas, TX')).toBeVisible();
    const job = { name: 'Employer, Dallas, TX (03/2022 - present)', hidden: true };
    expect(drawer.getByRole('region', job)).toBeInTheDocument();
    expect(drawer.getByText('01/2028')).toBeVisible();
    expect(drawer.getByText('05/2027')).toBeVisible();
    expect(within(drawer.getByRole('region', { name: 'Violations:' })).getAllByText('05/2023').length).toBeGreaterThan(
      0,
    );
    expect(drawer.queryByText('01/01/2028')).toBeNull();
    expect(drawer.queryByText(/Self-employed/)).toBeNull();
  });
});

describe('a driver file with access', () => {
  it('has the name in its title, and says what the driver was never asked', async () => {
    const { screen } = await open();
    const drawer = within(await screen.findByRole('dialog', { name: 'Maria Lee Gomez Qualifications File' }));

    expect(await drawer.findByText('+1 (214) 555-0100')).toBeVisible();
    expect(drawer.getByText('In the Past 60 Months')).toBeVisible();
    expect(drawer.getByText('Verifiable CDL experience in the last 60 months')).toBeVisible();
    expect(drawer.getByText('2 / last 60 months')).toBeVisible();
    expect(drawer.getByText('Reads and speaks English').closest('div')).toHaveTextContent('Not stated');
    expect(drawer.getByText('A1234567')).toBeVisible();
    expect(drawer.getByText('Corrective lenses (B)')).toBeVisible();
    expect(drawer.getByRole('link', { name: 'Search the national registry' })).toHaveAttribute(
      'href',
      'https://nationalregistry.fmcsa.dot.gov/search-medical-examiners',
    );
  });

  it.each([
    { hiredOn: '2026-11-02', count: 1 },
    { hiredOn: null, count: 0 },
  ])('offers onboarding for a hired driver: since $hiredOn', async ({ hiredOn, count }) => {
    const { screen } = await open(aDossier({ hiredOn }));
    await screen.findByRole('button', { name: 'Print' });

    expect(screen.queryAllByRole('button', { name: 'Order onboarding' })).toHaveLength(count);
  });

  it.each([
    { days: 90, mark: null },
    { days: 30, mark: 'Expires soon' },
    { days: -2, mark: 'Expired' },
  ])('starts with what a reviewer looks for: a medical card of $days days', async ({ days, mark }) => {
    const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);
    const medicalCard = {
      status: 'approved',
      expireDate: day(days),
      expiresSoonFrom: day(days - 60),
      details: null,
    } as const;
    const { screen } = await open(aDossier({ medicalCard, hiredOn: '2026-11-02' }));

    const key = within(await screen.findByRole('region', { name: 'Key facts' }));
    const valueOf = (label: string) => key.getByText(label).nextElementSibling;
    expect(valueOf('Employed')).toHaveTextContent('since 11/02/2026');
    expect(valueOf("Driver's license")).toHaveTextContent('CDL - A · TX until 01/31/2028');
    expect(valueOf('Medical card')).toHaveTextContent(new RegExp(`^until [\\d/]+${mark === null ? '' : ` ${mark}`}$`));
    expect(valueOf('No document on file')).toHaveTextContent('CDLIS');
  });

  it('names the start date of a driver who has not started, and results that have no document', async () => {
    const base = aDossier();
    const documentKinds = [{ kind: 'background-check-result', status: 'initial' }] as const;
    const { screen } = await open({
      ...base,
      hiredOn: '2099-12-07',
      documentKinds: documentKinds.map((kind) => ({ ...base.documentKinds[0], ...kind })),
      verification: { compliance: { ...base.verification.compliance, checkResult: 'accepted' } },
    } as DriverDossier);

    const key = within(await screen.findByRole('region', { name: 'Key facts' }));
    expect(key.getByText('Start date').nextElementSibling).toHaveTextContent('12/07/2099');
    expect(key.queryByText('Employed')).toBeNull();
    const missing = key.getByText('No document on file').nextElementSibling;
    expect(missing).toHaveTextContent('Background check result (result accepted)');
  });

  it('says in a shadow file what the carrier may know of the license and medical card', async () => {
    const { screen } = await open(aShadowFile());

    const key = within(await screen.findByRole('region', { name: 'Key facts' }));
    expect(key.queryByText('No document on file')).not.toBeInTheDocument();
    expect(key.getByText('Medical card').nextElementSibling).toHaveTextContent('Pending');
  });

  it('shows the timeline by start date, and badges of the verdicts', async () => {
    const { screen } = await open();

    const items = within(await screen.findByRole('list', { name: 'Timeline' })).getAllByRole('listitem');

    expect(items.map((item) => within(item).getByText(/\d\d\/\d\d - /).textContent)).toEqual([
      '01/21 - 03/21',
      '04/21 - 02/22',
      '03/22 - present',
    ]);
    expect(items[0]).toHaveTextContent('Pending');
    expect(items[2]).toHaveTextContent('Approved');
  });

  it('cuts long values, shows two cards at a time, and opens the whole text and the summary', async () => {
    const { screen, browser } = await open();
    const violations = within(await screen.findByRole('region', { name: 'Violations:' }));
    expect(screen.getByText('Background check').nextElementSibling).toHaveTextContent('Accepted');
    const shown = () => violations.getAllByRole('listitem').filter(({ className }) => className === '').length;

    expect(shown()).toBe(2);
    expect(violations.queryByRole('button', { name: /^(Edit|Remove) / })).not.toBeInTheDocument();
    expect(violations.getByRole('button', { name: 'Previous: Violations:' })).toBeDisabled();
    await browser.click(violations.getByRole('button', { name: 'Next: Violations:' }));
    expect(violations.getByRole('button', { name: 'Next: Violations:' })).toBeDisabled();

    await browser.click(violations.getByRole('button', { name: /^more Charge/, hidden: true }));
    expect(await screen.findByRole('dialog', { name: 'Charge' })).toHaveTextContent(
      'Speeding: Speeding 20 mph over the limit in a work zone',
    );
    await browser.keyboard('{Escape}');
    await browser.click(screen.getByRole('button', { name: 'MVR Details' }));
    expect(await screen.findByRole('dialog', { name: 'MVR Details' })).toHaveTextContent('Clean since 2024');
  });

  it.each([
    { wetSignature: 'data:image/svg+xml;base64,PHN2Zy8+', text: null },
    { wetSignature: null, text: 'Maria Lee Gomez' },
  ])('shows the signature as it was given: %j', async ({ wetSignature, text }) => {
    const signature = { name: 'Maria Lee Gomez', wetSignature, updatedAt: '2026-11-20T12:00:00.000Z' };
    const { screen } = await open(aDossier({ signature }));

    const figure = within(await screen.findByRole('figure', { hidden: true }));
    expect(figure.getByText('Signature of Maria Lee Gomez, 11/20/2026')).toBeInTheDocument();
    const image = figure.queryByRole('img', { hidden: true });
    expect(image?.getAttribute('src') ?? null).toBe(wetSignature);
    expect(figure.getByText(/^Signature of/).previousSibling?.textContent).toBe(text ?? '');
  });

  it('opens documents, consents and verification notes on request only', async () => {
    const { screen, browser, api } = await open();
    await screen.findByRole('button', { name: 'Driver License' });
    expect(api.sent('GET', '/api/business/driver/{driverId}/documents/{fileId}')).toHaveLength(0);
    expect(api.sent('GET', '/api/verifications')).toHaveLength(0);

    await browser.click(screen.getByRole('button', { name: /Employment history/ }));
    await browser.click(screen.getByRole('button', { name: /Verifications/ }));
    expect(await screen.findByText('Dates confirmed by phone')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Lone Star Freight (03/2022 - present)' })).toBeVisible();
    await browser.click(screen.getAllByRole('button', { name: /VOE consent/, hidden: true })[0] ?? document.body);
    const frame = await screen.findByTitle('VOE consent');
    expect([frame.getAttribute('width'), frame.getAttribute('height')]).toEqual(['595', '842']);
  });

  it('prints the notes of employers that nobody opened, which are read first', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { screen, browser, api } = await open();
    await browser.click(await screen.findByRole('button', { name: 'Print' }));

    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(api.sent('GET', '/api/verifications')).toHaveLength(1);
    expect(screen.getByText('Dates confirmed by phone')).toBeInTheDocument();
    print.mockRestore();
  });

  it('has the response to a verification at the only employer, and nowhere with two', async () => {
    const [job] = aDossier().employmentHistories;
    if (job === undefined) throw new Error('no job');
    const documents = aDossier().documents.map((file) => ({ ...file, document: 'employmentVerification' as const }));
    const of = { hidden: true, name: /VOE response/ };
    const one = await open(aDossier({ documents }));
    await one.screen.findByRole('dialog', { name: /Qualifications File/ });
    expect(await one.screen.findAllByRole('button', of)).not.toHaveLength(0);
    freshBrowser();

    const employmentHistories = [job, { ...job, _id: DOSSIER_DRIVER, employerName: 'Reno Van Line' }];
    const two = await open(aDossier({ documents, employmentHistories }));
    await two.screen.findByRole('region', { name: /^Reno Van Line/, hidden: true });
    expect(two.screen.queryByRole('button', of)).toBeNull();
  });

  it('has the consent and the response of the own verification of each employer', async () => {
    const [job] = aDossier().employmentHistories;
    if (job === undefined) throw new Error('no job');
    const employmentHistories = [job, { ...job, _id: DOSSIER_DRIVER, employerName: 'Reno Van Line' }];
    const decline = aResponse({ _id: ACCESS, kind: 'decline', answer: null, reason: 'other' });
    const verification = aVerification({
      employmentHistoryId: job._id,
      consentSignedAt: '2026-11-10T12:00:00.000Z',
      responses: [decline, aResponse()],
    });
    const { screen, browser, api } = await open(aDossier({ employmentHistories }), undefined, [verification]);
    await browser.click(await screen.findByRole('button', { name: /Employment history/ }));
    const [own, other] = [/^Lone Star Freight/, /^Reno Van Line/].map((name) =>
      within(screen.getByRole('region', { name })),
    );
    if (own === undefined || other === undefined) throw new Error('no employers');
    await browser.click(own.getByRole('button', { name: 'Documents' }));
    await browser.click(other.getByRole('button', { name: 'Documents' }));

    await browser.click(await own.findByRole('button', { name: 'VOE response' }));
    expect(await screen.findByTitle('VOE response')).toBeVisible();
    const [answer] = api.sent('GET', ANSWER);
    expect(answer?.path).toBe(`/api/business/verifications/${VERIFICATION_ID}/answers/${aResponse()._id}/pdf`);
    expect(answer?.query.get('part')).toBe('employment');
    await browser.keyboard('{Escape}');
    await browser.click(own.getByRole('button', { name: 'VOE consent' }));
    expect(await screen.findByTitle('VOE consent')).toBeVisible();
    expect(api.sent('GET', OWN_CONSENT)).toHaveLength(1);
    expect(api.sent('GET', GENERAL_CONSENT)).toHaveLength(0);
    await browser.keyboard('{Escape}');

    expect(other.queryByRole('button', { name: 'VOE response' })).toBeNull();
    await browser.click(other.getByRole('button', { name: 'VOE consent' }));
    await waitFor(() => expect(api.sent('GET', GENERAL_CONSENT)).toHaveLength(1));
  });

  it('says of each document whether it is approved, and opens the approved one', async () => {
    const [license] = aDossier().documents;
    if (license === undefined) throw new Error('no license');
    const sentAt = '2026-11-01T12:00:00.000Z';
    const newer = { ...license, sentAt, _id: '018f0000-0000-7000-8000-000000000299', status: 'pending' as const };
    const { screen, browser, api } = await open(
      aDossier({
        documents: [newer, license],
        documentKinds: [{ kind: 'license', status: 'pending', mayAdd: true, refusal: null }],
      }),
    );
    await screen.findByRole('dialog', { name: /Qualifications File/ });

    const application = within(await screen.findByRole('region', { name: 'Driver License Info' }));
    await browser.click(application.getByRole('button', { name: 'Driver License' }));

    await screen.findByRole('dialog', { name: 'Driver License' });
    expect(api.sent('GET', '/api/business/driver/{driverId}/documents/{fileId}')[0]?.path).toMatch(license._id ?? '');
    // The newer license in the list, and the medical card among the key facts.
    expect(screen.getAllByText('Pending Review')).toHaveLength(2);
  });

  it('closes with the back arrow', async () => {
    const { screen, browser, router } = await open();
    const drawer = within(await screen.findByRole('dialog', { name: /Qualifications File/ }));

    await browser.click(drawer.getByRole('button', { name: 'Back' }));

    expect(router.state.location.search).toBe('');
  });

  it('returns the focus to the button that opened it', async () => {
    const { screen, browser } = await open(aDossier(), '/business/bench');
    const button = await screen.findByRole('button', { name: /^Driver file/ });

    await browser.click(button);
    await browser.click(await screen.findByRole('button', { name: 'Back' }));

    await waitFor(() => {
      expect(button).toHaveFocus();
    });
  });

  it('is read again only when a person opens it: no change of another access reads it', async () => {
    const { screen, api, client } = await open();
    await screen.findByRole('dialog', { name: /Qualifications File/ });

    act(() => {
      applyChange(client, { topic: 'file-access', id: 'another', driverId: 'another' });
      applyChange(client, { topic: 'driver', id: DOSSIER_DRIVER, driverId: DOSSIER_DRIVER });
    });

    expect(client.isFetching({ queryKey: ['dossier'] })).toBe(0);
    expect(api.sent('GET', DOSSIER)).toHaveLength(1);
  });

  it.each([
    ['as a file without access', ok(aShadowFile()), /Shadow File/],
    ['with the reason', refusal(403, 'access-ended'), 'Driver file'],
    ['closed', refusal(404, 'not-found'), 'Driver file'],
  ] as const)('closes while it is open when the driver ends the access, and stays %s', async (_, answer, name) => {
    const { screen, api, client } = await open();
    const drawer = within(await screen.findByRole('dialog', { name: /Qualifications File/ }));
    expect(await drawer.findByRole('button', { name: 'Export PDF' })).toBeVisible();
    api.on('GET', DOSSIER, answer);

    act(() => {
      applyChange(client, { topic: 'file-access', id: ACCESS, driverId: DOSSIER_DRIVER });
    });

    expect(await screen.findByRole('dialog', { name })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export PDF' })).toBeNull();
    expect(screen.queryByText('A1234567')).toBeNull();
    expect(screen.queryByText('Your access to this file has ended') !== null).toBe(answer.status === 403);
    expect(screen.queryByText('This file is closed') !== null).toBe(answer.status === 404);
  });

  it('is not read again without access: each reading is logged', async () => {
    const { screen, api, client } = await open(aShadowFile());
    await screen.findByRole('dialog', { name: /Shadow File/ });

    act(() => {
      applyChange(client, { topic: 'file-access', id: ACCESS, driverId: DOSSIER_DRIVER });
    });

    expect(client.isFetching({ queryKey: ['dossier'] })).toBe(0);
    expect(api.sent('GET', DOSSIER)).toHaveLength(1);
  });

  it('closes when the access was given up and the file is refused', async () => {
    const access = aFileAccess({ _id: ACCESS, state: 'approved', actions: ['giveUpAccess'] });
    const { screen, browser, api } = await open(aDossier({ access }));
    const drawer = within(await screen.findByRole('dialog', { name: /Qualifications File/ }));
    api
      .on('PATCH', '/api/dq-access/give-up/{id}', ok(aFileAccess({ state: 'revoked' })))
      .on('GET', DOSSIER, refusal(404, 'not-found'));

    await browser.click(await drawer.findByRole('button', { name: 'Give up access' }));
    await browser.click(
      within(await screen.findByRole('dialog', { name: /Give up access/ })).getByRole('button', {
        name: 'Give up access',
      }),
    );

    expect(await screen.findByRole('dialog', { name: 'Driver file' })).toBeVisible();
    expect(screen.queryByText('A1234567')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Export PDF' })).toBeNull();
  });
});

describe('a driver file without access', () => {
  it('is a shadow file: documents are blurred and not fetched', async () => {
    const { screen, api } = await open(aShadowFile());

    const drawer = within(await screen.findByRole('dialog', { name: 'Shadow File' }));
    expect(await screen.findAllByText('Driver License: not visible yet')).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Driver License' })).toBeNull();
    expect(screen.queryByText('A1234567')).toBeNull();
    expect(drawer.getByRole('button', { name: 'Request access' })).toBeEnabled();
    expect(api.seen.filter(({ path }) => /documents|photo|consents|verifications/.test(path))).toEqual([]);
  });

  it('says in plain words when access can be requested again', async () => {
    const refusals = [{ action: 'requestAccess', code: 'access-requested-recently' } as const];
    const { screen } = await open({ ...aShadowFile(), access: aFileAccess({ actions: [], refusals }) });

    expect(await screen.findByText('Access was requested in the last seven days. Please wait')).toBeVisible();
  });

  it('blurs the contact data of employers', async () => {
    const { screen } = await open(aShadowFile());

    const employer = within(
      await screen.findByRole('region', { name: 'Lone Star Freight (03/2022 - present)', hidden: true }),
    );
    expect(employer.getByText('Company phone').closest('div')).toHaveTextContent('Visible with access');
  });

  it('withdraws a request after a confirmation, and shows it without being read again', async () => {
    const requested = aFileAccess({ _id: ACCESS, state: 'requested', actions: ['withdrawRequest'] });
    const { screen, browser, api } = await open({ ...aShadowFile(), access: requested });
    api.on('PATCH', '/api/dq-access/withdraw/{id}', ok(aFileAccess({ state: 'rejected' })));

    await browser.click(await screen.findByRole('button', { name: 'Withdraw request' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the request to Maria G.?' }));
    expect(dialog.getByText(/seven days/)).toBeVisible();
    await browser.click(dialog.getByRole('button', { name: 'Withdraw request' }));

    expect(await screen.findByText('DQ Files Access Rejected')).toBeVisible();
    expect(api.sent('GET', DOSSIER)).toHaveLength(1);
  });

  it('says that it is not available yet', async () => {
    const { screen } = await open(refusal(409, 'dq-file-not-available'));

    expect(await screen.findByText("It opens when the driver's paperwork is almost complete.")).toBeVisible();
  });
});
