import { QueryNotRegisteredError, WorkflowNotFoundError, type Client } from '@temporalio/client';
import { checkDrift, type DriftDeps, type DriftReport } from '#db/drift-check';
import { startForgetting } from '#db/forget-expired';
import type { Db } from '#db/handle';
import { findCandidaciesOfDriver, findWorkflowsOfOrganization } from '#db/read-models/live-candidacies';
import { startRelay, type RelayHandlers } from '#db/relay';
import type { Logger } from '#platform/logger';
import { followDriverAccount } from './driver-accounts';
import { candidacyView, driverNotAvailable } from '#workflows/candidacy/messages';
import { driverPipelineView } from '#workflows/driver-pipeline/messages';
import { organizationPaused, reproject } from '#workflows/entity/messages';
import { jobOrderView } from '#workflows/job-order/messages';

/** So many of the rows that changed last are compared with their workflows after a start. */
const DRIFT_SAMPLE = 50;

export interface HousekeepingDeps {
  readonly db: Db;
  readonly client: Client;
  readonly log: Logger;
  /** The queue on which pipelines start. */
  readonly taskQueue: string;
  /** Says what somebody must look into where people look, and not only in the log. */
  readonly warn?: (text: string) => void;
}

/** Passes on what plain data left word of, forgets what expired, and looks once whether rows and workflows agree. */
export function startHousekeeping(deps: HousekeepingDeps): { stop(): Promise<void> } {
  const relay = startRelay({ ...deps, handlers: relayHandlers(deps) });
  const forgetting = startForgetting(deps);
  void checkDrift(driftDeps(deps), DRIFT_SAMPLE)
    .then((report) => {
      deps.log.info(report, 'rows and workflows compared');
      if (report.ahead > 0) deps.warn?.(aheadText(report));
    })
    .catch((error: unknown) => deps.log.warn({ err: error }, 'rows and workflows could not be compared'));
  return {
    stop: async () => {
      await Promise.all([relay.stop(), forgetting.stop()]);
    },
  };
}

const aheadText = ({ ahead, checked }: DriftReport): string =>
  `${String(ahead)} of the ${String(checked)} rows that changed last know more than their workflows, which begin too early or are gone. The log names them; docs/runbook.md#backup-restore-upgrade says what to do.`;

function relayHandlers(deps: HousekeepingDeps): RelayHandlers {
  const { db, client } = deps;
  return {
    driverAccountChanged: ({ driverId }) => followDriverAccount(deps, driverId),
    organizationActivityChanged: ({ organizationId }) => tellOfPause(deps, organizationId),
    driverNotAvailable: async ({ driverId }) => {
      for (const workflowId of await findCandidaciesOfDriver(db, driverId)) {
        await unlessOver(() => client.workflow.getHandle(workflowId).signal(driverNotAvailable));
      }
    },
  };
}

// Two changes close together may be told in either order: what counts is how it is now.
async function tellOfPause({ db, client }: HousekeepingDeps, organizationId: string): Promise<void> {
  const organization: { is_active: boolean } | undefined = await db('organizations')
    .where({ id: organizationId })
    .first('is_active');
  if (organization === undefined) return;
  for (const workflowId of await findWorkflowsOfOrganization(db, organizationId)) {
    const handle = client.workflow.getHandle(workflowId);
    await unlessOver(() => handle.signal(organizationPaused, !organization.is_active));
  }
}

const views = [
  { prefix: 'candidacy/', query: candidacyView.name },
  { prefix: 'job-order/', query: jobOrderView.name },
  { prefix: 'driver-pipeline/', query: driverPipelineView.name },
];

function driftDeps({ db, client, log }: HousekeepingDeps): DriftDeps {
  return {
    db,
    log,
    seqOf: (workflowId) =>
      unlessOver(async () => {
        const view = views.find(({ prefix }) => workflowId.startsWith(prefix));
        if (view === undefined) return undefined;
        return (await client.workflow.getHandle(workflowId).query<{ seq: number }>(view.query)).seq;
      }),
    reproject: async (workflowId) => {
      await unlessOver(() => client.workflow.getHandle(workflowId).signal(reproject));
    },
  };
}

/** A workflow that is over has nothing to hear or to say. */
async function unlessOver<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof WorkflowNotFoundError || error instanceof QueryNotRegisteredError) return undefined;
    throw error;
  }
}
