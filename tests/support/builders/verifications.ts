import type { Db } from '#db/core/handle';
import { storeAttempt } from '#db/employment-verifications/attempt-store';
import { storeVerificationConsent } from '#db/employment-verifications/consent-store';
import { newLinkCodes, storeLink } from '#db/employment-verifications/link-store';
import { projectEmploymentVerification } from '#db/employment-verifications/projection';
import { storeResponse } from '#db/employment-verifications/response-store';
import { verificationCipher } from '#db/employment-verifications/sealed-rows';
import { storeSubject } from '#db/employment-verifications/subject-store';
import type { VerificationCommandName, VerificationCommands } from '#domain/employment-verifications/commands';
import { decideVerificationCommand } from '#domain/employment-verifications/decide';
import type { VerificationEvent } from '#domain/employment-verifications/events';
import { verificationWorkflowId } from '#domain/employment-verifications/ids';
import { verificationMoves } from '#domain/employment-verifications/moves';
import { EmployerContact, VerificationAnswer } from '#domain/employment-verifications/schema';
import { type EmploymentVerificationState, emptyVerification } from '#domain/employment-verifications/state';
import { derivedId, newId } from '#platform/ids';
import { createSealer } from '#platform/sealing';
import { testFiles, testKey, testVault } from '../vault';
import { aDriverFile } from './driver-files';

interface Ids {
  readonly organizationId: string;
  readonly driverId: string;
  readonly employmentHistoryId: string;
  /** The day of the hire that the verification knows; none by default. */
  readonly hiredOn?: string;
}

const sealer = createSealer([testKey]);

/** Applies commands on a verification by the domain rules and keeps the events, as the workflow would. */
export class VerificationHistory {
  readonly events: VerificationEvent[] = [];
  readonly runId = newId();
  state: EmploymentVerificationState;

  constructor(
    readonly ids: Ids,
    readonly staffId: string,
    public now = Date.now(),
  ) {
    const verificationId = derivedId('employment-verification', ids.organizationId, ids.employmentHistoryId);
    const { organizationId, driverId, employmentHistoryId } = ids;
    this.state = emptyVerification({ verificationId, organizationId, driverId, employmentHistoryId });
  }

  play<N extends VerificationCommandName>(name: N, details: Partial<VerificationCommands[N]> = {}): this {
    this.now += 1_000;
    const [kind = 'fleet'] = verificationMoves[name].who;
    const users = { fleet: this.staffId, driver: this.ids.driverId } as const;
    const actor = { kind, userId: kind === 'fleet' || kind === 'driver' ? users[kind] : null };
    const start = { hiredOn: this.ids.hiredOn ?? null, canEmail: true, consentId: null };
    const base = { actor, round: this.state.round, responseId: this.state.answer?.responseId, noteId: newId() };
    const command = { ...base, ...start, ...details } as unknown as VerificationCommands[N];
    const decision = decideVerificationCommand(this.state, { name, command }, this.now);
    if ('refused' in decision) throw new Error(`${name} refused: ${decision.refused.code}`);
    this.events.push({ ...decision.accepted, updateId: newId() });
    this.state = decision.accepted.snapshot;
    return this;
  }

  async store(db: Db): Promise<string> {
    const { organizationId, employmentHistoryId } = this.ids;
    const workflowId = verificationWorkflowId(organizationId, employmentHistoryId);
    const batch = { workflowId, runId: this.runId, events: this.events };
    const context = { sealer, vault: testVault, files: testFiles, publicUrl: 'http://localhost' };
    await projectEmploymentVerification(db, context, batch);
    return this.state.verificationId;
  }
}

/** Stores what the next request of the verification is about. */
export async function aSubject(db: Db, { ids, state }: VerificationHistory): Promise<void> {
  const cipher = await verificationCipher({ db, vault: testVault }, ids.driverId);
  await storeSubject(db, cipher, {
    verificationId: state.verificationId,
    driverId: ids.driverId,
    subject: {
      mode: 'fmcsa',
      questions: { includesTests: false, includesFollowUpPlan: false },
      employer: EmployerContact.parse({ name: 'Blue Ridge Carriers', email: 'safety@blueridge.example' }),
      selfReported: { startDate: '2024-03-01', endDate: '2025-03-31', position: 'Driver', commercial: true },
    },
    at: new Date(),
  });
}

/** Stores a verification that waits for the driver's consent; returns its id. */
export async function aDraftVerification(db: Db, ids: Ids, staffId: string): Promise<string> {
  const history = new VerificationHistory(ids, staffId);
  await aSubject(db, history);
  return history.play('startVerification').store(db);
}

