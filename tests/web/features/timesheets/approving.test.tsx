import { afterEach, expect, it } from '@jest/globals';
import { act, within } from '@testing-library/react';
import { ok, refusal } from '../../support/fake-api';
import { aRecruiter } from '../../support/people';
import { freshBrowser, renderApp } from '../../support/render';
import { aBrief, aPreviewRow, WEEK, WORKDAY_ID } from '../../support/timesheets';

const PREVIEW = '/api/timesheet/workDay/preview';
const APPROVE = '/api/timesheet/workDay/approve-many';
const week = { data: [aBrief()], count: 1, week: WEEK, waiting: 1, oldestWaitingOn: WEEK.startsOn };
const approved = {
  data: [{ _id: WORKDAY_ID, version: 3, payCents: 25_625, billedCents: null, isDone: true, code: null }],
  done: 1,
  refused: 0,
};

afterEach(freshBrowser);

it.each(['arrives', 'is lost'] as const)(
  'what is approved stays shown while the approval, whose answer %s, changes the workdays',
  async (end) => {
    let isApproved = false;
    let sendAnswer: () => void = () => undefined;
    const answer = new Promise<void>((resolve) => {
      sendAnswer = resolve;
    });
    const { client, screen, browser } = await renderApp('/business/timesheets', {
      user: aRecruiter({ position: 'ACCOUNTING' }),
      api: (fake) =>
        fake
          .on('GET', '/api/timesheets', ok(week))
          .on('GET', '/api/facility/organization/{orgId}', ok([]))
          .on('POST', PREVIEW, () => {
            const row = isApproved ? aPreviewRow({ code: 'workday-changed', payCents: 0 }) : aPreviewRow();
            return ok({ data: [row], minutes: 0, payCents: 0, billedCents: 0 });
          })
          .on('POST', APPROVE, async () => {
            const isFirst = !isApproved;
            isApproved = true;
            await answer;
            return isFirst && end === 'is lost' ? refusal(503, 'unreachable') : ok(approved);
          }),
    });
    await browser.click(await screen.findByRole('button', { name: /^Approve 1 day of/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.click(await dialog.findByRole('button', { name: 'Approve 1 day' }));
    await act(() => client.invalidateQueries());

    expect(dialog.queryByText(/can't be approved/)).toBeNull();
    expect(dialog.queryByText(/changed in the meantime/)).toBeNull();
    await act(() => {
      sendAnswer();
      return answer;
    });
    if (end === 'is lost') {
      await dialog.findByText(/could not be reached/);
      await browser.click(dialog.getByRole('button', { name: 'Approve 1 day' }));
    }
    expect(await dialog.findByText('1 day approved, 0 refused.')).toBeVisible();
  },
);
