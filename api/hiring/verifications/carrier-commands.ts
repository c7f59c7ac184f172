import { listHistory } from '#db/driver-histories/driver-history-store';
import { readApplicationDay } from '#db/employment-verifications/application-day';
import { isAttemptRecorded, storeAttempt } from '#db/employment-verifications/attempt-store';
import { readHireDay } from '#db/employment-verifications/facts';
import { withLaterBasis } from '#db/employment-verifications/later-basis';
import { newLinkCodes, storeLink } from '#db/employment-verifications/link-store';
import {
  findVerification,
  readCarrier,
  readStaffName,
  type VerificationRow,
} from '#db/employment-verifications/read-verifications';
import { type VerificationCipher, verificationCipher } from '#db/employment-verifications/sealed-rows';
import { isAddressStated } from '#db/employment-verifications/stated-contact';
import { getSubject, type VerificationSubject } from '#db/employment-verifications/subject-store';
import { deleteRefusedDocuments } from '#db/evidence/refused-evidence';
import { storedPhone } from '#domain/driver-histories/contacts';
import { emptyItems } from '#domain/driver-histories/items';
import { contactIssues } from '#domain/employment-verifications/check-answer';
import { addressOf, newAddresses } from '#domain/employment-verifications/contact-address';
import { testingQuestions } from '#domain/employment-verifications/questions';
import type {
  AttemptBody,
  EmployerContact,
  StartVerificationBody,
  VerificationView,
} from '#domain/employment-verifications/schema';
import { ProblemError } from '#domain/problems';
import { plainEmail } from '#domain/shared/typed-email';
import { derivedId } from '#platform/ids';
import { storeDocument } from '../../file-documents/store-document';
import { undoIfRefused } from '../../http/undo-if-refused';
import { requireNoEntryProblem } from '../../requirements/files/entry';
import { type CarrierContext, requireOpen } from '../dossier/gate';
import { commandVerification, getVerification, requireAllowed, senderOf, targetOf } from './command';
import { limitContacts } from './contact-limits';
import { readDisputeText } from './dispute-text';
import { goodFaithDocument } from './documents/efforts';
import { requestDocument } from './documents/request';
import { effortsOf } from './efforts';
import { partiesOf } from './parties';
import { isVerifiable, readVerification, statedMode } from './read-verifications';
import { ownAddressIssues, storeContact } from './store-contact';
import { usableConsent } from './usable-consent';

/** Starts the verification of a past employment, or starts an ended one again if the rules allow it. */
export async function startVerification(
  ctx: CarrierContext,
  { driverId, employmentHistoryId, employer, mode }: StartVerificationBody & { readonly driverId: string },
): Promise<VerificationView> {
  const { organizationId } = ctx.actor;
  await requireOpen(ctx, driverId);
  const carrier = await requireActive(ctx);
  const appliedOn = await readApplicationDay(ctx.db, { organizationId, driverId });
  const subject = { ...(await subjectOf(ctx, driverId, { employmentHistoryId, employer, mode })), appliedOn };
  const verificationId = derivedId('employment-verification', organizationId, employmentHistoryId);
  const ids = { verificationId, organizationId, driverId, employmentHistoryId };
  const target = { ids, existing: await findVerification(ctx.db, { organizationId, employmentHistoryId }) };
  const cipher = await verificationCipher(ctx, driverId);
  const later = await withLaterBasis(ctx.db, [verificationId]);
  const details = {
    isForLater: later.has(verificationId),
    hiredOn: await readHireDay(ctx.db, { organizationId, driverId }),
    canEmail: subject.employer.email !== '',
    consentId: await usableConsent(ctx, { cipher, existing: target.existing, subject }),
  };
  const command = { name: 'startVerification', details, ...senderOf(ctx) } as const;
  requireAllowed(ctx, target, command);
  // The consent that a first request asks for names the employer; an address that replaces an earlier one is news.
  const { existing } = target;
  const known = existing && (await getSubject(ctx.db, cipher, verificationId));
  const changed = known === undefined ? [] : newAddresses(known.employer, subject.employer);
  const isSent = details.consentId !== null && details.canEmail;
  await limitContacts(ctx, { verificationId, channel: isSent ? 'email' : null, changed });
  await storeContact(ctx, cipher, { verificationId, driverId, carrier, subject, changed });
  await commandVerification(ctx, target, command);
  return readVerification(ctx, verificationId);
}

