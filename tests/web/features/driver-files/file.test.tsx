import { File as NodeFile } from 'node:buffer';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { FileOnDay } from '#domain/requirements/file-schema';
import {
  aFile,
  aFileLine,
  anEmployment,
  anEvidence,
  anInquiry,
  EMPLOYMENT_ID,
  EVIDENCE_ID,
  PAST_EMPLOYER,
} from '../../support/driver-files';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const ONE = '/api/business/employments/{id}';

const open = (file: Partial<FileOnDay> = {}, search = '', more: (api: FakeApi) => FakeApi = (api) => api) =>
  renderApp(`/business/files/${EMPLOYMENT_ID}${search}`, {
    user: aSafetyOfficer(),
    api: (api) =>
      more(api.on('GET', `${ONE}/file`, ({ query }) => ok(aFile({ ...file, on: query.get('on') ?? '2026-11-22' })))),
  });

const met = aFileLine({
  code: 'employer-mvr',
  title: 'Motor vehicle record of the hire',
  subject: { id: 'CA', name: 'California' },
  per: 'state',
  status: 'late',
  why: 'provenLate',
  provenOn: '2026-12-10',
  daysLate: 8,
  lateness: [{ dueOn: '2026-12-02', provenOn: '2026-12-10', days: 8 }],
  acts: null,
  bars: false,
  keepUntil: '2030-01-31',
  evidence: anEvidence(),
  records: [],
});
const weight = aFileLine({
  code: 'application',
  title: 'Employment application',
  status: 'unknown',
  why: 'factMissing',
  facts: ['vehicleWeight', 'passengers'],
  bars: false,
  dueOn: null,
});

beforeEach(() => {
  // jsdom has no addresses for bytes.
  Object.assign(URL, { createObjectURL: jest.fn(() => 'blob:shown'), revokeObjectURL: jest.fn() });
});
afterEach(freshBrowser);

it('shows what is open first, what bars driving, and folds what is on file', async () => {
  const off = aFileLine({
    code: 'twic',
    title: 'TWIC card',
    status: 'notApplicable',
    why: 'conditionNotMet',
    facts: ['portArea'],
    bars: false,
  });
  const { screen, browser } = await open({ lines: [aFileLine(), weight, met, off] });

  const line = within((await screen.findByRole('button', { name: 'Road test' })).closest('li') as HTMLElement);
  expect(line.getByText('49 CFR 391.31, 391.33')).toBeVisible();
  expect(line.getByText('Not on file · was due 11/02/2026')).toBeVisible();
  expect(line.getByText('Your turn')).toBeVisible();
  expect(line.getByText('Bars driving')).toBeVisible();
  expect(
    screen.getByText('Not answered yet: Gross vehicle weight rating (pounds); Seats, including the driver'),
  ).toBeVisible();
  await browser.click(screen.getByText('1 on file'));
  expect(screen.getByText('Late by 8 days')).toBeVisible();
  await browser.click(screen.getByText('1 not applicable'));
  expect(screen.getByText('Does not apply: Access to secure port areas')).toBeVisible();
  expect(screen.getByText(/1 requirement bars driving/)).toBeVisible();
});

it('names the first day that is ahead, and both days of an employment that is over', async () => {
  const ahead = await open({ employment: anEmployment({ hiredOn: '2026-11-30' }) });
  expect(await ahead.screen.findByText(/^Starts 11\/30\/2026 · 1 requirement bars driving/)).toBeVisible();
  freshBrowser();

  const over = anEmployment({ hiredOn: '2021-03-01', endedOn: '2022-03-01' });
  const { screen } = await open({ employment: over, lines: [aFileLine({ bars: false })] });
  expect(await screen.findByText('Employed 03/01/2021 to 03/01/2022')).toBeVisible();
  expect(screen.queryByText(/bars driving/)).toBeNull();
});

it('folds what is due months from now, and says whose turn an unknown line is', async () => {
  const annual = aFileLine({ code: 'annual', title: 'Annual query', status: 'due', bars: false, dueOn: '2027-11-02' });
  const stated = { ...weight, acts: 'driver' as const };
  const birth = aFileLine({ ...weight, code: 'age', title: 'Age', facts: ['birthDate'], records: [], acts: 'driver' });
  const { screen, browser } = await open({ lines: [stated, birth, annual] });

  expect(await screen.findByRole('tab', { name: /^All records/ })).toHaveTextContent('All records2');
  const lineOf = (title: string) => within(screen.getByRole('button', { name: title }).closest('li') as HTMLElement);
  expect(lineOf('Employment application').getByText('Your turn')).toBeVisible();
  expect(lineOf('Age').getByText('Driver must act')).toBeVisible();
  expect(lineOf('Age').getByText("Comes from the driver's application")).toBeVisible();
  expect(screen.getByText('Annual query')).not.toBeVisible();
  await browser.click(screen.getByText('1 due later'));
  expect(screen.getByText('Annual query')).toBeVisible();
});

