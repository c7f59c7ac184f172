import { findCompliance, storeCompliance } from '#db/compliance/compliance-store';
import type { Checklist, Qualification } from '#domain/compliance/answers';
import { normalizeChecklist } from '#domain/compliance/rules';
import { isEqualJson } from '#domain/shared/json-equality';
import { reopenTask } from '../histories/submission-status';
import type { DriverContext } from '../me/answer';

/** Updates the form to match the corrected pre-qualification answers. If that changes it, the driver signs again. */
export async function correctCompliance(
  ctx: DriverContext,
  corrected: Pick<Checklist, 'endorsements'> & Pick<Qualification, 'experience'>,
): Promise<void> {
  const stored = await findCompliance(ctx, ctx.actor.driverId);
  if (stored === undefined) return;
  const { endorsements, experience } = corrected;
  const { checklist, qualification } = stored.answers;
  const answers = {
    ...stored.answers,
    checklist: normalizeChecklist({ ...checklist, endorsements }),
    qualification: { ...qualification, experience },
  };
  if (isEqualJson(answers, stored.answers)) return;
  // Done first, as when the form itself changes: one signature too many is better than one too few.
  await reopenTask(ctx, 'compliance');
  await storeCompliance(ctx, ctx.actor.driverId, { answers, ssn: stored.ssn, at: ctx.now() });
}
