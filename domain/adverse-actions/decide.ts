import { type EventActor, systemActor } from '../shared/actor';
import type { Decision, Transition } from '../shared/decision';
import { isReached } from '../shared/durations';
import type { AdverseCommandName, AdverseCommands, StartAdverseAction } from './commands';
import { pausedWait, waitAfterMail, waitFrom } from './days';
import { type AdverseDeadline, nextAdverseDeadline } from './deadlines';
import type { AdverseEventType } from './events';
import { adverseMoves } from './moves';
import { checkAdverseCommand, type NamedAdverseCommand } from './rules';
import { type AdverseActionState, roundOf, type SentNotice } from './state';
import { type AdverseActionStateName, type AdverseEndReason, type NoticeKind, openAdverseActionStates } from './states';

/** An event of an adverse action before the workflow adds the id of its cause. */
export type AdverseTransition = Transition<AdverseEventType, AdverseActionState>;

type Changes = Partial<AdverseActionState>;

type ChangesOf = {
  readonly [N in AdverseCommandName]: (state: AdverseActionState, command: AdverseCommands[N], at: string) => Changes;
};

const enter = (name: AdverseActionStateName, at: string): Changes => ({ name, enteredAt: at });

const sent = (kind: NoticeKind, { noticeId, actor }: { noticeId: string; actor: EventActor }, at: string) =>
  ({ noticeId, kind, at, by: actor.userId }) satisfies SentNotice;

const start = (state: AdverseActionState, command: StartAdverseAction, at: string): Changes => ({
  round: state.round + 1,
  candidacyRound: command.candidacyRound,
  startedAt: at,
  startedBy: command.actor.userId,
  reportId: command.reportId,
  zone: command.zone,
  wait: null,
  dispute: null,
  copyRequestedAt: null,
  ending: null,
  ...(state.round > 0 && { earlier: [...(state.earlier ?? []), roundOf(state)] }),
});

/** The changes of each command to a state that passed the checks. */
const changesOf: ChangesOf = {
  sendPreAdverseNotice: (state, command, at) => ({
    ...start(state, command, at),
    ...enter('waiting', at),
    path: 'twoSteps',
    wait: waitFrom(at, command.waitDays, command.zone),
    notices: [sent('preAdverse', command, at)],
  }),
  sendRemoteNotice: (state, command, at) => ({
    ...start(state, command, at),
    ...enter('noticed', at),
    path: 'remote',
    notices: [sent('remote', command, at)],
  }),
  disputeReport: ({ wait, zone }, { noteId }, at) => ({
    ...enter('disputed', at),
    wait: wait && pausedWait(wait, at, zone),
    dispute: { noteId, at, answer: null },
  }),
  resolveDispute: ({ wait, zone, dispute }, { noteId, actor }, at) => ({
    ...continued(wait === null ? 0 : wait.daysLeft, at, zone),
    dispute: dispute && { ...dispute, answer: { noteId, by: actor.userId, at } },
  }),
  sendFinalNotice: ({ notices }, command, at) => ({
    ...enter('noticed', at),
    notices: [...notices, sent('final', command, at)],
  }),
  withdrawAdverseAction: (_state, { actor, noteId }, at) => ({
    ...enter('withdrawn', at),
    ending: { by: actor.kind, reason: null, noteId, at },
  }),
  requestReportCopy: ({ round, earlier = [] }, command, at) =>
    command.round === round
      ? { copyRequestedAt: at }
      : { earlier: earlier.map((one) => (one.round === command.round ? { ...one, copyRequestedAt: at } : one)) },
  recordMailing: (state, { mailedOn, noteId, actor }, at) => ({
    ...(state.name !== 'noticed' && {
      ...enter('waiting', at),
      wait: state.wait && waitAfterMail(mailedOn, state.wait.daysLeft, state.zone),
    }),
    notices: state.notices.map((notice, index) =>
      index === state.notices.length - 1
        ? { ...notice, mailed: { on: mailedOn, noteId, by: actor.userId, at } }
        : notice,
    ),
  }),
};

/** The clock runs on from the day of the answer; if no day was left, the wait is over. */
const continued = (daysLeft: number, at: string, zone: string): Changes => ({
  ...enter(daysLeft === 0 ? 'ready' : 'waiting', at),
  wait: daysLeft === 0 ? { daysLeft, endsOn: null, endsAt: null } : waitFrom(at, daysLeft, zone),
});

