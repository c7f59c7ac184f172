import { afterEach, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import type { FileOnDay } from '#domain/requirements/file-schema';
import { aFile, aFileLine, anEmployment, EMPLOYMENT_ID, PAST_EMPLOYER } from '../../support/driver-files';
import type { FakeApi } from '../../support/fake-api';
import { ok } from '../../support/fake-api';
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
    facts: { vehicleWeight: null, interstate: null, hazmat: false },
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
