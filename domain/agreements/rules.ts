import type { Problem } from '../problems';
import type { ActorKind } from '../shared/actor';
import { daysAfter } from '../shared/periods';
import { dateAt } from '../shared/zoned-time';
import { lastDayBefore } from './calendar';
import type { AcceptAgreement, AgreementCommandName, AgreementCommands } from './commands';
import { agreementMoves } from './moves';
import type { AgreementState } from './state';
import type { AgreementStateName, NoticeParty } from './states';
import { MAX_EXTENSION_DAYS, WARNINGS_BEFORE_DISABLING } from './terms';

/** A command with its name. */
export interface NamedAgreementCommand<N extends AgreementCommandName> {
  readonly name: N;
  readonly command: AgreementCommands[N];
}

/** The side of the agreement that an actor acts for. */
export const partyOfActor = (kind: ActorKind): NoticeParty => (kind === 'fleet' ? 'carrier' : 'operations');

/** Why the command is refused in this state at this time; undefined if it is allowed. Shared by workflow and API. */
export function checkAgreementCommand<N extends AgreementCommandName>(
  state: AgreementState,
  { name, command }: NamedAgreementCommand<N>,
  now: number,
): Problem | undefined {
  if (!agreementMoves[name].who.includes(command.actor.kind)) return { code: 'forbidden' };
  if (!isFrom(state, name)) return { code: 'agreement-move-not-allowed', params: { state: state.name } };
  const check = checks[name];
  return check?.({ state, command, now });
}

const isFrom = ({ name: state }: AgreementState, name: AgreementCommandName): boolean =>
  state !== 'none' && agreementMoves[name].from.includes(state);

interface CheckInput<N extends AgreementCommandName> {
  readonly state: AgreementState;
  readonly command: AgreementCommands[N];
  readonly now: number;
}

const checks: { readonly [N in AgreementCommandName]?: (input: CheckInput<N>) => Problem | undefined } = {
  acceptAgreement: checkAcceptance,
  withdrawNotice: ({ state: { notice }, command }) =>
    notice?.party === partyOfActor(command.actor.kind) ? undefined : { code: 'agreement-notice-not-yours' },
  extendTrial: checkExtension,
  disableCarrier: ({ state: { warnings, isDisabled } }) => {
    if (isDisabled) return { code: 'agreement-move-not-allowed', params: { state: 'disabled' } };
    if (warnings.length >= WARNINGS_BEFORE_DISABLING) return undefined;
    return { code: 'too-few-warnings', params: { needed: WARNINGS_BEFORE_DISABLING, warned: warnings.length } };
  },
  enableCarrier: ({ state: { isDisabled } }) =>
    isDisabled ? undefined : { code: 'agreement-move-not-allowed', params: { state: 'enabled' } },
};

/** The facts about a carrier's unpaid invoices that decide about disabling it. */
export interface OverdueFacts {
  /** The first day after the due day of the oldest invoice that is overdue now; null if none is. */
  readonly overdueSince: string | null;
}

/**
 * Warnings on different days of the carrier about a payment that is still overdue: those about what has been paid since no longer
 * count. The workflow keeps all warnings, and does not know about invoices.
 */
export function warningsThatCount(
  { warnings, zone }: Pick<AgreementState, 'warnings' | 'zone'>,
  { overdueSince }: OverdueFacts,
): number {
  if (overdueSince === null) return 0;
  const days = new Set(warnings.map(({ at }) => dateAt(at, zone)).filter((day) => day >= overdueSince));
  return days.size;
}

/** Commands about a debt: a carrier with nothing overdue is neither warned nor disabled. */
export const debtCommands: readonly AgreementCommandName[] = ['warnAboutPayment', 'disableCarrier'];

/** Why a command about a carrier's debt is refused; the workflow does not know about invoices, so it is checked before it is sent. */
export function checkDebt(
  name: AgreementCommandName,
  state: AgreementState,
  overdue: OverdueFacts,
): Problem | undefined {
  if (!debtCommands.includes(name)) return undefined;
  if (overdue.overdueSince === null) return { code: 'nothing-overdue' };
  return name === 'disableCarrier' ? checkDisabling(state, overdue) : undefined;
}

function checkDisabling(state: AgreementState, overdue: OverdueFacts): Problem | undefined {
  const warned = warningsThatCount(state, overdue);
  if (warned >= WARNINGS_BEFORE_DISABLING) return undefined;
  return { code: 'too-few-warnings', params: { needed: WARNINGS_BEFORE_DISABLING, warned } };
}

/** Whether the version is accepted already: in the trial and while active, a second acceptance would change nothing. */
function checkAcceptance({
  state: { name, acceptance },
  command: { version },
}: {
  readonly state: AgreementState;
  readonly command: Pick<AcceptAgreement, 'version'>;
}): Problem | undefined {
  const isCovered = name === 'trial' || name === 'active';
  return isCovered && acceptance?.version === version ? { code: 'agreement-already-accepted' } : undefined;
}

/** The days to which a trial may be extended: after its last day, and not in the past. */
export function extensionDays(
  { trialEndsAt, zone }: Pick<AgreementState, 'trialEndsAt' | 'zone'>,
  now: number,
): { readonly first: string; readonly last: string } {
  const today = dateAt(new Date(now).toISOString(), zone);
  const after = daysAfter(lastDayBefore(trialEndsAt, zone), 1);
  const first = after > today ? after : today;
  return { first, last: daysAfter(first, MAX_EXTENSION_DAYS - 1) };
}

// A trial that lapsed may be extended; a term that began is no trial any more.
function checkExtension({ state, command: { lastOn }, now }: CheckInput<'extendTrial'>): Problem | undefined {
  if (state.term !== null) return { code: 'agreement-move-not-allowed', params: { state: state.name } };
  const { first, last } = extensionDays(state, now);
  return lastOn >= first && lastOn <= last ? undefined : { code: 'trial-day-not-possible', params: { first, last } };
}

/** Whether the carrier is asked to accept the text that is offered now. */
export const mayAccept = (state: AgreementState, version: string): boolean =>
  isFrom(state, 'acceptAgreement') && checkAcceptance({ state, command: { version } }) === undefined;

/** The commands that this side may send in this state, except for acceptance, which depends on the text. */
export const agreementActions = (state: AgreementState, who: ActorKind): AgreementCommandName[] =>
  (Object.keys(agreementMoves) as AgreementCommandName[]).filter((name) => {
    if (name === 'acceptAgreement' || !agreementMoves[name].who.includes(who) || !isFrom(state, name)) return false;
    if (name === 'withdrawNotice') return state.notice?.party === partyOfActor(who);
    if (name === 'extendTrial') return state.term === null;
    if (name === 'disableCarrier') return !state.isDisabled;
    if (name === 'enableCarrier') return state.isDisabled;
    return name !== 'clearWarnings' || state.warnings.length > 0;
  });

/** The state of a carrier's agreement; null while its workflow is not started, which counts as its trial. */
export type StoredAgreementState = AgreementStateName | null;

/** Refuses invitations, reviews, hires and purchases of a carrier without an agreement in force. */
export const checkInForce = (state: StoredAgreementState): Problem | undefined =>
  state === 'lapsed' || state === 'ended' ? { code: 'agreement-not-accepted' } : undefined;

/** Refuses new orders of a carrier whose agreement ends or has ended. */
export function checkNewOrders(state: StoredAgreementState): Problem | undefined {
  if (state === 'noticeGiven') return { code: 'agreement-ending' };
  return state === 'ended' ? { code: 'agreement-not-accepted' } : undefined;
}
