import { createAdverseActionProjections } from '#activities/adverse-actions/projections';
import { createAgreementProjections } from '#activities/agreements/projections';
import { createAuditPacketActivities } from '#activities/audits/packet-activities';
import type { AuditRenderDeps } from '#activities/audits/render-deps';
import { createAuditRenderActivities } from '#activities/audits/render-packet';
import { createAutopilotActivities } from '#activities/autopilot/waves';
import { createBulkActivities } from '#activities/bulk/bulk-activities';
import { createCandidacyProjections } from '#activities/candidacies/projections';
import { createDqAccessProjections } from '#activities/dq-access/projections';
import { createFileActivities } from '#activities/driver-files/scan-files';
import { createDriverPipelineProjections } from '#activities/driver-pipeline/projections';
import { createVerificationProjections } from '#activities/employment-verifications/projections';
import { createExportActivities } from '#activities/file-exports/export-activities';
import { createRenderActivities } from '#activities/file-exports/render-export';
import { createJobOrderProjections } from '#activities/job-orders/projections';
import { createSeatActivities } from '#activities/job-orders/seats';
import { createRecurringActivities, type RecurringDeps } from '#activities/recurring/recurring-jobs';
import type { AdverseActionActivities } from '#domain/adverse-actions/activities';
import type { AgreementActivities } from '#domain/agreements/activities';
import type { AuditPacketActivities, AuditRenderActivities } from '#domain/audits/activities';
import type { BulkActivities } from '#domain/bulk/activities';
import type { CandidacyActivities, CandidacyCommandActivities } from '#domain/candidacies/activities';
import type { DqAccessActivities } from '#domain/dq-access/activities';
import type { DriverFileActivities, DriverPipelineActivities } from '#domain/driver-pipeline/activities';
import type { EmploymentVerificationActivities } from '#domain/employment-verifications/activities';
import type { FileExportActivities, FileRenderActivities } from '#domain/file-exports/activities';
import type { AutopilotActivities, JobOrderActivities } from '#domain/job-orders/activities';
import type { RecurringActivities } from '#domain/recurring/jobs';
import { type TaskQueueKind, taskQueuesOf } from '#domain/shared/task-queues';

/** The dependencies of activities. */
export interface ActivityDeps extends Omit<RecurringDeps, 'taskQueue'>, Pick<AuditRenderDeps, 'chromium' | 'pages'> {
  readonly supportPhone?: string | undefined;
  readonly supportEmail?: string | undefined;
  readonly taskQueuePrefix: string;
}

/** The activities of each queue. */
export function createActivities(deps: ActivityDeps) {
  const { workflows: taskQueue } = taskQueuesOf(deps.taskQueuePrefix);
  return {
    workflows: {
      ...createCandidacyProjections(deps),
      ...createJobOrderProjections(deps),
      ...createDriverPipelineProjections(deps),
      ...createExportActivities(deps),
      ...createDqAccessProjections(deps),
      ...createAdverseActionProjections(deps),
      ...createAgreementProjections(deps),
      ...createVerificationProjections(deps),
      ...createAuditPacketActivities(deps),
    } satisfies CandidacyActivities &
      JobOrderActivities &
      DriverPipelineActivities &
      DqAccessActivities &
      AdverseActionActivities &
      AgreementActivities &
      EmploymentVerificationActivities &
      FileExportActivities &
      AuditPacketActivities,
    commands: {
      ...createSeatActivities(deps),
      ...createAutopilotActivities({ ...deps, taskQueue }),
    } satisfies CandidacyCommandActivities & AutopilotActivities,
    bulk: createBulkActivities({ ...deps, taskQueue }) satisfies BulkActivities,
    integrations: {
      ...createFileActivities(deps),
      ...createRecurringActivities({ ...deps, taskQueue }),
    } satisfies DriverFileActivities & RecurringActivities,
    renders: { ...createRenderActivities(deps), ...createAuditRenderActivities(deps) } satisfies FileRenderActivities &
      AuditRenderActivities,
  } satisfies Record<TaskQueueKind, object>;
}
