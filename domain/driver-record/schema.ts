import { z } from 'zod';
import { UserView } from '../accounts/schema';
import { ChecklistView, MotorVehicleView, QualificationView } from '../compliance/schema';
import { historySchemas } from '../driver-histories/schema';
import { type DocumentKind, documentStatuses, type OnboardingTask, taskStatuses } from '../driver-pipeline/tasks';

/** Why something was sent back: the reviewer's reason code and note. */
const sentBack = { reason: z.string().nullable(), note: z.string().nullable() };

const SectionView = z.object({ status: z.enum(taskStatuses), ...sentBack }).meta({ id: 'VerificationSection' });
const DocumentReviewStatus = z
  .object({ status: z.enum(documentStatuses), ...sentBack })
  .meta({ id: 'VerificationDocument' });

const sections = {
  phone: SectionView,
  documents: SectionView.extend({
    driverLicense: DocumentReviewStatus,
    backDriverLicense: DocumentReviewStatus,
    dotMedicalCard: DocumentReviewStatus,
    mvr: DocumentReviewStatus,
  } satisfies Record<DocumentKind, z.ZodType>).meta({ id: 'VerificationDocuments' }),
  compliance: SectionView,
  photo: SectionView,
  schedule: SectionView,
  reference: SectionView,
  employmentHistory: SectionView,
  residenceHistory: SectionView,
  militaryService: SectionView,
  drivingSchool: SectionView,
  unemploymentPeriod: SectionView,
} satisfies Partial<Record<OnboardingTask, z.ZodType>>;

/** Each section of the verification by its key, with each document below `documents`. */
export const VerificationView = z.object(sections).meta({ id: 'Verification' });
/** The review status of each section of a driver's verification. */
export type VerificationView = z.infer<typeof VerificationView>;

/** Additional data of a driver's account; null for everyone else. */
export const DriverRecordView = z.object({
  checklist: ChecklistView.nullable(),
  verification: VerificationView.nullable(),
  qualification: QualificationView.nullable(),
  /** Also null before the driver has started the compliance form. */
  motorVehicle: MotorVehicleView.nullable(),
  violations: z.array(historySchemas.violation.item).nullable(),
});
/** Additional data of a driver's account. */
export type DriverRecordView = z.infer<typeof DriverRecordView>;

/** The signed-in user with the driver record: only for the driver, and only on request. */
export const UserRecordView = UserView.extend(DriverRecordView.shape).meta({ id: 'UserRecord' });
/** The signed-in user with the driver record. */
export type UserRecordView = z.infer<typeof UserRecordView>;
