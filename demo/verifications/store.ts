import type { Transaction } from '#db/core/handle';
import type { FileDeps } from '#db/driver-files/driver-file-store';
import { recordAttemptOf } from '#db/employment-verifications/attempt-events';
import { storeAttempt } from '#db/employment-verifications/attempt-store';
import { storeVerificationConsent } from '#db/employment-verifications/consent-store';
import { storeVerificationEvidence } from '#db/employment-verifications/evidence';
import { storeLink } from '#db/employment-verifications/link-store';
import { confirmResponse, storeResponse } from '#db/employment-verifications/response-store';
import { type VerificationCipher, verificationCipher } from '#db/employment-verifications/sealed-rows';
import { storeSubject } from '#db/employment-verifications/subject-store';
import { listLegalTexts } from '#db/legal/legal-text-store';
import { consentTexts } from '#domain/employment-verifications/consent';
import type { VerificationEvent } from '#domain/employment-verifications/events';
import { testingQuestions } from '#domain/employment-verifications/questions';
import type { VerificationAnswer } from '#domain/employment-verifications/schema';
import type { Sealer } from '#platform/sealing';
import { storeFile } from '../applications/store';
import { type Job, partOf, type VerificationHistory } from './histories';
import { demoLink } from './link';

interface Deps extends FileDeps {
  readonly sealer: Sealer;
  readonly publicUrl: string;
}

const MODE = 'fmcsa';
const SIGNATURE = { type: 'typed' } as const;
const IP = '127.0.0.1';

const questionsOf = ({ safetySensitive }: Job) => testingQuestions(MODE, safetySensitive);

/** Encrypts what verifications hold about drivers, and renders their documents. */
export async function storeVerifications(deps: Deps, histories: readonly VerificationHistory[]): Promise<number> {
  for (const history of histories) await storeOne(deps, history);
  return histories.length;
}

async function storeOne(deps: Deps, history: VerificationHistory): Promise<void> {
  const { db } = deps;
  const cipher = await verificationCipher(deps, history.driver.id);
  await storeSubjectOf(deps, cipher, history);
  await storeConsent(deps, cipher, history);
  await storeCalls(deps, cipher, history);
  await storeAnswer(deps, cipher, history);
  const { fileId = null } = history.state.closing ?? {};
  if (fileId !== null)
    await draw(deps, history, { id: fileId, title: 'GOOD-FAITH EFFORTS', at: history.state.enteredAt });
  await db.transaction(async (trx) => {
    for (const event of history.events) await storeEffects(trx, { deps, cipher, event });
  });
  if (history.state.name === 'sent') await storeKnownLink(deps, cipher, history);
}

/** The effects of a past event, except for its messages. */
async function storeEffects(
  trx: Transaction,
  {
    deps,
    cipher,
    event,
  }: { readonly deps: Deps; readonly cipher: VerificationCipher; readonly event: VerificationEvent },
): Promise<void> {
  const { sealer, publicUrl } = deps;
  await recordAttemptOf(trx, { cipher, sealer, publicUrl, supportPhone: '' }, event);
  if (event.type === 'verificationAnswered') {
    await confirmResponse(trx, { id: event.snapshot.answer?.responseId ?? '', seq: event.seq, at: event.at });
  }
  await storeVerificationEvidence(trx, event);
}

function storeSubjectOf({ db }: Deps, cipher: VerificationCipher, { state, driver, job }: VerificationHistory) {
  const { employerName: name, contactPerson, email, phone, fax, address, city, state: region, postalCode } = job;
  const contact = { contactPerson, email, phone, fax, address, city, state: region, postalCode };
  const { startDate, endDate, position, commercial } = job;
  return storeSubject(db, cipher, {
    verificationId: state.verificationId,
    driverId: driver.id,
    subject: {
      mode: MODE,
      questions: questionsOf(job),
      employer: { name, mcdotNumber: null, ...contact },
      selfReported: { startDate, endDate, position, commercial },
    },
    at: new Date(state.requestedAt),
  });
}

interface Drawing {
  readonly id: string;
  readonly title: string;
  readonly at: string;
}

const draw = (deps: Deps, { driver, job, carrier }: VerificationHistory, { id, title, at }: Drawing) =>
  storeFile(deps, {
    driverId: driver.id,
    file: {
      id,
      specimen: {
        purpose: 'verification',
        title,
        name: `${driver.user.first_name} ${driver.user.last_name}`,
        lines: [
          ['CARRIER', carrier],
          ['EMPLOYER', job.employerName],
        ],
        isPdf: true,
        isUnreadable: false,
        look: 0,
      },
      statedExpiresOn: null,
      sentAt: at,
      isScanned: true,
    },
  });

