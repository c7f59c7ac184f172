import { signalAgreementEnded, signalAgreementFacts } from '#activities/agreements/signal-agreements';
import { startAuditPacket } from '#activities/audits/start-audit-packet';
import { startBulkAction } from '#activities/bulk/start-bulk-action';
import {
  signalAccessBasis,
  signalAdverseBasis,
  type SignalDeps,
  signalFileChecks,
  signalHiredElsewhere,
  signalNotAvailable,
  signalOrderEnded,
  signalPause,
  signalProofStatus,
} from '#activities/candidacies/signal-workflows';
import { notifyPipeline } from '#activities/driver-pipeline/notify-pipeline';
import { type DriverAccountDeps, syncDriverAccount } from '#activities/driver-pipeline/sync-account';
import { signalVerificationFacts } from '#activities/employment-verifications/signal-facts';
import { signalMessageSettled, startFileExport } from '#activities/file-exports/start-file-export';
import { type RelayHandlers, startRelay } from '#db/core/relay';
import { type FileLineDeps, refreshFileLines } from '#db/requirements/refresh-file-lines';
import type { Logger } from '#platform/logger';
import { inBatches } from './in-batches';

export interface OutboxRelayDeps extends SignalDeps, DriverAccountDeps, FileLineDeps {
  readonly log: Logger;
}

/** Delivers outbox rows to workflows until it is stopped. */
export function startOutboxRelay(deps: OutboxRelayDeps): { stop(): Promise<void> } {
  return startRelay({ ...deps, handlers: relayHandlers(deps) });
}

function relayHandlers(deps: OutboxRelayDeps): RelayHandlers {
  // Files are checked with a fixed number of statements, on one connection, however many changed.
  const checkFile = inBatches<string>((driverIds) => refreshFileLines(deps, driverIds, new Date()));
  return {
    driverAccountChanged: ({ driverId }) => syncDriverAccount(deps, driverId),
    organizationActivityChanged: ({ organizationId }) => signalPause(deps, organizationId),
    agreementFactsChanged: ({ organizationId }) => signalAgreementFacts(deps, organizationId, new Date()),
    agreementEnded: ({ organizationId }) => signalAgreementEnded(deps, organizationId),
    orderEnded: (ended) => signalOrderEnded(deps, ended),
    driverHired: (hired) => signalHiredElsewhere(deps, hired),
    hireChanged: (changed) => notifyPipeline(deps, changed),
    driverNotAvailable: ({ driverId }) => signalNotAvailable(deps, driverId),
    bulkActionStarted: (started) => startBulkAction(deps, started),
    driverProofsChanged: ({ driverId }) => signalProofStatus(deps, driverId),
    hiredFileChecked: ({ driverId }) => signalFileChecks(deps, driverId),
    fileExportRequested: ({ exportId }) => startFileExport(deps, { exportId }),
    auditPacketRequested: (requested) => startAuditPacket(deps, requested),
    messageSettled: ({ messageId }) => signalMessageSettled(deps, messageId),
    accessBasisChanged: (pair) => signalAccessBasis(deps, pair),
    fileAccessEnded: ({ driverId }) => signalVerificationFacts(deps, driverId),
    adverseBasisChanged: (of) => signalAdverseBasis(deps, of),
    driverFileChanged: async ({ driverId }) => {
      await checkFile(driverId);
      await signalVerificationFacts(deps, driverId);
    },
  };
}