/** Stores a signed consent; returns its id. */
export async function aVerificationConsent(db: Db, { ids, state }: VerificationHistory): Promise<string> {
  const { driverId } = ids;
  const cipher = await verificationCipher({ db, vault: testVault }, driverId);
  const id = newId();
  const fileId = await aDriverFile(db, driverId, { purpose: 'verification' });
  const names = { carrier: 'Carrier', employer: 'Blue Ridge Carriers' };
  await storeVerificationConsent(db, cipher, {
    id,
    verificationId: state.verificationId,
    driverId,
    coversTesting: true,
    texts: [],
    signedAt: new Date().toISOString(),
    fileId,
    signing: { ...names, fullName: 'Maria Gomez', signature: { type: 'typed' }, ip: '127.0.0.1' },
  });
  return id;
}

const ELEVEN_DAYS = 11 * 86_400_000;

/** Stores a verification that was declined and closed in good faith; returns its id. */
export async function aClosedVerification(db: Db, ids: Ids, staffId: string): Promise<string> {
  const history = new VerificationHistory(ids, staffId, Date.now() - 5 * ELEVEN_DAYS);
  await aSubject(db, history);
  const consentId = await aVerificationConsent(db, history);
  history.play('startVerification').play('signConsent', { consentId });
  history.now += ELEVEN_DAYS;
  const { verificationId } = history.state;
  const attemptId = newId();
  const cipher = await verificationCipher({ db, vault: testVault }, ids.driverId);
  const call = { channel: 'phone', actorId: staffId, to: '', note: 'Nobody answers', fileId: null } as const;
  const at = new Date(history.now).toISOString();
  await storeAttempt(db, cipher, { ...call, id: attemptId, verificationId, driverId: ids.driverId, round: 1, at });
  const fileId = await aDriverFile(db, ids.driverId, { purpose: 'verification', uploadedBy: staffId });
  history.play('recordAttempt', { attemptId, channel: 'phone' }).play('closeGoodFaith', { fileId });
  return history.store(db);
}

/** A sent verification with a fax, a link, another one that can be withdrawn, an answer of an earlier round with a file, and a file of the draft. */
export async function aSentVerification(db: Db, ids: Ids, staffId: string) {
  const history = new VerificationHistory(ids, staffId);
  const { driverId } = ids;
  const { verificationId } = history.state;
  const cipher = await verificationCipher({ db, vault: testVault }, driverId);
  await aSubject(db, history);
  const consentId = await aVerificationConsent(db, history);
  history.play('startVerification').play('signConsent', { consentId });
  const attemptId = newId();
  const at = new Date(history.now).toISOString();
  const file = () => aDriverFile(db, driverId, { purpose: 'verification', uploadedBy: staffId });
  const common = { verificationId, driverId, round: 1, at };
  const fax = { channel: 'fax', actorId: staffId, to: '+12145550110', note: '' } as const;
  await storeAttempt(db, cipher, { ...common, ...fax, id: attemptId, fileId: await file() });
  history.play('recordAttempt', { attemptId, channel: 'fax', canEmail: true });
  await history.store(db);
  const codes = newLinkCodes();
  const [linkId, verificationLinkId] = [newId(), newId()];
  const address = { channel: 'fax', to: fax.to, isStated: true } as const;
  await storeLink(db, { sealer, cipher }, { id: linkId, verificationId, round: 1, codes, at, ...address });
  const withdrawable = { id: verificationLinkId, verificationId, round: 1, codes: newLinkCodes(), at, ...address };
  await storeLink(db, { sealer, cipher }, withdrawable);
  const answerId = newId();
  const answer = VerificationAnswer.parse({ wasEmployed: true });
  await storeResponse(db, cipher, {
    ...common,
    id: answerId,
    linkId,
    kind: 'answer',
    version: 0,
    fileId: await file(),
    testsFileId: null,
    marks: [],
    respondent: { ...answer.respondent, name: 'Pat Doyle', title: 'Owner' },
    answer,
    reason: null,
    text: '',
    signature: { type: 'typed' },
    ip: '127.0.0.1',
  });
  await db('verification_responses').where({ id: answerId }).update({ seq: 0 });
  const fileId = await file();
  const attached = { file_id: fileId, verification_id: verificationId, round: 1, version: 0, response_id: answerId };
  await db('verification_files').insert(attached);
  return {
    verificationId,
    verificationAttemptId: attemptId,
    verificationAnswerId: answerId,
    verificationFileId: fileId,
    verificationLinkId,
    voeUrlCode: codes.urlCode,
    voeAccessCode: codes.accessCode,
  };
}
