import type { AdverseActionRow } from '#db/adverse-actions/adverse-action-rows';
import { adverseActions, freeCopyUntil } from '#domain/adverse-actions/rules';
import {
  type AdverseActionView,
  type AdverseNotice,
  driverAdverseActions,
  type OwnAdverseAction,
} from '#domain/adverse-actions/schema';
import type { AdverseActionState } from '#domain/adverse-actions/state';
import type { AdverseActionStateName } from '#domain/adverse-actions/states';
import { dateAt, previousDate } from '#domain/shared/zoned-time';

/** An adverse action for HR and SAFETY. */
export const presentAdverseAction = (row: AdverseActionRow): AdverseActionView => ({
  ...common(row),
  notices: noticesOf(row),
  startedBy: nameOf(row, row.state.startedBy),
});

/** An adverse action for its driver. */
export function presentOwnAdverseAction(row: AdverseActionRow, now: Date): OwnAdverseAction {
  const { state, carrier, isCarrierPaused, job } = row;
  const until = freeCopyUntil(state);
  const at = { candidacyRound: state.candidacyRound, now: now.getTime() };
  const allowed = adverseActions(state, 'driver', at);
  return {
    ...common(row),
    carrier,
    isCarrierPaused,
    job,
    // The report of the remote path opens on request.
    reports: state.path === 'remote' && state.copyRequestedAt === null ? [] : [...row.fileIds],
    notices: noticesOf(row).map(({ _id, kind, sentAt }) => ({ _id, kind, sentAt })),
    freeCopyUntil: until && previousDate(dateAt(until, state.zone)),
    actions: driverAdverseActions.filter((action) => allowed.includes(action)),
  };
}

const common = ({ id, state, agency, fileIds, disputeText, answerText, endText }: AdverseActionRow) => ({
  _id: id,
  state: stateOf(state),
  path: state.path,
  round: state.round,
  since: state.enteredAt,
  startedAt: state.startedAt,
  agency,
  reports: [...fileIds],
  waitEndsOn: state.name === 'waiting' ? (state.wait?.endsOn ?? null) : null,
  waitDaysLeft: state.name === 'disputed' || state.name === 'undelivered' ? (state.wait?.daysLeft ?? null) : null,
  dispute: state.dispute && {
    text: disputeText ?? '',
    at: state.dispute.at,
    answer: state.dispute.answer && { text: answerText ?? '', at: state.dispute.answer.at },
  },
  ending: state.ending && {
    by: state.ending.by,
    reason: state.ending.reason,
    text: endText,
    at: state.ending.at,
  },
});

function stateOf({ name }: AdverseActionState): AdverseActionStateName {
  if (name === 'none') throw new Error('An adverse action begins with its first notice');
  return name;
}

const nameOf = ({ people }: AdverseActionRow, id: string | null): string | null =>
  id === null ? null : (people[id] ?? null);

const noticesOf = (row: AdverseActionRow): AdverseNotice[] =>
  row.state.notices.flatMap(({ noticeId, kind, at, by, mailed }) => {
    const stored = row.notices.find(({ id }) => id === noticeId);
    if (stored === undefined) return [];
    const { sha256, delivery, deliveredAt } = stored;
    const mailing = mailed && {
      on: mailed.on,
      by: nameOf(row, mailed.by),
      text: row.mailingTexts[mailed.noteId] ?? '',
    };
    const proof = { sha256, delivery, deliveredAt, mailed: mailing ?? null };
    return [{ _id: noticeId, kind, sentAt: at, sentBy: nameOf(row, by), ...proof }];
  });
