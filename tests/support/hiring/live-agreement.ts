import { WithStartWorkflowOperation } from '@temporalio/client';
import type { Db } from '#db/core/handle';
import type { AgreementCommandName, AgreementCommands } from '#domain/agreements/commands';
import type { AgreementEvent } from '#domain/agreements/events';
import { agreementWorkflowId } from '#domain/agreements/ids';
import type { AgreementState } from '#domain/agreements/state';
import type { CommandResponse } from '#domain/shared/workflow-event';
import { newId } from '#platform/ids';
import {
  agreementUpdates,
  agreementView,
  CARRIER_AGREEMENT_WORKFLOW_TYPE,
} from '#workflows/carrier-agreement/messages';
import type { Hiring } from './live-candidacy';

/** Sends commands to the real workflow of a carrier's agreement, which the first one starts. */
export class LiveAgreement {
  readonly workflowId: string;

  constructor(
    private readonly hiring: Hiring & { readonly db: Db },
    readonly organizationId: string,
    readonly people: { readonly adminId: string; readonly opsId: string },
  ) {
    this.workflowId = agreementWorkflowId(organizationId);
  }

  get handle() {
    return this.hiring.client.workflow.getHandle(this.workflowId);
  }

  async view(): Promise<AgreementState> {
    return (await this.handle.query(agreementView)).state;
  }

  async eventTypes(): Promise<string[]> {
    return this.hiring.db('workflow_events').where({ workflow_id: this.workflowId }).orderBy('seq').pluck('type');
  }

  async send<N extends AgreementCommandName>(
    name: N,
    by: 'fleet' | 'ops',
    details: Partial<AgreementCommands[N]> = {},
  ): Promise<CommandResponse<AgreementEvent>> {
    const userId = by === 'fleet' ? this.people.adminId : this.people.opsId;
    const base = { actor: { kind: by, userId }, acceptanceId: newId(), version: 'v1', hasAddendum: false };
    const command = { ...base, noteId: await this.#reason(userId), ...details } as unknown as AgreementCommands[N];
    return this.hiring.client.workflow.executeUpdateWithStart(agreementUpdates[name], {
      args: [command],
      updateId: newId(),
      startWorkflowOperation: new WithStartWorkflowOperation(CARRIER_AGREEMENT_WORKFLOW_TYPE, {
        workflowId: this.workflowId,
        taskQueue: this.hiring.taskQueue,
        workflowIdConflictPolicy: 'USE_EXISTING',
        args: [{ organizationId: this.organizationId, zone: 'America/Chicago' }],
      }),
    });
  }

  async #reason(authorId: string): Promise<string> {
    const id = newId();
    const note = { id, organization_id: this.organizationId, author_id: authorId, kind: 'agreement' };
    await this.hiring.db('notes').insert({ ...note, text: 'The invoice of January is not paid' });
    return id;
  }
}