/** Refuses the request of a deactivated carrier; returns the carrier's name. */
async function requireActive({ db, actor }: CarrierContext): Promise<string> {
  const carrier = await readCarrier(db, actor.organizationId);
  if (carrier?.isActive !== true)
    throw new ProblemError('organization-inactive', { organization: carrier?.name ?? '' });
  return carrier.name;
}

async function subjectOf(
  ctx: CarrierContext,
  driverId: string,
  { employmentHistoryId, employer, mode }: StartVerificationBody,
): Promise<VerificationSubject> {
  const jobs = await listHistory(ctx.db, driverId, 'employment');
  const job = jobs.find(({ _id }) => _id === employmentHistoryId);
  const isKnown = job !== undefined && isVerifiable(job);
  requireNoEntryProblem([
    ...(isKnown ? [] : [{ pointer: '/employmentHistoryId', code: 'employment-unknown' } as const]),
    // The history's form promises that nobody is contacted after this answer.
    ...(job?.current === true && job.mayContact === false
      ? [{ pointer: '/employmentHistoryId', code: 'employer-not-to-contact' } as const]
      : []),
    ...contactIssues(employer),
    ...(await ownAddressIssues(ctx, driverId, normalized(employer))),
  ]);
  if (job === undefined) throw new ProblemError('not-found');
  const { startDate, endDate, position, commercial } = { ...emptyItems.employment, ...job };
  const agency = mode === undefined ? statedMode(job) : mode;
  return {
    mode: agency,
    questions: testingQuestions(agency, job.safetySensitive),
    employer: normalized(employer),
    selfReported: { startDate, endDate, position, commercial },
  };
}

const normalized = (employer: EmployerContact): EmployerContact => ({
  ...employer,
  email: plainEmail(employer.email),
  phone: employer.phone === '' ? '' : storedPhone(employer.phone),
  fax: employer.fax === '' ? '' : storedPhone(employer.fax),
});

/** Contacts the past employer again, or records a call. A consent names the employer, so its name stays. */
export async function recordAttempt(ctx: CarrierContext, id: string, body: AttemptBody): Promise<VerificationView> {
  const row = await getVerification(ctx, id);
  const attemptId = ctx.idempotency.derivedId('attempt');
  // A retry must not print other codes.
  if (await isAttemptRecorded(ctx.db, attemptId)) return readVerification(ctx, id);
  const carrier = await requireActive(ctx);
  const { driverId, snapshot } = row;
  const cipher = await verificationCipher(ctx, driverId);
  const known = await getSubject(ctx.db, cipher, id);
  const subject = await attemptSubject(ctx, { driverId, subject: known }, body);
  const { channel, note } = body;
  const to = addressOf(subject.employer, channel);
  const details = { round: snapshot.round, attemptId, channel, canEmail: subject.employer.email !== '' };
  const command = { name: 'recordAttempt', details, ...senderOf(ctx) } as const;
  requireAllowed(ctx, targetOf(row), command);
  if (to === '' && channel !== 'phone') throw new ProblemError('employer-contact-missing');
  const at = ctx.now();
  const changed = newAddresses(known.employer, subject.employer);
  await limitContacts(ctx, { verificationId: id, channel, changed });
  await storeContact(ctx, cipher, { verificationId: id, driverId, carrier, subject, changed });
  const isPrinted = channel === 'fax' || channel === 'letter';
  const attempt = {
    id: attemptId,
    verificationId: id,
    driverId,
    round: snapshot.round,
    channel,
    at: at.toISOString(),
    actorId: ctx.actor.userId,
    fileId: isPrinted ? await printRequest(ctx, { row, subject, channel, cipher }) : null,
  };
  await storeAttempt(ctx.db, cipher, { ...attempt, to, note });
  await commandVerification(ctx, targetOf(row), command);
  return readVerification(ctx, id);
}

