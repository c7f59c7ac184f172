import { WithStartWorkflowOperation } from '@temporalio/client';
import { insertUser } from '#db/accounts/user-store';
import type { Db } from '#db/core/handle';
import { readPipelineStart } from '#db/driver-pipeline/pipeline-start';
import type { DriverPipelineCommandName, DriverPipelineCommands } from '#domain/driver-pipeline/commands';
import type { DriverPipelineEvent } from '#domain/driver-pipeline/events';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import type { CallerProjection, CommandResponse } from '#domain/shared/workflow-event';
import { newId } from '#platform/ids';
import {
  DRIVER_PIPELINE_WORKFLOW_TYPE,
  driverPipelineUpdates,
  driverPipelineView,
} from '#workflows/driver-pipeline/messages';
import type { Hiring, SendOptions } from './live-candidacy';

type System = Hiring & { readonly db: Db };
type Details<N extends DriverPipelineCommandName> = Omit<DriverPipelineCommands[N], 'actor'>;

/** A driver who has just signed up: account and driver record, but no pipeline yet. */
export async function aNewDriver(db: Db, account: { phone?: string } = {}): Promise<string> {
  const id = newId();
  const person = { firstName: 'Nora', lastName: 'Lane', roles: ['applicant'] as const };
  await insertUser(db, { id, email: `nora.${id}@drivers.example`, ...person, ...account });
  const name = { first_name: 'Nora', last_name: 'Lane' };
  await db('drivers').insert({ id, ...name, city: 'Dallas', state: 'TX', latitude: 32.78, longitude: -96.8 });
  return id;
}

/** A driver's real pipeline, and the commands that people send to it. */
export class LivePipeline {
  constructor(
    private readonly system: System,
    readonly driverId: string,
  ) {}

  get workflowId() {
    return driverPipelineWorkflowId(this.driverId);
  }

  get handle() {
    return this.system.client.workflow.getHandle(this.workflowId);
  }

  async view(): Promise<DriverPipelineState> {
    return (await this.handle.query(driverPipelineView)).state;
  }

  async send<N extends DriverPipelineCommandName>(
    name: N,
    details: Details<N>,
    { by = 'driver', updateId = newId(), caller }: SendOptions & { by?: 'driver' | 'ops' | 'system' } = {},
  ): Promise<CommandResponse<DriverPipelineEvent>> {
    const actor = { kind: by, userId: by === 'driver' ? this.driverId : null };
    const command = { actor, ...details } as DriverPipelineCommands[N];
    const args: [DriverPipelineCommands[N], CallerProjection?] = caller === undefined ? [command] : [command, caller];
    return this.system.client.workflow.executeUpdateWithStart(driverPipelineUpdates[name], {
      args,
      updateId,
      startWorkflowOperation: new WithStartWorkflowOperation(DRIVER_PIPELINE_WORKFLOW_TYPE, {
        workflowId: this.workflowId,
        taskQueue: this.system.taskQueue,
        args: [await readPipelineStart(this.system.db, this.driverId)],
        workflowIdConflictPolicy: 'USE_EXISTING',
      }),
    });
  }

  /** Signs up, confirms an address, answers the pre-qualification questions. */
  async begin(): Promise<this> {
    await this.send('signUp', { driverId: this.driverId, ownerId: null });
    await this.send('confirmContact', { contact: 'email' });
    await this.send('preQualify', { answer: 'qualified' });
    return this;
  }
}
