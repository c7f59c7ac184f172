import { useTranslation } from 'react-i18next';
import type { BulkProgress } from '#domain/bulk/schema';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { RefusedOutcomes } from './outcomes';

interface ReportStepProps {
  report: BulkProgress;
  problem: unknown;
  isSending: boolean;
  close: () => void;
  onRetry: (driverIds: string[]) => void;
}

/** The result of an action that was stopped or failed for some drivers, with reasons and a retry. */
export function ReportStep({ report, problem, isSending, close, onRetry }: ReportStepProps) {
  const { t } = useTranslation('ops-tools');
  const { status, done, total, failures } = report;
  const unanswered = failures.filter((failure) => failure.problem.code === 'unavailable');
  return (
    <div className="gh-bulk">
      {problem === null ? null : <Alert problem={problem} />}
      <p role="status">{t(status === 'stopped' ? 'bulk.stopped' : 'bulk.doneOf', { done, count: total })}</p>
      {failures.length === 0 ? null : (
        <RefusedOutcomes outcomes={failures} title={t('bulk.failed', { count: failures.length })} />
      )}
      <div className="gh-dialog-footer">
        {unanswered.length === 0 ? null : (
          <Button
            loading={isSending}
            onClick={() => {
              onRetry(unanswered.map(({ _id }) => _id));
            }}
          >
            {t('bulk.again', { count: unanswered.length })}
          </Button>
        )}
        <Button variant="primary" onClick={close}>
          {t('bulk.close')}
        </Button>
      </div>
    </div>
  );
}