it('names at most three missing facts, in the words of their forms', async () => {
  const i9 = aFileLine({ code: 'i9', title: 'I-9', status: 'unknown', why: 'factMissing', facts: ['employee'] });
  const facts = ['interstate', 'vehicleWeight', 'hazmat', 'passengers', 'forPay'];
  const job = aFileLine({ code: 'job', title: 'Job', status: 'unknown', why: 'factMissing', facts });
  const { screen } = await open({ lines: [i9, job] });

  expect(await screen.findByText('Not answered yet: Type of employment')).toBeVisible();
  const three = /^Not answered yet: Interstate job; .*; Placarded hazardous materials; 2 more/;
  expect(screen.getByText(three)).toBeVisible();
});

it('shows one store at a time, in the URL', async () => {
  const { screen, browser, router } = await open({ lines: [aFileLine(), anInquiry()] });
  await browser.click(await screen.findByRole('tab', { name: /^Investigation history/ }));

  expect(screen.getByRole('button', { name: 'Safety performance history: Pacific Freight' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Road test' })).toBeNull();
  await waitFor(() => expect(router.state.location.search).toContain('store=investigation'));
});

it('shows the file as of a chosen day, without a way to record', async () => {
  const { screen, api, router, browser } = await open({}, '?day=2026-11-05');

  expect(await screen.findByText('Showing the file as of 11/05/2026. Read-only.')).toBeVisible();
  expect(api.sent('GET', `${ONE}/file`).map(({ query }) => query.get('on'))).toContain('2026-11-05');
  expect(screen.queryByRole('button', { name: /^Record document/ })).toBeNull();
  await browser.click(screen.getByRole('button', { name: 'Back to today' }));
  expect(await screen.findByRole('button', { name: /^Record document/ })).toBeVisible();
  expect(router.state.location.search).not.toContain('day=');
});

it('ignores days and records of a link that do not exist', async () => {
  const { screen, api } = await open({ stores: ['qualification'] }, '?day=2026-02-30&since=soon&store=hr');

  expect(await screen.findByRole('button', { name: 'Road test' })).toBeVisible();
  expect(screen.getByRole('tab', { name: /^All records/ })).toHaveAttribute('aria-selected', 'true');
  expect(api.sent('GET', `${ONE}/file`).map(({ query }) => query.get('on'))).not.toContain('2026-02-30');
});

it('lists what changed since a day', async () => {
  const change = {
    code: 'road-test',
    title: 'Road test',
    store: 'qualification',
    subject: null,
    before: { status: 'missing', dueOn: null, bars: true },
    after: { status: 'done', dueOn: null, bars: false },
  };
  const { screen } = await open({}, '?since=2026-11-01', (api) =>
    api.on('GET', `${ONE}/file/changes`, ok({ since: '2026-11-01', on: '2026-11-22', data: [change] })),
  );
  expect(await screen.findByText('Missing, Bars driving → Done')).toBeVisible();
});

it('leaves out corrections of the rules that were not known', async () => {
  const correction = { reason: 'A waiver was missing', by: 'Dana Whitfield', at: '2026-11-20T12:00:00.000Z' };
  const { screen, browser, api } = await open({ lines: [aFileLine({ correction })] });
  const choice = await screen.findByRole('combobox', { name: /^Requirement corrections/ });

  await browser.selectOptions(choice, 'Before the correction of 11/20/2026');

  await waitFor(() =>
    expect(api.sent('GET', `${ONE}/file`).at(-1)?.query.get('knownAt')).toBe('2026-11-20T11:59:59.999Z'),
  );
});

it('shows due dates on a timeline', async () => {
  const { screen } = await open({ lines: [anInquiry(), aFileLine()] }, '?view=dates');
  const entries = within(await screen.findByRole('list', { name: 'Due dates' })).getAllByRole('listitem');
  expect(entries.map((entry) => entry.textContent?.slice(0, 10))).toEqual(['11/02/2026', '12/02/2026']);
});

it('opens a line with its document beside it, and keeps the line in the URL', async () => {
  const { screen, browser, router, api } = await open({ lines: [met] }, '', (fake) =>
    fake.on('GET', `${ONE}/evidence/{evidenceId}/file`, ok({})),
  );
  await browser.click(await screen.findByText('1 on file'));
  await browser.click(screen.getByRole('button', { name: 'Motor vehicle record of the hire: California' }));

  const drawer = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(router.state.location.search).toContain('employer-mvr%7ECA'));
  expect(drawer.getByText('Due by 12/02/2026, on file 12/10/2026: 8 days late')).toBeVisible();
  expect(drawer.getByText('Recorded by Robin Vale on 11/11/2026')).toBeVisible();
  await browser.click(drawer.getByRole('button', { name: /^Open document/ }));
  await waitFor(() => expect(api.sent('GET', `${ONE}/evidence/{evidenceId}/file`)).toHaveLength(1));
  expect(drawer.getByRole('button', { name: /^Hide document/ })).toHaveAttribute('aria-expanded', 'true');
});

it('records that a past employer could not be asked, about the employer of the line', async () => {
  const fileId = '018f0000-0000-7000-8000-000000000898';
  const { screen, browser, api } = await open({ lines: [anInquiry()] }, '', (fake) =>
    fake.on('POST', `${ONE}/evidence-files`, ok({ fileId })).on('POST', `${ONE}/evidence`, ok(anEvidence())),
  );
  await browser.click(await screen.findByRole('button', { name: /^Record document/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Date received')).toBeVisible();

  await browser.click(dialog.getByRole('radio', { name: 'Record of good-faith efforts' }));
  await browser.click(dialog.getByRole('button', { name: 'Record document' }));
  expect(await dialog.findAllByText('This field is required')).toHaveLength(4);
  await browser.type(dialog.getByLabelText('Date performed'), '2026-11-20');
  // Name, address, method and response (49 CFR 391.53(b)(2)).
  await browser.type(dialog.getByLabelText(/^Contacted party/), 'Old Carrier, Dallas, TX');
  await browser.type(dialog.getByLabelText(/^Contact method/), 'Phone');
  await browser.type(dialog.getByLabelText(/^Response/), 'No answer');
  await browser.click(dialog.getByRole('button', { name: 'Record document' }));
  // The efforts have to be written down: a day alone proves none.
  expect(await dialog.findByText('Choose a file first')).toBeVisible();
  expect(api.sent('POST', `${ONE}/evidence`)).toEqual([]);

  await browser.upload(
    dialog.getByLabelText(/^Choose file/),
    new NodeFile(['%PDF-1.7'], 'efforts.pdf', { type: 'application/pdf' }) as File,
  );
  expect(await dialog.findByText('efforts.pdf is uploaded')).toBeVisible();
  await browser.click(dialog.getByRole('button', { name: 'Record document' }));

  expect(await screen.findByText('Document recorded')).toBeVisible();
  expect(api.sent('POST', `${ONE}/evidence`)[0]?.body).toEqual({
    kind: 'safetyInquiry',
    form: 'noneCouldBeAsked',
    dates: { performed: '2026-11-20' },
    findings: [],
    content: { contacted: 'Old Carrier, Dallas, TX', method: 'Phone', response: 'No answer' },
    about: PAST_EMPLOYER.id,
    fileId,
    backFileId: null,
    isAccepted: true,
  });
});

it('uploads a document before the entry is sent, and shows refusals at their fields', async () => {
  const fileId = '018f0000-0000-7000-8000-000000000899';
  const { screen, browser, api } = await open({}, '', (fake) =>
    fake.on('POST', `${ONE}/evidence-files`, ok({ fileId })).on(
      'POST',
      `${ONE}/evidence`,
      refusal(400, 'invalid', {
        errors: [{ pointer: '/dates/performed', code: 'date-in-future', message: 'The date is in the future' }],
      }),
    ),
  );
  await browser.click(await screen.findByRole('button', { name: /^Record document/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await browser.type(dialog.getByLabelText('Date performed'), '2027-11-20');
  await browser.type(dialog.getByLabelText(/^Test vehicle/), 'Tractor-trailer, unit 12');
  await browser.type(dialog.getByLabelText(/^Examiner/), 'Dana Lee');
  await browser.click(dialog.getByRole('button', { name: 'Record document' }));
  expect(await dialog.findByText('Choose a file first')).toBeVisible();

  // jsdom's own files cannot be sent through Node's fetch.
  await browser.upload(
    dialog.getByLabelText(/^Choose file/),
    new NodeFile(['%PDF-1.7'], 'road-test.pdf', { type: 'application/pdf' }) as File,
  );
  expect(await dialog.findByText('road-test.pdf is uploaded')).toBeVisible();
  await browser.click(dialog.getByRole('button', { name: 'Record document' }));

  expect(await dialog.findByText('The date is in the future')).toBeVisible();
  expect(api.sent('POST', `${ONE}/evidence`)[0]?.body).toMatchObject({
    kind: 'roadTest',
    content: { vehicle: 'Tractor-trailer, unit 12', examiner: 'Dana Lee' },
    fileId,
  });
});

it('asks for the result of a test, and for the state of a record', async () => {
  const test = aFileLine({
    code: 'drug-test',
    title: 'Pre-employment drug test',
    records: [
      { kind: 'drugTest', dated: 'received', forms: ['document'], findings: ['negative'], until: null },
      { kind: 'mvr', dated: 'received', forms: ['document'], findings: [], until: 'medicalExpires' },
    ],
  });
  const { screen, browser } = await open({ lines: [test] });
  await browser.click(await screen.findByRole('button', { name: /^Record document/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('combobox', { name: /^Document type/ })).toHaveDisplayValue('Drug test result');

  await browser.click(dialog.getByRole('button', { name: 'Record document' }));
  expect(dialog.getByRole('combobox', { name: /^Test result/ })).toHaveDisplayValue('Select one');
  await waitFor(() => expect(dialog.getAllByText('This field is required')).toHaveLength(2));

  await browser.selectOptions(dialog.getByRole('combobox', { name: /^Document type/ }), 'Motor vehicle record (MVR)');
  expect(dialog.getByRole('combobox', { name: /^Licensing authority/ })).toBeVisible();
  expect(dialog.getByLabelText(/^Medical certification expires/)).toBeVisible();
});

it('asks for a required statement below its checkbox', async () => {
  const program = aFileLine({
    records: [{ kind: 'drugProgram', dated: 'participated', forms: ['document'], findings: [], until: null }],
  });
  const { screen, browser } = await open({ lines: [program] });
  await browser.click(await screen.findByRole('button', { name: /^Record document/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await browser.type(dialog.getByLabelText('Last day in the program'), '2026-11-01');
  await browser.click(dialog.getByRole('button', { name: 'Record document' }));

  const statement = dialog.getByRole('checkbox', { name: 'No known violation in the last 6 months' });
  await waitFor(() => expect(statement).toHaveAccessibleDescription('This field is required'));
  await browser.click(statement);
  await waitFor(() => expect(dialog.queryByText('This field is required')).toBeNull());
});

it('corrects, accepts and rejects its own documents', async () => {
  const waiting = anEvidence({ review: null });
  const line = aFileLine({
    others: [waiting],
    records: [{ kind: 'mvr', dated: 'received', forms: ['document'], findings: [], until: null }],
    subject: { id: 'CA', name: 'California' },
  });
  const { screen, browser, api } = await open({ lines: [line] }, '?line=road-test~CA', (fake) =>
    fake
      .on('POST', `${ONE}/evidence/{evidenceId}/reviews`, ok(waiting))
      .on('POST', `${ONE}/evidence/{evidenceId}/corrections`, ok(waiting)),
  );
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
  await browser.click(drawer.getByRole('button', { name: /^Accept/ }));
  expect(await screen.findByText('Document accepted')).toBeVisible();

  await browser.click(drawer.getByRole('button', { name: /^Reject/ }));
  const reject = within(await screen.findByRole('dialog', { name: /^Reject: / }));
  await browser.type(reject.getByLabelText('Reason'), 'Unreadable');
  await browser.click(reject.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(api.sent('POST', `${ONE}/evidence/{evidenceId}/reviews`).map(({ body }) => body)).toEqual([
      { result: 'accepted', reason: null },
      { result: 'rejected', reason: 'Unreadable' },
    ]),
  );

  await browser.click(drawer.getByRole('button', { name: /^Correct/ }));
  const correct = within(await screen.findByRole('dialog', { name: /^Correct entry: / }));
  await browser.clear(correct.getByLabelText('Date received'));
  await browser.type(correct.getByLabelText('Date received'), '2026-11-09');
  await browser.type(correct.getByLabelText('Reason'), 'Wrong day');
  await browser.click(correct.getByRole('button', { name: 'Save correction' }));
  await waitFor(() =>
    expect(api.sent('POST', `${ONE}/evidence/{evidenceId}/corrections`)[0]?.body).toMatchObject({
      dates: { received: '2026-11-09' },
      findings: ['licenseValid'],
      about: 'CA',
      reason: 'Wrong day',
    }),
  );
  expect(api.sent('POST', `${ONE}/evidence/{evidenceId}/corrections`)[0]?.path).toContain(EVIDENCE_ID);
});

it('withdraws the review of a document, which then waits for one again', async () => {
  const { screen, browser, api } = await open({ lines: [met] }, '?line=employer-mvr~CA', (fake) =>
    fake.on('POST', `${ONE}/evidence/{evidenceId}/reviews`, ok(anEvidence())),
  );
  const drawer = within(await screen.findByRole('dialog'));
  await browser.click(drawer.getByRole('button', { name: /^Withdraw review/ }));
  const withdraw = within(await screen.findByRole('dialog', { name: /^Withdraw review: / }));
  await browser.type(withdraw.getByLabelText('Reason'), 'Wrong driver');
  await browser.click(withdraw.getByRole('button', { name: 'Withdraw review' }));

  expect(await screen.findByText('Review withdrawn')).toBeVisible();
  expect(api.sent('POST', `${ONE}/evidence/{evidenceId}/reviews`)[0]?.body).toEqual({
    result: 'withdrawn',
    reason: 'Wrong driver',
  });
});

it('requires the expiration date of a document that always has one', async () => {
  const card = aFileLine({
    records: [{ kind: 'medicalCertificate', dated: 'examined', forms: ['document'], findings: [], until: 'expires' }],
  });
  const form = aFileLine({
    code: 'i9',
    title: 'Form I-9, section 2',
    records: [{ kind: 'i9Section2', dated: 'performed', forms: ['document'], findings: [], until: 'expires' }],
  });
  const { screen, browser } = await open({ lines: [card, form] });
  await browser.click(await screen.findByRole('button', { name: /^Record document.*Road test/ }));
  const first = within(await screen.findByRole('dialog'));
  await browser.click(first.getByRole('button', { name: 'Record document' }));
  await waitFor(() => expect(first.getByLabelText('Expiration date')).toBeInvalid());
  await browser.click(first.getByRole('button', { name: 'Cancel' }));

  await browser.click(screen.getByRole('button', { name: /^Record document.*Form I-9/ }));
  const second = within(await screen.findByRole('dialog', { name: /Form I-9/ }));
  expect(second.getByLabelText('Expiration date')).toHaveAccessibleDescription(
    'Leave it empty only if the document states no such date.',
  );
});

it('names the document, and requires the statement that decides about the requirement', async () => {
  const way = (finding: 'categoryNI' | 'categoryNA') => ({
    ...{ kind: 'mvr' as const, dated: 'received' as const, forms: ['document' as const], until: null },
    findings: [finding],
  });
  const category = aFileLine({
    title: 'Self-certification category',
    subject: { id: 'CA', name: 'CA' },
    records: [way('categoryNI'), way('categoryNA')],
  });
  const { screen, browser } = await open({ lines: [category] });
  await browser.click(await screen.findByRole('button', { name: /^Record document/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record: Motor vehicle record (MVR)' }));
  expect(dialog.getByText('Self-certification category: California')).toBeVisible();

  await browser.click(dialog.getByRole('button', { name: 'Record document' }));
  const answer = dialog.getByRole('combobox', { name: 'Self-certification category' });
  await waitFor(() => expect(answer).toBeInvalid());
  expect(within(answer).queryByRole('option', { name: 'Not stated' })).toBeNull();
});

it('takes back an optional answer of a document', async () => {
  const record = aFileLine({
    subject: { id: 'CA', name: 'CA' },
    records: [{ kind: 'mvr', dated: 'received', forms: ['document'], findings: [], until: null }],
  });
  const { screen, browser } = await open({ lines: [record] });
  await browser.click(await screen.findByRole('button', { name: /^Record document.*California/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const medical = dialog.getByRole('combobox', { name: /^Medical status/ });
  expect(medical).toHaveDisplayValue('Not stated');
  await browser.selectOptions(medical, 'Medically certified');
  await browser.selectOptions(medical, 'Not stated');
  expect(medical).toHaveDisplayValue('Not stated');
});

it('offers no way to record to a reader', async () => {
  const { screen } = await open({ mayRecord: false, lines: [aFileLine(), weight] });
  await screen.findByRole('button', { name: 'Road test' });
  expect(screen.queryByRole('button', { name: /^(Record document|Edit facts)/ })).toBeNull();
});

it('says that a file cannot be found', async () => {
  const { screen } = await open({}, '', (api) => api.on('GET', `${ONE}/file`, refusal(404, 'not-found')));
  expect(await screen.findByRole('alert')).toBeVisible();
});
