import { type Client, WithStartWorkflowOperation } from '@temporalio/client';
import type { CandidacyCommandName, CandidacyCommands } from '#domain/candidacies/commands';
import type { CandidacyEvent } from '#domain/candidacies/events';
import { candidacyWorkflowId } from '#domain/candidacies/ids';
import type { CandidacyState } from '#domain/candidacies/state';
import type { CallerProjection, CommandResponse } from '#domain/shared/workflow-event';
import { derivedId, newId } from '#platform/ids';
import { CANDIDACY_WORKFLOW_TYPE, candidacyUpdates, candidacyView } from '#workflows/candidacy/messages';
import { driverCommands } from './candidacy-history';
import type { HiringWorld } from './hiring-world';

const HOUR = 3_600_000;

export interface Hiring {
  readonly client: Client;
  readonly taskQueue: string;
  readonly now: () => Promise<number>;
}

export interface SendOptions {
  readonly updateId?: string;
  /** Given when the test writes the projection, as the API does. */
  readonly caller?: CallerProjection;
}

/** Sends commands to real workflows, with valid details unless a test overrides them. */
export class LiveCandidacy {
  readonly candidacyId: string;
  readonly workflowId: string;
  interviewId = newId();

  constructor(
    private readonly hiring: Hiring,
    readonly world: HiringWorld,
  ) {
    this.candidacyId = derivedId('candidacy', world.orderId, world.driverId);
    this.workflowId = candidacyWorkflowId(world.orderId, world.driverId);
  }

  get handle() {
    return this.hiring.client.workflow.getHandle(this.workflowId);
  }

  async view(): Promise<CandidacyState> {
    return (await this.handle.query(candidacyView)).state;
  }

  async send<N extends CandidacyCommandName>(
    name: N,
    details: Partial<CandidacyCommands[N]> = {},
    { updateId = newId(), caller }: SendOptions = {},
  ): Promise<CommandResponse<CandidacyEvent>> {
    const command = { ...(await this.base(name)), ...details } as CandidacyCommands[N];
    const args: [CandidacyCommands[N], CallerProjection?] = caller === undefined ? [command] : [command, caller];
    if (name !== 'invite' && name !== 'request') {
      return this.handle.executeUpdate(candidacyUpdates[name], { args, updateId });
    }
    const { orderId, driverId } = this.world;
    return this.hiring.client.workflow.executeUpdateWithStart(candidacyUpdates[name], {
      args,
      updateId,
      startWorkflowOperation: new WithStartWorkflowOperation(CANDIDACY_WORKFLOW_TYPE, {
        workflowId: this.workflowId,
        taskQueue: this.hiring.taskQueue,
        workflowIdConflictPolicy: 'USE_EXISTING',
        args: [{ candidacyId: this.candidacyId, orderId, driverId }],
      }),
    });
  }

  /** Sends commands one after the other, each with its default details. */
  async go(...names: CandidacyCommandName[]): Promise<this> {
    for (const name of names) await this.send(name);
    return this;
  }

  private async base(name: CandidacyCommandName): Promise<object> {
    const isDriver = driverCommands.has(name);
    const { orderId, driverId, recruiterId, safetyId } = this.world;
    const isSafety = name === 'approveForInterview' || name === 'rejectReview';
    const fleetUser = isSafety ? safetyId : recruiterId;
    const now = await this.hiring.now();
    const startsAt = new Date(now + 48 * HOUR).toISOString();
    const isOpening = name === 'invite' || name === 'request';
    const forInterview = {
      interviewId: this.interviewId,
      startsAt,
      endsAt: new Date(now + 49 * HOUR).toISOString(),
      zone: 'America/Chicago',
      place: 'phone',
      placeId: null,
      noteId: null,
      remind: true,
    };
    const forHire = { startOn: startsAt.slice(0, 10), startsAt, endOn: null, endsAt: null };
    return {
      orderId,
      driverId,
      actor: { kind: isDriver ? 'driver' : 'fleet', userId: isDriver ? driverId : fleetUser },
      isSafety,
      round: isOpening ? null : (await this.view()).round,
      reason: 'unspecified',
      noteId: null,
      noticesSent: false,
      ...(isOpening ? {} : forInterview),
      ...(['hire', 'moveStart', 'proposeStart'].includes(name) ? forHire : {}),
    };
  }
}
