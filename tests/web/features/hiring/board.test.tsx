import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import type { BoardColumn } from '#domain/candidacies/board/columns';
import { columnStates } from '#domain/candidacies/board/columns';
import type { CandidacyCard } from '#domain/candidacies/schema';
import { applyChange } from '#web/shared/realtime/connect';
import { aCandidate, aDriverProfile, aDriverSummary, anInterviewView } from '../../support/carrier-drivers';
import { anOrderView, ORDER_ID } from '../../support/carrier-orders';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { aRecruiter, aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const board = `/business/job-order/${ORDER_ID}/hiring-flow/board`;
const APPROVE = '/api/job-assignment/approve/{id}';
const idOf = (last: string) => `018f0000-0000-7000-8000-0000000000${last}`;
const named = (firstName: string, lastName: string) => aDriverSummary({ firstName, lastName, isMasked: false });

const maria = aCandidate({ actions: ['approveForInterview', 'rejectReview', 'cancelAssignment'], refusals: [] });
const james = aCandidate({
  candidacyId: idOf('b1'),
  driverId: idOf('b2'),
  driver: named('James', 'Kirk'),
  state: 'approved',
  turn: 'carrier',
  next: 'carrierSchedulesInterview',
  actions: ['scheduleInterview', 'pass'],
  refusals: [],
});
const olga = aCandidate({
  candidacyId: idOf('b3'),
  driverId: idOf('b4'),
  driver: named('Olga', 'Sorokina'),
  state: 'interviewing',
  turn: 'carrier',
  next: 'decideAfterInterview',
  interview: anInterviewView(),
  actions: ['rescheduleInterview', 'cancelInterview', 'rejectInterview', 'pass'],
  refusals: [{ action: 'hire', code: 'scorecard-missing' }],
});
const world: { cards: CandidacyCard[] } = { cards: [] };
beforeEach(() => {
  world.cards = [maria, james, olga];
});
afterEach(freshBrowser);

const aBoard = (api: FakeApi): FakeApi =>
  api
    .on('GET', '/api/job-order/id/{id}', ok(anOrderView()))
    .on('GET', '/api/job-order/{id}/board/{column}', (_request, { column }) => {
      const data = world.cards.filter(({ state }) => columnStates[column as BoardColumn].includes(state));
      return ok({ data, count: data.length });
    })
    .on('GET', '/api/job-order/{id}/interviews', ok({ data: [] }))
    .on('GET', '/api/job-order/{id}/interview-conflicts', ok({ conflicts: [] }))
    .on('GET', '/api/interviewers/organization/{orgId}', ok([]))
    .on('GET', '/api/job-order/{id}/timeline', ok({ data: [], next: null }))
    .on('GET', '/api/business/driver/{driverId}/profile', (_request, { driverId }) =>
      ok(aDriverProfile({ _id: driverId ?? '', firstName: driverId === maria.driverId ? 'Maria' : 'Other' })),
    )
    .on('PATCH', APPROVE, () => {
      world.cards = world.cards.map((card) =>
        card === maria
          ? { ...maria, state: 'approved', turn: 'carrier', actions: ['scheduleInterview', 'pass'] }
          : card,
      );
      return ok({ _id: ORDER_ID, candidacyId: ORDER_ID, seq: 2, state: 'approved', stage: 'pendingReview-approved' });
    });
const open = (address = board, api = aBoard, user = aSafetyOfficer()) => renderApp(address, { user, api });
type Screen = Awaited<ReturnType<typeof open>>['screen'];
const columnOf = (screen: Screen, name: RegExp) => within(screen.getByRole('region', { name }));
async function menuOf({ screen, browser }: Awaited<ReturnType<typeof open>>, name: string) {
  await browser.click(await screen.findByRole('button', { name: `More actions for ${name}` }));
}

describe('the board of an order', () => {
  it('shows its candidates by column, with age, turn and next step', async () => {
    const { screen } = await open();

    expect(await screen.findByRole('link', { name: 'Maria Gomez' })).toBeVisible();
    const inReview = columnOf(screen, /^In review 1/);
    expect(inReview.getByTitle(/^3d, target 2d, since /)).toBeVisible();
    expect(inReview.getByRole('button', { name: /^Approve for interview/ })).toBeVisible();
    expect(columnOf(screen, /^Approved 1/).getByRole('link', { name: 'James Kirk' })).toBeVisible();
    expect(columnOf(screen, /^Interview 1/).getByText('Hire or pass')).toBeVisible();
    expect(columnOf(screen, /^Hired 0/).getByText('No drivers')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Board', current: 'page' })).toBeVisible();
  });

  it("shows other users' changes of this order on request", async () => {
    const { screen, client, browser } = await open();
    await screen.findByRole('link', { name: 'Maria Gomez' });
    world.cards = [james];
    act(() => {
      applyChange(client, { topic: 'candidacy', id: idOf('c9'), orderId: idOf('ff') });
    });
    expect(screen.queryByRole('button', { name: /new$/ })).toBeNull();
    act(() => {
      applyChange(client, { topic: 'candidacy', id: maria.candidacyId, orderId: ORDER_ID });
    });

    await browser.click(await screen.findByRole('button', { name: '1 new' }));

    await waitFor(() => expect(screen.queryByRole('link', { name: 'Maria Gomez' })).toBeNull());
  });

  it('shows an error per column with a retry', async () => {
    const { screen } = await open(board, (api) =>
      aBoard(api).on('GET', '/api/job-order/{id}/board/{column}', refusal(500, 'internal')),
    );

    expect((await screen.findAllByRole('button', { name: 'Try again' })).length).toBeGreaterThan(0);
  });
});

describe('a pass', () => {
  const PASS = '/api/job-request/reject/{id}';
  async function pass(extend: (api: FakeApi) => FakeApi = (api) => api) {
    const app = await open(board, (api) => extend(aBoard(api)));
    await menuOf(app, 'James Kirk');
    await app.browser.click(app.screen.getByRole('button', { name: 'Move to Ended: Pass…' }));
    const dialog = within(await app.screen.findByRole('dialog', { name: 'Pass on James Kirk' }));
    await app.browser.click(dialog.getByRole('button', { name: 'Pass' }));
    const approved = columnOf(app.screen, /^Approved/);
    await approved.findByText('Passing');
    return { ...app, approved };
  }

  it('leaves nothing to do for the driver until it is undone', async () => {
    const { screen, browser, api, approved } = await pass();
    expect(approved.queryByRole('button', { name: /^Invite to interview/ })).toBeNull();
    expect(approved.queryByRole('button', { name: /^More actions/ })).toBeNull();
    expect(approved.getByRole('button', { name: /^Drag James Kirk/ })).toHaveAttribute('aria-disabled', 'true');
    approved.getByRole('link', { name: 'James Kirk' }).focus();
    await browser.keyboard('s');
    expect(screen.queryByRole('dialog')).toBeNull();

    await browser.click(screen.getByRole('button', { name: 'Undo' }));

    expect(await approved.findByRole('button', { name: 'More actions for James Kirk' })).toBeVisible();
    expect(approved.getByRole('button', { name: /^Invite to interview/ })).toBeVisible();
    expect(api.sent('PATCH', PASS)).toEqual([]);
  });

  it("is not counted among other users' changes once it is sent", async () => {
    const { screen, browser, client, api } = await pass((fake) =>
      fake.on('PATCH', PASS, () => {
        world.cards = [maria, olga];
        return ok({ _id: ORDER_ID, candidacyId: james.candidacyId, seq: 3, state: 'closed', stage: 'closed' });
      }),
    );
    await browser.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(api.sent('PATCH', PASS)).toHaveLength(1));
    const { candidacyId: id, driverId } = james;

    act(() => {
      applyChange(client, { topic: 'candidacy', id, driverId, orderId: ORDER_ID });
      applyChange(client, { topic: 'candidacy', id: olga.candidacyId, driverId: olga.driverId, orderId: ORDER_ID });
    });

    expect(await screen.findByRole('button', { name: '1 new' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'James Kirk' })).toBeNull());
  });
});

