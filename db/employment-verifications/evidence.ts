import type { Employment } from '#domain/driver-histories/items';
import { investigationDay } from '#domain/employment-verifications/deadlines';
import type { VerificationEvent } from '#domain/employment-verifications/events';
import { includesTesting, type TestingQuestions } from '#domain/employment-verifications/questions';
import { type EvidenceContent, MAX_CONTENT } from '#domain/requirements/model/content-fields';
import type { EvidenceForm, EvidenceKind } from '#domain/requirements/model/evidence';
import { dateAt } from '#domain/shared/zoned-time';
import { derivedId } from '#platform/ids';
import type { Transaction } from '../core/handle';
import { fileChanged } from '../core/outbox';
import { readDriverZone } from '../evidence/driver-zones';
import { type NewEvidence, storeEvidence } from '../evidence/evidence-rows';

/** One piece of evidence, without what all of them share. */
type Parts = Partial<NewEvidence> & { readonly kind: EvidenceKind; readonly form: EvidenceForm };

/**
 * Stores the evidence that an event is, in the carrier's file: the answer, the record of good-faith efforts, the notice of the
 * inquiry, the release of drug and alcohol records. Answers count when they arrive; a correction replaces the earlier answer.
 */
export async function storeVerificationEvidence(trx: Transaction, event: VerificationEvent): Promise<void> {
  const { snapshot, at } = event;
  const { verificationId, driverId, organizationId, requestedAt } = snapshot;
  const parts = await partsOf(trx, event);
  if (parts.length === 0) return;
  const employment = await trx('employments')
    .where({ driver_id: driverId, organization_id: organizationId })
    .where('entered_at', '<=', at)
    // A request after an employment is for the next one, whose days decide.
    .whereNotNull('hired_on')
    .whereRaw('(ended_on is null or ended_on >= ?::date)', [investigationDay(requestedAt)])
    .orderBy('entered_at', 'desc')
    .first('id');
  const idOf = ({ kind }: Parts): string =>
    derivedId('evidence', 'verification', verificationId, String(event.seq), kind);
  const rows = parts.map((part) => ({
    ...part,
    id: idOf(part),
    driver_id: driverId,
    organization_id: organizationId,
    employment_id: employment?.id ?? null,
    obtained_by: 'carrier' as const,
    recorded_by: event.actor.userId,
    recorded_at: at,
  }));
  const by = event.actor.kind === 'fleet' ? event.actor.userId : null;
  await storeEvidence(
    trx,
    rows,
    parts.map((part) => ({
      id: derivedId('evidence-review', idOf(part)),
      evidenceId: idOf(part),
      result: 'accepted',
      by,
      at,
    })),
  );
  await fileChanged(trx, [driverId]);
}

async function partsOf(trx: Transaction, event: VerificationEvent): Promise<Parts[]> {
  switch (event.type) {
    case 'verificationAnswered':
      return answerParts(trx, event);
    case 'verificationClosedGoodFaith':
      return effortParts(trx, event);
    case 'verificationConsentSigned':
      return consentParts(trx, event);
    default:
      return [];
  }
}

async function answerParts(trx: Transaction, event: VerificationEvent): Promise<Parts[]> {
  const { answer, verificationId, round } = event.snapshot;
  if (answer === null) return [];
  const response = await trx('verification_responses')
    .where({ id: answer.responseId })
    .first('file_id', 'tests_file_id');
  if (response === undefined) return [];
  const earlier = await trx('verification_responses')
    .where({ verification_id: verificationId, round, version: answer.version - 1 })
    .whereIn('kind', ['answer', 'correction'])
    .first('seq');
  const common = { ...(await daysOf(trx, event)), form: 'document' } as const;
  const corrects = (kind: EvidenceKind): Partial<Parts> =>
    earlier?.seq === undefined || earlier.seq === null
      ? {}
      : {
          corrects_id: derivedId('evidence', 'verification', verificationId, String(earlier.seq), kind),
          correction_reason: 'Corrected by the past employer',
        };
  const part = (kind: EvidenceKind, file_id: string): Parts => ({ ...common, kind, file_id, ...corrects(kind) });
  return [
    part('safetyInquiry', response.file_id),
    ...(response.tests_file_id === null ? [] : [part('drugAlcoholInquiry', response.tests_file_id)]),
  ];
}

