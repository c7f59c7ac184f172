import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { anOpsAdmin, anOpsMember, aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';
import { aRequirementVersion, saidBy } from '../../support/requirements';

const RECORDS = '/api/ops/requirement-records';
const certificate = aRequirementVersion({
  _id: '018f0000-0000-7000-8000-000000000911',
  code: 'violations-certificate',
  title: 'Annual list of violations',
  to: '2022-05-08',
  per: 'employment',
  lookback: null,
});
const own = aRequirementVersion({
  _id: '018f0000-0000-7000-8000-000000000912',
  code: 'yard-tour',
  title: 'Tour of the yard',
  authority: 'carrier',
  store: 'hr',
  organizationId: '018f0000-0000-7000-8000-000000000920',
  organization: { _id: '018f0000-0000-7000-8000-000000000920', name: 'Long Beach Drayage' },
});
const withRequirements = (api: FakeApi) =>
  api.on('GET', RECORDS, ok({ data: [aRequirementVersion(), certificate, own] }));
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

    await browser.selectOptions(screen.getByRole('combobox', { name: /^Source/ }), 'carrier');
    expect(await screen.findByText('Long Beach Drayage')).toBeVisible();
    expect(screen.queryByRole('row', { name: /Annual motor vehicle record/ })).not.toBeInTheDocument();
    await browser.selectOptions(screen.getByRole('combobox', { name: /^Records/ }), 'drugAlcohol');
    expect(await screen.findByText('No requirements match these filters')).toBeVisible();
    await waitFor(() => {
      expect(router.state.location.search).toContain('store=drugAlcohol');
      expect(router.state.location.search).toContain('authority=carrier');
    });
  });

  it('says what a requirement asks for, and when, in plain words', async () => {
    const certified = { kind: 'medicalCertificate', dated: 'examined', until: 'expires' } as const;
    const test = aRequirementVersion({
      appliesIf: ['cdlJob', 'not insulin', 'jobState is CA'],
      proofs: [
        {
          ...{ kind: 'drugTest', dated: 'received', findings: ['negative'], lasts: '30 days' },
          limits: [{ date: 'tested', before: 'hire', atMost: '30 days' }],
        },
        { ...certified, maximum: '24 months', forms: ['document', 'noRecordExists'], if: ['not interstate'] },
        { ...certified, maximum: '12 months' },
      ],
      breaches: [
        {
          ...{ kind: 'drugTest', findings: ['positive'], dated: 'received' },
          clearedBy: { kind: 'returnToDutyTest', findings: ['negative'], dated: 'received' },
        },
      ],
    });
    const { screen, browser } = await open('/ops/rules', (api) => api.on('GET', RECORDS, ok({ data: [test] })));

    const row = within(await screen.findByRole('row', { name: /Annual motor vehicle record/ }));
    expect(row.getByText("Drug test result; Medical examiner's certificate")).toBeVisible();
    await browser.click(row.getByRole('link', { name: 'Annual motor vehicle record' }));
    expect(
      await screen.findByText(
        'Job requires a CDL and Insulin-treated diabetes: no and State of the job: California; except: Exempt farm or passenger operation',
      ),
    ).toBeVisible();
    expect(
      screen.getByText(
        /^Any of: Drug test result \(Date received\), Negative, Last test date no more than 30 days before: Hire date, valid for 30 days; Medical examiner's certificate \(Exam date\), or: Certificate that no record exists, until: .*, 24 months at most, only if: Interstate job: no; Medical examiner's certificate \(Exam date\), until: .*, 12 months at most$/,
      ),
    ).toBeVisible();
    expect(
      screen.getByText('Drug test result, Positive (cleared by: Return-to-duty test result, Negative)'),
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
  it('shows its versions and corrections, and is changed by administrators only', async () => {
    const correction = {
      reason: 'Misread the rule',
      by: 'Ann Smith',
      at: '2026-11-22T03:00:00.000Z',
      of: aRequirementVersion()._id,
    };
    const corrected = aRequirementVersion({ _id: certificate._id, noticeDays: 60, correction });
    const { screen, browser } = await renderApp('/ops/rules/annual-mvr', {
      user: anOpsMember(),
      api: (fake) => fake.on('GET', RECORDS, ok({ data: [corrected, aRequirementVersion()] })),
    });

    expect(await screen.findByText('Correction: Since before 2000')).toBeVisible();
    expect(screen.getByText(/^Corrected by Ann Smith on .*: Misread the rule$/)).toBeVisible();
    expect(screen.getByText('Corrected')).toBeVisible();
    for (const name of ['Change requirement', 'End requirement', 'Correct this version']) {
      const button = screen.getByRole('button', { name });
      await browser.click(button);
      expect(button).toHaveAccessibleDescription('Only operations administrators can do this');
    }
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('marks what a later version changes, with what it was', async () => {
    const now = aRequirementVersion({ _id: certificate._id, to: '2098-12-31', noticeDays: 30 });
    const withdrawn = aRequirementVersion({
      _id: '018f0000-0000-7000-8000-0000000000b7',
      from: '2099-01-01',
      to: '2098-12-31',
      noticeDays: 10,
    });
    const later = aRequirementVersion({
      _id: '018f0000-0000-7000-8000-0000000000b8',
      from: '2099-01-01',
      noticeDays: 45,
    });
    const { screen } = await open('/ops/rules/annual-mvr', (fake) =>
      fake.on('GET', RECORDS, ok({ data: [later, withdrawn, now] })),
    );

    expect(await screen.findByText('45 days (was 30 days)')).toBeVisible();
    expect(screen.getAllByText(/\(was /)).toHaveLength(2);
    expect(screen.getByText('10 days (was 30 days)')).toBeVisible();
  });

  it('folds versions that have ended, with what they said differently', async () => {
    const before = aRequirementVersion({ _id: certificate._id, to: '2022-05-08', noticeDays: 45 });
    const now = aRequirementVersion({ from: '2022-05-09' });
    const { screen, browser } = await open('/ops/rules/annual-mvr', (fake) =>
      fake.on('GET', RECORDS, ok({ data: [now, before] })),
    );

    const folded = within(
      (await screen.findByText(/^Before 2000 through 05\/08\/2022 · /)).closest('details') as HTMLElement,
    );
    expect(folded.getByText('45 days')).not.toBeVisible();
    await browser.click(folded.getByText(/^Before 2000 through/));
    expect(folded.getByText('45 days')).toBeVisible();
    expect(folded.queryByText('Responsible party')).toBeNull();
    expect(folded.getByRole('button', { name: 'Correct this version' })).toBeVisible();
  });

  it('changes on a date, after a preview against all drivers', async () => {
    const driver = { _id: '018f0000-0000-7000-8000-000000000301', name: 'Nora Vance' };
    const organization = { _id: '018f0000-0000-7000-8000-000000000920', name: 'Long Beach Drayage' };
    const employment = { _id: '018f0000-0000-7000-8000-000000000930', organization, from: '2024-01-01' };
    const on = '2099-01-01';
    const due = { status: 'due' as const, dueOn: '2099-01-02', bars: false };
    const first = {
      on,
      total: 503,
      checked: 500,
      concerned: 40,
      changed: 2,
      barred: 1,
      rows: [
        {
          driver,
          employment,
          about: 'CA',
          before: due,
          after: { status: 'missing' as const, dueOn: null, bars: true },
        },
        { driver, employment: null, about: null, before: null, after: due },
      ],
      next: driver._id,
    };
    const second = { on, total: null, checked: 3, concerned: 1, changed: 0, barred: 0, rows: [], next: null };
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
    await browser.type(dialog.getByLabelText(/^Effective date/), on);
    await browser.click(dialog.getByRole('button', { name: 'Preview affected drivers' }));
    expect(await dialog.findByText(/^Checked 503 drivers. This version applies to 41 drivers./)).toBeVisible();
    expect(dialog.getByText(/It newly bars one driver from driving./)).toBeVisible();
    expect(dialog.getAllByRole('link', { name: /^Nora Vance/ })[0]).toHaveAttribute(
      'href',
      `/ops/drivers/${driver._id}?part=requirements&employment=${employment._id}`,
    );
    expect(dialog.getByText('Due, due 01/02/2099 → Missing, bars driving')).toBeVisible();
    expect(dialog.getByText('not required → Due, due 01/02/2099')).toBeVisible();
    expect(dialog.getByText('And one more.')).toBeVisible();
    const pages = api.sent('POST', `${RECORDS}/preview`).map(({ body }) => body as { after: string | null });
    expect(pages.map(({ after }) => after)).toEqual([null, driver._id]);
    const { _id } = aRequirementVersion();
    expect(pages[0]).toMatchObject({ draft: { from: on }, replaces: _id, replacesUntil: null, corrects: null });
    await browser.click(dialog.getByRole('button', { name: 'Save version' }));

    expect(await screen.findByText('Version saved')).toBeVisible();
    expect(api.sent('POST', RECORDS)[0]?.body).toEqual({
      ...saidBy(aRequirementVersion()),
      from: on,
      to: null,
      replaces: _id,
      replacesUntil: null,
    });
  });

  it('shows the progress of the preview, and stops it on request', async () => {
    const next = aRequirementVersion()._id;
    const page = { on: '2099-01-01', total: 1_500, checked: 500, concerned: 0, changed: 0, barred: 0, rows: [], next };
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
  });

  it('replaces the version in effect on its first day, and warns about days without a version', async () => {
    const now = aRequirementVersion({ to: '2097-12-31' });
    const later = aRequirementVersion({ _id: certificate._id, from: '2099-01-01' });
    const { screen, api, browser } = await open('/ops/rules/annual-mvr', (fake) =>
      fake.on('GET', RECORDS, ok({ data: [later, now] })).on('POST', RECORDS, ok(aRequirementVersion())),
    );
    expect(await screen.findByText('Not in effect 01/01/2098 through 12/31/2098.')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Change requirement' }));
    const dialog = within(await screen.findByRole('dialog'));

    await browser.type(dialog.getByLabelText(/^Effective date/), '2097-01-01');
    await browser.type(dialog.getByLabelText(/^Last day in effect/), '2097-05-31');
    expect(dialog.getByText('Not in effect 06/01/2097 through 12/31/2098.')).toBeVisible();
    await browser.click(dialog.getByRole('button', { name: 'Save version' }));

    await screen.findByText('Version saved');
    expect(api.sent('POST', RECORDS)[0]?.body).toMatchObject({
      from: '2097-01-01',
      to: '2097-05-31',
      replaces: now._id,
      replacesUntil: '2097-12-31',
    });
  });

  it('shows a past date at its field, and overlapping versions above the form', async () => {
    const errors = [{ in: 'body', pointer: '/from', code: 'effective-date-past' }];
    const { screen, api, browser } = await open('/ops/rules/annual-mvr', (fake) =>
      withRequirements(fake)
        .on('POST', RECORDS, refusal(400, 'invalid-input', { errors }))
        .on(
          'POST',
          `${RECORDS}/preview`,
          refusal(400, 'invalid-input', { errors: [{ ...errors[0], pointer: '/draft/citation', code: 'too-big' }] }),
        ),
    );
    await browser.click(await screen.findByRole('button', { name: 'Change requirement' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.type(dialog.getByLabelText(/^Effective date/), '2020-01-01');
    await browser.click(dialog.getByRole('button', { name: 'Save version' }));
    expect(await dialog.findByText(/^Changes can't apply to past dates/)).toBeVisible();
    await browser.click(dialog.getByRole('button', { name: 'Preview affected drivers' }));
    await waitFor(() => expect(dialog.getByLabelText(/^Citation/)).toBeInvalid());

    api.on('POST', RECORDS, refusal(409, 'requirement-dates-overlap', { params: { from: '2099-01-01', to: '…' } }));
    await browser.click(dialog.getByRole('button', { name: 'Save version' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('in effect on some of these dates');
  });

  it('is corrected for the past with a reason, on top of the last correction', async () => {
    const version = { ...certificate, code: 'annual-mvr' };
    const correction = { reason: 'A typo', by: 'Ann', at: '2026-11-22T03:00:00.000Z', of: version._id };
    const newest = { ...version, _id: own._id, noticeDays: 45, correction };
    const { screen, api, browser } = await open('/ops/rules/annual-mvr', (fake) =>
      fake
        .on('GET', RECORDS, ok({ data: [newest, version] }))
        .on('POST', `${RECORDS}/{id}/correct`, ok(aRequirementVersion())),
    );
    await browser.click(await screen.findByRole('button', { name: 'Correct this version' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.click(dialog.getByRole('button', { name: 'Save correction' }));
    await waitFor(() => expect(dialog.getByLabelText(/^Why this version was wrong/)).toBeInvalid());
    await browser.type(dialog.getByLabelText(/^Why this version was wrong/), 'Misread the rule');
    await browser.click(dialog.getByRole('button', { name: 'Save correction' }));

    await screen.findByText('Correction saved');
    const [sent] = api.sent('POST', `${RECORDS}/{id}/correct`);
    expect(sent?.body).toEqual({
      ...saidBy(newest),
      from: '2000-01-01',
      to: '2022-05-08',
      reason: 'Misread the rule',
      seen: newest._id,
    });
  });

  it('can be ended on a date', async () => {
    const { screen, api, browser } = await open('/ops/rules/annual-mvr', (fake) =>
      withRequirements(fake).on('POST', `${RECORDS}/{id}/end`, ok(aRequirementVersion({ to: '2098-12-31' }))),
    );
    await browser.click(await screen.findByRole('button', { name: 'End requirement' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.type(dialog.getByLabelText(/^Last day in effect/), '2098-12-31');
    await browser.click(dialog.getByRole('button', { name: 'End requirement' }));

    expect(await screen.findByText('In effect through 12/31/2098')).toBeVisible();
    expect(api.sent('POST', `${RECORDS}/{id}/end`)[0]?.body).toEqual({ lastDay: '2098-12-31' });
  });

  it('can be withdrawn before its first day', async () => {
    const ahead = aRequirementVersion({ from: '2099-01-01' });
    const { screen, api, browser } = await open('/ops/rules/annual-mvr', (fake) =>
      fake
        .on('GET', RECORDS, ok({ data: [ahead] }))
        .on('POST', `${RECORDS}/{id}/end`, ok({ ...ahead, to: '2098-12-31' })),
    );
    await browser.click(await screen.findByRole('button', { name: 'End requirement' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.click(dialog.getByRole('button', { name: 'Withdraw version' }));

    expect(await screen.findByText('Version withdrawn')).toBeVisible();
    expect(api.sent('POST', `${RECORDS}/{id}/end`)[0]?.body).toEqual({ lastDay: '2098-12-31' });
  });
});
