import type { z } from 'zod';
import {
  findResponse,
  isConfirmed,
  type ResponseContent,
  storeResponse,
} from '#db/employment-verifications/response-store';
import { deleteRefused } from '#db/evidence/refused-evidence';
import {
  checkAnswer,
  relevantAnswer,
  respondentIssues,
  signatureIssues,
  type VerificationIssue,
} from '#domain/employment-verifications/check-answer';
import type { VoeReceipt } from '#domain/employment-verifications/fields/schema';
import type { AnswerVoeBody } from '#domain/employment-verifications/link/schema';
import type { DeclineVoeBody, RefuseCorrectionBody } from '#domain/employment-verifications/schema';
import type { ResponseKind, ResponseMark } from '#domain/employment-verifications/states';
import { ProblemError } from '#domain/problems';
import { pastEmployerActor } from '#domain/shared/actor';
import { derivedId } from '#platform/ids';
import { canShow } from '#platform/pdf-fonts';
import type { PrintedDocument } from '#platform/printed-document';
import { storeDocument } from '../../file-documents/store-document';
import type { RouteContext } from '../../http/context';
import { todayOf } from '../../http/today';
import { undoIfRefused } from '../../http/undo-if-refused';
import { requireNoEntryProblem } from '../../requirements/files/entry';
import { commandVerification, requireAllowed, targetOf } from './command';
import { type PrintedResponse, responseDocument, testsDocument } from './documents/answer';
import { type OpenedLink, requireLink, requireUsable, type UsableLink } from './open-link';
import { inquiryPeriod, partiesOf } from './parties';
import { marksOf } from './response-marks';

type Receipt = z.infer<typeof VoeReceipt>;
type WithUrl<Body> = Body & { readonly urlCode: string };

/** A past employer's signed answer, or the correction of a disputed one. */
export async function answerByLink(
  ctx: RouteContext,
  { urlCode, accessCode, answer, ...signed }: WithUrl<AnswerVoeBody>,
): Promise<Receipt> {
  const opened = await requireLink(ctx, { urlCode, accessCode });
  const content = { answer, ...signed };
  return respondOnce(ctx, { opened, body: content }, (usable) => {
    const { questions } = usable.subject;
    const { respondent } = answer;
    requireSound({ answer }, [...checkAnswer(answer, { questions, today: todayOf(ctx) }), ...signatureIssues(signed)]);
    return {
      kind: usable.purpose,
      command: 'submitAnswer',
      content: contentOf(ctx, { respondent, answer: relevantAnswer(answer, questions), signature: signed.signature }),
    };
  });
}

/** A past employer does not answer. */
export async function declineByLink(
  ctx: RouteContext,
  { urlCode, accessCode, ...body }: WithUrl<DeclineVoeBody>,
): Promise<Receipt> {
  const opened = await requireLink(ctx, { urlCode, accessCode });
  return respondOnce(ctx, { opened, body }, () => {
    const { respondent, reason, text, signature } = body;
    const isTextMissing = reason === 'other' && text === '';
    requireSound({ respondent, text }, [
      ...(isTextMissing ? [{ pointer: '/text', code: 'required' } as const] : []),
      ...respondentIssues(respondent, '/respondent'),
      ...signatureIssues(body),
    ]);
    return {
      kind: 'decline',
      command: 'declineRequest',
      content: contentOf(ctx, { respondent, reason, text, signature }),
    };
  });
}

/** A past employer does not correct its answer. */
export async function refuseCorrectionByLink(
  ctx: RouteContext,
  { urlCode, accessCode, ...body }: WithUrl<RefuseCorrectionBody>,
): Promise<Receipt> {
  const opened = await requireLink(ctx, { urlCode, accessCode });
  return respondOnce(ctx, { opened, body }, () => {
    const { respondent, text, signature } = body;
    requireSound({ respondent, text }, [
      ...(text === '' ? [{ pointer: '/text', code: 'required' } as const] : []),
      ...respondentIssues(respondent, '/respondent'),
      ...signatureIssues(body),
    ]);
    return { kind: 'refusal', command: 'refuseCorrection', content: contentOf(ctx, { respondent, text, signature }) };
  });
}

// A character that no font includes would be missing from the document.
function requireSound(content: object, issues: readonly VerificationIssue[]): void {
  requireNoEntryProblem([...issues, ...unprintable(content, '')]);
}

