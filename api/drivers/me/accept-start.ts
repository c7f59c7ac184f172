import { isMovePossible } from '#domain/candidacies/moves';
import type { CandidacyCommandResult } from '#domain/candidacies/schema';
import type { AcceptStartBody } from '#domain/employment-applications/schema';
import { signPapers } from '../employment-applications/sign';
import { answerAs, type DriverContext, getOwnCandidacy } from './answer';

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
  { candidacyId, round, language, application, startOn }: Accepted,
): Promise<CandidacyCommandResult> {
  const candidacy = await getOwnCandidacy(ctx, candidacyId);
  const { state } = candidacy;
  const isOpen = state.round === round && isMovePossible('acceptStart', state, ctx.now().getTime());
  const isShown = startOn === undefined || startOn === state.hire?.startOn;
  if (application !== undefined && isOpen && isShown) await signPapers(ctx, candidacy, { language, ...application });
  const details = () => (startOn === undefined ? {} : { shownDate: startOn });
  return answerAs(ctx, { candidacyId, round, name: 'acceptStart', details });
}
