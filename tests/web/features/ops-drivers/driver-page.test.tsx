import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import type { DriverTimelineItem } from '#domain/driver-timeline/schema';
import type { FileLine } from '#domain/requirements/file-schema';
import { applyChange } from '#web/shared/realtime/connect';
import { aFile, aFileLine } from '../../support/driver-files';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { anOpsDriver, anOpsDriverFile, aTimelineItem } from '../../support/ops-drivers';
import { anOpsMember } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const { _id, name } = anOpsDriver();
const ONE = '/api/ops/drivers/{id}';
const page = `/ops/drivers/${_id}`;

const timeline: readonly DriverTimelineItem[] = [
  aTimelineItem({
    key: 'note/1#0',
    kind: 'notes',
    type: 'noteWritten',
    actor: { kind: 'ops', name: 'Dana Whitfield' },
    text: 'Call in the evening',
    note: { _id: '018f0000-0000-7000-8000-000000000401', editedAt: null, editableUntil: '2099-01-01T00:00:00.000Z' },
  }),
  aTimelineItem({
    key: 'message/1#0',
    kind: 'messages',
    type: 'invitation',
    stage: null,
    order: { _id, title: 'Night drayage', carrier: 'Summit' },
    message: { channel: 'mail', status: 'sent', subject: 'Summit invites you', text: 'Hello Nora,\nThe job is near.' },
  }),
  aTimelineItem({
    key: 'message/2#0',
    kind: 'messages',
    type: 'code',
    message: { channel: 'sms', status: 'sent', subject: null, text: null },
  }),
  aTimelineItem({
    key: 'e#2',
    kind: 'calls',
    type: 'callRecorded',
    outcome: 'pass',
    stage: null,
    text: 'Knows HOS rules',
  }),
  aTimelineItem({
    key: 'carrier-result/1#0',
    kind: 'documents',
    type: 'resultRecorded',
    stage: null,
    about: 'drugTest',
    resultStatus: 'received',
    carrier: 'Summit',
  }),
];

const withDriver =
  (lines: readonly DriverTimelineItem[] = timeline) =>
  (api: FakeApi): FakeApi =>
    api
      .on('GET', ONE, ok(anOpsDriver()))
      .on('GET', `${ONE}/file`, ok(anOpsDriverFile()))
      .on('GET', `${ONE}/candidate-notes`, ok({ data: [], count: 0 }))
      .on('GET', `${ONE}/requirements`, ({ query }) =>
        ok(aFile({ on: query.get('on') ?? '2026-11-22', employment: null, employments: [], lines: [] })),
      )
      .on('GET', `${ONE}/timeline`, ({ query }) => {
        const kind = query.get('kind');
        return ok({ data: lines.filter((line) => kind === null || line.kind === kind), next: null });
      });
const open = (search: string, api: (fake: FakeApi) => FakeApi) =>
  renderApp(`${page}${search}`, { user: anOpsMember(), api });

afterEach(freshBrowser);

