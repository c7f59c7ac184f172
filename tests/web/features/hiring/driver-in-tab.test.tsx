import { afterEach, describe, expect, it } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import { applyChange } from '#web/shared/realtime/connect';
import {
  aCandidate,
  aDriverProfile,
  aDriverSummary,
  anInterviewView,
  daysAgo,
  DRIVER_ID,
} from '../../support/carrier-drivers';
import { anOrderView, ORDER_ID } from '../../support/carrier-orders';
import type { FakeApi } from '../../support/fake-api';
import { ok, refusal } from '../../support/fake-api';
import { withCandidates } from '../../support/order-candidates';
import { aRecruiter, aSafetyOfficer } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';

const REQUEST_ID = '018f0000-0000-7000-8000-0000000000c1';
const TAB = '/api/job-order/{id}/candidacies';
const response = ok({
  _id: ORDER_ID,
  candidacyId: ORDER_ID,
  seq: 2,
  state: 'approved',
  stage: 'pendingReview-approved',
});
const review = `/business/job-order/${ORDER_ID}/hiring-flow/reviewDrivers`;

const open = (address: string, extend: (api: FakeApi) => FakeApi, user = aRecruiter()) =>
  renderApp(address, { user, api: extend });

afterEach(freshBrowser);

describe('a driver in a tab', () => {
  it('shows name, distance, match, who acts next and for how long', async () => {
    const { screen } = await open(review, withCandidates(aCandidate()));

    const row = within(await screen.findByRole('article', { name: 'Maria Gomez' }));
    expect(row.getByText('Carson, CA ·', { exact: false })).toBeVisible();
    expect(row.getByText('Class A · T, H · 6 yr total')).toBeVisible();
    expect(row.getByText('Near match: 26 of 30 months of experience (last 36 months)')).toBeVisible();
    expect(row.getByText("Safety's turn")).toBeVisible();
    expect(row.getByText('3d, target 2d')).toBeVisible();
  });

  it.each([
    [aRecruiter(), `/recruiter/driver/${REQUEST_ID}`],
    [aSafetyOfficer(), `/business/driver/${DRIVER_ID}/profile?orderId=${ORDER_ID}`],
  ])('has a link in the panel to the profile as a page of the reader', async (user, href) => {
    const { screen } = await open(
      `${review}?driver=${DRIVER_ID}`,
      (api) =>
        withCandidates(aCandidate({ fleetJobRequestId: REQUEST_ID, driverJobRequestId: null, jobRequestId: null }))(
          api,
        ).on('GET', '/api/business/driver/{driverId}/profile', ok(aDriverProfile())),
      user,
    );

    expect(await screen.findByRole('link', { name: 'Open profile page' })).toHaveAttribute('href', href);
  });

  it('disables the approval for everyone except HR and Safety, with the reason', async () => {
    const { screen, api, browser } = await open(review, withCandidates(aCandidate()));

    const approve = await screen.findByRole('button', { name: 'Pending safety approval' });
    expect(approve).toHaveAttribute('aria-disabled', 'true');
    expect(approve).toHaveAccessibleDescription('Only HR or Safety can decide.');
    await browser.click(approve);
    expect(api.sent('PATCH', '/api/job-assignment/approve/{id}')).toHaveLength(0);
  });

  it('lets Safety approve, with a separate Idempotency-Key', async () => {
    const card = aCandidate({ actions: ['approveForInterview', 'rejectReview'], refusals: [] });
    const { screen, api, browser, router } = await open(
      review,
      (fake) =>
        withCandidates(card)(fake)
          .on('PATCH', '/api/job-assignment/approve/{id}', response)
          .on('GET', '/api/business/driver/{driverId}/profile', ok(aDriverProfile()))
          .on('GET', '/api/job-order/{id}/timeline', ok({ data: [], next: null })),
      aSafetyOfficer(),
    );
    await browser.click(await screen.findByRole('button', { name: 'Approve for interview' }));

    await waitFor(() =>
      expect(api.sent('PATCH', `/api/job-assignment/approve/${String(card.assignmentId)}`)).toHaveLength(1),
    );
    expect(api.sent('PATCH', '/api/job-assignment/approve/{id}')[0]?.headers.get('Idempotency-Key')).not.toBeNull();
    await waitFor(() => expect(api.sent('GET', TAB).length).toBeGreaterThan(1));
    expect(await screen.findByText('Maria Gomez is approved for interview')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'View' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?tab=review&driver=${DRIVER_ID}`));
  });

  it('accepts the time proposed by the driver that the button says, and no other one', async () => {
    const proposing = (proposedStartsAt: string) =>
      aCandidate({
        state: 'interviewing',
        turn: 'carrier',
        next: 'carrierConfirmsTime',
        interview: anInterviewView({ answer: 'proposed', zone: 'America/Chicago', proposedStartsAt }),
        actions: ['confirmProposal'],
        refusals: [],
      });
    const [shown, moved] = ['2099-11-25T20:00:00.000Z', '2099-11-27T15:00:00.000Z'] as const;
    const confirm = '/api/job-order/interview/{id}/confirm';
    const params = { who: 'Maria G.', did: 'interviewTimeProposed' };
    const { screen, browser, api } = await open(
      `/business/job-order/${ORDER_ID}/hiring-flow/reviewDrivers?tab=interview`,
      (fake) =>
        withCandidates(proposing(shown))(fake).on('POST', confirm, refusal(409, 'candidacy-changed', { params })),
    );
    const button = await screen.findByRole('button', { name: 'Confirm Wed, Nov 25, 2099, 2:00 PM CST' });
    withCandidates(proposing(moved))(api);
    await browser.click(button);

    expect(await screen.findByText(/^Maria G. made a change in the meantime: /)).toBeVisible();
    const other = await screen.findByRole('button', { name: 'Confirm Fri, Nov 27, 2099, 9:00 AM CST' });
    api.on('POST', confirm, response);
    await browser.click(other);
    expect(await screen.findByText('The interview with Maria Gomez is confirmed')).toBeVisible();
    expect(api.sent('POST', confirm).map(({ body }) => body)).toEqual([{ date: shown }, { date: moved }]);
  });

  it('explains a change by another person when the page was stale', async () => {
    const card = aCandidate({ actions: ['approveForInterview'], refusals: [] });
    const { screen, browser } = await open(
      review,
      (fake) =>
        withCandidates(card)(fake).on(
          'PATCH',
          '/api/job-assignment/approve/{id}',
          refusal(409, 'candidacy-move-not-allowed'),
        ),
      aSafetyOfficer(),
    );
    await browser.click(await screen.findByRole('button', { name: 'Approve for interview' }));

    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('requires a confirmation to cancel an invite, with the specified text', async () => {
    const card = aCandidate({
      state: 'invited',
      turn: 'driver',
      next: 'answerInvite',
      fleetJobRequestId: '018f0000-0000-7000-8000-0000000000e6',
      actions: ['cancelInvite'],
      refusals: [],
      driver: aDriverSummary(),
    });
    const { screen, api, browser } = await open(
      `/business/job-order/${ORDER_ID}/hiring-flow/inviteDrivers?tab=invited`,
      (fake) => withCandidates(card)(fake).on('PATCH', '/api/job-order/fleet-job-request/cancel/{id}', response),
    );
    expect(await screen.findByRole('article', { name: 'Maria G.' })).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Cancel invite' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('You are canceling the invite to the driver. Are you sure?')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Keep invite' })).toBeInTheDocument();
    await browser.click(dialog.getByRole('button', { name: 'Cancel invite' }));

    await waitFor(() =>
      expect(
        api.sent('PATCH', `/api/job-order/fleet-job-request/cancel/${String(card.fleetJobRequestId)}`),
      ).toHaveLength(1),
    );
  });

  it('requires a confirmation to cancel an assignment', async () => {
    const card = aCandidate({ actions: ['cancelAssignment'], refusals: [] });
    const path = '/api/job-order/assignment/cancel/{id}';
    const { screen, api, browser } = await open(review, (fake) =>
      withCandidates(card)(fake).on('PATCH', path, response),
    );
    await screen.findByRole('article', { name: 'Maria Gomez' });
    if (screen.queryByRole('button', { name: 'Cancel Assignment' }) === null) {
      await browser.click(screen.getByRole('button', { name: 'More actions for Maria Gomez' }));
    }
    await browser.click(screen.getByRole('button', { name: 'Cancel Assignment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Maria Gomez from this order' }));
    expect(api.sent('PATCH', path)).toHaveLength(0);
    await browser.click(dialog.getByRole('button', { name: 'Cancel Assignment' }));

    expect(await screen.findByText('Maria Gomez was removed from the order')).toBeVisible();
    expect(api.sent('PATCH', path)).toHaveLength(1);
  });

  it('moves a request to review after a confirmation, and passes on it with a reason', async () => {
    const card = aCandidate({ state: 'requested', turn: 'carrier', actions: ['moveToReview', 'pass'], refusals: [] });
    const { screen, api, browser } = await open(
      `/business/job-order/${ORDER_ID}/hiring-flow/inviteDrivers?tab=requests`,
      (fake) =>
        withCandidates(card)(fake)
          .on('PATCH', '/api/job-order/driver-job-request/approved/{id}', response)
          .on('PATCH', '/api/job-order/driver-job-request/rejected/{id}', response),
    );
    await browser.click(await screen.findByRole('button', { name: 'Move to review' }));
    const move = within(await screen.findByRole('dialog', { name: 'Move to review' }));
    await browser.click(move.getByRole('button', { name: 'Move to review' }));
    await waitFor(() => expect(api.sent('PATCH', '/api/job-order/driver-job-request/approved/{id}')).toHaveLength(1));

    await browser.click(screen.getByRole('button', { name: 'More actions for Maria Gomez' }));
    await browser.click(screen.getByRole('button', { name: 'Pass' }));
    const pass = within(await screen.findByRole('dialog', { name: 'Pass on Maria Gomez' }));
    await browser.selectOptions(pass.getByLabelText(/^Reason/), 'Not a match for this job');
    await browser.type(pass.getByLabelText(/In your own words/), 'No nights');
    await browser.click(pass.getByRole('button', { name: 'Pass' }));

    // Nothing is sent while the undo is offered: an undo changes nothing, closing the message sends the pass.
    expect(await screen.findByText('Passing')).toBeVisible();
    await browser.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.queryByText('Passing')).toBeNull();
    await browser.click(screen.getByRole('button', { name: 'More actions for Maria Gomez' }));
    await browser.click(screen.getByRole('button', { name: 'Pass' }));
    const again = within(await screen.findByRole('dialog', { name: 'Pass on Maria Gomez' }));
    await browser.selectOptions(again.getByLabelText(/^Reason/), 'Not a match for this job');
    await browser.type(again.getByLabelText(/In your own words/), 'No nights');
    await browser.click(again.getByRole('button', { name: 'Pass' }));
    expect(api.sent('PATCH', '/api/job-order/driver-job-request/rejected/{id}')).toHaveLength(0);
    const toast = within(
      (await screen.findByText('You passed on Maria Gomez')).closest('[role=status]') as HTMLElement,
    );
    await browser.click(toast.getByRole('button', { name: 'Dismiss' }));

    await waitFor(() =>
      expect(api.sent('PATCH', '/api/job-order/driver-job-request/rejected/{id}')[0]?.body).toEqual({
        reason: 'not_a_match',
        text: 'No nights',
      }),
    );
  });

  it('opens the profile over the list, with previous and next', async () => {
    const other = '018f0000-0000-7000-8000-0000000000d2';
    const cards = [
      aCandidate(),
      aCandidate({ candidacyId: other, driverId: other, driver: aDriverSummary({ _id: other, firstName: 'James' }) }),
    ];
    const { screen, browser, router } = await open(review, (fake) =>
      withCandidates(...cards)(fake)
        .on('GET', '/api/business/driver/{driverId}/profile', (_request, { driverId }) =>
          ok(aDriverProfile({ _id: driverId ?? '', firstName: driverId === DRIVER_ID ? 'Maria' : 'James' })),
        )
        .on('GET', '/api/job-order/{id}/timeline', ok({ data: [], next: null })),
    );
    await browser.click(await screen.findByRole('link', { name: 'Maria Gomez' }));

    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('Maria G.')).toBeVisible();
    expect(drawer.getByRole('button', { name: 'Previous driver' })).toBeDisabled();
    await browser.click(drawer.getByRole('button', { name: 'Next driver' }));
    expect(await drawer.findByText('James G.')).toBeVisible();
    await browser.keyboard('k');
    expect(await drawer.findByText('Maria G.')).toBeVisible();
    await waitFor(() => {
      expect(router.state.location.search).toContain(`driver=${DRIVER_ID}`);
    });
    await browser.keyboard('{ArrowRight}');
    expect(await drawer.findByText('James G.')).toBeVisible();
    await browser.click(drawer.getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(router.state.location.search).not.toContain('driver='));
    // The driver shown last, not the one whose link opened the panel.
    await waitFor(() => expect(screen.getByRole('link', { name: 'James G.' })).toHaveFocus());
  });

  it('keeps an unsent note for its driver when the panel steps on or closes', async () => {
    const other = '018f0000-0000-7000-8000-0000000000d2';
    const cards = [
      aCandidate(),
      aCandidate({ candidacyId: other, driverId: other, driver: aDriverSummary({ _id: other, firstName: 'James' }) }),
    ];
    const { screen, browser } = await open(review, (fake) =>
      withCandidates(...cards)(fake)
        .on('GET', '/api/business/driver/{driverId}/profile', (_request, { driverId }) =>
          ok(aDriverProfile({ _id: driverId ?? '', firstName: driverId === DRIVER_ID ? 'Maria' : 'James' })),
        )
        .on('GET', '/api/job-order/{id}/timeline', ok({ data: [], next: null }))
        .on('GET', '/api/note/business/members', ok({ data: [] }))
        .on('GET', '/api/note/business/driver/{driverId}', ok({ data: [], count: 0 })),
    );
    await browser.click(await screen.findByRole('link', { name: 'Maria Gomez' }));
    const drawer = within(await screen.findByRole('dialog'));
    const note = () => drawer.findByRole('textbox', { name: /^New note/ });

    await browser.type(await note(), 'Prefers nights');
    await browser.click(drawer.getByRole('button', { name: 'Next driver' }));
    expect(await drawer.findByText('James G.')).toBeVisible();
    expect(await note()).toHaveValue('');
    await browser.click(drawer.getByRole('button', { name: 'Previous driver' }));
    expect(await drawer.findByText('Maria G.')).toBeVisible();
    expect(await note()).toHaveValue('Prefers nights');
    await browser.click(await note());
    await browser.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await browser.click(screen.getByRole('link', { name: /^Maria/ }));

    expect(await screen.findByRole('textbox', { name: /^New note/ })).toHaveValue('Prefers nights');
  });

  it('loads the next page before the panel reaches the last loaded driver', async () => {
    const other = '018f0000-0000-7000-8000-0000000000d2';
    const pages = [
      [aCandidate()],
      [aCandidate({ candidacyId: other, driverId: other, driver: aDriverSummary({ _id: other, firstName: 'James' }) })],
    ];
    const { screen, browser } = await open(`${review}?driver=${DRIVER_ID}`, (fake) =>
      withCandidates()(fake)
        .on('GET', TAB, ({ query }) => ok({ data: pages[Number(query.get('skip'))] ?? [], count: 2 }))
        .on('GET', '/api/business/driver/{driverId}/profile', (_request, { driverId }) =>
          ok(aDriverProfile({ _id: driverId ?? '', firstName: driverId === DRIVER_ID ? 'Maria' : 'James' })),
        )
        .on('GET', '/api/job-order/{id}/timeline', ok({ data: [], next: null })),
    );
    const drawer = within(await screen.findByRole('dialog'));

    await waitFor(() => expect(drawer.getByRole('button', { name: 'Next driver' })).toBeEnabled());
    await browser.keyboard('j');
    expect(await drawer.findByText('James G.')).toBeVisible();
  });

  it.each(['its button', 'an action in it'])('closes only the menu by Escape, with the focus on %s', async (focus) => {
    const { screen, browser } = await open(`${review}?driver=${DRIVER_ID}`, (api) =>
      api
        .on('GET', '/api/job-order/id/{id}', ok(anOrderView()))
        .on('GET', TAB, ok({ data: [aCandidate()], count: 1 }))
        .on('GET', '/api/business/driver/{driverId}/profile', ok(aDriverProfile()))
        .on('GET', '/api/job-order/{id}/timeline', ok({ data: [], next: null })),
    );
    const drawer = within(await screen.findByRole('dialog'));
    const menu = await drawer.findByRole('button', { name: /^More actions for/ });
    menu.focus();
    await browser.keyboard('{Enter}');
    expect(menu).toHaveAttribute('aria-expanded', 'true');
    if (focus === 'an action in it') await browser.tab();

    await browser.keyboard('{Escape}');

    expect(menu).toHaveAttribute('aria-expanded', 'false');
    expect(menu).toHaveFocus();
    expect(screen.getByRole('dialog')).toBeVisible();
    await browser.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('shows new live rows behind a button and updates the others in place', async () => {
    const shown = [aCandidate()];
    const { screen, client, browser } = await open(review, (api) =>
      api
        .on('GET', '/api/job-order/id/{id}', ok(anOrderView()))
        .on('GET', TAB, () => ok({ data: shown, count: shown.length })),
    );
    await screen.findByRole('article', { name: 'Maria Gomez' });

    shown.unshift(
      aCandidate({
        candidacyId: '018f0000-0000-7000-8000-0000000000e9',
        driver: aDriverSummary({ firstName: 'James' }),
      }),
    );
    shown[1] = aCandidate({ interview: anInterviewView(), since: daysAgo(0.1), targetDays: null });
    act(() => applyChange(client, { topic: 'candidacy', id: 'any' }));

    expect(await screen.findByRole('button', { name: '1 new' })).toBeVisible();
    expect(screen.getByText('0d')).toBeVisible();
    expect(screen.queryByRole('article', { name: 'James G.' })).toBeNull();
    await browser.click(screen.getByRole('button', { name: '1 new' }));
    expect(screen.getByRole('article', { name: 'James G.' })).toBeVisible();
  });
});
