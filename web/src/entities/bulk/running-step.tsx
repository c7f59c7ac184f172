import { useTranslation } from 'react-i18next';
import type { BulkProgress } from '#domain/bulk/schema';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { RefusedOutcomes } from './outcomes';

interface RunningStepProps {
  progress: Pick<BulkProgress, 'status' | 'done' | 'total' | 'failures'> | undefined;
  /** The number of drivers. */
  count: number;
  problem: unknown;
  /** Whether the stop was requested. */
  isStopping: boolean;
  onStop: () => void;
  /** Closes the dialog; absent on a page. */
  close?: () => void;
}

/** The progress of a bulk action, with the refused drivers so far. */
export function RunningStep({ progress, count, problem, onStop, close, ...props }: RunningStepProps) {
  const { t } = useTranslation('bulk');
  const failures = progress?.failures ?? [];
  const isStopping = props.isStopping || progress?.status === 'stopping';
  return (
    <div className="gh-bulk">
      {problem === null ? null : <Alert problem={problem} />}
      <p role="status">{t('underWay', { done: progress?.done ?? 0, count: progress?.total ?? count })}</p>
      {isStopping || close !== undefined ? (
        <p className="gh-bulk-note">{t(isStopping ? 'stopping' : 'goesOn')}</p>
      ) : null}
      {failures.length === 0 ? null : (
        <RefusedOutcomes outcomes={failures} title={t('failed', { count: failures.length })} />
      )}
      <div className="gh-dialog-footer">
        <Button loading={isStopping} onClick={onStop}>
          {t('stop')}
        </Button>
        {close === undefined ? null : (
          <Button variant="primary" onClick={close}>
            {t('close')}
          </Button>
        )}
      </div>
    </div>
  );
}
