import type { Client } from '@temporalio/client';
import { ignoreClosed } from '#activities/core/closed-workflows';
import { syncDriverAccount } from '#activities/driver-pipeline/sync-account';
import { findCandidaciesOfDriver, findWorkflowsOfOrganization } from '#db/candidacies/live-candidacies';
import type { Db } from '#db/core/handle';
import { type RelayHandlers, startRelay } from '#db/core/relay';
import type { Logger } from '#platform/logger';
import { driverNotAvailable } from '#workflows/candidacy/messages';
import { organizationPaused } from '#workflows/entity/messages';

export interface OutboxRelayDeps {
  readonly db: Db;
  readonly client: Client;
  readonly log: Logger;
  /** The queue on which pipelines start. */
  readonly taskQueue: string;
}

/** Delivers outbox rows to workflows until it is stopped. */
export function startOutboxRelay(deps: OutboxRelayDeps): { stop(): Promise<void> } {
  return startRelay({ ...deps, handlers: relayHandlers(deps) });
}

function relayHandlers(deps: OutboxRelayDeps): RelayHandlers {
  const { db, client } = deps;
  return {
    driverAccountChanged: ({ driverId }) => syncDriverAccount(deps, driverId),
    organizationActivityChanged: ({ organizationId }) => signalPause(deps, organizationId),
    driverNotAvailable: async ({ driverId }) => {
      for (const workflowId of await findCandidaciesOfDriver(db, driverId)) {
        await ignoreClosed(() => client.workflow.getHandle(workflowId).signal(driverNotAvailable));
      }
    },
  };
}

// Two changes in quick succession may be delivered in either order, so the current row decides.
async function signalPause({ db, client }: OutboxRelayDeps, organizationId: string): Promise<void> {
  const organization = await db('organizations').where({ id: organizationId }).first('is_active');
  if (organization === undefined) return;
  for (const workflowId of await findWorkflowsOfOrganization(db, organizationId)) {
    const handle = client.workflow.getHandle(workflowId);
    await ignoreClosed(() => handle.signal(organizationPaused, !organization.is_active));
  }
}
