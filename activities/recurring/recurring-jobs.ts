import { deleteExpiredRows } from '#db/core/retention';
import { mergePipelineCounts } from '#db/driver-pipeline/pipeline-counts';
import { refreshDueFiles } from '#db/requirements/refresh-due-files';
import type { RecurringActivities } from '#domain/recurring/jobs';
import { type DriftCheckDeps, reportDrift } from '../core/drift-check';
import { type DigestDeps, writeDueDigests } from '../digest/digests';
import type { ScreeningDeps } from '../screening/deps';
import { pollProviders } from '../screening/poll-providers';

export type RecurringDeps = DigestDeps & ScreeningDeps & DriftCheckDeps;

export function createRecurringActivities(deps: RecurringDeps) {
  return {
    sendDigests: async () => {
      await writeDueDigests(deps, new Date());
    },
    pollScreeningProviders: () => pollProviders(deps),
    mergePipelineCounts: () => mergePipelineCounts(deps.db),
    refreshDriverFiles: () => refreshDueFiles(deps.db, new Date()),
    deleteExpiredRows: async () => {
      deps.log.info(await deleteExpiredRows(deps.db, new Date()), 'expired rows deleted');
    },
    checkDrift: () => reportDrift(deps),
  } satisfies RecurringActivities;
}
