import { WithStartWorkflowOperation } from '@temporalio/client';
import type { Db } from '#db/core/handle';
import { storeAttempt } from '#db/employment-verifications/attempt-store';
import { storeLink } from '#db/employment-verifications/link-store';
import { storeResponse } from '#db/employment-verifications/response-store';
import { verificationCipher } from '#db/employment-verifications/sealed-rows';
import { storeNote } from '#db/messages/note-store';
import type { VerificationCommandName, VerificationCommands } from '#domain/employment-verifications/commands';
import type { VerificationEvent } from '#domain/employment-verifications/events';
import { verificationWorkflowId } from '#domain/employment-verifications/ids';
import { verificationMoves } from '#domain/employment-verifications/moves';
import { VerificationAnswer } from '#domain/employment-verifications/schema';
import type { EmploymentVerificationState } from '#domain/employment-verifications/state';
import type { ResponseKind } from '#domain/employment-verifications/states';
import type { CommandResponse } from '#domain/shared/workflow-event';
import { newId } from '#platform/ids';
import { createSealer } from '#platform/sealing';
import {
  EMPLOYMENT_VERIFICATION_WORKFLOW_TYPE,
  verificationUpdates,
  verificationView,
} from '#workflows/employment-verification/messages';
import { anAccessRow } from '../builders/access-rows';
import { aDriverFile } from '../builders/driver-files';
import { aHistoryItem } from '../builders/histories';
import { aSubject, aVerificationConsent, VerificationHistory } from '../builders/verifications';
import { testKey, testVault } from '../vault';
import type { HiringWorld } from './hiring-world';
import type { Hiring } from './live-candidacy';

/** Sends commands to the real workflow of a verification; rows that they name are stored first. */
export class LiveVerification {
  readonly workflowId: string;
  round = 0;

  private constructor(
    private readonly hiring: Hiring & { readonly db: Db },
    readonly world: HiringWorld,
    readonly history: VerificationHistory,
  ) {
    const { organizationId, employmentHistoryId } = history.ids;
    this.workflowId = verificationWorkflowId(organizationId, employmentHistoryId);
  }

  static async of(hiring: Hiring & { readonly db: Db }, world: HiringWorld): Promise<LiveVerification> {
    const { organizationId, driverId, recruiterId } = world;
    await anAccessRow(hiring.db, { organizationId, driverId });
    const employmentHistoryId = await aHistoryItem(hiring.db, { driverId, kind: 'employment' });
    const history = new VerificationHistory({ organizationId, driverId, employmentHistoryId }, recruiterId);
    await aSubject(hiring.db, history);
    return new LiveVerification(hiring, world, history);
  }

  get handle() {
    return this.hiring.client.workflow.getHandle(this.workflowId);
  }

  async view(): Promise<EmploymentVerificationState> {
    return (await this.handle.query(verificationView)).state;
  }

  async eventTypes(): Promise<string[]> {
    return this.hiring.db('workflow_events').where({ workflow_id: this.workflowId }).orderBy('seq').pluck('type');
  }

  async start(details: Partial<VerificationCommands['startVerification']> = {}): Promise<void> {
    const { ids, state } = this.history;
    const actor = { kind: 'fleet', userId: this.world.recruiterId } as const;
    await this.hiring.client.workflow.executeUpdateWithStart(verificationUpdates.startVerification, {
      args: [{ actor, hiredOn: null, canEmail: true, consentId: null, ...details }],
      updateId: newId(),
      startWorkflowOperation: new WithStartWorkflowOperation(EMPLOYMENT_VERIFICATION_WORKFLOW_TYPE, {
        workflowId: this.workflowId,
        taskQueue: this.hiring.taskQueue,
        workflowIdConflictPolicy: 'USE_EXISTING',
        args: [{ ...ids, verificationId: state.verificationId }],
      }),
    });
    this.round = (await this.view()).round;
  }

  async sign(): Promise<void> {
    await this.send('signConsent', { consentId: await aVerificationConsent(this.hiring.db, this.history) });
  }

  async call(): Promise<void> {
    const { db } = this.hiring;
    const attemptId = newId();
    const { driverId, recruiterId: actorId } = this.world;
    const { verificationId } = this.history.state;
    const at = new Date().toISOString();
    const call = { channel: 'phone', to: '', note: 'Nobody answers', fileId: null } as const;
    const cipher = await verificationCipher({ db, vault: testVault }, driverId);
    await storeAttempt(db, cipher, {
      ...call,
      id: attemptId,
      verificationId,
      driverId,
      round: this.round,
      at,
      actorId,
    });
    await this.send('recordAttempt', { attemptId, channel: 'phone', canEmail: true });
  }

  async close(): Promise<void> {
    const fileId = await aDriverFile(this.hiring.db, this.world.driverId, { purpose: 'verification' });
    await this.send('closeGoodFaith', { fileId });
  }

  /** The past employer responds. */
  async respond(kind: ResponseKind): Promise<void> {
    const { db } = this.hiring;
    const { driverId } = this.world;
    const { verificationId } = this.history.state;
    const cipher = await verificationCipher({ db, vault: testVault }, driverId);
    const at = new Date().toISOString();
    const [id, linkId] = [newId(), newId()];
    const codes = { urlCode: newId(), accessCode: newId() };
    const address = { channel: 'email', to: 'safety@blueridge.example', isStated: true } as const;
    const link = { id: linkId, verificationId, round: this.round, codes, at, ...address };
    await storeLink(db, { sealer: createSealer([testKey]), cipher }, link);
    const answer = kind === 'answer' || kind === 'correction' ? VerificationAnswer.parse({ wasEmployed: false }) : null;
    const version = ((await this.view()).answer?.version ?? 0) + 1;
    await storeResponse(db, cipher, {
      id,
      linkId,
      verificationId,
      driverId,
      round: this.round,
      kind,
      version,
      at,
      answer,
      fileId: await aDriverFile(db, driverId, { purpose: 'verification' }),
      testsFileId: null,
      marks: [],
      respondent: { name: 'Pat Doyle', title: 'Owner', phone: '', email: '' },
      reason: kind === 'decline' ? 'thirdParty' : null,
      text: 'Our records are right',
      signature: { type: 'typed' },
      ip: '127.0.0.1',
    });
    const names = {
      answer: 'submitAnswer',
      correction: 'submitAnswer',
      decline: 'declineRequest',
      refusal: 'refuseCorrection',
    } as const;
    await this.send(names[kind], { responseId: id });
  }

  /** The driver says something about the answer. */
  async say(name: 'disputeAnswer' | 'attachRebuttal'): Promise<void> {
    const { organizationId, driverId: authorId } = this.world;
    const noteId = newId();
    await storeNote(this.hiring.db, { id: noteId, organizationId, authorId, kind: 'reason', text: 'I left in March' });
    await this.send(name, { noteId, responseId: (await this.view()).answer?.responseId ?? '' });
  }

  async send<N extends Exclude<VerificationCommandName, 'startVerification'>>(
    name: N,
    details: Partial<VerificationCommands[N]> = {},
  ): Promise<CommandResponse<VerificationEvent>> {
    const { driverId, recruiterId } = this.world;
    const [kind = 'fleet'] = verificationMoves[name].who;
    const users: Readonly<Record<string, string>> = { fleet: recruiterId, driver: driverId };
    const actor = { kind, userId: users[kind] ?? null };
    const command = { actor, round: this.round, ...details } as unknown as VerificationCommands[N];
    return this.handle.executeUpdate(verificationUpdates[name], { args: [command], updateId: newId() });
  }
}
