import type { DemoUsers } from './demo-users';
import type { Scene } from './scene';
import { inOrder, openAction, openDialog, press, tabPath } from './scene';
import type { World } from './world';

const PAGE = '/business/interviews';

/** The interview calendar with its dialogs, an invitation with several times, and scorecards. */
export function interviewScenes({ hr, admin, accounting, recruiter }: DemoUsers, { rows }: World): Scene[] {
  const approved = rows.get('scheduleInterview');
  const held = rows.get('readScorecards');
  return [
    { name: 'interviews-week', person: hr, path: PAGE },
    { name: 'interviews-day', person: hr, path: `${PAGE}?view=day` },
    { name: 'interviews-list', person: recruiter, path: `${PAGE}?view=list` },
    { name: 'interviews-empty', person: hr, path: `${PAGE}?date=2020-01-06` },
    { name: 'interviews-clock-change', person: hr, path: `${PAGE}?date=2027-03-14` },
    { name: 'interviews-read-only', person: accounting, path: PAGE },
    { name: 'interviews-feed', person: hr, path: PAGE, open: openDialog('Calendar feed') },
    { name: 'interviews-scorecard-form', person: admin, path: PAGE, open: openDialog('Edit scorecard') },
    ...(approved === undefined
      ? []
      : [{ name: 'interview-offer', person: hr, ...offerTimes(openAction(approved, 'Invite to interview')) }]),
    ...(held === undefined
      ? []
      : [{ name: 'interview-scorecard', person: hr, path: tabPath(held), open: openDialog(/^Scorecards? of/) }]),
  ];
}

/** The invitation with a second and a third time. */
const offerTimes = ({ path, open }: ReturnType<typeof openAction>) => ({
  path,
  open: inOrder(open ?? press(), press('Offer another time', 'Offer another time')),
});
