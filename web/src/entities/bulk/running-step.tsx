import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { bulkProgressQuery, useStopBulk } from './bulk';
import { RefusedOutcomes } from './outcomes';

interface RunningStepProps {
  id: string;
  /** The number of drivers. */
  count: number;
  close: () => void;
}

/** How far the bulk action is, with the refused drivers so far. */
export function RunningStep({ id, count, close }: RunningStepProps) {
  const { t } = useTranslation('ops-tools');
  const { data, error } = useQuery(bulkProgressQuery(id));
  const stop = useStopBulk();
  const failures = data?.failures ?? [];
  const isStopping = stop.isPending || data?.status === 'stopping';
  const problem = stop.error ?? error;
  return (
    <div className="gh-bulk">
      {problem === null ? null : <Alert problem={problem} />}
      <p role="status">{t('bulk.underWay', { done: data?.done ?? 0, count: data?.total ?? count })}</p>
      <p className="gh-bulk-note">{t(isStopping ? 'bulk.stopping' : 'bulk.goesOn')}</p>
      {failures.length === 0 ? null : (
        <RefusedOutcomes outcomes={failures} title={t('bulk.failed', { count: failures.length })} />
      )}
      <div className="gh-dialog-footer">
        <Button
          loading={isStopping}
          onClick={() => {
            stop.mutate(id);
          }}
        >
          {t('bulk.stop')}
        </Button>
        <Button variant="primary" onClick={close}>
          {t('bulk.close')}
        </Button>
      </div>
    </div>
  );
}
