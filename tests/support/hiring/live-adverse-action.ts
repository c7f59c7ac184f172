import { WithStartWorkflowOperation } from '@temporalio/client';
import type { Db } from '#db/core/handle';
import type { AdverseCommandName, AdverseCommands } from '#domain/adverse-actions/commands';
import type { AdverseEvent } from '#domain/adverse-actions/events';
import { adverseActionWorkflowId } from '#domain/adverse-actions/ids';
import { adverseMoves } from '#domain/adverse-actions/moves';
import type { AdverseActionState } from '#domain/adverse-actions/state';
import type { NoticeKind } from '#domain/adverse-actions/states';
import type { CommandResponse } from '#domain/shared/workflow-event';
import { dateAt } from '#domain/shared/zoned-time';
import { derivedId, newId } from '#platform/ids';
import {
  ADVERSE_ACTION_WORKFLOW_TYPE,
  adverseActionUpdates,
  adverseActionView,
} from '#workflows/adverse-action/messages';
import { aNotice, aReport } from '../builders/adverse-actions';
import type { HiringWorld } from './hiring-world';
import type { Hiring } from './live-candidacy';

const ZONE = 'America/Chicago';

/** Sends commands to the real workflow of the adverse actions of a candidacy. */
export class LiveAdverseAction {
  readonly workflowId: string;
  reportId = '';

  constructor(
    private readonly hiring: Hiring & { readonly db: Db },
    readonly world: HiringWorld,
    readonly candidacyId: string,
  ) {
    this.workflowId = adverseActionWorkflowId(candidacyId);
  }

  get handle() {
    return this.hiring.client.workflow.getHandle(this.workflowId);
  }

  async view(): Promise<AdverseActionState> {
    return (await this.handle.query(adverseActionView)).state;
  }

  async eventTypes(): Promise<string[]> {
    return this.hiring.db('workflow_events').where({ workflow_id: this.workflowId }).orderBy('seq').pluck('type');
  }

  /** Stores a report and a letter, and sends the first notice. */
  async start(
    name: 'sendPreAdverseNotice' | 'sendRemoteNotice' = 'sendPreAdverseNotice',
  ): Promise<CommandResponse<AdverseEvent>> {
    const { organizationId, orderId, driverId, safetyId } = this.world;
    const ids = { candidacyId: this.candidacyId, orderId, organizationId, driverId };
    this.reportId = (await aReport(this.hiring.db, { ...ids, staffId: safetyId })).id;
    const noticeId = await this.letter(name === 'sendRemoteNotice' ? 'remote' : 'preAdverse');
    const decidedOn = dateAt(new Date(await this.hiring.now()).toISOString(), ZONE);
    const command = {
      actor: { kind: 'fleet', userId: safetyId },
      isSafety: true,
      candidacyRound: 1,
      reportId: this.reportId,
      noticeId,
      zone: ZONE,
      waitDays: 5,
      decidedOn,
    } as const;
    return this.hiring.client.workflow.executeUpdateWithStart(
      adverseActionUpdates[name] as typeof adverseActionUpdates.sendPreAdverseNotice,
      {
        args: [command],
        updateId: newId(),
        startWorkflowOperation: new WithStartWorkflowOperation(ADVERSE_ACTION_WORKFLOW_TYPE, {
          workflowId: this.workflowId,
          taskQueue: this.hiring.taskQueue,
          workflowIdConflictPolicy: 'USE_EXISTING',
          args: [{ actionId: derivedId('adverse-action', this.candidacyId), ...ids }],
        }),
      },
    );
  }

  async send<N extends Exclude<AdverseCommandName, 'sendPreAdverseNotice' | 'sendRemoteNotice'>>(
    name: N,
    details: Partial<AdverseCommands[N]> = {},
  ): Promise<CommandResponse<AdverseEvent>> {
    const { driverId, safetyId } = this.world;
    const isDriver = adverseMoves[name].who.includes('driver');
    const actor = isDriver ? { kind: 'driver', userId: driverId } : { kind: 'fleet', userId: safetyId };
    const base = {
      actor,
      isSafety: !isDriver,
      round: (await this.view()).round,
      noteId: await this.#text(actor.userId),
    };
    const command = { ...base, ...details } as unknown as AdverseCommands[N];
    return this.handle.executeUpdate(adverseActionUpdates[name], { args: [command], updateId: newId() });
  }

  async sendFinal(): Promise<CommandResponse<AdverseEvent>> {
    return this.send('sendFinalNotice', { noticeId: await this.letter('final') });
  }

  private letter(kind: NoticeKind): Promise<string> {
    const { driverId, safetyId: staffId } = this.world;
    return aNotice(this.hiring.db, { reportId: this.reportId, driverId, staffId, kind });
  }

  async #text(authorId: string): Promise<string> {
    const { organizationId } = this.world;
    const id = newId();
    const text = 'Not mine';
    await this.hiring
      .db('notes')
      .insert({ id, organization_id: organizationId, author_id: authorId, kind: 'reason', text });
    return id;
  }
}