/** The texts of a document that its fonts cannot show. */
const unprintable = (content: object, at: string): VerificationIssue[] =>
  Object.entries(content).flatMap(([name, value]: [string, unknown]) => {
    const pointer = `${at}/${name}`;
    if (typeof value === 'object' && value !== null) return unprintable(value, pointer);
    if (typeof value !== 'string' || canShow(value)) return [];
    return [{ pointer, code: name === 'name' ? 'name-not-printable' : 'text-not-printable' }];
  });

const contentOf = (
  { request }: RouteContext,
  content: Pick<ResponseContent, 'respondent' | 'signature'> & Partial<ResponseContent>,
): ResponseContent => ({ answer: null, reason: null, text: '', ip: request.ip ?? '', ...content });

interface Response {
  readonly kind: ResponseKind | 'answer' | 'correction';
  readonly command: 'submitAnswer' | 'declineRequest' | 'refuseCorrection';
  readonly content: ResponseContent;
}

/**
 * Stores a response and sends its command. There is no Idempotency-Key: the same content by the same link is the same
 * response, also after a crash, and a repeat gets the first receipt.
 */
async function respondOnce(
  ctx: RouteContext,
  { opened, body }: { readonly opened: OpenedLink; readonly body: object },
  decide: (usable: UsableLink) => Response,
): Promise<Receipt> {
  const { db, sealer } = ctx;
  const { link, row } = opened;
  const id = derivedId('verification-response', link.id, sealer.hmac(JSON.stringify(body)).toString('hex'));
  const earlier = await findResponse(db, opened.cipher, id);
  if (earlier !== undefined && (await isConfirmed(db, id))) return { kind: earlier.kind, at: earlier.at };
  const usable = requireUsable(opened);
  const { kind, command: name, content } = decide(usable);
  const details = { round: row.snapshot.round, responseId: id };
  const idempotency = { updateId: derivedId('verification-respond', id), isRepeat: earlier !== undefined };
  const command = { name, details, actor: pastEmployerActor, idempotency };
  requireAllowed(ctx, targetOf(row), command);
  if (earlier === undefined) {
    const marks = await marksOf(ctx, { row, link, respondent: content.respondent });
    await storeOne(ctx, usable, { id, kind, content, marks });
  }
  await undoIfRefused(
    () => commandVerification(ctx, targetOf(row), command),
    () => deleteRefused(ctx, 'unconfirmed_responses', id),
  );
  const stored = await findResponse(db, opened.cipher, id);
  if (stored === undefined) throw new ProblemError('unavailable');
  return { kind: stored.kind, at: stored.at };
}

interface NewContent {
  readonly id: string;
  readonly kind: ResponseKind;
  readonly content: ResponseContent;
  readonly marks: readonly ResponseMark[];
}

async function storeOne(ctx: RouteContext, usable: UsableLink, response: NewContent): Promise<void> {
  const { row, link, cipher, key } = usable;
  const { driverId, id: verificationId } = row;
  const { id, kind, content, marks } = response;
  const printed = await printedOf(ctx, usable, response);
  const { at } = printed;
  const store = (part: 'employment' | 'tests', document: PrintedDocument): Promise<string> =>
    storeDocument(ctx, {
      id: derivedId('verification-document', id, part),
      driverId,
      uploadedBy: row.snapshot.requestedBy ?? driverId,
      purpose: 'verification',
      document,
    });
  const tests = testsDocument(printed);
  const fileId = await store('employment', responseDocument(printed));
  const testsFileId = tests === undefined ? null : await store('tests', tests);
  const { round, version } = key;
  const files = { fileId, testsFileId };
  const stored = { id, verificationId, driverId, linkId: link.id, round, kind, version, at, ...files, marks };
  await storeResponse(ctx.db, cipher, { ...stored, ...content });
}

async function printedOf(
  ctx: RouteContext,
  { row, subject, key }: UsableLink,
  { id, kind, content, marks }: NewContent,
): Promise<PrintedResponse> {
  return {
    ...(await partiesOf(ctx, row, subject)),
    ...inquiryPeriod(row, subject),
    id,
    kind,
    version: key.version,
    at: ctx.now().toISOString(),
    questions: subject.questions,
    content,
    marks,
  };
}