async function storeConsent(deps: Deps, cipher: VerificationCipher, history: VerificationHistory): Promise<void> {
  const { state, driver, job, carrier } = history;
  const signed = history.events.find(({ type }) => type === 'verificationConsentSigned');
  if (signed === undefined) return;
  const signedAt = signed.at;
  const fileId = partOf(state.verificationId, 'consent-file');
  const questions = questionsOf(job);
  const kinds = consentTexts(questions);
  const texts = await listLegalTexts(deps.db, { on: signedAt.slice(0, 10) });
  await draw(deps, history, { id: fileId, title: 'CONSENT', at: signedAt });
  await storeVerificationConsent(deps.db, cipher, {
    id: signed.snapshot.consentId ?? '',
    verificationId: state.verificationId,
    driverId: driver.id,
    coversTesting: kinds.length > 1,
    texts: texts
      .filter(({ kind }) => kinds.some((each) => each === kind))
      .map(({ id, kind, version, language, sha256 }) => ({
        id,
        kind,
        version,
        language,
        sha256,
        openedAt: signedAt,
        endReachedAt: signedAt,
      })),
    signedAt,
    fileId,
    signing: {
      fullName: `${driver.user.first_name} ${driver.user.last_name}`,
      signature: SIGNATURE,
      ip: IP,
      carrier,
      employer: job.employerName,
    },
  });
}

/** The calls of a history; emails are recorded with their events. */
async function storeCalls(
  { db }: Deps,
  cipher: VerificationCipher,
  { events, job }: VerificationHistory,
): Promise<void> {
  for (const { type, at, actor, snapshot } of events) {
    const { lastAttempt, verificationId, driverId, round } = snapshot;
    if (type !== 'verificationAttempted' || typeof lastAttempt?.attemptId !== 'string') continue;
    await storeAttempt(db, cipher, {
      id: lastAttempt.attemptId,
      verificationId,
      driverId,
      round,
      channel: lastAttempt.channel,
      at,
      actorId: actor.userId,
      fileId: null,
      to: job.phone,
      note: 'The records office is open on weekday mornings.',
    });
  }
}

async function storeAnswer(deps: Deps, cipher: VerificationCipher, history: VerificationHistory): Promise<void> {
  // An answer of an earlier round stays readable, though the state has none.
  const { answer, verificationId, driverId, round } =
    history.events.find(({ type }) => type === 'verificationAnswered')?.snapshot ?? history.state;
  if (answer === null) return;
  const { sealer, db } = deps;
  const [linkId, fileId] = [partOf(verificationId, 'answer-link'), partOf(verificationId, 'answer-file')];
  const codes = demoLink(verificationId);
  const link = { id: linkId, verificationId, round, codes, at: answer.at, ...linkAddress(history) };
  await storeLink(db, { sealer, cipher }, link);
  await draw(deps, history, { id: fileId, title: 'ANSWER', at: answer.at });
  await storeResponse(db, cipher, {
    id: answer.responseId,
    verificationId,
    driverId,
    linkId,
    round,
    kind: 'answer',
    version: answer.version,
    at: answer.at,
    fileId,
    testsFileId: null,
    marks: [],
    respondent: RESPONDENT,
    answer: answerAbout(history.job),
    reason: null,
    text: '',
    signature: SIGNATURE,
    ip: IP,
  });
}

const RESPONDENT = { name: 'Pat Doyle', title: 'Records manager', phone: '', email: '' };

const answerAbout = ({ startDate, endDate, position, equipment }: Job): VerificationAnswer => ({
  wasEmployed: true,
  startDate,
  endDate: endDate ?? '',
  isStillEmployed: endDate === null,
  position,
  commercial: true,
  equipment: equipment.length === 0 ? ['tractorSemitrailer'] : [...equipment],
  subjectToFmcsa: true,
  safetySensitive: true,
  reasonForLeaving: endDate === null ? '' : 'Dismissed',
  eligibleForRehire: endDate === null ? null : 'afterReview',
  hasAccidents: false,
  accidents: [],
  alcoholTest: null,
  drugTest: null,
  refusedTest: null,
  otherViolation: null,
  completedReturnToDuty: null,
  hasUnfinishedPlan: false,
  comments: '',
  respondent: RESPONDENT,
});

/** A link with known codes, so that a visitor of the demo can open the form of a past employer. */
function storeKnownLink({ db, sealer }: Deps, cipher: VerificationCipher, history: VerificationHistory) {
  const { verificationId, round, sentAt, requestedAt } = history.state;
  const id = partOf(verificationId, 'known-link');
  const link = { id, verificationId, round, codes: demoLink(verificationId), at: sentAt ?? requestedAt };
  return storeLink(db, { sealer, cipher }, { ...link, ...linkAddress(history) });
}

const linkAddress = ({ job }: VerificationHistory) => ({ channel: 'email', to: job.email, isStated: true }) as const;
