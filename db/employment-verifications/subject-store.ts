import type { AskedQuestions, DotMode } from '#domain/employment-verifications/questions';
import type { EmployerContact } from '#domain/employment-verifications/schema';
import type { Db, Transaction } from '../core/handle';
import type { VerificationCipher } from './sealed-rows';

/** The employment as the driver stated it when the verification was requested. */
export interface StatedJob {
  readonly startDate: string;
  readonly endDate: string | null;
  readonly position: string;
  readonly commercial: boolean | null;
}

interface Sealed {
  readonly employer: EmployerContact;
  readonly stated: StatedJob;
}

/** What a verification is about. */
export interface VerificationSubject extends Sealed {
  readonly mode: DotMode | null;
  readonly questions: AskedQuestions;
}

const useOf = (verificationId: string): string => `subject/${verificationId}`;

/** Stores what the next request of the verification is about. */
export async function storeSubject(
  db: Db | Transaction,
  cipher: VerificationCipher,
  {
    verificationId,
    driverId,
    subject: { mode, questions, employer, stated },
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
      asks_tests: questions.asksTests,
      asks_follow_up_plan: questions.asksFollowUpPlan,
      sealed: cipher.seal({ employer, stated } satisfies Sealed, useOf(verificationId)),
      updated_at: at.toISOString(),
    })
    .onConflict('verification_id')
    .merge();
}

/** What these verifications are about, by id. */
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
      asksTests: 'asks_tests',
      asksFollowUpPlan: 'asks_follow_up_plan',
      sealed: 'sealed',
    });
  return new Map(
    rows.map(({ verificationId, mode, asksTests, asksFollowUpPlan, sealed }) => [
      verificationId,
      { mode, questions: { asksTests, asksFollowUpPlan }, ...cipher.open<Sealed>(sealed, useOf(verificationId)) },
    ]),
  );
}

/** What a verification is about. */
export async function getSubject(
  db: Db | Transaction,
  cipher: VerificationCipher,
  verificationId: string,
): Promise<VerificationSubject> {
  const subject = (await readSubjects(db, cipher, [verificationId])).get(verificationId);
  if (subject === undefined) throw new Error('The verification has no subject');
  return subject;
}
