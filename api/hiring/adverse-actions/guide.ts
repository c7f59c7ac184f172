import { type AdverseActionRow, listAdverseActions } from '#db/adverse-actions/adverse-action-rows';
import { type LetterFacts, readLetterFacts } from '#db/adverse-actions/letter-facts';
import { type CandidacyRow, findCandidacy } from '#db/candidacies/candidacy';
import type { CarrierActor } from '#domain/accounts/actor';
import { remotePathRefusals } from '#domain/adverse-actions/path';
import { adverseActions, areNoticesSent, decisionDays, mailingDays } from '#domain/adverse-actions/rules';
import { type AdverseGuide, carrierAdverseActions } from '#domain/adverse-actions/schema';
import { emptyAdverseAction } from '#domain/adverse-actions/state';
import { nameVisible } from '#domain/candidacies/records';
import { stageOfState } from '#domain/candidacies/state-table';
import { ProblemError } from '#domain/problems';
import { derivedId } from '#platform/ids';
import type { RouteContext } from '../../http/context';
import { presentAdverseAction } from './present';

/** The context of HR or SAFETY. */
export type Carrier = RouteContext & { readonly actor: CarrierActor };

/** A candidacy of the caller's carrier with its guide. */
export interface LoadedGuide {
  readonly candidacy: CandidacyRow;
  readonly facts: LetterFacts;
  /** Undefined before the first notice. */
  readonly action: AdverseActionRow | undefined;
  /** Those before it, the latest first. */
  readonly earlier: readonly AdverseActionRow[];
}

/** The guide of a candidacy of the caller's carrier; 404 for another carrier's. */
export async function loadGuide({ db, actor }: Carrier, candidacyId: string): Promise<LoadedGuide> {
  const [candidacy, facts, [action, ...earlier]] = await Promise.all([
    findCandidacy(db, candidacyId),
    readLetterFacts(db, candidacyId),
    listAdverseActions(db, candidacyId),
  ]);
  if (candidacy?.organizationId !== actor.organizationId || facts === undefined) throw new ProblemError('not-found');
  return { candidacy, facts, action, earlier };
}

/** The state of the guide; the one before the first notice if there is none yet. */
export const stateOfGuide = ({ candidacy, action }: LoadedGuide) =>
  action?.state ??
  emptyAdverseAction({
    actionId: derivedId('adverse-action', candidacy.id),
    candidacyId: candidacy.id,
    orderId: candidacy.orderId,
    organizationId: candidacy.organizationId,
    driverId: candidacy.driverId,
  });

/** Whether the candidacy has an open round in which the carrier knows the driver: only then it can have a report. */
export const isCandidacyOpen = ({ state }: Pick<CandidacyRow, 'state'>): boolean =>
  state.name !== 'none' && state.name !== 'ended' && nameVisible(stageOfState[state.name]);

/** The guide with what the caller may do now. */
export async function readGuide(ctx: Carrier, candidacyId: string): Promise<AdverseGuide> {
  const guide = await loadGuide(ctx, candidacyId);
  const { candidacy, facts, action, earlier } = guide;
  const now = ctx.now().getTime();
  const { round } = candidacy.state;
  const refusals = remotePathRefusals(facts.terms, facts.contacts);
  const isOpen = isCandidacyOpen(candidacy);
  const allowed = adverseActions(stateOfGuide(guide), 'fleet', { candidacyRound: round, now });
  const { first, last } = decisionDays(now, facts.zone);
  return {
    candidacyId,
    candidacyRound: round,
    driver: isOpen ? facts.driver : facts.maskedDriver,
    job: facts.job,
    action: action === undefined ? null : presentAdverseAction(action),
    earlier: earlier.map(presentAdverseAction),
    actions: carrierAdverseActions.filter(
      (name) =>
        allowed.includes(name) &&
        (isOpen || (name !== 'sendPreAdverseNotice' && name !== 'sendRemoteNotice')) &&
        (name !== 'sendRemoteNotice' || refusals.length === 0),
    ),
    mayClose: isOpen && areNoticesSent(action?.state, round),
    remoteRefusals: refusals,
    decisionFrom: first,
    mailedFrom: action === undefined ? null : mailingDays(action.state, now).first,
    today: last,
  };
}