describe("carriers' notes on a driver's page", () => {
  const note = {
    _id: '018f0000-0000-7000-8000-000000000501',
    driverId: _id,
    text: 'Ask @Dana Whitfield about nights',
    mentions: ['Dana Whitfield'],
    author: 'Robin Vale',
    hasAuthorLeft: true,
    createdAt: '2026-11-20T12:00:00.000Z',
    editedAt: null,
    carrier: { _id: '018f0000-0000-7000-8000-000000000502', name: 'Summit' },
  };

  it('are listed with carrier and author, without a way to change them', async () => {
    const { screen } = await open('', (api) =>
      withDriver()(api).on('GET', `${ONE}/candidate-notes`, ok({ data: [note], count: 1 })),
    );

    const list = within(await screen.findByRole('list', { name: "Carriers' notes" }));
    expect(list.getByText('@Dana Whitfield')).toBeVisible();
    expect(list.getByText(/Robin Vale \(no longer here\)/)).toBeVisible();
    expect(list.getByRole('link', { name: 'Summit' })).toHaveAttribute('href', `/ops/carriers/${note.carrier._id}`);
    expect(list.queryByRole('button')).toBeNull();
  });

  it('show their earlier versions', async () => {
    const texts = ['Ask @Dana Whitfield about nights', 'Ask Dana'];
    const { screen, browser } = await open('', (api) =>
      withDriver()(api)
        .on(
          'GET',
          `${ONE}/candidate-notes`,
          ok({ data: [{ ...note, editedAt: '2026-11-21T12:00:00.000Z' }], count: 1 }),
        )
        .on(
          'GET',
          `${ONE}/candidate-notes/${note._id}/history`,
          ok({ data: texts.map((text, index) => ({ text, writtenAt: `2026-11-2${1 - index}T12:00:00.000Z` })) }),
        ),
    );

    await browser.click(await screen.findByRole('button', { name: /^edited/i }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Earlier versions' }));
    expect(await dialog.findByText('Ask Dana')).toBeVisible();
    expect(dialog.getByText('Ask @Dana Whitfield about nights')).toBeVisible();
  });

  it('say that there are none, or that they could not be loaded', async () => {
    const { screen } = await open('', withDriver());
    expect(await screen.findByText('No carrier has written a note about the driver.')).toBeVisible();
    freshBrowser();
    const failed = await open('', (api) =>
      withDriver()(api).on('GET', `${ONE}/candidate-notes`, refusal(500, 'internal')),
    );
    expect(await failed.screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('the header of a driver’s page', () => {
  it('says in one sentence the stage, its start, the party whose turn it is and the due date, then what is open', async () => {
    const { screen } = await open('', (api) =>
      withDriver()(api).on('GET', `${ONE}/requirements`, ok(aFile({ lines: [aFileLine({ status: 'due' })] }))),
    );
    await screen.findByText('1 open requirement');

    const head = (await screen.findByRole('heading', { name })).closest('header');

    expect(head).toHaveTextContent(
      /Interview.*since .*12d, target 8d.*Operations: Make the screening call.*was due .*1 open requirement/,
    );
  });
});

describe('the header of a certified driver’s page', () => {
  const certified = anOpsDriver({
    stage: 'Certified',
    dueAt: null,
    isOverdue: false,
    waitsFor: 'nobody',
    next: 'none',
    hires: [{ organization: { _id, name: 'Summit' }, title: 'Night drayage', isOnAssignment: false }],
  });
  const openCertified = (data: FileLine[]) =>
    open('', (api) =>
      withDriver()(api)
        .on('GET', ONE, ok(certified))
        .on('GET', `${ONE}/requirements`, ok(aFile({ lines: data }))),
    );

  it('does not say that nothing is open while a requirement is open, and links to it', async () => {
    const { screen } = await openCertified([
      aFileLine({ status: 'due' }),
      aFileLine({ code: 'other', status: 'done' }),
    ]);

    expect(await screen.findByRole('link', { name: '1 open requirement' })).toHaveAttribute(
      'href',
      expect.stringContaining('part=requirements'),
    );
    const head = screen.getByRole('heading', { name }).closest('header');
    expect(head).not.toHaveTextContent('Nothing to do');
    expect(head).toHaveTextContent('Hired by Summit · Night drayage');
  });

  it('says that nothing is open when all requirements are met', async () => {
    const { screen } = await openCertified([aFileLine({ status: 'done' })]);

    expect(await screen.findByText('Nothing to do')).toBeVisible();
  });
});

describe('the timeline of a driver', () => {
  it('shows notes, messages with their text, and calls with their outcome', async () => {
    const { screen, browser } = await open('', withDriver());
    const list = within(await screen.findByRole('list', { name: 'Activity' }));

    expect(list.getByText('Call in the evening')).toBeVisible();
    expect(list.getByText('Verification code')).toBeVisible();
    expect(list.getByText('The message text is not stored')).toBeVisible();
    expect(list.getByText('Passed')).toBeVisible();
    expect(list.getByText('Night drayage, Summit')).toBeVisible();
    expect(list.getByText(/Drug test · Needs review.* · for Summit/)).toBeVisible();
    await browser.click(list.getByText('Read email'));
    expect(list.getByText(/The job is near/)).toBeVisible();
  });

  it('shows a submission as one line', async () => {
    const at = '2026-11-20T12:00:00.000Z';
    const lines = ['taskCompleted', 'taskStarted', 'taskSent'].map((type) =>
      aTimelineItem({ key: type, kind: 'documents', type, at, about: 'photo', stage: null }),
    );
    const { screen } = await open('', withDriver(lines));
    const list = within(await screen.findByRole('list', { name: 'Activity' }));

    expect(list.getByText('Submitted for review')).toBeVisible();
    expect(list.getAllByRole('listitem')).toHaveLength(1);
  });

  it('is filtered by kind, actor and day in the URL, and says when nothing matches', async () => {
    const { screen, browser, router, api } = await open('', withDriver());

    const isAt = (search: string) =>
      waitFor(() => {
        expect(router.state.location.search).toBe(search);
      });
    await browser.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'candidacies');
    await isAt('?kind=candidacies');
    await browser.selectOptions(screen.getByRole('combobox', { name: 'By' }), 'ops');
    await isAt('?kind=candidacies&actor=ops');
    await browser.type(screen.getByLabelText('From'), '2026-11-01');
    await isAt('?kind=candidacies&actor=ops&from=2026-11-01');

    expect(await screen.findByText('No activity matches these filters')).toBeVisible();
    const query = api.sent('GET', `/api/ops/drivers/${_id}/timeline`).at(-1)?.query;
    expect(query?.get('from')).toBe(new Date(2026, 10, 1).toISOString());
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    if (clear !== undefined) await browser.click(clear);
    expect(await screen.findByText('Call in the evening')).toBeVisible();
  });

  it('does not change while an impossible year is typed', async () => {
    const { screen, router } = await open('', withDriver());
    await screen.findByText('Call in the evening');

    fireEvent.change(screen.getByLabelText('From'), { target: { value: '12026-11-01' } });
    fireEvent.change(screen.getByLabelText('As of'), { target: { value: '12026-11-01' } });

    expect(await screen.findByText('Call in the evening')).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('says that it is empty, and shows an error with a retry', async () => {
    const { screen } = await open('', withDriver([]));
    expect(await screen.findByText('No activity yet')).toBeVisible();
    freshBrowser();

    const failed = await open('', (fake) => withDriver()(fake).on('GET', `${ONE}/timeline`, refusal(500, 'internal')));
    expect(await failed.screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('holds new entries back until the user shows them', async () => {
    const lines = [...timeline];
    const { screen, browser, client } = await open('', withDriver(lines));
    await screen.findByText('Call in the evening');

    lines.unshift(aTimelineItem({ key: 'e#3', type: 'stageOverdue', stage: null }));
    act(() => {
      applyChange(client, { topic: 'driver', id: _id, driverId: _id });
    });
    const show = await screen.findByRole('button', { name: 'Show new activity' });
    expect(screen.queryByText('Over target')).toBeNull();
    await browser.click(show);

    expect(await screen.findByText('Over target')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show new activity' })).toBeNull();
  });
});

describe('a note', () => {
  it('is added, and must not be empty', async () => {
    const { screen, browser, api } = await open('', (fake) => withDriver()(fake).on('POST', `${ONE}/notes`, ok({})));

    await browser.click(await screen.findByRole('button', { name: 'New note' }));
    await browser.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Write a note first')).toBeVisible();
    await browser.type(screen.getByLabelText('Note for colleagues'), 'Speaks Spanish');
    await browser.click(screen.getByRole('button', { name: 'Add note' }));

    expect(await screen.findByText('Note added')).toBeVisible();
    expect(api.sent('POST', `/api/ops/drivers/${_id}/notes`)[0]?.body).toEqual({ text: 'Speaks Spanish' });
    expect(screen.getByRole('button', { name: 'New note' })).toBeVisible();
  });

  it('can be edited by its author, and shows a refusal', async () => {
    const { screen, browser } = await open('', (fake) =>
      withDriver()(fake).on('PUT', `${ONE}/notes/{noteId}`, refusal(409, 'note-closed')),
    );

    await browser.click(await screen.findByRole('button', { name: 'Edit note' }));
    await browser.type(screen.getByLabelText('Your note'), ', after six');
    await browser.click(screen.getByRole('button', { name: 'Save note' }));

    expect(await screen.findByText('Notes can only be edited for one day. Please add a new one')).toBeVisible();
  });
});

describe('a driver on a past day', () => {
  const proofs = [{ proof: 'driverLicense', on: '2029-05-01', isExpired: false } as const];
  const then = anOpsDriver({ stage: 'Processing', waitsFor: 'driver', next: 'sendTasks', isOverdue: false, proofs });

  it('is shown with the status of that day, without actions', async () => {
    const { screen, browser, router, api } = await open('', (fake) =>
      withDriver()(fake).on('GET', `${ONE}/as-of`, ({ query }) =>
        ok({ on: query.get('on'), until: '2026-11-02T00:00:00.000Z', driver: then }),
      ),
    );

    await browser.type(await screen.findByLabelText('As of'), '2026-11-01');

    expect(await screen.findByText(/Status at the end of 11\/01\/2026/)).toBeVisible();
    expect(screen.getByText('Driver submits tasks')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Expiration dates' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Record call' })).toBeNull();
    await waitFor(() => {
      const days = api.sent('GET', `/api/ops/drivers/${_id}/requirements`).map(({ query }) => query.get('on'));
      expect(days).toContain('2026-11-01');
    });
    await waitFor(() => expect(router.state.location.search).toBe('?asOf=2026-11-01'));
    await browser.click(screen.getByRole('button', { name: 'Back to now' }));
    expect(await screen.findByRole('button', { name: 'Record call' })).toBeVisible();
  });

  it('does not show today’s requirements', async () => {
    const data = [aFileLine({ status: 'due' })];
    const { screen, browser } = await open('', (fake) =>
      withDriver()(fake)
        .on('GET', `${ONE}/requirements`, ok(aFile({ lines: data })))
        .on('GET', `${ONE}/as-of`, ok({ on: '2026-11-01', until: '2026-11-02T00:00:00.000Z', driver: then })),
    );
    expect(await screen.findByRole('link', { name: '1 open requirement' })).toBeVisible();

    await browser.type(screen.getByLabelText('As of'), '2026-11-01');

    expect(await screen.findByText(/Status at the end of 11\/01\/2026/)).toBeVisible();
    expect(screen.queryByRole('link', { name: '1 open requirement' })).toBeNull();
  });

  it('says that no history exists for that day', async () => {
    const { screen } = await open('?asOf=2020-01-01', (fake) =>
      withDriver()(fake).on(
        'GET',
        `${ONE}/as-of`,
        ok({ on: '2020-01-01', until: '2020-01-02T00:00:00.000Z', driver: null }),
      ),
    );

    expect(await screen.findByText('No history for this driver by the end of 01/01/2020')).toBeVisible();
  });
});
