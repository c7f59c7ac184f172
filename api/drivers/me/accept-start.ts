import type { CandidacyRow } from '#db/candidacies/candidacy';
import { findOrderCore } from '#db/job-orders/order-core';
import { isMovePossible } from '#domain/candidacies/moves';
import type { CandidacyCommandResult } from '#domain/candidacies/schema';
import type { AcceptStartBody } from '#domain/employment-applications/schema';
import { ProblemError } from '#domain/problems';
import { signPapers } from '../employment-applications/sign';
import { readRateOfHire } from './agreed-rate';
import { answerAs, type DriverContext, getOwnCandidacy } from './answer';

/** The rate is part of what the driver accepts: another one than the page showed is not accepted. */
async function requireRate(ctx: DriverContext, candidacy: CandidacyRow, shown: number | null): Promise<void> {
  const order = await findOrderCore(ctx.db, candidacy.orderId);
  const rate = await readRateOfHire(ctx, candidacy, order?.content);
  if ((rate?.mills ?? null) !== shown) throw new ProblemError('rate-changed');
}

interface Accepted extends AcceptStartBody {
  readonly candidacyId: string;
  readonly language?: string | undefined;
}

/**
 * The driver accepts the start date. The application is signed first, so that no hire is accepted of which the signature was
 * refused; if the date cannot be accepted any more, or is another one than the driver saw, nothing is signed.
 */
export async function acceptStart(
  ctx: DriverContext,
  { candidacyId, round, language, application, startOn, rateMills }: Accepted,
): Promise<CandidacyCommandResult> {
  const candidacy = await getOwnCandidacy(ctx, candidacyId);
  const { state } = candidacy;
  const isOpen = state.round === round && isMovePossible('acceptStart', state, ctx.now().getTime());
  const isShown = startOn === undefined || startOn === state.hire?.startOn;
  if (rateMills !== undefined && isOpen) await requireRate(ctx, candidacy, rateMills);
  if (application !== undefined && isOpen && isShown) await signPapers(ctx, candidacy, { language, ...application });
  const details = () => (startOn === undefined ? {} : { shownDate: startOn });
  return answerAs(ctx, { candidacyId, round, name: 'acceptStart', details });
}