describe('a card', () => {
  it('is moved by its menu without a form where no input is needed', async () => {
    const app = await open();
    await menuOf(app, 'Maria Gomez');
    await app.browser.click(app.screen.getByRole('button', { name: 'Move to Approved' }));

    expect(await app.screen.findByText('Maria Gomez is approved for interview')).toBeVisible();
    expect(columnOf(app.screen, /^Approved 2/).getByRole('link', { name: 'Maria Gomez' })).toBeVisible();
    expect(app.api.sent('PATCH', APPROVE)).toHaveLength(1);
  });

  it('is shown by the toast after a move: the panel opens over the board, in the new column', async () => {
    const app = await open();
    await menuOf(app, 'Maria Gomez');
    await app.browser.click(app.screen.getByRole('button', { name: 'Move to Approved' }));
    await app.screen.findByText('Maria Gomez is approved for interview');
    await app.browser.click(app.screen.getByRole('button', { name: 'View' }));

    const drawer = within(await app.screen.findByRole('dialog'));
    const { pathname, search } = app.router.state.location;
    expect([pathname, search]).toEqual([board, `?driver=${maria.driverId}`]);
    // James is in the column, too.
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Next driver' })).toBeEnabled());
    expect(drawer.getByRole('button', { name: 'Previous driver' })).toBeDisabled();
    expect(await drawer.findByRole('button', { name: 'Invite to interview' })).toBeVisible();
  });

  it('opens the form of a column that needs input', async () => {
    const app = await open();
    await menuOf(app, 'James Kirk');
    await app.browser.click(app.screen.getByRole('button', { name: 'Move to Interview…' }));
    expect(await app.screen.findByRole('dialog', { name: 'Interview with James Kirk' })).toBeVisible();

    await app.browser.click(app.screen.getByRole('button', { name: 'Cancel' }));
    await menuOf(app, 'James Kirk');
    await app.browser.click(app.screen.getByRole('button', { name: 'Move to Ended: Pass…' }));
    expect(await app.screen.findByRole('dialog', { name: 'Pass on James Kirk' })).toBeVisible();
  });

  it('says for each forbidden column why, and offers the actions that are no moves', async () => {
    const app = await open();
    await menuOf(app, 'Olga Sorokina');

    const hire = app.screen.getByRole('button', { name: 'Move to Hired' });
    expect(hire).toHaveAttribute('aria-disabled', 'true');
    expect(hire).toHaveAccessibleDescription(/scorecard/i);
    expect(app.screen.getByRole('button', { name: 'Move to In review' })).toHaveAccessibleDescription(
      'The review is complete and cannot be reopened.',
    );
    expect(app.screen.getByRole('button', { name: 'Reschedule interview' })).toBeVisible();
  });

  it('goes back when the command is refused', async () => {
    const app = await open(board, (api) =>
      aBoard(api).on('PATCH', APPROVE, refusal(409, 'candidacy-move-not-allowed')),
    );
    await menuOf(app, 'Maria Gomez');
    await app.browser.click(app.screen.getByRole('button', { name: 'Move to Approved' }));

    expect(await app.screen.findByRole('alert')).toBeVisible();
    expect(columnOf(app.screen, /^In review 1/).getByRole('link', { name: 'Maria Gomez' })).toBeVisible();
  });

  it('is dragged by keyboard; a forbidden column says why, and the card stays', async () => {
    const { screen, browser, api } = await open();
    const handle = await screen.findByRole('button', { name: 'Drag Maria Gomez to another stage' });
    handle.focus();
    await browser.keyboard(' ');
    await waitFor(() => expect(screen.getByRole('region', { name: /^Hired/ })).toHaveAttribute('data-drop', 'no'));
    await browser.keyboard('{ArrowRight}{ArrowRight}');
    expect(
      await columnOf(screen, /^Interview/).findByText('HR or Safety must approve the driver first.'),
    ).toBeVisible();
    await browser.keyboard(' ');
    expect(await screen.findByRole('alert')).toHaveTextContent('Maria Gomez stays in place.');
    expect(api.sent('PATCH', APPROVE)).toEqual([]);

    handle.focus();
    await browser.keyboard(' ');
    await browser.keyboard('{ArrowRight} ');
    expect(await screen.findByText('Maria Gomez is approved for interview')).toBeVisible();
  });

  it('is moved by S, which shows all columns and why some are not allowed', async () => {
    const { screen, browser } = await open();
    await screen.findByRole('link', { name: 'Maria Gomez' });
    await browser.keyboard('js');

    const dialog = within(await screen.findByRole('dialog', { name: 'Move Maria Gomez' }));
    expect(dialog.getByRole('button', { name: 'Move to Requests' })).toHaveAccessibleDescription(
      'Only drivers send requests.',
    );
    await browser.click(dialog.getByRole('button', { name: 'Move to Approved' }));

    expect(await screen.findByText('Maria Gomez is approved for interview')).toBeVisible();
  });

  it('cannot be moved by positions that may not decide, and says who may', async () => {
    world.cards = [aCandidate()];
    const app = await open(board, aBoard, aRecruiter());
    await menuOf(app, 'Maria Gomez');

    expect(app.screen.getByRole('button', { name: 'Move to Approved' })).toHaveAccessibleDescription(
      'Only HR or Safety can decide.',
    );
  });

  it('opens the panel with its own URL; previous and next stay in the column', async () => {
    const second = { ...maria, candidacyId: idOf('b7'), driverId: idOf('b8'), driver: named('Wilhelmina', 'Feather') };
    world.cards = [maria, second, james];
    const { screen, browser, router } = await open();
    await browser.click(await screen.findByRole('link', { name: 'Maria Gomez' }));
    await screen.findByRole('dialog');
    await waitFor(() => expect(router.state.location.search).toBe(`?driver=${maria.driverId}`));

    await browser.keyboard('j');
    await waitFor(() => expect(router.state.location.search).toBe(`?driver=${second.driverId}`));
    const drawer = within(screen.getByRole('dialog'));
    expect(drawer.getByRole('button', { name: 'Next driver' })).toBeDisabled();
    await browser.click(drawer.getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(screen.getByRole('link', { name: 'Wilhelmina Feather' })).toHaveFocus());
  });
});

