import { afterEach, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import type { FakeApi } from '../../support/fake-api';
import { ok } from '../../support/fake-api';
import { anOpsAdmin } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';
import { aRequirementVersion, saidBy } from '../../support/requirements';

const RECORDS = '/api/ops/requirement-records';
const withRequirements = (api: FakeApi) => api.on('GET', RECORDS, ok({ data: [aRequirementVersion()] }));
const open = (path: string, api: (fake: FakeApi) => FakeApi = withRequirements) =>
  renderApp(path, { user: anOpsAdmin(), api });

afterEach(freshBrowser);

it('can be added, with every problem at its field first', async () => {
  const { screen, api, browser } = await open('/ops/rules', (fake) =>
    withRequirements(fake).on('POST', RECORDS, ok(aRequirementVersion())),
  );
  await browser.click(await screen.findByRole('button', { name: 'Add requirement' }));
  const dialog = within(await screen.findByRole('dialog'));
  const type = (label: RegExp, text: string) => browser.type(dialog.getByLabelText(label), text);
  const choose = (label: RegExp, value: string) =>
    browser.selectOptions(dialog.getByRole('combobox', { name: label }), value);

  await type(/^Short name/, 'Yard tour');
  await choose(/^Applies once per/, 'state');
  await browser.click(dialog.getByRole('button', { name: 'Save version' }));
  expect(await dialog.findByText('Use lowercase letters, digits and hyphens')).toBeVisible();
  expect(dialog.getByLabelText(/^Title/)).toBeInvalid();
  expect(dialog.getByLabelText(/^Years to look back/)).toBeInvalid();
  expect(api.sent('POST', RECORDS)).toHaveLength(0);

  await browser.clear(dialog.getByLabelText(/^Short name/));
  await type(/^Short name/, 'minimum-age');
  await type(/^Title/, 'At least 23 years old');
  await type(/^Citation/, 'Company policy 7');
  await choose(/^Source/, 'platform');
  await choose(/^Records/, 'hr');
  await choose(/^Responsible party/, 'carrier');
  await choose(/^Applies once per/, 'employment');
  await choose(/^Type$/, 'age');
  await type(/^Years/, '23');
  await choose(/^First due/, 'by');
  await choose(/^Due by$/, 'hire');
  await type(/^Due by: plus, if any$/, '10');
  await choose(/^Due by: plus, if any: unit/, 'business days');
  await choose(/^Bars driving/, 'yes');
  await type(/^Effective date/, '2099-01-01');
  await browser.click(dialog.getByRole('button', { name: 'Save version' }));

  await screen.findByText('Version saved');
  expect(api.sent('POST', RECORDS)[0]?.body).toEqual({
    code: 'minimum-age',
    title: 'At least 23 years old',
    citation: 'Company policy 7',
    note: '',
    authority: 'platform',
    organizationId: null,
    store: 'hr',
    per: 'employment',
    lookback: null,
    appliesIf: [],
    exemptIf: [],
    law: 'day',
    due: { by: 'hire + 10 business days' },
    isOptional: false,
    proofs: [{ age: 23 }],
    breaches: [],
    bars: true,
    noticeDays: 30,
    acts: 'carrier',
    keep: [],
    from: '2099-01-01',
    to: null,
    replaces: null,
    replacesUntil: null,
  });
});

it('keeps every part of a version when it is changed', async () => {
  const version = aRequirementVersion({
    per: 'employment',
    lookback: null,
    proofs: [
      {
        kind: 'medicalCertificate',
        dated: 'examined',
        of: 'driver',
        until: 'expires',
        maximum: '24 months',
        cappedBy: 'medicalCertificate',
        limits: [{ date: 'examined', before: 'hire', atMost: '60 days' }],
        with: [{ kind: 'registryNote', findings: [], dated: 'performed' }],
      },
    ],
    breaches: [
      {
        kind: 'mvr',
        findings: ['notCertified'],
        dated: 'received',
        after: '10 days',
        clearedBy: { kind: 'mvr', findings: ['certified'], dated: 'received', of: 'employment', aboutSame: true },
      },
    ],
    bars: { after: 'first drive + 15 days' },
    keep: [{ findings: ['negative'], until: ['end + 3 years', 'document + 1 years'] }],
    due: { before: ['clearinghouseFull'] },
    restarts: true,
    optionalIf: ['not dqJob'],
  });
  const { screen, api, browser } = await open('/ops/rules/annual-mvr', (fake) =>
    fake.on('GET', RECORDS, ok({ data: [version] })).on('POST', RECORDS, ok(version)),
  );
  expect(await screen.findByText('Before the first: Clearinghouse full query')).toBeVisible();
  expect(screen.getByText('After this day: First drive + 15 days')).toBeVisible();
  await browser.click(screen.getByRole('button', { name: 'Change requirement' }));
  const dialog = within(await screen.findByRole('dialog'));
  await browser.type(dialog.getByLabelText(/^Effective date/), '2099-01-01');
  await browser.click(dialog.getByRole('button', { name: 'Save version' }));

  await screen.findByText('Version saved');
  expect(api.sent('POST', RECORDS)[0]?.body).toMatchObject(saidBy(version));
});

it('changes the limits, further documents and the history of a proof', async () => {
  const proof = {
    kind: 'application' as const,
    dated: 'signed' as const,
    limits: [{ date: 'signed' as const, before: 'hire' as const, atMost: '60 days' as const }],
    with: [{ kind: 'registryNote' as const, findings: [], dated: 'performed' as const }],
  };
  const version = aRequirementVersion({ proofs: [proof] });
  const { screen, api, browser } = await open('/ops/rules/annual-mvr', (fake) =>
    fake.on('GET', RECORDS, ok({ data: [version] })).on('POST', RECORDS, ok(version)),
  );
  await browser.click(await screen.findByRole('button', { name: 'Change requirement' }));
  const dialog = within(await screen.findByRole('dialog'));
  const [more] = dialog.getAllByText('More conditions');
  await browser.click(more as HTMLElement);
  const limit = within(dialog.getByRole('group', { name: 'Date limit 1' }));
  await browser.clear(limit.getByLabelText(/^No more than(?!:)/));
  await browser.type(limit.getByLabelText(/^No less than(?!:)/), '5');
  await browser.click(dialog.getByRole('button', { name: 'Remove additional document 1' }));
  await browser.selectOptions(dialog.getByRole('combobox', { name: /^History without gaps/ }), 'work');
  await browser.type(dialog.getByLabelText(/^Months of history/), '36');
  await browser.click(dialog.getByRole('checkbox', { name: 'Due again after a job change' }));
  await browser.type(dialog.getByLabelText(/^Effective date/), '2099-01-01');
  await browser.click(dialog.getByRole('button', { name: 'Save version' }));

  await screen.findByText('Version saved');
  const body = api.sent('POST', RECORDS)[0]?.body as { proofs: object[] };
  expect(body).toMatchObject({ restarts: true });
  expect(body.proofs).toEqual([
    {
      kind: 'application',
      dated: 'signed',
      limits: [{ date: 'signed', before: 'hire', atLeast: '5 days' }],
      history: { of: 'work', months: 36 },
    },
  ]);
});

it('shows at its field why a version cannot be saved', async () => {
  const { screen, api, browser } = await open('/ops/rules/annual-mvr', (fake) => {
    const keep = [{ until: ['document + 3 years' as const] }];
    return fake.on('GET', RECORDS, ok({ data: [aRequirementVersion({ keep })] }));
  });
  await browser.click(await screen.findByRole('button', { name: 'Change requirement' }));
  const dialog = within(await screen.findByRole('dialog'));
  await browser.type(dialog.getByLabelText(/^Effective date/), '2099-01-01');
  await browser.selectOptions(dialog.getByRole('combobox', { name: /^Bars driving/ }), 'afterBreach');
  await browser.click(dialog.getByRole('button', { name: 'Add another period' }));
  await browser.click(dialog.getByRole('button', { name: 'Save version' }));

  expect(await dialog.findByText('This field is required')).toBeVisible();
  expect(dialog.getByRole('combobox', { name: 'Period 2' })).toBeInvalid();
  await browser.click(dialog.getByRole('button', { name: 'Remove period 2' }));
  await browser.click(dialog.getByRole('button', { name: 'Save version' }));
  expect(await dialog.findByText('Enter the problem after which driving is barred')).toBeVisible();
  expect(dialog.getByRole('combobox', { name: /^Bars driving/ })).toBeInvalid();
  expect(api.sent('POST', RECORDS)).toHaveLength(0);
});

it('leaves out the legal maximum of a document without a stated end', async () => {
  const version = aRequirementVersion({
    proofs: [{ kind: 'medicalCertificate', dated: 'examined', until: 'expires', maximum: '24 months' }],
  });
  const { screen, api, browser } = await open('/ops/rules/annual-mvr', (fake) =>
    fake.on('GET', RECORDS, ok({ data: [version] })).on('POST', RECORDS, ok(version)),
  );
  await browser.click(await screen.findByRole('button', { name: 'Change requirement' }));
  const dialog = within(await screen.findByRole('dialog'));
  await browser.type(dialog.getByLabelText(/^Effective date/), '2099-01-01');
  await browser.selectOptions(dialog.getByRole('combobox', { name: /^Valid until/ }), '');
  await browser.click(dialog.getByRole('button', { name: 'Save version' }));

  await screen.findByText('Version saved');
  expect(api.sent('POST', RECORDS)[0]?.body).toMatchObject({
    proofs: [{ kind: 'medicalCertificate', dated: 'examined' }],
  });
  expect(JSON.stringify(api.sent('POST', RECORDS)[0]?.body)).not.toContain('maximum');
});

it('writes everything that a rule reads: hires of some days, what follows an event, facts that suspend, and numbers', async () => {
  const version = aRequirementVersion({
    per: 'employment',
    lookback: null,
    onlyHires: { if: ['cdlJob'], from: '2014-05-21', to: '2025-06-22' },
    due: { after: { kind: 'returnToDutyTest', findings: ['negative'], dated: 'received' }, within: '12 months' },
    breachedIf: ['severalLicenses'],
    proofs: [{ kind: 'followUpTest', dated: 'received', count: 6, voidedBy: 'positive', validOn: 'hire' }],
  });
  const { screen, api, browser } = await open('/ops/rules/annual-mvr', (fake) =>
    fake.on('GET', RECORDS, ok({ data: [version] })).on('POST', RECORDS, ok(version)),
  );
  await browser.click(await screen.findByRole('button', { name: 'Change requirement' }));
  const dialog = within(await screen.findByRole('dialog'));
  const retype = async (label: RegExp, text: string) => {
    await browser.clear(dialog.getByLabelText(label));
    await browser.type(dialog.getByLabelText(label), text);
  };
  await retype(/^Due within(?!:)/, '13');
  await browser.selectOptions(dialog.getByRole('combobox', { name: /^Due within: unit/ }), 'months');
  await retype(/^Last hire date/, '2025-06-30');
  await retype(/^Number of documents needed/, '7');
  await browser.selectOptions(dialog.getByRole('combobox', { name: /^Must be valid on/ }), 'first drive');
  await browser.click(dialog.getByRole('checkbox', { name: 'An earlier document starts the renewal cycle' }));
  await browser.type(dialog.getByLabelText(/^Effective date/), '2099-01-01');
  await browser.click(dialog.getByRole('button', { name: 'Save version' }));

  await screen.findByText('Version saved');
  expect(api.sent('POST', RECORDS)[0]?.body).toMatchObject({
    onlyHires: { if: ['cdlJob'], from: '2014-05-21', to: '2025-06-30' },
    due: {
      after: { kind: 'returnToDutyTest', findings: ['negative'], dated: 'received' },
      within: '13 months',
      orFromProof: true,
    },
    breachedIf: ['severalLicenses'],
    proofs: [{ kind: 'followUpTest', dated: 'received', count: 7, voidedBy: 'positive', validOn: 'first drive' }],
  });
});

it('writes what follows an event in a version that had none', async () => {
  const version = aRequirementVersion({ due: { by: 'hire' } });
  const { screen, browser } = await open('/ops/rules/annual-mvr', (fake) =>
    fake.on('GET', RECORDS, ok({ data: [version] })),
  );
  await browser.click(await screen.findByRole('button', { name: 'Change requirement' }));
  const dialog = within(await screen.findByRole('dialog'));
  await browser.selectOptions(dialog.getByRole('combobox', { name: /^First due/ }), 'after');

  expect(dialog.getByLabelText(/^Due within(?!:)/)).toBeVisible();
  await browser.type(dialog.getByLabelText(/^Effective date/), '2099-01-01');
  await browser.click(dialog.getByRole('button', { name: 'Save version' }));
  // The document and its date are required.
  expect((await dialog.findAllByText('This field is required')).length).toBeGreaterThanOrEqual(2);
});
