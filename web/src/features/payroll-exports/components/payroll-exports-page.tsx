import { useQuery } from '@tanstack/react-query';
import { useQueryStates } from 'nuqs';
import { useTranslation } from 'react-i18next';
import { can } from '#domain/accounts/policy';
import type { PayrollExport } from '#domain/payroll-exports/schema';
import { formatCount, formatDateTime, formatDay, formatMoney } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { useActor } from '#web/shared/session/current-user';
import { parseAsDay } from '#web/shared/table/parse-as-day';
import { Button } from '#web/shared/ui/button';
import { Inline, Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { toast } from '#web/shared/ui/toasts';
import { exportsQuery, saveBatch } from '../api/payroll-exports';
import { NewExport } from './new-export';

function Batch({ batch }: { batch: PayrollExport }) {
  const { t } = useTranslation('payroll-exports');
  const { from, to, format, workdays, payCents, createdAt, createdBy } = batch;
  const name = t('batch', { from: formatDay(from), to: formatDay(to), format: t(`formats.${format}`) });
  return (
    <li>
      <Inline>
        <span>
          <span className="gh-row-title">{name}</span>
          <span className="gh-row-hint">
            {t('batchHint', {
              count: workdays,
              pay: formatMoney(payCents),
              at: formatDateTime(createdAt),
              by: createdBy,
            })}
          </span>
        </span>
        <Button
          size="small"
          aria-label={t('saveOf', { batch: name })}
          onClick={() => {
            saveBatch(batch).catch(toast.problem);
          }}
        >
          {t('save')}
        </Button>
      </Inline>
    </li>
  );
}

/** Files of approved workdays for payroll: a new one, and those that were created before. */
export function PayrollExportsPage() {
  const { t } = useTranslation('payroll-exports');
  const [days, setDays] = useQueryStates({ from: parseAsDay, to: parseAsDay });
  const actor = useActor();
  const { data, error, refetch } = useQuery(exportsQuery());
  return (
    <Stack>
      <PageHeader title={t('title')} subtitle={t('lead')} crumbs={[{ label: t('back'), to: paths.timesheets }]} />
      {data === undefined && error === null ? <PageSkeleton /> : null}
      {data === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {data === undefined || !can(actor, 'timesheets:approve') ? null : (
        <NewExport days={days} onDays={(change) => void setDays(change)} lastNames={data.names} />
      )}
      {data?.data.length === 0 ? <EmptyState title={t('none')} hint={t('noneHint')} /> : null}
      {data === undefined || data.data.length === 0 ? null : (
        <ul className="gh-rows" aria-label={t('batches')}>
          {data.data.map((batch) => (
            <Batch key={batch._id} batch={batch} />
          ))}
        </ul>
      )}
      {data === undefined || data.data.length >= data.count ? null : (
        <p>{t('lastOnes', { shown: formatCount(data.data.length), total: formatCount(data.count) })}</p>
      )}
    </Stack>
  );
}