/** The past employer with the contact data as changed now. */
async function attemptSubject(
  ctx: CarrierContext,
  { driverId, subject }: { readonly driverId: string; readonly subject: VerificationSubject },
  { channel, employer: changed, note }: AttemptBody,
): Promise<VerificationSubject> {
  const { name } = subject.employer;
  requireNoEntryProblem([
    ...(changed === undefined
      ? []
      : [...contactIssues({ ...changed, name }), ...(await ownAddressIssues(ctx, driverId, normalized(changed)))]),
    ...(channel === 'phone' && note === '' ? [{ pointer: '/note', code: 'required' } as const] : []),
  ]);
  return changed === undefined ? subject : { ...subject, employer: normalized({ ...changed, name }) };
}

/** Draws the fax or letter with the codes of a new link. A retry draws it again, with codes that replace the first. */
async function printRequest(
  ctx: CarrierContext,
  {
    row,
    subject,
    channel,
    cipher,
  }: {
    readonly row: VerificationRow;
    readonly subject: VerificationSubject;
    readonly channel: 'fax' | 'letter';
    readonly cipher: VerificationCipher;
  },
): Promise<string> {
  const { db, sealer, publicUrl, actor, idempotency } = ctx;
  const at = ctx.now().toISOString();
  const codes = newLinkCodes();
  const document = requestDocument({
    ...(await partiesOf(ctx, row, subject)),
    channel,
    at,
    questions: subject.questions,
    codes,
    publicUrl,
    dispute: await readDisputeText(db, row),
    sender: await readStaffName(db, actor.userId),
  });
  const { driverId, id: verificationId } = row;
  const fileId = idempotency.derivedId('request');
  await storeDocument(ctx, { id: fileId, driverId, uploadedBy: actor.userId, purpose: 'verification', document });
  const address = { channel, to: addressOf(subject.employer, channel) };
  const isStated = await isAddressStated(db, row, address);
  const link = { id: idempotency.derivedId('link'), verificationId, round: row.snapshot.round, codes, at, ...address };
  await storeLink(db, { sealer, cipher }, { ...link, isStated });
  return fileId;
}

/** Cancels a verification that was not answered. */
export async function cancelVerification(ctx: CarrierContext, id: string): Promise<VerificationView> {
  const row = await getVerification(ctx, id);
  const details = { round: row.snapshot.round };
  await commandVerification(ctx, targetOf(row), { name: 'cancelVerification', details, ...senderOf(ctx) });
  return readVerification(ctx, id);
}

/** Closes a verification without an answer; its contacts are the record of good-faith efforts. */
export async function closeGoodFaith(
  ctx: CarrierContext,
  { id, note }: { readonly id: string; readonly note: string },
): Promise<VerificationView> {
  const row = await getVerification(ctx, id);
  const { db, actor, idempotency } = ctx;
  const fileId = idempotency.derivedId('good-faith');
  if (row.snapshot.closing?.fileId === fileId) return readVerification(ctx, id);
  const details = { round: row.snapshot.round, fileId };
  const command = { name: 'closeGoodFaith', details, ...senderOf(ctx) } as const;
  requireAllowed(ctx, targetOf(row), command);
  const efforts = { ...(await effortsOf(ctx, row)), note, closedBy: await readStaffName(db, actor.userId) };
  const document = goodFaithDocument(efforts);
  await storeDocument(ctx, {
    id: fileId,
    driverId: row.driverId,
    uploadedBy: actor.userId,
    purpose: 'verification',
    document,
  });
  await undoIfRefused(
    () => commandVerification(ctx, targetOf(row), command),
    () => deleteRefusedDocuments(ctx, { driverId: row.driverId, ids: [fileId] }),
  );
  return readVerification(ctx, id);
}
