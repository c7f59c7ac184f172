import { WithStartWorkflowOperation } from '@temporalio/client';
import type { Db } from '#db/core/handle';
import type { JobOrderCommandName, JobOrderCommands } from '#domain/job-orders/commands';
import type { JobOrderEvent } from '#domain/job-orders/events';
import { jobOrderWorkflowId } from '#domain/job-orders/ids';
import type { JobOrderState } from '#domain/job-orders/state';
import type { CallerProjection, CommandResponse } from '#domain/shared/workflow-event';
import { newId } from '#platform/ids';
import { JOB_ORDER_WORKFLOW_TYPE, jobOrderUpdates, jobOrderView } from '#workflows/job-order/messages';
import { type HiringWorld, orderContent } from './hiring-world';
import type { Hiring, SendOptions } from './live-candidacy';

export interface OrderWorld extends HiringWorld {
  readonly versionId: string;
}

/** The world with a real, active order instead of only its row. */
export async function aLiveOrder(
  hiring: Hiring & { readonly db: Db },
  world: HiringWorld,
  terms: Partial<JobOrderCommands['createOrder']> = {},
): Promise<LiveOrder> {
  const order = new LiveOrder(hiring, { ...world, orderId: newId(), versionId: await aVersion(hiring.db, world) });
  await order.send('createOrder', terms);
  await order.send('acceptOrder');
  return order;
}

/** Stores an order's content, from which workflows decide. */
export async function aVersion(db: Db, { orderId, organizationId, facilityId }: HiringWorld): Promise<string> {
  const id = newId();
  const content = JSON.stringify({ ...orderContent, facilityId });
  await db('job_order_versions').insert({ id, order_id: orderId, organization_id: organizationId, content });
  return id;
}

/** A real order: its content row, its workflow, accepted by operations. */
export class LiveOrder {
  constructor(
    private readonly hiring: Hiring,
    /** `world` contains the order's own ids. */
    readonly world: OrderWorld,
  ) {}

  get workflowId() {
    return jobOrderWorkflowId(this.world.orderId);
  }

  get handle() {
    return this.hiring.client.workflow.getHandle(jobOrderWorkflowId(this.world.orderId));
  }

  async view(): Promise<JobOrderState> {
    return (await this.handle.query(jobOrderView)).state;
  }

  async send<N extends JobOrderCommandName>(
    name: N,
    details: Partial<JobOrderCommands[N]> = {},
    { updateId = newId(), caller }: SendOptions = {},
  ): Promise<CommandResponse<JobOrderEvent>> {
    const command = { ...this.base(name), ...details } as JobOrderCommands[N];
    const args: [JobOrderCommands[N], CallerProjection?] = caller === undefined ? [command] : [command, caller];
    if (name !== 'createOrder') return this.handle.executeUpdate(jobOrderUpdates[name], { args, updateId });
    return this.hiring.client.workflow.executeUpdateWithStart(jobOrderUpdates[name], {
      args,
      updateId,
      startWorkflowOperation: new WithStartWorkflowOperation(JOB_ORDER_WORKFLOW_TYPE, {
        workflowId: jobOrderWorkflowId(this.world.orderId),
        taskQueue: this.hiring.taskQueue,
        workflowIdConflictPolicy: 'USE_EXISTING',
        args: [{ orderId: this.world.orderId }],
      }),
    });
  }

  private base(name: JobOrderCommandName): object {
    if (name === 'takeSeat' || name === 'releaseSeat') return {};
    const isOps = name === 'acceptOrder' || name === 'sendBackOrder';
    const { orderId, versionId, organizationId, facilityId, recruiterId, adminId } = this.world;
    return {
      actor: { kind: isOps ? 'ops' : 'fleet', userId: isOps ? adminId : recruiterId },
      isRecruiter: !isOps,
      isBusinessAdmin: false,
      orderId,
      organizationId,
      facilityId,
      versionId,
      numberOfDrivers: 2,
      startOn: null,
      endOn: null,
      endsAt: null,
      isVisible: true,
      notifyToDriver: true,
    };
  }
}
