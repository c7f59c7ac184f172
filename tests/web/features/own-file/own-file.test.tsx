import { File as NodeFile } from 'node:buffer';
import { afterEach, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { FileLine, FileOnDay } from '#domain/requirements/file-schema';
import { aDossierFile } from '../../../support/builders/dossier';
import { anApplication, aStart } from '../../support/applications';
import { aCompliance } from '../../support/compliance';
import { aFile, aFileLine, anEmployment, anEvidence, EMPLOYMENT_ID } from '../../support/driver-files';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { aDriver, anApplyingDriver } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const ME = '/api/drivers/me';
const twic = aFileLine({
  code: 'twic',
  title: 'TWIC card',
  per: 'driver',
  acts: 'driver',
  status: 'expired',
  why: 'ended',
  dueOn: '2026-11-01',
  records: [{ kind: 'twic', dated: 'issued', forms: ['document'], findings: [], until: 'expires' }],
});

const open = (file: Partial<FileOnDay>, more: (api: FakeApi) => FakeApi = (api) => api, user = anApplyingDriver()) =>
  renderApp('/driver/file', {
    user,
    api: (api) =>
      more(
        api
          .on('GET', `${ME}/file`, ok(aFile({ employment: null, employments: [], ...file })))
          .on('GET', `${ME}/documents`, ok({ kinds: [], data: [] }))
          .on('GET', '/api/driver/candidacies', ok({ data: [] }))
          .on('GET', '/api/driver-profile/verification/compliance', ok(aCompliance())),
      ),
  });

afterEach(freshBrowser);

it('shows what the driver has to do first, and what others do folded', async () => {
  const done = aFileLine({
    code: 'license',
    title: "Driver's license",
    acts: null,
    status: 'done',
    why: 'proven',
    provenOn: '2025-01-02',
    evidence: anEvidence(),
  });
  const { screen, browser } = await open({ lines: [aFileLine(), twic, done] });

  const todo = within((await screen.findByText('TWIC card')).closest('li') as HTMLElement);
  expect(todo.getAllByText('Expired on 11/01/2026')[0]).toBeVisible();
  expect(todo.getAllByText('Your turn')[0]).toBeVisible();
  expect(screen.getByText('Road test')).not.toBeVisible();
  await browser.click(screen.getByText('1 handled by others'));
  expect(screen.getByText('Road test')).toBeVisible();
});

it('lists the documents about a driver who already works, with the reason of a rejection, and adds a new one', async () => {
  const kind = { kind: 'additional-document', status: 'rejected', mayAdd: true, refusal: null };
  const rejected = aDossierFile({
    ...{ document: 'additionalDocument', kind: 'additional-document', title: 'Forklift certificate' },
    ...{ status: 'rejected', rejection: 'Not readable' },
  });
  const { screen, browser } = await open(
    { lines: [] },
    (api) => api.on('GET', `${ME}/documents`, ok({ kinds: [kind], data: [rejected] })),
    aDriver(),
  );

  expect(await screen.findByText(/Not readable/)).toBeVisible();
  await browser.click(screen.getByRole('button', { name: /^Add document/ }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('leaves questions about the job to others, and says in plain words that an answer is needed', async () => {
  const job = aFileLine({ status: 'unknown', why: 'factMissing', facts: ['interstate'], acts: 'carrier' });
  const own = aFileLine({
    ...{ code: 'states', title: 'Licensing states', status: 'unknown', why: 'factMissing' },
    ...{ facts: ['licenses', 'interstate'], acts: 'carrier', records: [] },
  });
  const { screen, browser } = await open({ lines: [job, own] });

  const todo = within((await screen.findByText('Licensing states')).closest('li') as HTMLElement);
  expect(todo.getByText('Answer needed')).toBeVisible();
  expect(todo.getByText("You can't drive yet")).toBeVisible();
  expect(screen.getByText('Road test')).not.toBeVisible();
  expect(screen.getByText('1 handled by others')).toBeVisible();
  expect(screen.queryByText('Unknown')).not.toBeVisible();
  await browser.click(todo.getByText('Details'));
  expect(await todo.findByText('The form and the certificate.')).toBeVisible();
  expect(todo.getAllByText('49 CFR 391.31, 391.33')).toHaveLength(1);
});

it.each([
  ['a start that is ahead', null, "You can't drive yet"],
  ['an assignment', '2026-11-02T13:00:00.000Z', 'You must not drive for now'],
])('says what a line bars, of %s', async (_, startedAt, text) => {
  const orderId = '018f0000-0000-7000-8000-000000000b0b';
  const employmentId = '018f0000-0000-7000-8000-000000000e0e';
  const employment = anEmployment({ _id: employmentId, order: { _id: orderId, title: 'Night drayage' } });
  const line = aFileLine({ employmentId, acts: 'driver', bars: true });
  const hired = anApplication({
    orderId,
    state: 'hired',
    turn: 'you',
    start: aStart({ answer: 'accepted', startedAt }),
  });
  const { screen } = await open({ lines: [line], employments: [employment] }, (api) =>
    api.on('GET', '/api/driver/candidacies', ok({ data: [hired] })),
  );

  expect(await screen.findByText(text)).toBeVisible();
});

it('uploads a document at its line, which waits for a review', async () => {
  const fileId = '018f0000-0000-7000-8000-000000000899';
  const { screen, browser, api } = await open({ lines: [twic] }, (fake) =>
    fake.on('POST', `${ME}/evidence-files`, ok({ fileId })).on('POST', `${ME}/evidence`, ok(anEvidence())),
  );
  await browser.click(await screen.findByRole('button', { name: /^Upload document/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await browser.type(dialog.getByLabelText('Date issued'), '2026-11-20');
  await browser.type(dialog.getByLabelText(/^Expiration date/), '2031-11-20');
  // jsdom's own files cannot be sent through Node's fetch.
  await browser.upload(
    dialog.getByLabelText(/^Choose file: Document/),
    new NodeFile(['picture'], 'twic.jpg', { type: 'image/jpeg' }) as File,
  );
  await dialog.findByText('twic.jpg is uploaded');
  await browser.click(dialog.getByRole('button', { name: 'Upload document' }));

  expect(await screen.findByText('Document sent for review')).toBeVisible();
  const body = api.sent('POST', `${ME}/evidence`)[0]?.body;
  expect(body).toMatchObject({ kind: 'twic', dates: { issued: '2026-11-20', expires: '2031-11-20' }, fileId });
  expect(body).not.toHaveProperty('isAccepted');
});

it('states the licenses of three years, with refusals at their fields', async () => {
  const states = aFileLine({
    code: 'license-states',
    title: 'Licensing states',
    status: 'unknown',
    why: 'factMissing',
    facts: ['licenses'],
    acts: 'driver',
    records: [],
  });
  const { screen, browser, api } = await open({ lines: [states] }, (fake) =>
    fake.on(
      'POST',
      `${ME}/stated-facts`,
      refusal(400, 'invalid', {
        errors: [
          { pointer: '/facts/licenses/0/heldFrom', code: 'date-in-future', message: 'The date is in the future' },
        ],
      }),
    ),
  );
  expect(await screen.findByText(/^Still missing: since when you have held each license/)).toBeVisible();
  await browser.click(await screen.findByRole('button', { name: /^Answer questions.*Licensing states/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await browser.click(dialog.getByRole('button', { name: 'Add a license' }));
  await browser.selectOptions(dialog.getByRole('combobox', { name: /^Licensing authority/ }), 'California');
  await browser.type(dialog.getByLabelText('Held since'), '2030-01-01');
  await browser.type(dialog.getByLabelText(/^Restriction codes/), 'e, L');
  await browser.click(dialog.getByRole('button', { name: 'Save answers' }));

  expect(await dialog.findByText('The date is in the future')).toBeVisible();
  await waitFor(() =>
    expect(api.sent('POST', `${ME}/stated-facts`)[0]?.body).toMatchObject({
      facts: {
        licenses: [
          {
            state: 'CA',
            isForeign: false,
            heldFrom: '2030-01-01',
            heldUntil: null,
            class: null,
            restrictions: ['E', 'L'],
          },
        ],
      },
    }),
  );
});

it('begins with the licenses of the background check form, and asks only for the rest', async () => {
  const typed = ['TX', 'ON', 'PR', ''].map((state) => ({ state: state as 'TX', number: '1', expiresOn: '2029-01-31' }));
  const { motorVehicle } = aCompliance();
  const view = aCompliance({ motorVehicle: { ...motorVehicle, licenses: typed } });
  const { screen, browser, api } = await open({ lines: [] }, (fake) =>
    fake.on('GET', '/api/driver-profile/verification/compliance', ok(view)).on('POST', `${ME}/stated-facts`, ok({})),
  );
  await browser.click(await screen.findByRole('button', { name: /^Answer questions.*Licenses/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const since = dialog.getAllByLabelText('Held since');
  expect(since).toHaveLength(2);
  for (const field of since) await browser.type(field, '2020-01-01');
  await browser.click(dialog.getByRole('button', { name: 'Save answers' }));

  await waitFor(() =>
    expect(api.sent('POST', `${ME}/stated-facts`)[0]?.body).toMatchObject({
      facts: {
        licenses: [
          { state: 'TX', isForeign: false },
          { state: 'Ontario, Canada', isForeign: true },
        ],
      },
    }),
  );
});

it('asks for the name of a licensing authority abroad', async () => {
  const { screen, browser } = await open({ lines: [] });
  await browser.click(await screen.findByRole('button', { name: /^Answer questions.*Licenses/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await browser.click(dialog.getByRole('button', { name: 'Add a license' }));
  await browser.click(dialog.getByRole('checkbox', { name: 'Issued outside the United States' }));
  expect(dialog.getByRole('textbox', { name: /^Licensing authority/ })).toHaveAccessibleDescription(
    'The name of the country or province.',
  );
});

it('shows lines of an employment with its carrier, and records a document for it', async () => {
  const receipt = aFileLine({
    code: 'drug-policy',
    title: 'Receipt of the drug and alcohol policy',
    acts: 'driver',
    records: [
      { kind: 'drugPolicyReceipt', dated: 'signed', forms: ['document', 'typedDay'], findings: [], until: null },
    ],
  });
  const { screen, browser, api } = await open({ employments: [anEmployment()], lines: [receipt, twic] }, (fake) =>
    fake.on('POST', `${ME}/evidence`, ok(anEvidence())),
  );
  const line = within((await screen.findByText('Receipt of the drug and alcohol policy')).closest('li') as HTMLElement);
  expect(line.getByText('Long Beach Drayage · 49 CFR 391.31, 391.33')).toBeVisible();
  await browser.click(line.getByRole('button', { name: /^Upload document/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await browser.click(dialog.getByRole('radio', { name: 'Date only, no document required' }));
  await browser.type(dialog.getByLabelText('Date signed'), '2026-11-20');
  await browser.click(dialog.getByRole('button', { name: 'Upload document' }));

  expect(await screen.findByText('Document sent for review')).toBeVisible();
  expect(api.sent('POST', `${ME}/evidence`)[0]?.body).toMatchObject({
    kind: 'drugPolicyReceipt',
    employmentId: EMPLOYMENT_ID,
  });
});

it('says that there is nothing to do', async () => {
  const { screen } = await open({ lines: [] });
  expect(await screen.findByText('Nothing to do right now')).toBeVisible();
});

it('shows an error with a retry', async () => {
  const { screen, api, browser } = await open({}, (fake) => fake.on('GET', `${ME}/file`, refusal(503, 'unavailable')));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.on('GET', `${ME}/file`, ok(aFile({ employment: null, lines: [twic] })));
  await browser.click(retry);
  expect(await screen.findByText('TWIC card')).toBeVisible();
});

it('leads to the page to sign what a carrier needs with a signature, instead of asking for a paper', async () => {
  const records = [
    { kind: 'application' as const, dated: 'signed' as const, forms: ['document' as const], findings: [], until: null },
  ];
  const paper = { acts: 'driver', records, employmentId: EMPLOYMENT_ID } as const;
  const application = aFileLine({ ...paper, code: 'application', title: 'Application to this carrier' });
  const homes = aFileLine({ ...paper, code: 'homes-36-months', title: '3-year residence history' });
  const hire = anApplication({ orderId: String(anEmployment().order?._id), signature: 'due' });
  const { screen, api } = await open({ lines: [application, homes, twic], employments: [anEmployment()] }, (fake) =>
    fake.on('GET', '/api/driver/candidacies', ok({ data: [hire] })),
  );

  const links = await screen.findAllByRole('link', { name: /^Sign for the carrier/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [1, 2].map(() => `/driver/applications/${hire.candidacyId}/sign`),
  );
  expect(screen.getAllByText(/^Part of the application that you sign for the carrier/)).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^Upload document/ })).toHaveLength(1);
  expect(api.sent('GET', '/api/driver/candidacies').length).toBeGreaterThan(0);
});

it('asks for the document while nothing can be signed for the carrier', async () => {
  const records = [
    { kind: 'application' as const, dated: 'signed' as const, forms: ['document' as const], findings: [], until: null },
  ];
  const application = aFileLine({ code: 'application', title: 'Application', acts: 'driver', records });
  const hire = anApplication({ orderId: String(anEmployment().order?._id), signature: 'none' });
  const { screen } = await open({ lines: [application], employments: [anEmployment()] }, (fake) =>
    fake.on('GET', '/api/driver/candidacies', ok({ data: [hire] })),
  );

  expect(await screen.findByRole('button', { name: /^Upload document/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Sign for the carrier/ })).toBeNull();
});

const ofApplicant: Partial<FileLine> = {
  per: 'driver',
  employmentId: null,
  authority: 'platform',
  store: 'platform',
  acts: 'driver',
  bars: false,
  dueOn: null,
};
const records = [
  {
    kind: 'medicalCertificate' as const,
    dated: 'examined' as const,
    forms: ['document' as const],
    findings: [],
    until: null,
  },
];

it.each([
  ['phone', 'contact-phone', '/driver/onboarding/phone'],
  ['compliance', 'compliance-form', '/driver/onboarding/compliance/1'],
  ['dotMedicalCard', 'medical-card', '/driver/onboarding/documents#dotMedicalCard'],
] as const)('links a line to its task, and calls nothing overdue: %s', async (about, code, href) => {
  const line = aFileLine({ ...ofApplicant, code, title: 'The line', records, part: { about, status: 'initial' } });
  const { screen } = await open({ lines: [line] });

  const todo = within((await screen.findByText('The line')).closest('li') as HTMLElement);
  expect(todo.getByRole('link', { name: /^Open the task.*The line$/ })).toHaveAttribute('href', href);
  expect(todo.queryByRole('button', { name: /^Upload document/ })).toBeNull();
  expect(todo.getByText('Missing')).toHaveTextContent('Missing (Your turn)');
});

it('leads an active driver, who has no tasks, to the page of personal information', async () => {
  const line = aFileLine({
    ...{
      ...ofApplicant,
      code: 'medical-card',
      title: 'Medical card',
      status: 'due',
      why: 'endsSoon',
      dueOn: '2026-12-24',
    },
    ...{ records, part: { about: 'dotMedicalCard', status: 'rejected' } },
  });
  const { screen } = await open({ lines: [line] }, (api) => api, aDriver());

  expect(await screen.findByRole('link', { name: /^Open the task.*Medical card$/ })).toHaveAttribute(
    'href',
    '/driver/personalInfo',
  );
  expect(screen.getByText('Rejected')).toHaveTextContent('Rejected (Your turn)');
});

it('says that a document is reviewed, and asks for nothing', async () => {
  const line = aFileLine({
    ...{ ...ofApplicant, code: 'medical-card', title: 'Medical card', acts: 'ops', isUnderReview: true, records },
    part: { about: 'dotMedicalCard', status: 'pending' },
  });
  const { screen, browser } = await open({ lines: [line] });

  expect(await screen.findByText('Nothing to do right now')).toBeVisible();
  await browser.click(screen.getByText('1 handled by others'));
  const row = within(screen.getByText('Medical card').closest('li') as HTMLElement);
  expect(row.getByText('Pending Review')).toHaveTextContent('Pending Review (Their turn)');
  expect(row.getByText("We have it. You don't need to do anything.")).toBeVisible();
  expect(row.queryByRole('button', { name: /^Upload document/ })).toBeNull();
  expect(row.queryByRole('link', { name: /^Open the task/ })).toBeNull();
});