interface Cause {
  readonly type: AdverseEventType;
  readonly actor: EventActor;
  readonly at: string;
  readonly reason?: AdverseEndReason | null;
  readonly noteId?: string | null;
}

function transition(
  state: AdverseActionState,
  { reason = null, noteId = null, ...cause }: Cause,
  changes: Changes,
): AdverseTransition {
  const snapshot = { ...state, ...changes, seq: state.seq + 1 };
  return { ...cause, reason, noteId, seq: snapshot.seq, snapshot };
}

/** The pure decision behind every Update: refuses by the rules, or returns the transition. */
export function decideAdverseCommand<N extends AdverseCommandName>(
  state: AdverseActionState,
  action: NamedAdverseCommand<N>,
  now: number,
): Decision<AdverseTransition> {
  const refused = checkAdverseCommand(state, action, now);
  if (refused !== undefined) return { refused };
  const { name, command } = action;
  const at = new Date(now).toISOString();
  const noteId = 'noteId' in command ? command.noteId : null;
  const cause = { type: adverseMoves[name].event, actor: command.actor, at, noteId };
  return { accepted: transition(state, cause, changesOf[name](state, command, at)) };
}

/** The transition of a reached deadline; null if none is reached. */
export function decideAdverseDeadline(
  state: AdverseActionState,
  now: number,
): { readonly deadline: AdverseDeadline; readonly transition: AdverseTransition } | null {
  const deadline = nextAdverseDeadline(state);
  if (deadline === null || !isReached(deadline.at, now)) return null;
  const at = new Date(now).toISOString();
  const cause = { type: 'adverseWaitEnded', actor: systemActor, at } as const;
  return { deadline, transition: transition(state, cause, enter('ready', at)) };
}

/** The candidacy in the rows, when something about it changed. */
export interface AdverseBasis {
  /** The round of the candidacy that is open; null if it is closed or ended. */
  readonly openRound: number | null;
  readonly isDriverErased: boolean;
  /** The notices whose email failed; absent in signals of early versions. */
  readonly undelivered?: readonly string[];
}

/**
 * The email of a notice failed. The clock counts from a notice that arrived, so it stops until the letter is mailed, unless
 * the driver has answered it with a dispute. Null if nothing changes.
 */
function decideUndelivered(state: AdverseActionState, ids: readonly string[], now: number): AdverseTransition | null {
  const isNew = ({ noticeId, undeliveredAt }: SentNotice): boolean =>
    ids.includes(noticeId) && undeliveredAt === undefined;
  const last = state.notices.at(-1);
  if (last === undefined || !isNew(last)) return null;
  const at = new Date(now).toISOString();
  const stops = (state.name === 'waiting' || state.name === 'ready') && state.dispute === null && !last.mailed;
  const notices = [...state.notices.slice(0, -1), { ...last, undeliveredAt: at }];
  return transition(
    state,
    { type: 'noticeUndelivered', actor: systemActor, at },
    {
      ...(stops && {
        ...enter('undelivered', at),
        wait: state.wait && { daysLeft: state.wait.daysLeft, endsOn: null, endsAt: null },
      }),
      notices,
    },
  );
}

/** An adverse action that was not decided ends with its candidacy, and waits for a notice that arrives; null if nothing changes. */
export function decideAdverseBasis(
  state: AdverseActionState,
  { openRound, isDriverErased, undelivered = [] }: AdverseBasis,
  now: number,
): AdverseTransition | null {
  if (state.isOver || state.name === 'none') return null;
  const isOpen = openAdverseActionStates.some((name) => name === state.name);
  if (!isDriverErased && (!isOpen || openRound === state.candidacyRound))
    return decideUndelivered(state, undelivered, now);
  const at = new Date(now).toISOString();
  const reason = isDriverErased ? 'driver_not_available' : 'candidacy_closed';
  const ending = { by: systemActor.kind, reason, noteId: null, at } as const;
  const cause = { type: 'adverseActionEnded', actor: systemActor, at, reason } as const;
  return transition(state, cause, {
    ...(isOpen && { ...enter('withdrawn', at), ending }),
    ...(isDriverErased && { isOver: true }),
  });
}
