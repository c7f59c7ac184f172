import { useTranslation } from 'react-i18next';
import type { BulkProgress } from '#domain/bulk/schema';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { RefusedOutcomes } from './outcomes';

interface ReportStepProps {
  report: Pick<BulkProgress, 'status' | 'done' | 'total' | 'failures'>;
  problem: unknown;
  isSending: boolean;
  /** Closes the dialog; absent on a page. */
  close?: () => void;
  /** Repeats the action for those without a response; absent if the page does not know the action. */
  onRetry?: (ids: string[]) => void;
}

/** The result of an action that was stopped or failed for some drivers, with reasons and a retry. */
export function ReportStep({ report, problem, isSending, close, onRetry }: ReportStepProps) {
  const { t } = useTranslation('bulk');
  const { status, done, total, failures } = report;
  const unanswered = failures.filter((failure) => failure.problem.code === 'unavailable');
  return (
    <div className="gh-bulk">
      {problem === null ? null : <Alert problem={problem} />}
      <p role="status">{t(status === 'stopped' ? 'stopped' : 'doneOf', { done, count: total })}</p>
      {failures.length === 0 ? null : (
        <RefusedOutcomes outcomes={failures} title={t('failed', { count: failures.length })} />
      )}
      <div className="gh-dialog-footer">
        {unanswered.length === 0 || onRetry === undefined ? null : (
          <Button
            loading={isSending}
            onClick={() => {
              onRetry(unanswered.map(({ _id }) => _id));
            }}
          >
            {t('again', { count: unanswered.length })}
          </Button>
        )}
        {close === undefined ? null : (
          <Button variant="primary" onClick={close}>
            {t('close')}
          </Button>
        )}
      </div>
    </div>
  );
}
