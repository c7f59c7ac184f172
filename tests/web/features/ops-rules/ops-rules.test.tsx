import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { ok, refusal } from '../../support/fake-api';
import type { FakeApi } from '../../support/fake-api';
import { aRecruiter, anOpsMember } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';
import { aRuleVersion } from '../../support/requirements';

const RECORDS = '/api/ops/requirement-records';
const certificate = aRuleVersion({
  _id: '018f0000-0000-7000-8000-000000000911',
  code: 'violations-certificate',
  title: 'Annual list of violations',
  effectiveTo: '2022-05-09',
  area: 'qualification',
});
const withRules = (api: FakeApi) => api.on('GET', RECORDS, ok({ data: [aRuleVersion(), certificate] }));
const open = (path: string, api: (fake: FakeApi) => FakeApi = withRules) =>
  renderApp(path, { user: anOpsMember(), api });

afterEach(freshBrowser);

describe('the rules', () => {
  it('are those in force on a day, which stands in the address with the filters', async () => {
    const { screen, browser, router } = await open('/ops/rules?on=2022-05-08');
    const row = within(await screen.findByRole('row', { name: /Annual list of violations/ }));
    expect(row.getByText('Ends on 05/09/2022')).toBeVisible();

    await browser.clear(screen.getByLabelText(/^In force on/));
    await browser.type(screen.getByLabelText(/^In force on/), '2022-05-09');
    await waitFor(() => {
      expect(screen.queryByRole('row', { name: /Annual list of violations/ })).not.toBeInTheDocument();
    });
    expect(screen.getByRole('row', { name: /Annual motor vehicle record/ })).toBeVisible();

    await browser.selectOptions(screen.getByRole('combobox', { name: /^Area/ }), 'medical');
    expect(await screen.findByText('No rule fits these filters')).toBeVisible();
    expect(router.state.location.search).toContain('area=medical');
  });

  it('say that none is in force, and why they cannot be shown', async () => {
    const empty = await open('/ops/rules?on=1999-01-01');
    expect(await empty.screen.findByText('No rule is in force on this day')).toBeVisible();
    freshBrowser();

    const broken = await open('/ops/rules', (api) => api.on('GET', RECORDS, refusal(503, 'unavailable')));
    expect(await broken.screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  });

  it('are not for carriers', async () => {
    const { screen } = await renderApp('/ops/rules', { user: aRecruiter(), api: withRules });

    expect(await screen.findByRole('heading', { name: 'Forbidden resource' })).toBeVisible();
  });
});

describe('a rule', () => {
  it('shows its versions, and one that does not exist says so', async () => {
    const { screen } = await open('/ops/rules/violations-certificate');
    expect(await screen.findByRole('heading', { name: '01/01/2000 until 05/09/2022' })).toBeVisible();
    expect(screen.getByText('Not in force today')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'End this rule' })).not.toBeInTheDocument();
    freshBrowser();

    const unknown = await open('/ops/rules/no-such-rule');
    expect(await unknown.screen.findByText('There is no such rule')).toBeVisible();
    expect(unknown.screen.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible();
  });

  it('changes from a day on, after a look at whom it affects', async () => {
    const driver = { _id: '018f0000-0000-7000-8000-000000000301', name: 'Nora Vance' };
    const { screen, api, browser } = await open('/ops/rules/annual-mvr', (fake) =>
      withRules(fake)
        .on(
          'POST',
          `${RECORDS}/preview`,
          ok({ concerned: 2, judged: 2, changed: [{ driver, before: 'due', after: 'done' }] }),
        )
        .on('POST', RECORDS, ok(aRuleVersion())),
    );
    await browser.click(await screen.findByRole('button', { name: 'Change this rule' }));
    const dialog = within(await screen.findByRole('dialog'));

    await browser.click(dialog.getByRole('button', { name: 'Save the version' }));
    expect(await dialog.findByText('This field is required')).toBeVisible();
    await browser.type(dialog.getByLabelText(/^In force from/), '2099-01-01');
    await browser.click(dialog.getByRole('button', { name: 'See who is affected' }));
    expect(await dialog.findByRole('link', { name: 'Nora Vance' })).toBeVisible();
    expect(dialog.getByText('due → done')).toBeVisible();
    await browser.click(dialog.getByRole('button', { name: 'Save the version' }));

    expect(await screen.findByText('The version is saved')).toBeVisible();
    const [sent] = api.sent('POST', RECORDS);
    const { _id, author, writtenAt, endedBy, ...said } = aRuleVersion();
    expect(sent?.body).toEqual({ ...said, effectiveFrom: '2099-01-01', replaces: _id });
  });

  it('shows a date that has passed at its field, and overlapping days above the form', async () => {
    const errors = [{ in: 'body', pointer: '/effectiveFrom', code: 'effective-date-past' }];
    const { screen, api, browser } = await open('/ops/rules/annual-mvr', (fake) =>
      withRules(fake).on('POST', RECORDS, refusal(400, 'invalid-input', { errors })),
    );
    await browser.click(await screen.findByRole('button', { name: 'Change this rule' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.type(dialog.getByLabelText(/^In force from/), '2020-01-01');
    await browser.click(dialog.getByRole('button', { name: 'Save the version' }));
    expect(await dialog.findByText(/^Past dates keep their answer: please/)).toBeVisible();

    const params = { from: '2099-01-01', to: '…' };
    api.on('POST', RECORDS, refusal(409, 'requirement-dates-overlap', { params }));
    await browser.click(dialog.getByRole('button', { name: 'Save the version' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('in force from 2099-01-01 until …');
  });

  it('is new with a proof of its own', async () => {
    const { screen, api, browser } = await open('/ops/rules', (fake) =>
      withRules(fake).on('POST', RECORDS, ok(aRuleVersion())),
    );
    await browser.click(await screen.findByRole('button', { name: 'Add a rule' }));
    const dialog = within(await screen.findByRole('dialog'));
    const type = (label: RegExp, text: string) => browser.type(dialog.getByLabelText(label), text);
    const choose = (label: RegExp, value: string) =>
      browser.selectOptions(dialog.getByRole('combobox', { name: label }), value);

    await type(/^Short name/, 'yard-tour');
    await type(/^Title/, 'Tour of the yard');
    await type(/^Where it is written/, 'House rule 7');
    await choose(/^Area/, 'employment');
    await choose(/^Asked of/, 'organization');
    await choose(/^Who acts/, 'carrier');
    await choose(/^Hazardous materials/, 'no');
    await choose(/^What$/, 'roadTest');
    await choose(/^Good/, 'months');
    await type(/^How many/, '24');
    await type(/^In force from/, '2099-01-01');
    await browser.click(dialog.getByRole('button', { name: 'Save the version' }));

    await screen.findByText('The version is saved');
    expect(api.sent('POST', RECORDS)[0]?.body).toMatchObject({
      code: 'yard-tour',
      appliesIf: { hazmat: false },
      proofs: [{ type: 'evidence', kind: 'roadTest', lasts: { unit: 'months', count: 24 } }],
      due: null,
      retention: null,
      replaces: null,
    });
  }, 20_000);

  it('ends on a day', async () => {
    const { screen, api, browser } = await open('/ops/rules/annual-mvr', (fake) =>
      withRules(fake).on('POST', `${RECORDS}/{id}/end`, ok(aRuleVersion({ effectiveTo: '2099-01-01' }))),
    );
    await browser.click(await screen.findByRole('button', { name: 'End this rule' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.type(dialog.getByLabelText(/^First day without it/), '2099-01-01');
    await browser.click(dialog.getByRole('button', { name: 'End the rule' }));

    expect(await screen.findByText('The rule ends on 01/01/2099')).toBeVisible();
    expect(api.sent('POST', `${RECORDS}/{id}/end`)[0]?.body).toEqual({ on: '2099-01-01' });
  });
});
