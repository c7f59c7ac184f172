import { type Audit, findAudit } from '#db/audits/audit-store';
import { mayReadAudit } from '#domain/audits/policy';
import { ProblemError } from '#domain/problems';
import type { SignedIn } from '../../pipelines/command';

/** An audit that the caller may read; 404 for another carrier's, and for one with records that the caller may not read. */
export async function getAudit({ db, actor }: SignedIn, id: string): Promise<Audit> {
  const audit = await findAudit(db, id);
  if (audit === undefined || !mayReadAudit(actor, audit)) throw new ProblemError('not-found');
  return audit;
}