async function effortParts(trx: Transaction, event: VerificationEvent): Promise<Parts[]> {
  const questions = await questionsOf(trx, event);
  const { received_on, ...days } = await daysOf(trx, event);
  const content = JSON.stringify(await effortsOf(trx, event));
  const common = { ...days, performed_on: received_on, file_id: event.snapshot.closing?.fileId ?? null, content };
  const part = (kind: EvidenceKind): Parts => ({ ...common, kind, form: 'noneCouldBeAsked' });
  return [part('safetyInquiry'), ...(includesTesting(questions) ? [part('drugAlcoholInquiry')] : [])];
}

/** The contacts with the past employer in words; the record that the verification drew has them in full. */
async function effortsOf(trx: Transaction, { at, snapshot }: VerificationEvent): Promise<EvidenceContent> {
  const { driverId, employmentHistoryId, verificationId, round } = snapshot;
  const zone = await readDriverZone(trx, driverId);
  const job = await trx('driver_history_items').where({ id: employmentHistoryId }).first('details');
  const declined = await trx('verification_responses')
    .where({ verification_id: verificationId, round, kind: 'decline' })
    .whereNotNull('seq')
    .first('id');
  const attempts = await trx('verification_attempts')
    .where({ verification_id: verificationId, round })
    .whereNotNull('seq')
    .where('at', '<=', at)
    .orderBy(['at', 'id'])
    .select('channel', 'at');
  const { employerName = '', address = '', city = '', state = '' } = (job?.details ?? {}) as Partial<Employment>;
  const contacts = attempts.map((attempt) => `${attempt.channel} on ${dateAt(attempt.at, zone)}`);
  return {
    contacted: shortened([employerName, address, city, state].filter((part) => part !== '').join(', ')),
    method: shortened(contacts.join(', ')),
    response: declined === undefined ? 'No answer' : 'Declined to answer',
  };
}

const shortened = (text: string): string => text.slice(0, MAX_CONTENT);

/**
 * The signed consent says in writing that the past employer will be asked, and names the rights to review, correct and
 * rebut (49 CFR 391.21(d), 391.23(i)), so it is that notice; it releases drug and alcohol records only if it says so.
 */
async function consentParts(trx: Transaction, event: VerificationEvent): Promise<Parts[]> {
  const { consentId } = event.snapshot;
  if (consentId === null) return [];
  const consent = await trx('verification_consents').where({ id: consentId }).first('file_id', 'covers_testing');
  if (consent === undefined) return [];
  const { received_on } = await daysOf(trx, event);
  const signed = { form: 'document', signed_on: received_on, file_id: consent.file_id } as const;
  return [
    { kind: 'priorEmployersNotice', ...signed },
    ...(consent.covers_testing ? [{ kind: 'drugAlcoholRelease', ...signed } as const] : []),
  ];
}

/** The days of the request and of the event where the driver lives. */
async function daysOf(trx: Transaction, { at, snapshot }: VerificationEvent) {
  const { driverId, employmentHistoryId, sentAt } = snapshot;
  const zone = await readDriverZone(trx, driverId);
  return {
    about: employmentHistoryId,
    sent_on: sentAt === null ? null : dateAt(sentAt, zone),
    received_on: dateAt(at, zone),
  };
}

async function questionsOf(trx: Transaction, { snapshot }: VerificationEvent): Promise<TestingQuestions> {
  const row = await trx('verification_subjects')
    .where({ verification_id: snapshot.verificationId })
    .first('includes_tests', 'includes_follow_up_plan');
  return { includesTests: row?.includes_tests === true, includesFollowUpPlan: row?.includes_follow_up_plan === true };
}
