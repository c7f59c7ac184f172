import { z } from 'zod';
import { CalendarDay } from '../shared/schema';
import { tooLong } from '../shared/too-long';
import { FileFacts, FileQuery, NewEmploymentBody, NewEvidenceBody, REQUIRED, StateFactsBody } from './file-schema';

/** The file of one employment, or of the driver alone. */
export const OpsFileQuery = FileQuery.extend({ employmentId: z.uuid().optional() });
/** The file of one employment, or of the driver alone. */
export type OpsFileQuery = z.infer<typeof OpsFileQuery>;

/** Selects changes of a file after one day, up to another; by default today. */
export const FileChangesQuery = z.object({ since: CalendarDay, on: CalendarDay.optional() });
/** Selects changes of a file. */
export type FileChangesQuery = z.infer<typeof FileChangesQuery>;

/** The employment that operations enter names the carrier. */
export const NewOpsEmploymentBody = NewEmploymentBody.extend({ organizationId: z.uuid({ error: REQUIRED }) }).meta({
  id: 'NewOpsEmploymentBody',
});
/** The employment that operations enter. */
export type NewOpsEmploymentBody = z.infer<typeof NewOpsEmploymentBody>;

/** The employment that a carrier enters names the driver, whom it has hired here before. */
export const NewCarrierEmploymentBody = NewEmploymentBody.extend({ driverId: z.uuid({ error: REQUIRED }) }).meta({
  id: 'NewCarrierEmploymentBody',
});
/** The employment that a carrier enters. */
export type NewCarrierEmploymentBody = z.infer<typeof NewCarrierEmploymentBody>;

/** Operations' statement of facts about the driver, or about one employment. */
export const OpsStateFactsBody = StateFactsBody.extend({ employmentId: z.uuid().nullable().default(null) }).meta({
  id: 'OpsStateFactsBody',
});
/** Operations' statement of facts. */
export type OpsStateFactsBody = z.infer<typeof OpsStateFactsBody>;

/** Facts that drivers know themselves. */
export const DriverFacts = FileFacts.pick({ licenses: true, category: true, employers: true }).meta({
  id: 'DriverFacts',
});

/** A driver's own statement of facts as of a day. */
export const DriverStateFactsBody = StateFactsBody.extend({ facts: DriverFacts }).meta({ id: 'DriverStateFactsBody' });
/** A driver's own statement of facts. */
export type DriverStateFactsBody = z.infer<typeof DriverStateFactsBody>;

/** Evidence of operations: for the platform's file, or for an employment. */
export const NewOpsEvidenceBody = NewEvidenceBody.extend({ employmentId: z.uuid().nullable().default(null) }).meta({
  id: 'NewOpsEvidenceBody',
});
/** Evidence of operations. */
export type NewOpsEvidenceBody = z.infer<typeof NewOpsEvidenceBody>;

/** Evidence of a driver, which waits for a review: their own credentials, or for one of their employments. */
export const NewDriverEvidenceBody = NewOpsEvidenceBody.omit({ isAccepted: true }).meta({
  id: 'NewDriverEvidenceBody',
});
/** Evidence of a driver. */
export type NewDriverEvidenceBody = z.infer<typeof NewDriverEvidenceBody>;

/** Selects the side of a stored card. */
export const EvidenceFileQuery = z.object({ side: z.enum(['front', 'back']).default('front') });

/** A verdict on evidence; a rejection has a reason. */
export const ReviewEvidenceBody = z
  .object({
    result: z.enum(['accepted', 'rejected', 'withdrawn']),
    reason: z.string().trim().max(500, tooLong()).nullable().default(null),
  })
  .meta({ id: 'ReviewEvidenceBody' });
/** A verdict on evidence. */
export type ReviewEvidenceBody = z.infer<typeof ReviewEvidenceBody>;
