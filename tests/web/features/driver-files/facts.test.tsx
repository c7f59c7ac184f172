import { afterEach, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import type { FileOnDay, StatedFacts } from '#domain/requirements/file-schema';
import { aFile, aFileLine, anEmployment, EMPLOYMENT_ID, PAST_EMPLOYER } from '../../support/driver-files';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const ONE = '/api/business/employments/{id}';

const open = (file: Partial<FileOnDay> = {}, search = '', more: (api: FakeApi) => FakeApi = (api) => api) =>
  renderApp(`/business/files/${EMPLOYMENT_ID}${search}`, {
    user: aSafetyOfficer(),
    api: (api) => more(api.on('GET', `${ONE}/file`, ok(aFile(file)))),
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

afterEach(freshBrowser);

it('states the missing facts of a line', async () => {
  const { screen, browser, api } = await open({ lines: [weight] }, '', (fake) =>
    fake.on('POST', `${ONE}/stated-facts`, ok({})),
  );
  await browser.click(await screen.findByRole('button', { name: /^Edit facts/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await browser.click(dialog.getByRole('button', { name: 'Save facts' }));
  expect(await dialog.findByText('Answer at least one question')).toBeVisible();

  await browser.type(dialog.getByLabelText(/^Gross vehicle weight/), '33000');
  await browser.click(dialog.getByRole('button', { name: 'Save facts' }));

  expect(await screen.findByText('Facts saved')).toBeVisible();
  expect(api.sent('POST', `${ONE}/stated-facts`)[0]?.body).toEqual({
    from: '2026-11-02',
    facts: { vehicleWeight: 33_000 },
    seen: [],
    corrects: null,
    reason: null,
  });
});

it('states what is known of each past employer', async () => {
  const facts = {
    employers: [{ id: PAST_EMPLOYER.id, mode: 'fmcsa', isSafetySensitive: true, hasUnfinishedPlan: null }],
  };
  const { screen, browser, api } = await open({ facts } as Partial<FileOnDay>, '?view=facts', (fake) =>
    fake.on('POST', `${ONE}/stated-facts`, ok({})),
  );
  expect(await screen.findByRole('heading', { name: 'Pacific Freight' })).toBeVisible();
  expect(screen.getByText('Federal Motor Carrier Safety Administration (FMCSA)')).toBeVisible();
  await browser.click(screen.getByRole('button', { name: /^Edit facts.*Past employers/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Past employers' }));
  const employer = within(dialog.getByRole('group', { name: 'Pacific Freight' }));
  const tested = within(employer.getByRole('radiogroup', { name: /drug and alcohol testing/ }));
  await browser.click(tested.getByRole('radio', { name: 'Not stated' }));
  await browser.click(dialog.getByRole('button', { name: 'Save facts' }));

  expect(await screen.findByText('Facts saved')).toBeVisible();
  expect(api.sent('POST', `${ONE}/stated-facts`)[0]?.body).toMatchObject({
    facts: { employers: [{ id: PAST_EMPLOYER.id, mode: 'fmcsa', isSafetySensitive: null, hasUnfinishedPlan: null }] },
  });
});

it('says where past employers come from if there are none', async () => {
  const { screen } = await open({ pastEmployers: [] }, '?view=facts');
  expect(await screen.findByText(/^No past employers in the work history/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Edit facts.*Past employers/ })).toBeNull();
});

it('shows states and licenses by their names', async () => {
  const license = {
    state: 'TX',
    isForeign: false,
    heldFrom: '2020-01-01',
    heldUntil: null,
    class: 'A',
    endorsements: ['H', 'T'],
    restrictions: [],
  } as const;
  const facts = { jobState: 'CA', licenses: [license] };
  const { screen } = await open({ facts } as unknown as Partial<FileOnDay>, '?view=facts');
  expect(await screen.findByText('California')).toBeVisible();
  expect(screen.getByText('Texas · Class A · Since 01/01/2020 · Endorsements H, T')).toBeVisible();
});

it('takes back facts that were stated', async () => {
  const facts = { vehicleWeight: 33_000, interstate: true, hazmat: false };
  const { screen, browser, api } = await open({ facts }, '?view=facts', (fake) =>
    fake.on('POST', `${ONE}/stated-facts`, ok({})),
  );
  await browser.click(await screen.findByRole('button', { name: /^Edit facts.*Job facts/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await browser.clear(dialog.getByLabelText(/^Gross vehicle weight/));
  const interstate = dialog.getByRole('radiogroup', { name: 'Interstate job' });
  expect(interstate).not.toHaveAttribute('aria-required');
  await browser.click(within(interstate).getByRole('radio', { name: 'Not stated' }));
  await browser.click(dialog.getByRole('button', { name: 'Save facts' }));

  expect(await screen.findByText('Facts saved')).toBeVisible();
  expect(api.sent('POST', `${ONE}/stated-facts`)[0]?.body).toMatchObject({
    facts: { vehicleWeight: null, interstate: null },
  });
});

it('leaves out facts of records that the reader may not read', async () => {
  const { screen } = await open({ stores: ['qualification', 'investigation'] }, '?view=facts');
  expect(await screen.findByText('Medical variance')).toBeVisible();
  // Their verifications, and the facts about them.
  expect(screen.getAllByRole('heading', { name: 'Past employers' })).toHaveLength(2);
  expect(screen.queryByText('Unresolved drug or alcohol violation')).toBeNull();
  expect(screen.queryByText('Not hired because of a report')).toBeNull();
});

it('changes the details of the employment', async () => {
  const { screen, browser, api } = await open({}, '?view=facts', (fake) => fake.on('PUT', ONE, ok({})));
  await browser.click(await screen.findByRole('button', { name: 'Edit employment' }));
  const dialog = within(await screen.findByRole('dialog'));
  await browser.type(dialog.getByLabelText(/^First drive/), '2026-11-03');
  await browser.selectOptions(dialog.getByRole('combobox', { name: /^Type of employment/ }), 'Employee');
  await browser.click(dialog.getByRole('button', { name: 'Save employment' }));

  expect(await screen.findByText('Employment saved')).toBeVisible();
  expect(api.sent('PUT', ONE)[0]?.body).toEqual({
    appliedOn: '2026-10-20',
    startedOn: '2026-11-03',
    type: 'employee',
    isMultipleEmployer: null,
    isFurnished: null,
    was: {
      ...{ appliedOn: '2026-10-20', startedOn: null, type: null, isMultipleEmployer: null, isFurnished: null },
      ...{ hiredOn: '2026-11-02', endedOn: null, endReason: null },
    },
  });
});

it('ends an employment that was entered by hand', async () => {
  const employment = anEmployment({ order: null });
  const { screen, browser, api } = await open({ employment }, '?view=facts', (fake) => fake.on('PUT', ONE, ok({})));
  await browser.click(await screen.findByRole('button', { name: 'Edit employment' }));
  const dialog = within(await screen.findByRole('dialog'));
  await browser.type(dialog.getByLabelText(/^Last day of employment/), '2026-11-20');
  await browser.type(dialog.getByLabelText(/^Reason for leaving/), 'Moved away');
  await browser.click(dialog.getByRole('button', { name: 'Save employment' }));

  expect(await screen.findByText('Employment saved')).toBeVisible();
  expect(api.sent('PUT', ONE)[0]?.body).toMatchObject({
    hiredOn: '2026-11-02',
    endedOn: '2026-11-20',
    endReason: 'Moved away',
  });
});

const aStatement = (more: Partial<StatedFacts> = {}): StatedFacts => ({
  _id: '018f0000-0000-7000-8000-0000000008c1',
  from: '2026-11-02',
  facts: { vehicleWeight: 26_001 },
  employmentId: EMPLOYMENT_ID,
  by: 'Robin Vale',
  at: '2026-11-03T15:00:00.000Z',
  ...more,
});
async function openJobFacts(file: Partial<FileOnDay>, more?: (api: FakeApi) => FakeApi) {
  const app = await open(file, '?view=facts', more);
  await app.browser.click(await app.screen.findByRole('button', { name: /^Edit facts.*Job facts/ }));
  const dialog = within(await app.screen.findByRole('dialog'));
  const save = () => app.browser.click(dialog.getByRole('button', { name: 'Save facts' }));
  return { ...app, dialog, save };
}

it('sends only the changed facts, with the statements that the page showed; with another day alone, all', async () => {
  const file = { facts: { vehicleWeight: 26_001, passengers: 2 }, statements: [aStatement()] };
  const answering = (fake: FakeApi) => fake.on('POST', `${ONE}/stated-facts`, ok({}));
  const first = await openJobFacts(file, answering);
  await first.browser.clear(first.dialog.getByLabelText(/^Seats/));
  await first.browser.type(first.dialog.getByLabelText(/^Seats/), '4');
  await first.save();
  expect(await first.screen.findByText('Facts saved')).toBeVisible();
  const seen = [aStatement()._id];
  expect(first.api.sent('POST', `${ONE}/stated-facts`)[0]?.body).toMatchObject({ facts: { passengers: 4 }, seen });
  freshBrowser();

  const second = await openJobFacts(file, answering);
  await second.browser.clear(second.dialog.getByLabelText(/^Effective date/));
  await second.browser.type(second.dialog.getByLabelText(/^Effective date/), '2025-01-01');
  await second.save();
  expect(await second.screen.findByText('Facts saved')).toBeVisible();
  expect(second.api.sent('POST', `${ONE}/stated-facts`)[0]?.body).toMatchObject({
    from: '2025-01-01',
    facts: { vehicleWeight: 26_001, passengers: 2 },
  });
});

it('shows the current facts when somebody else stated others in the meantime', async () => {
  let current = aFile({ facts: { vehicleWeight: 26_001 }, statements: [aStatement()] });
  const other = aStatement({ _id: '018f0000-0000-7000-8000-0000000008c2', facts: { vehicleWeight: 44_000 } });
  const { screen, dialog, save, api, browser } = await openJobFacts({}, (fake) =>
    fake
      .on('GET', `${ONE}/file`, () => ok(current))
      .on('POST', `${ONE}/stated-facts`, ({ body }) =>
        (body as { seen: string[] }).seen.includes(other._id) ? ok({}) : refusal(409, 'record-changed'),
      ),
  );
  const weight = () => dialog.getByLabelText(/^Gross vehicle weight/);
  await browser.clear(weight());
  await browser.type(weight(), '33000');
  current = aFile({ facts: { vehicleWeight: 44_000 }, statements: [other, aStatement()] });
  await save();

  expect(await dialog.findByRole('alert')).toHaveTextContent('This was changed in the meantime');
  expect(weight()).toHaveValue(33_000);
  await browser.click(dialog.getByRole('button', { name: 'Show the current version' }));
  expect(await dialog.findByDisplayValue('44000')).toBe(weight());
  await browser.clear(weight());
  await browser.type(weight(), '33000');
  await save();
  expect(await screen.findByText('Facts saved')).toBeVisible();
  expect(api.sent('POST', `${ONE}/stated-facts`).at(-1)?.body).toMatchObject({ facts: { vehicleWeight: 33_000 } });
});

const ahead = aStatement({
  _id: '018f0000-0000-7000-8000-0000000008c3',
  from: '2026-12-07',
  facts: { vehicleWeight: 44_000 },
});
const days = [
  { of: 'a hire that is past', hiredOn: '2026-11-02', statements: [], from: '2026-11-02' },
  { of: 'a hire that is ahead', hiredOn: '2026-12-07', statements: [], from: '2026-11-20' },
  { of: 'a later change', hiredOn: '2026-11-02', statements: [aStatement({ from: '2026-11-10' })], from: '2026-11-10' },
  { of: 'a change that is ahead', hiredOn: '2026-12-07', statements: [ahead], from: '2026-12-07' },
];

it.each(days)('counts from the day on which it shows: $of', async ({ hiredOn, statements, from }) => {
  const { dialog } = await openJobFacts({ on: '2026-11-20', employment: anEmployment({ hiredOn }), statements });
  expect(dialog.getByLabelText(/^Effective date/)).toHaveValue(from);
});

it('shows what counts from a later day, in the list and in the form', async () => {
  const statements = [ahead, aStatement()];
  const { screen, dialog } = await openJobFacts({ on: '2026-11-20', facts: { vehicleWeight: 26_001 }, statements });
  expect(dialog.getByLabelText(/^Gross vehicle weight/)).toHaveValue(44_000);
  expect(screen.getByText('From 12/07/2026: 44,000')).toBeInTheDocument();
});

it('shows the current employment when somebody else changed it in the meantime', async () => {
  let current = anEmployment();
  const { screen, browser, api } = await open({}, '?view=facts', (fake) =>
    fake
      .on('GET', `${ONE}/file`, () => ok(aFile({ employment: current, employments: [current] })))
      .on('PUT', ONE, ({ body }) =>
        (body as { was: { type: string | null } }).was.type === current.type ? ok({}) : refusal(409, 'record-changed'),
      ),
  );
  await browser.click(await screen.findByRole('button', { name: 'Edit employment' }));
  const dialog = within(await screen.findByRole('dialog'));
  current = anEmployment({ type: 'ownerOperator' });
  await browser.type(dialog.getByLabelText(/^First drive/), '2026-11-03');
  await browser.click(dialog.getByRole('button', { name: 'Save employment' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This was changed in the meantime');
  expect(dialog.getByLabelText(/^First drive/)).toHaveValue('2026-11-03');

  await browser.click(dialog.getByRole('button', { name: 'Show the current version' }));
  await browser.type(await dialog.findByLabelText(/^First drive/), '2026-11-03');
  await browser.click(dialog.getByRole('button', { name: 'Save employment' }));
  expect(await screen.findByText('Employment saved')).toBeVisible();
  expect(api.sent('PUT', ONE).at(-1)?.body).toMatchObject({ startedOn: '2026-11-03', type: 'ownerOperator' });
});

it.each([
  { order: anEmployment().order, endReason: 'unspecified', text: 'No reason given' },
  { order: anEmployment().order, endReason: 'other_job', text: 'Took another job' },
  { order: null, endReason: 'Moved away', text: 'Moved away' },
  { order: null, endReason: 'pay', text: 'pay' },
])('says in words why an employment ended: $text', async ({ order, endReason, text }) => {
  const employment = anEmployment({ order, endedOn: '2026-11-20', endReason });
  const { screen } = await open({ employment }, '?view=facts');
  expect((await screen.findByText('Reason for leaving')).nextElementSibling).toHaveTextContent(new RegExp(`^${text}$`));
});
