import { sealAccessLog } from '#db/audit/seals';
import { deleteUnusedAuditFiles } from '#db/audits/unused-audit-files';
import { deleteExpiredRows } from '#db/core/retention';
import { reportDeleted } from '#db/core/retention-store';
import { mergePipelineCounts } from '#db/driver-pipeline/pipeline-counts';
import { deleteEndedDrafts } from '#db/employment-verifications/ended-drafts';
import { deleteUnnamedFiles } from '#db/evidence/evidence-files';
import { deleteOldUndecided } from '#db/evidence/refused-evidence';
import { deleteExportFiles } from '#db/file-exports/delete-export-files';
import { type BrokenRule, verifyLedger } from '#db/ledger/verify';
import { refreshDueFiles } from '#db/requirements/refresh-due-files';
import { EXPORT_KEPT_MS } from '#domain/file-exports/limits';
import type { RecurringActivities } from '#domain/recurring/jobs';
import { DAY_MS } from '#domain/shared/durations';
import { followAgreements } from '../agreements/signal-agreements';
import { type DriftCheckDeps, reportDrift } from '../core/drift-check';
import { type DigestDeps, writeDueDigests } from '../digest/digests';
import { type EldDeps, readEldLogs } from '../eld/read-logs';
import { bookDeposits } from '../invoices/book-deposits';
import { type FollowUpJobDeps, followUpPayments } from '../invoices/follow-up-payments';
import { issueInvoices } from '../invoices/issue-invoices';
import { remindOfInvoices } from '../invoices/remind-of-invoices';
import { payDrivers, type PayoutDeps } from '../payouts/pay-drivers';
import type { ScreeningDeps } from '../screening/deps';
import { pollProviders } from '../screening/poll-providers';
import { remindOfWorkdays } from '../timesheets/remind';

export type RecurringDeps = DigestDeps & ScreeningDeps & DriftCheckDeps & EldDeps & FollowUpJobDeps & PayoutDeps;

const brokenText = (broken: readonly BrokenRule[]): string =>
  `The books are wrong: ${broken.map(({ name }) => name).join('; ')} does not hold. The log lists what was found; docs/billing.md#verification says what to do.`;

async function reportLedger(deps: RecurringDeps): Promise<void> {
  const { broken, ...checked } = await verifyLedger(deps.db);
  deps.log.info(checked, 'ledger verified');
  for (const { name, findings } of broken) deps.log.error({ findings }, `ledger: ${name}: broken`);
  if (broken.length > 0) deps.warn?.(brokenText(broken));
}

export function createRecurringActivities(deps: RecurringDeps) {
  return {
    sendDigests: async () => {
      await writeDueDigests(deps, new Date());
    },
    pollScreeningProviders: () => pollProviders(deps),
    mergePipelineCounts: () => mergePipelineCounts(deps.db),
    readEldLogs: () => readEldLogs(deps),
    payDrivers: () => payDrivers(deps, new Date()),
    refreshDriverFiles: () => refreshDueFiles(deps, new Date()),
    followAgreements: () => followAgreements(deps, new Date()),
    deleteExpiredRows: async () => {
      const now = new Date();
      const dayAgo = new Date(now.getTime() - DAY_MS);
      const rows = await deleteExpiredRows(deps.db, now);
      const files = {
        evidenceFiles: await deleteUnnamedFiles(deps.db, deps.files, dayAgo),
        unconfirmedResponses: await deleteOldUndecided(deps, 'unconfirmed_responses', dayAgo),
        unsentNotices: await deleteOldUndecided(deps, 'unsent_notices', dayAgo),
        refusedConsents: await deleteOldUndecided(deps, 'refused_consents', dayAgo),
        verificationDrafts: await deleteEndedDrafts(deps, { now }),
        auditFiles: await deleteUnusedAuditFiles(deps.db, deps.files, dayAgo),
        exportFiles: await deleteExportFiles(deps.db, deps.files, new Date(now.getTime() - EXPORT_KEPT_MS)),
      };
      await reportDeleted(deps.db, now, files);
      deps.log.info({ ...rows, ...files }, 'expired rows deleted');
    },
    remindOfWorkdays: () => remindOfWorkdays(deps, new Date()),
    checkDrift: () => reportDrift(deps),
    verifyLedger: () => reportLedger(deps),
    sealAccessLog: async () => {
      // The log keeps the last seal outside of the database, in case later ones are removed there.
      deps.log.info(await sealAccessLog(deps.db, deps.sealer, new Date()), 'access log sealed');
    },
    issueInvoices: () => issueInvoices(deps, () => new Date()),
    remindOfInvoices: () => remindOfInvoices(deps, new Date()),
    followUpPayments: () => followUpPayments(deps, new Date()),
    bookDeposits: () => bookDeposits(deps, new Date()),
  } satisfies RecurringActivities;
}
