import type { Problem } from '../problems';
import { DAY_MS, instantAfter, isReached } from '../shared/durations';
import { businessDaysAfter, businessDaysBefore } from '../shared/federal-holidays';
import { dateAt } from '../shared/zoned-time';
import type {
  AdverseCommandName,
  AdverseCommands,
  RecordMailing,
  SendRemoteNotice,
  StartAdverseAction,
} from './commands';
import { adverseMoves } from './moves';
import { actionOfRound, type AdverseActionState } from './state';
import { FREE_COPY_DAYS, REMOTE_NOTICE_DAYS } from './terms';

/** A command with its name. */
export interface NamedAdverseCommand<N extends AdverseCommandName> {
  readonly name: N;
  readonly command: AdverseCommands[N];
}

/** Why the command is refused in this state at this time; undefined if it is allowed. Shared by workflow and API. */
export function checkAdverseCommand<N extends AdverseCommandName>(
  state: AdverseActionState,
  { name, command }: NamedAdverseCommand<N>,
  now: number,
): Problem | undefined {
  const { who, safetyOnly } = adverseMoves[name];
  if (!who.includes(command.actor.kind)) return { code: 'forbidden' };
  if (safetyOnly === true && !command.isSafety) return { code: 'safety-approval-needed' };
  const of = 'round' in command ? actionFor(state, name, command.round) : state;
  if (of === undefined || of.isOver || !isPossible(of, { name, command })) return wrongState(state, name);
  if (name === 'sendRemoteNotice') return checkDecision(command as SendRemoteNotice, now);
  if (name === 'recordMailing') return checkMailing(of, command as RecordMailing, now);
  return name === 'requestReportCopy' && !mayRequestCopy(of, now)
    ? { code: 'adverse-copy-not-possible', params: { days: FREE_COPY_DAYS } }
    : undefined;
}

// The free copy stays the driver's right when another adverse action has begun; every other command is for the last one.
const actionFor = (state: AdverseActionState, name: AdverseCommandName, round: number) =>
  name === 'requestReportCopy' || round === state.round ? actionOfRound(state, round) : undefined;

/** Whether the command begins an adverse action. */
const starts = (name: AdverseCommandName): name is 'sendPreAdverseNotice' | 'sendRemoteNotice' =>
  name === 'sendPreAdverseNotice' || name === 'sendRemoteNotice';

// Once noticed, another adverse action can only begin in a later round of the candidacy.
function isPossible(state: AdverseActionState, { name, command }: NamedAdverseCommand<AdverseCommandName>): boolean {
  if (!adverseMoves[name].from.includes(state.name)) return false;
  if (name === 'recordMailing') return mayRecordMailing(state);
  if (!starts(name) || state.name !== 'noticed') return true;
  return (command as StartAdverseAction).candidacyRound !== state.candidacyRound;
}

function wrongState({ name: state }: AdverseActionState, name: AdverseCommandName): Problem {
  if (starts(name)) return { code: 'adverse-action-open' };
  if (name === 'sendFinalNotice' && (state === 'waiting' || state === 'undelivered' || state === 'disputed'))
    return { code: 'adverse-wait-not-over' };
  return { code: 'adverse-move-not-allowed', params: { state } };
}

/** The days on which the decision of the remote path may have been made: its notice is due within days of it. */
export function decisionDays(now: number, zone: string): { readonly first: string; readonly last: string } {
  const today = dateAt(new Date(now).toISOString(), zone);
  return { first: businessDaysBefore(today, REMOTE_NOTICE_DAYS), last: today };
}

function checkDecision({ decidedOn, zone }: SendRemoteNotice, now: number): Problem | undefined {
  const { first, last } = decisionDays(now, zone);
  if (decidedOn <= last && businessDaysAfter(decidedOn, REMOTE_NOTICE_DAYS) >= last) return undefined;
  return { code: 'adverse-decision-not-possible', params: { first } };
}

/** Whether a mailing of the last notice may be recorded: a driver who disputed the report has the first one. */
const mayRecordMailing = ({ name, dispute }: AdverseActionState): boolean => name === 'noticed' || dispute === null;

/** The days on which the last notice may have been mailed: from the day on which it was sent to today. */
export function mailingDays(
  { notices, startedAt, zone }: AdverseActionState,
  now: number,
): { readonly first: string; readonly last: string } {
  const dayOf = (at: string): string => dateAt(at, zone);
  return { first: dayOf(notices.at(-1)?.at ?? startedAt), last: dayOf(new Date(now).toISOString()) };
}

function checkMailing(state: AdverseActionState, { mailedOn }: RecordMailing, now: number): Problem | undefined {
  const { first, last } = mailingDays(state, now);
  if (mailedOn >= first && mailedOn <= last) return undefined;
  return { code: 'adverse-mailing-not-possible', params: { first } };
}

/** Until when the driver may request the free copy of the remote path; null if there is none to request. */
export function freeCopyUntil({
  name,
  path,
  enteredAt,
  copyRequestedAt,
}: Pick<AdverseActionState, 'name' | 'path' | 'enteredAt' | 'copyRequestedAt'>): string | null {
  if (name !== 'noticed' || path !== 'remote' || copyRequestedAt !== null) return null;
  return instantAfter(enteredAt, FREE_COPY_DAYS * DAY_MS);
}

function mayRequestCopy(state: AdverseActionState, now: number): boolean {
  const until = freeCopyUntil(state);
  return until !== null && !isReached(until, now);
}

/** Whether the driver may open the report: it comes with the notice before the decision, or on request. */
export const mayOpenReport = ({ path, copyRequestedAt }: Pick<AdverseActionState, 'path' | 'copyRequestedAt'>) =>
  path === 'twoSteps' || copyRequestedAt !== null;

/** Whether the notices for closing this round of the candidacy because of a report were sent. */
export const areNoticesSent = (
  action: Pick<AdverseActionState, 'name' | 'candidacyRound'> | undefined,
  candidacyRound: number,
): boolean => action?.name === 'noticed' && action.candidacyRound === candidacyRound;

/** The commands that this side may send in this state. */
export const adverseActions = (
  state: AdverseActionState,
  who: 'fleet' | 'driver',
  { candidacyRound, now }: { readonly candidacyRound: number; readonly now: number },
): AdverseCommandName[] =>
  (Object.keys(adverseMoves) as AdverseCommandName[]).filter((name) => {
    const { from, who: allowed } = adverseMoves[name];
    if (state.isOver || !allowed.includes(who) || !from.includes(state.name)) return false;
    if (name === 'requestReportCopy') return mayRequestCopy(state, now);
    if (name === 'recordMailing') return mayRecordMailing(state);
    return !starts(name) || state.name !== 'noticed' || state.candidacyRound !== candidacyRound;
  });
