import { type ComplianceDeps, findCompliance } from '#db/compliance/compliance-store';
import { findSubmission } from '#db/driver-histories/driver-submission-store';
import { ProblemError } from '#domain/problems';
import type { SentCompliance } from './read';

/** Refuses to approve answers that the driver changed after submitting them, because the changes are not signed. */
export async function requireSignedAnswers(
  deps: ComplianceDeps,
  driverId: string,
  entryId: string | null,
): Promise<void> {
  const sent = entryId === null ? undefined : await findSubmission<SentCompliance>(deps.db, driverId, entryId);
  const stored = await findCompliance(deps, driverId);
  // Imported from earlier records, which do not include the submission.
  if (sent === undefined || stored === undefined || sent.content.answersAt === stored.updatedAt) return;
  throw new ProblemError('pipeline-changed', { who: 'The driver' });
}