describe('the board on a phone', () => {
  const wide = window.matchMedia.bind(window);
  beforeEach(() => {
    window.matchMedia = (media) => ({ ...wide(media), matches: media.includes('max-width') });
  });
  afterEach(() => {
    window.matchMedia = wide;
  });

  it('shows the column of a driver whose panel is open', async () => {
    const { screen } = await open(`${board}?driver=${olga.driverId}`);

    await waitFor(() =>
      expect(screen.getByRole('tab', { name: /^Interview/, hidden: true })).toHaveAttribute('aria-selected', 'true'),
    );
  });

  it('stays in the column of a driver who was opened by the toast after a move', async () => {
    const app = await open();
    const { screen, browser, router } = app;
    await menuOf(app, 'Maria Gomez');
    await browser.click(screen.getByRole('button', { name: 'Move to Approved' }));
    await screen.findByText('Maria Gomez is approved for interview');
    await browser.click(screen.getByRole('button', { name: 'View' }));
    await browser.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(router.state.location.search).toBe('?column=approved'));
    expect(screen.getByRole('tab', { name: /^Approved/ })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('link', { name: 'Maria Gomez' })).toBeVisible();
  });

  it('shows one column at a time under tabs, and moves cards by their menus', async () => {
    const app = await open();
    const { screen, browser, router } = app;
    expect(await screen.findByRole('link', { name: 'Maria Gomez' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Drag/ })).toBeNull();

    await browser.click(screen.getByRole('tab', { name: /^Approved/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?column=approved'));
    await menuOf(app, 'James Kirk');
    expect(screen.getByRole('button', { name: 'Move to Interview…' })).toBeVisible();
  });
});
