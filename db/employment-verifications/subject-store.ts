import type { DotMode, TestingQuestions } from '#domain/employment-verifications/questions';
import type { EmployerContact } from '#domain/employment-verifications/schema';
import type { Db, Transaction } from '../core/handle';
import type { VerificationCipher } from './sealed-rows';

/** The employment as the driver stated it when the verification was requested. */
export interface SelfReportedJob {
  readonly startDate: string;
  readonly endDate: string | null;
  readonly position: string;
  readonly commercial: boolean | null;
}

interface Sealed {
  /** The day of the driver's application to the carrier; absent if unknown, and in early requests. */
  readonly appliedOn?: string | null;
  readonly employer: EmployerContact;
  readonly selfReported: SelfReportedJob;
}

/** The subject of a verification. */
export interface VerificationSubject extends Sealed {
  readonly mode: DotMode | null;
  readonly questions: TestingQuestions;
}

const useOf = (verificationId: string): string => `subject/${verificationId}`;

/** Stores the subject of the next request of the verification. */
export async function storeSubject(
  db: Db | Transaction,
  cipher: VerificationCipher,
  {
    verificationId,
    driverId,
    subject: { mode, questions, employer, selfReported, appliedOn = null },
    at,
  }: {
    readonly verificationId: string;
    readonly driverId: string;
    readonly subject: VerificationSubject;
    readonly at: Date;
  },
): Promise<void> {
  await db('verification_subjects')
    .insert({
      verification_id: verificationId,
      driver_id: driverId,
      mode,
      includes_tests: questions.includesTests,
      includes_follow_up_plan: questions.includesFollowUpPlan,
      sealed: cipher.seal({ employer, selfReported, appliedOn } satisfies Sealed, useOf(verificationId)),
      updated_at: at.toISOString(),
    })
    .onConflict('verification_id')
    .merge();
}

/** The subjects of these verifications, by id. */
export async function readSubjects(
  db: Db | Transaction,
  cipher: VerificationCipher,
  verificationIds: readonly string[],
): Promise<ReadonlyMap<string, VerificationSubject>> {
  const rows = await db('verification_subjects')
    .whereIn('verification_id', [...verificationIds])
    .select({
      verificationId: 'verification_id',
      mode: 'mode',
      includesTests: 'includes_tests',
      includesFollowUpPlan: 'includes_follow_up_plan',
      sealed: 'sealed',
    });
  return new Map(
    rows.map(({ verificationId, mode, includesTests, includesFollowUpPlan, sealed }) => [
      verificationId,
      {
        mode,
        questions: { includesTests, includesFollowUpPlan },
        ...cipher.open<Sealed>(sealed, useOf(verificationId)),
      },
    ]),
  );
}

/** The subject of a verification. */
export async function getSubject(
  db: Db | Transaction,
  cipher: VerificationCipher,
  verificationId: string,
): Promise<VerificationSubject> {
  const subject = (await readSubjects(db, cipher, [verificationId])).get(verificationId);
  if (subject === undefined) throw new Error('The verification has no subject');
  return subject;
}
