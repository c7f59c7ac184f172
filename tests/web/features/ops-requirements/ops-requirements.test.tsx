import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { anOpsAdmin, anOpsMember, aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';
import { aRequirementVersion } from '../../support/requirements';

const RECORDS = '/api/ops/requirement-records';
const certificate = aRequirementVersion({
  _id: '018f0000-0000-7000-8000-000000000911',
  code: 'violations-certificate',
  title: 'Annual list of violations',
  effectiveTo: '2022-05-09',
  area: 'qualification',
});
const withRequirements = (api: FakeApi) => api.on('GET', RECORDS, ok({ data: [aRequirementVersion(), certificate] }));
const open = (path: string, api: (fake: FakeApi) => FakeApi = withRequirements) =>
  renderApp(path, { user: anOpsAdmin(), api });

afterEach(freshBrowser);

describe('the list of requirements', () => {
  it('shows those in effect on a day, which is kept in the URL with the filters', async () => {
    const { screen, browser, router } = await open('/ops/rules?on=2022-05-08');
    const row = within(await screen.findByRole('row', { name: /Annual list of violations/ }));
    expect(row.getByText('In effect through 05/08/2022')).toBeVisible();

    await browser.clear(screen.getByLabelText(/^In effect on/));
    await browser.type(screen.getByLabelText(/^In effect on/), '2022-05-09');
    await waitFor(() => {
      expect(screen.queryByRole('row', { name: /Annual list of violations/ })).not.toBeInTheDocument();
    });
    expect(screen.getByRole('row', { name: /Annual motor vehicle record/ })).toBeVisible();

    await browser.selectOptions(screen.getByRole('combobox', { name: /^Area/ }), 'medical');
    expect(await screen.findByText('No requirements match these filters')).toBeVisible();
    expect(router.state.location.search).toContain('area=medical');
  });

  it('says per whom a requirement applies and when, and separates alternative proofs', async () => {
    const lasts = { unit: 'days', count: 365 } as const;
    const queries = aRequirementVersion({
      appliesIf: { cdl: true, employed: false },
      proofs: [
        { type: 'evidence', kind: 'clearinghouseAnnual', lasts },
        { type: 'evidence', kind: 'clearinghouseFull', lasts },
      ],
    });
    const { screen } = await open('/ops/rules', (api) => api.on('GET', RECORDS, ok({ data: [queries] })));

    const row = within(await screen.findByRole('row', { name: /Annual motor vehicle record/ }));
    expect(row.getByText('Each driver, per carrier')).toBeVisible();
    expect(row.getByText("Commercial driver's license (CDL), Employed by the carrier: no")).toBeVisible();
    expect(
      row.getByText(
        'Any of: Clearinghouse annual query, valid for 365 days; Clearinghouse full query, valid for 365 days',
      ),
    ).toBeVisible();
  });

  it('says that none is in effect, and shows an error with a retry', async () => {
    const empty = await open('/ops/rules?on=1999-01-01');
    expect(await empty.screen.findByText('No requirements in effect on this date')).toBeVisible();
    freshBrowser();

    const broken = await open('/ops/rules', (api) => api.on('GET', RECORDS, refusal(503, 'unavailable')));
    expect(await broken.screen.findByRole('alert')).toHaveTextContent('The service is busy or temporarily unavailable');
  });

  it('is forbidden for carriers', async () => {
    const { screen } = await renderApp('/ops/rules', { user: aRecruiter(), api: withRequirements });

    expect(await screen.findByRole('heading', { name: 'Forbidden resource' })).toBeVisible();
  });
});

describe('a requirement', () => {
  it('shows its versions, and an error for an unknown code', async () => {
    const { screen } = await open('/ops/rules/violations-certificate');
    expect(await screen.findByRole('heading', { name: '01/01/2000 through 05/08/2022' })).toBeVisible();
    expect(screen.getByText('Not in effect today')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'End requirement' })).not.toBeInTheDocument();
    freshBrowser();

    const unknown = await open('/ops/rules/no-such-requirement');
    expect(await unknown.screen.findByText('Requirement not found')).toBeVisible();
    expect(unknown.screen.getByRole('heading', { level: 1, name: 'Requirements' })).toBeVisible();
  });

  it('can be changed only by administrators of operations; others see the reason', async () => {
    const { screen, browser } = await renderApp('/ops/rules/annual-mvr', {
      user: anOpsMember(),
      api: withRequirements,
    });

    for (const name of ['Change requirement', 'End requirement']) {
      const button = await screen.findByRole('button', { name });
      await browser.click(button);
      expect(button).toHaveAccessibleDescription('Only operations administrators can do this');
    }
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('changes on a date, after a preview against all drivers', async () => {
    const driver = { _id: '018f0000-0000-7000-8000-000000000301', name: 'Nora Vance' };
    const organization = { _id: '018f0000-0000-7000-8000-000000000920', name: 'Long Beach Drayage' };
    const first = {
      total: 503,
      judged: 500,
      concerned: 40,
      changed: 2,
      rows: [
        { driver, organization, before: 'due' as const, after: 'done' as const, wasDueOn: '2099-01-02', dueOn: null },
        {
          driver,
          organization: null,
          before: 'due' as const,
          after: 'due' as const,
          wasDueOn: '2099-01-02',
          dueOn: null,
        },
      ],
      next: driver._id,
    };
    const second = { total: null, judged: 3, concerned: 1, changed: 0, rows: [], next: null };
    const { screen, api, browser } = await open('/ops/rules/annual-mvr', (fake) =>
      withRequirements(fake)
        .on('POST', `${RECORDS}/preview`, ({ body }) =>
          ok((body as { after: string | null }).after === null ? first : second),
        )
        .on('POST', RECORDS, ok(aRequirementVersion())),
    );
    await browser.click(await screen.findByRole('button', { name: 'Change requirement' }));
    const dialog = within(await screen.findByRole('dialog'));

    await browser.click(dialog.getByRole('button', { name: 'Save version' }));
    await waitFor(() => expect(dialog.getByText('This field is required')).toBeVisible());
    await browser.type(dialog.getByLabelText(/^Effective date/), '2099-01-01');
    await browser.click(dialog.getByRole('button', { name: 'Preview affected drivers' }));
    expect(
      await dialog.findByText(/^Checked 503 drivers in the pipeline. This version applies to 41 drivers./),
    ).toBeVisible();
    expect(dialog.getAllByRole('link', { name: /^Nora Vance/ })[0]).toHaveAttribute(
      'href',
      `/ops/drivers/${driver._id}?part=requirements&employer=${organization._id}`,
    );
    expect(dialog.getByText('due → done')).toBeVisible();
    expect(dialog.getByText('due, due 01/02/2099 → due, no due date')).toBeVisible();
    expect(dialog.getByText('And one more.')).toBeVisible();
    const pages = api.sent('POST', `${RECORDS}/preview`).map(({ body }) => (body as { after: string | null }).after);
    expect(pages).toEqual([null, driver._id]);
    await browser.click(dialog.getByRole('button', { name: 'Save version' }));

    expect(await screen.findByText('Version saved')).toBeVisible();
    const [sent] = api.sent('POST', RECORDS);
    const { _id, author, writtenAt, endedBy, ...said } = aRequirementVersion();
    expect(sent?.body).toEqual({ ...said, effectiveFrom: '2099-01-01', replaces: _id, replacesUntil: null });
  }, 20_000);

  it('shows the progress of the preview, and stops it on request', async () => {
    const page = { total: 1_500, judged: 500, concerned: 0, changed: 0, rows: [], next: aRequirementVersion()._id };
    let go = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    const { screen, api, browser } = await open('/ops/rules/annual-mvr', (fake) =>
      withRequirements(fake).on('POST', `${RECORDS}/preview`, async ({ body }) => {
        if ((body as { after: string | null }).after !== null) await held;
        return ok(page);
      }),
    );
    await browser.click(await screen.findByRole('button', { name: 'Change requirement' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.type(dialog.getByLabelText(/^Effective date/), '2099-01-01');
    await browser.click(dialog.getByRole('button', { name: 'Preview affected drivers' }));

    expect(await dialog.findByText('500 of 1,500 drivers checked')).toBeVisible();
    expect(dialog.getByRole('progressbar', { name: 'Drivers checked' })).toHaveAttribute('value', '500');
    await browser.click(dialog.getByRole('button', { name: 'Stop' }));
    go();

    await waitFor(() => {
      expect(dialog.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
    });
    expect(api.sent('POST', `${RECORDS}/preview`)).toHaveLength(2);
    // The preview was made for fields that have changed.
    await browser.type(dialog.getByLabelText(/^Title/), ' of every state');
    expect(dialog.queryByText('500 of 1,500 drivers checked')).not.toBeInTheDocument();
  }, 20_000);

  it('replaces the version in effect on its first day, and warns about days without a version', async () => {
    const now = aRequirementVersion({ effectiveTo: '2098-01-01' });
    const later = aRequirementVersion({ _id: certificate._id, effectiveFrom: '2099-01-01' });
    const { screen, api, browser } = await open('/ops/rules/annual-mvr', (fake) =>
      fake.on('GET', RECORDS, ok({ data: [later, now] })).on('POST', RECORDS, ok(aRequirementVersion())),
    );
    expect(await screen.findByText('Not in effect 01/01/2098 through 12/31/2098.')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Change requirement' }));
    const dialog = within(await screen.findByRole('dialog'));

    await browser.type(dialog.getByLabelText(/^Effective date/), '2097-01-01');
    await browser.type(dialog.getByLabelText(/^First day not in effect/), '2097-06-01');
    expect(dialog.getByText('Not in effect 06/01/2097 through 12/31/2098.')).toBeVisible();
    await browser.click(dialog.getByRole('button', { name: 'Save version' }));

    await screen.findByText('Version saved');
    const dates = { effectiveFrom: '2097-01-01', effectiveTo: '2097-06-01' };
    const [sent] = api.sent('POST', RECORDS);
    expect(sent?.body).toMatchObject({ ...dates, replaces: now._id, replacesUntil: '2098-01-01' });
  }, 20_000);

  it('shows a past date at its field, and overlapping versions above the form', async () => {
    const errors = [{ in: 'body', pointer: '/effectiveFrom', code: 'effective-date-past' }];
    const { screen, api, browser } = await open('/ops/rules/annual-mvr', (fake) =>
      withRequirements(fake).on('POST', RECORDS, refusal(400, 'invalid-input', { errors })),
    );
    await browser.click(await screen.findByRole('button', { name: 'Change requirement' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.type(dialog.getByLabelText(/^Effective date/), '2020-01-01');
    await browser.click(dialog.getByRole('button', { name: 'Save version' }));
    expect(await dialog.findByText(/^Changes can't apply to past dates/)).toBeVisible();

    const params = { from: '2099-01-01', to: '…' };
    api.on('POST', RECORDS, refusal(409, 'requirement-dates-overlap', { params }));
    await browser.click(dialog.getByRole('button', { name: 'Save version' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('in effect on some of these dates');
  });

  it('can be added with a proof of its own', async () => {
    const { screen, api, browser } = await open('/ops/rules', (fake) =>
      withRequirements(fake).on('POST', RECORDS, ok(aRequirementVersion())),
    );
    await browser.click(await screen.findByRole('button', { name: 'Add requirement' }));
    const dialog = within(await screen.findByRole('dialog'));
    const type = (label: RegExp, text: string) => browser.type(dialog.getByLabelText(label), text);
    const choose = (label: RegExp, value: string) =>
      browser.selectOptions(dialog.getByRole('combobox', { name: label }), value);

    await type(/^Short name/, 'yard-tour');
    await type(/^Title/, 'Tour of the yard');
    await type(/^Citation/, 'Company policy 7');
    await choose(/^Area/, 'employment');
    await choose(/^Applies to/, 'organization');
    await choose(/^Responsible/, 'carrier');
    expect(dialog.getByRole('combobox', { name: /^Interstate job/ })).toHaveDisplayValue('Any');
    await choose(/^Hazmat job/, 'no');
    await choose(/^Type$/, 'roadTest');
    await choose(/^Validity/, 'months');
    await type(/^Number/, '24');
    await type(/^Effective date/, '2099-01-01');
    await browser.click(dialog.getByRole('button', { name: 'Save version' }));

    await screen.findByText('Version saved');
    expect(api.sent('POST', RECORDS)[0]?.body).toMatchObject({
      code: 'yard-tour',
      appliesIf: { hazmat: false },
      proofs: [{ type: 'evidence', kind: 'roadTest', lasts: { unit: 'months', count: 24 } }],
      due: null,
      retention: null,
      replaces: null,
    });
  }, 20_000);

  it('keeps a maximum validity and the later of two retention periods when it is changed', async () => {
    const version = aRequirementVersion({
      proofs: [{ type: 'evidence', kind: 'workStatus', lasts: 'untilItsEnd', atMostMonths: 12 }],
      retention: { from: 'employmentStart', months: 36, orLater: { from: 'employmentEnd', months: 12 } },
    });
    const { screen, api, browser } = await open('/ops/rules/annual-mvr', (fake) =>
      fake.on('GET', RECORDS, ok({ data: [version] })).on('POST', RECORDS, ok(version)),
    );
    expect(
      await screen.findByText(
        'Proof of lawful immigration status (non-domiciled CDL), until it expires, 12 months at most',
      ),
    ).toBeVisible();
    const kept = '36 months from the first day of work, or 12 months from the end of employment, whichever is later';
    expect(screen.getByText(kept)).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Change requirement' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.type(dialog.getByLabelText(/^Effective date/), '2099-01-01');
    await browser.click(dialog.getByRole('button', { name: 'Save version' }));

    await screen.findByText('Version saved');
    const { proofs, retention } = version;
    expect(api.sent('POST', RECORDS)[0]?.body).toMatchObject({ proofs, retention });
  });

  it('can be ended on a date', async () => {
    const { screen, api, browser } = await open('/ops/rules/annual-mvr', (fake) =>
      withRequirements(fake).on('POST', `${RECORDS}/{id}/end`, ok(aRequirementVersion({ effectiveTo: '2099-01-01' }))),
    );
    await browser.click(await screen.findByRole('button', { name: 'End requirement' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.type(dialog.getByLabelText(/^First day not in effect/), '2099-01-01');
    await browser.click(dialog.getByRole('button', { name: 'End requirement' }));

    expect(await screen.findByText('In effect through 12/31/2098')).toBeVisible();
    expect(api.sent('POST', `${RECORDS}/{id}/end`)[0]?.body).toEqual({ on: '2099-01-01' });
  });
});
