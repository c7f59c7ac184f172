import { z } from 'zod';

import { ChecklistView, MotorVehicleView, QualificationView } from '../../compliance/schema';
import { historySchemas } from '../../driver-histories/schema';
import { documentStatuses, taskStatuses, type DocumentKind, type OnboardingTask } from '../../driver-pipeline/tasks';
import { UserView } from '../schema';

/** Why something was sent back: one of the reasons that reviewers choose from, and what they wrote. */
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

/** Each section of the verification by its key, and below `documents` each document. */
export const VerificationView = z.object(sections).meta({ id: 'Verification' });
/** How far each section of a driver's verification is. */
export type VerificationView = z.infer<typeof VerificationView>;

/** Additional data of a driver's account; null for everybody else. */
export const DriverRecordView = z.object({
  checklist: ChecklistView.nullable(),
  verification: VerificationView.nullable(),
  qualification: QualificationView.nullable(),
  /** Null also before the driver has begun the compliance form. */
  motorVehicle: MotorVehicleView.nullable(),
  violations: z.array(historySchemas.violation.item).nullable(),
});
/** What the account of a driver carries besides. */
export type DriverRecordView = z.infer<typeof DriverRecordView>;

/** The signed-in user with the record of a driver: for that person alone, and only when it is asked for. */
export const UserRecordView = UserView.extend(DriverRecordView.shape).meta({ id: 'UserRecord' });
/** The signed-in user with the record of a driver. */
export type UserRecordView = z.infer<typeof UserRecordView>;
