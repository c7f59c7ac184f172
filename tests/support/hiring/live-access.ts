import { WithStartWorkflowOperation } from '@temporalio/client';
import type { Db } from '#db/core/handle';
import { storeNote } from '#db/messages/note-store';
import type { AccessCommandName, AccessCommands } from '#domain/dq-access/commands';
import type { AccessEvent } from '#domain/dq-access/events';
import { accessWorkflowId } from '#domain/dq-access/ids';
import { accessMoves } from '#domain/dq-access/moves';
import type { DqAccessState } from '#domain/dq-access/state';
import { DAY_MS } from '#domain/shared/durations';
import type { CommandResponse } from '#domain/shared/workflow-event';
import { derivedId, newId } from '#platform/ids';
import {
  DQ_ACCESS_WORKFLOW_TYPE,
  type DqAccessInput,
  dqAccessUpdates,
  dqAccessView,
} from '#workflows/dq-access/messages';
import type { HiringWorld } from './hiring-world';
import type { Hiring } from './live-candidacy';

/** Sends commands to the real workflow of a carrier's access to a driver's file. */
export class LiveAccess {
  readonly workflowId: string;
  readonly accessId: string;
  round = 0;

  constructor(
    private readonly hiring: Hiring & { readonly db: Db },
    readonly world: HiringWorld,
  ) {
    this.workflowId = accessWorkflowId(world.organizationId, world.driverId);
    this.accessId = derivedId('dq-access', world.organizationId, world.driverId);
  }

  get handle() {
    return this.hiring.client.workflow.getHandle(this.workflowId);
  }

  async view(): Promise<DqAccessState> {
    return (await this.handle.query(dqAccessView)).state;
  }

  async eventTypes(): Promise<string[]> {
    return this.hiring.db('workflow_events').where({ workflow_id: this.workflowId }).orderBy('seq').pluck('type');
  }

  /** Stores the carrier's reason and requests access; `input` starts the workflow from a state. */
  async request(input?: DqAccessInput): Promise<CommandResponse<AccessEvent>> {
    const { organizationId, driverId, recruiterId: authorId } = this.world;
    const noteId = newId();
    await storeNote(this.hiring.db, { id: noteId, organizationId, authorId, kind: 'reason', text: 'To review you' });
    const command = { actor: { kind: 'fleet', userId: authorId } as const, noteId };
    const response = await this.hiring.client.workflow.executeUpdateWithStart(dqAccessUpdates.requestAccess, {
      args: [command],
      updateId: newId(),
      startWorkflowOperation: new WithStartWorkflowOperation(DQ_ACCESS_WORKFLOW_TYPE, {
        workflowId: this.workflowId,
        taskQueue: this.hiring.taskQueue,
        workflowIdConflictPolicy: 'USE_EXISTING',
        args: [input ?? { accessId: this.accessId, organizationId, driverId }],
      }),
    });
    this.round = (await this.view()).round;
    return response;
  }

  async send<N extends Exclude<AccessCommandName, 'requestAccess'>>(
    name: N,
    details: Partial<AccessCommands[N]> = {},
  ): Promise<CommandResponse<AccessEvent>> {
    const { driverId, recruiterId } = this.world;
    const isDriver = accessMoves[name].who.includes('driver');
    const actor = isDriver ? { kind: 'driver', userId: driverId } : { kind: 'fleet', userId: recruiterId };
    const endsAt = new Date((await this.hiring.now()) + 300 * DAY_MS).toISOString();
    const end = { endsOn: endsAt.slice(0, 10), endsAt };
    const command = { actor, round: this.round, noteId: null, ...end, ...details } as unknown as AccessCommands[N];
    return this.handle.executeUpdate(dqAccessUpdates[name], { args: [command], updateId: newId() });
  }
}
