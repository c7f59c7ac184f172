import type { Signature } from '#domain/compliance/signature';
import type { VerificationAnswer } from '#domain/employment-verifications/schema';
import type { DeclineReason, ResponseKind, ResponseMark } from '#domain/employment-verifications/states';
import { completedAnswer, type StoredAnswer } from '#domain/employment-verifications/stored-answer';
import type { Db, Transaction } from '../core/handle';
import type { VerificationCipher } from './sealed-rows';

/** The content of a response, readable only with the driver's key. */
export interface ResponseContent {
  readonly respondent: VerificationAnswer['respondent'];
  /** Null for a response without answers. */
  readonly answer: VerificationAnswer | null;
  readonly reason: DeclineReason | null;
  readonly text: string;
  readonly signature: Signature;
  readonly ip: string;
}

/** A response of a past employer. */
export interface VerificationResponse extends ResponseContent {
  readonly id: string;
  readonly verificationId: string;
  readonly linkId: string;
  readonly round: number;
  readonly kind: ResponseKind;
  readonly version: number;
  readonly at: string;
  readonly fileId: string;
  readonly testsFileId: string | null;
  /** Signs that the response is not the past employer's own. */
  readonly marks: readonly ResponseMark[];
}

/** A response before its event. */
export interface NewResponse extends VerificationResponse {
  readonly driverId: string;
}

const useOf = (id: string): string => `response/${id}`;

/** Stores a response before its event; a retry with the same id keeps the first one. */
export async function storeResponse(
  db: Db | Transaction,
  cipher: VerificationCipher,
  {
    id,
    verificationId,
    driverId,
    linkId,
    round,
    kind,
    version,
    at,
    fileId,
    testsFileId,
    marks,
    ...content
  }: NewResponse,
): Promise<void> {
  await db('verification_responses')
    .insert({
      id,
      verification_id: verificationId,
      driver_id: driverId,
      link_id: linkId,
      round,
      kind,
      version,
      at,
      sealed: cipher.seal(content satisfies ResponseContent, useOf(id)),
      file_id: fileId,
      tests_file_id: testsFileId,
      marks: [...marks],
    })
    .onConflict('id')
    .ignore();
}

/** Records a response with its event, and the attached files as its own. */
export async function confirmResponse(
  trx: Transaction,
  { id, seq, at }: { readonly id: string; readonly seq: number; readonly at: string },
): Promise<void> {
  const [confirmed] = await trx('verification_responses')
    .where({ id })
    .update({ seq, at })
    .returning(['verification_id', 'round', 'version', 'kind']);
  if (confirmed === undefined) throw new Error('The response is not stored');
  if (confirmed.kind !== 'answer' && confirmed.kind !== 'correction') return;
  const { verification_id, round, version } = confirmed;
  await trx('verification_files')
    .where({ verification_id, round, version })
    .whereNull('response_id')
    .update({ response_id: id });
  await trx('verification_drafts').where({ verification_id }).delete();
}

interface Row extends Omit<VerificationResponse, keyof ResponseContent> {
  readonly sealed: Buffer;
}

const rows = (db: Db | Transaction) =>
  db('verification_responses')
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .select({
      id: 'id',
      verificationId: 'verification_id',
      linkId: 'link_id',
      round: 'round',
      kind: 'kind',
      version: 'version',
      at: 'at',
      fileId: 'file_id',
      testsFileId: 'tests_file_id',
      marks: 'marks',
      sealed: 'sealed',
    });

type StoredContent = Omit<ResponseContent, 'answer'> & { readonly answer: StoredAnswer | null };

function opened(cipher: VerificationCipher, { sealed, ...row }: Row): VerificationResponse {
  const content = cipher.open<StoredContent>(sealed, useOf(row.id));
  return { ...row, ...content, answer: content.answer && completedAnswer(content.answer) };
}

/** The responses in these verifications, newest first. */
export async function listResponses(
  db: Db,
  cipher: VerificationCipher,
  verificationIds: readonly string[],
): Promise<VerificationResponse[]> {
  const found: Row[] = await rows(db)
    .whereIn('verification_id', [...verificationIds])
    .whereNotNull('seq');
  return found.map((row) => opened(cipher, row));
}

/** One response, also one whose event is not recorded yet. */
export async function findResponse(
  db: Db | Transaction,
  cipher: VerificationCipher,
  id: string,
): Promise<VerificationResponse | undefined> {
  const [row]: Row[] = await rows(db).where({ id });
  return row && opened(cipher, row);
}

/** Whether the event of a response is recorded. */
export const isConfirmed = async (db: Db, id: string): Promise<boolean> =>
  (await db('verification_responses').where({ id }).whereNotNull('seq').first('id')) !== undefined;
