import { type EventActor, systemActor } from '../shared/actor';
import type { Decision, Transition } from '../shared/decision';
import { dateAt, endOfDate } from '../shared/zoned-time';
import { noticeEnd, termOn, trialEnd } from './calendar';
import type { AgreementCommandName, AgreementCommands } from './commands';
import { type AgreementDeadline, dueAgreementDeadline } from './deadlines';
import type { AgreementEventType } from './events';
import { agreementMoves } from './moves';
import { checkAgreementCommand, type NamedAgreementCommand, partyOfActor } from './rules';
import type { AgreementState } from './state';
import type { AgreementStateName } from './states';

/** An event of an agreement before the workflow adds the id of its cause. */
export type AgreementTransition = Transition<AgreementEventType, AgreementState>;

type Changes = Partial<AgreementState>;
type ChangesOf = {
  readonly [N in AgreementCommandName]: (state: AgreementState, command: AgreementCommands[N], at: string) => Changes;
};

const enter = (name: AgreementStateName, at: string): Changes => ({ name, enteredAt: at, remindedUntil: at });

/** After a term has begun, terms go on from the first one; after the end, the next agreement has terms of its own. */
function activate({ name, term, zone }: AgreementState, at: string): Changes {
  const today = dateAt(at, zone);
  const firstOn = name === 'ended' || term === null ? today : term.firstOn;
  return { ...enter('active', at), term: termOn(firstOn, today), notice: null };
}

/** The changes of each command to a state that passed the checks. */
const changesOf: ChangesOf = {
  acceptAgreement: (state, { acceptanceId, version, hasAddendum, actor }, at) => ({
    ...(state.name === 'lapsed' || state.name === 'ended' ? activate(state, at) : {}),
    offeredVersion: version,
    acceptance: { acceptanceId, version, at, by: actor.userId, hasAddendum },
  }),
  giveNotice: ({ zone }, { noteId, actor }, at) => ({
    ...enter('noticeGiven', at),
    notice: { party: partyOfActor(actor.kind), by: actor.userId, noteId, at, endsAt: noticeEnd(at, zone) },
  }),
  // If the term ended in the meantime, it is renewed right away.
  withdrawNotice: (_state, _command, at) => ({ ...enter('active', at), notice: null }),
  extendTrial: ({ zone }, { lastOn }, at) => ({ ...enter('trial', at), trialEndsAt: endOfDate(lastOn, zone) }),
  warnAboutPayment: ({ warnings }, { actor }, at) => ({ warnings: [...warnings, { at, by: actor.userId }] }),
  clearWarnings: () => ({ warnings: [] }),
  disableCarrier: () => ({ isDisabled: true }),
  enableCarrier: () => ({ isDisabled: false, warnings: [] }),
};

interface Cause {
  readonly type: AgreementEventType;
  readonly actor: EventActor;
  readonly at: string;
  readonly noteId?: string | null;
}

function transition(state: AgreementState, { noteId = null, ...cause }: Cause, changes: Changes): AgreementTransition {
  const snapshot = { ...state, ...changes, seq: state.seq + 1 };
  return { ...cause, reason: null, noteId, seq: snapshot.seq, snapshot };
}

/** The pure decision behind every Update: refuses by the rules, or returns the transition. */
export function decideAgreementCommand<N extends AgreementCommandName>(
  state: AgreementState,
  action: NamedAgreementCommand<N>,
  now: number,
): Decision<AgreementTransition> {
  const refused = checkAgreementCommand(state, action, now);
  if (refused !== undefined) return { refused };
  const { name, command } = action;
  const at = new Date(now).toISOString();
  const noteId = 'noteId' in command ? command.noteId : null;
  const cause = { type: agreementMoves[name].event, actor: command.actor, at, noteId };
  return { accepted: transition(state, cause, changesOf[name](state, command, at)) };
}

/** The agreement begins with the trial of a carrier. */
export function startAgreement(state: AgreementState, zone: string, now: number): AgreementTransition {
  const at = new Date(now).toISOString();
  return transition(
    state,
    { type: 'agreementStarted', actor: systemActor, at },
    { ...enter('trial', at), zone, startedAt: at, trialEndsAt: trialEnd(at, zone) },
  );
}

/** Whether the carrier has accepted the text that is offered now. */
export const isTextAccepted = ({ acceptance, offeredVersion }: AgreementState): boolean =>
  acceptance !== null && (offeredVersion === null || acceptance.version === offeredVersion);

const afterDeadline: {
  readonly [N in AgreementDeadline['name']]: (
    state: AgreementState,
    deadline: AgreementDeadline,
    at: string,
  ) => readonly [AgreementEventType, Changes];
} = {
  trialReminder: (_state, { at: reminded }) => ['trialReminded', { remindedUntil: reminded }],
  termReminder: (_state, { at: reminded }) => ['termReminded', { remindedUntil: reminded }],
  // The term begins on the day after the trial, also if the worker was late.
  trialEnd: (state, { at: endedAt }, at) =>
    state.acceptance === null
      ? ['agreementLapsed', enter('lapsed', at)]
      : ['termStarted', { ...enter('active', at), term: { firstOn: dateAt(endedAt, state.zone), number: 1 } }],
  // A text that changed is accepted before the renewal, or the agreement lapses.
  termEnd: (state, _deadline, at) =>
    state.term === null || !isTextAccepted(state)
      ? ['agreementLapsed', enter('lapsed', at)]
      : ['termRenewed', { ...enter('active', at), term: { ...state.term, number: state.term.number + 1 } }],
  noticeEnd: (_state, _deadline, at) => ['agreementEnded', enter('ended', at)],
};

/** The transition of a reached deadline; null if none is reached. */
export function decideAgreementDeadline(
  state: AgreementState,
  now: number,
): { readonly deadline: AgreementDeadline; readonly transition: AgreementTransition } | null {
  const deadline = dueAgreementDeadline(state, now);
  if (deadline === null) return null;
  const at = new Date(now).toISOString();
  const [type, changes] = afterDeadline[deadline.name](state, deadline, at);
  return { deadline, transition: transition(state, { type, actor: systemActor, at }, changes) };
}

/** The facts about a carrier and its text in the rows. */
export interface AgreementFacts {
  readonly zone: string;
  /** The version of the text in force. */
  readonly version: string;
}

/** The transitions after the rows changed, in order: the carrier's zone, and the text that is offered. */
export function decideAgreementFacts(
  state: AgreementState,
  { zone, version }: AgreementFacts,
  now: number,
): AgreementTransition[] {
  const at = new Date(now).toISOString();
  const transitions: AgreementTransition[] = [];
  const record = (type: AgreementEventType, changes: Changes): void => {
    const last = transitions.at(-1)?.snapshot ?? state;
    transitions.push(transition(last, { type, actor: systemActor, at }, changes));
  };
  // The end of a trial or a notice stays the instant that was said; terms end by the new zone.
  if (zone !== state.zone) record('zoneChanged', { zone });
  if (version !== state.offeredVersion) record('textOffered', { offeredVersion: version });
  return transitions;
}
