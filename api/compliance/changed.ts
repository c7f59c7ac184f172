import { findSubmission } from '#db/stores/driver-submission-store';
import { findCompliance, type ComplianceDeps } from '#db/stores/compliance-store';
import { ProblemError } from '#domain/problems';
import type { SentCompliance } from './read';

/** Refuses to approve answers that nobody has signed: the driver changed them after he had sent this entry. */
export async function requireSignedAnswers(
  deps: ComplianceDeps,
  driverId: string,
  entryId: string | null,
): Promise<void> {
  const sent = entryId === null ? undefined : await findSubmission<SentCompliance>(deps.db, driverId, entryId);
  const stored = await findCompliance(deps, driverId);
  // Taken over from earlier records: what was sent then is not here.
  if (sent === undefined || stored === undefined || sent.content.answersAt === stored.updatedAt) return;
  throw new ProblemError('pipeline-changed', { what: 'answers changed, not signed yet', who: 'driver' });
}
