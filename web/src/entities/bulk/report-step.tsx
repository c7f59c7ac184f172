import { useTranslation } from 'react-i18next';
import type { BulkReport } from '#domain/bulk/schema';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { RefusedOutcomes } from './outcomes';

interface ReportStepProps {
  report: BulkReport;
  problem: unknown;
  isSending: boolean;
  close: () => void;
  onRetry: (driverIds: string[]) => void;
}

/** The failed drivers after a partial run, with reasons and a retry. */
export function ReportStep({ report, problem, isSending, close, onRetry }: ReportStepProps) {
  const { t } = useTranslation('ops-tools');
  const failed = report.data.filter((outcome) => outcome.problem !== null);
  const unanswered = failed.filter((outcome) => outcome.problem?.code === 'unavailable');
  return (
    <div className="gh-bulk">
      {problem === null ? null : <Alert problem={problem} />}
      <p role="status">{t('bulk.doneOf', { done: report.done, count: report.data.length })}</p>
      <RefusedOutcomes outcomes={failed} title={t('bulk.failed', { count: failed.length })} />
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
