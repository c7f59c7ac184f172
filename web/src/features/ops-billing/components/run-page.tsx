import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { BillingRunDetails, BillingRunResult } from '#domain/invoices/schema';
import { formatCount, formatDateTime, formatMoney } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { PlainTable } from '#web/shared/table/plain-table';
import { Button } from '#web/shared/ui/button';
import { Card, Facts, Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { StateChip } from '#web/shared/ui/state-chip';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { toast } from '#web/shared/ui/toasts';
import { runQuery, useRunAgain } from '../api/billing';
import { RunState } from './run-state';
import '#web/entities/billing/billing.css';

const turns = { invoiced: 'done', nothing: 'theirs', failed: 'blocked' } as const;

function ResultState({ result: { state, failure, invoiceId, number } }: { result: BillingRunResult }) {
  const { t } = useTranslation('ops-billing');
  return (
    <div>
      <StateChip turn={turns[state]} hasTurn={false}>
        {t(`result.${state}`)}
      </StateChip>{' '}
      {invoiceId === null ? null : <Link to={paths.opsInvoice(invoiceId)}>{number}</Link>}
      {failure === null ? null : <span className="gh-billing-aside">{t(`runFailure.${failure}`)}</span>}
    </div>
  );
}

function RunAgain({ runId, result: { organizationId, organization } }: { runId: string; result: BillingRunResult }) {
  const { t } = useTranslation('ops-billing');
  const again = useRunAgain(runId, ({ state }) => {
    if (state === 'failed') toast.error(t('again.failed', { name: organization }));
    else toast.success(t('again.done', { name: organization }));
  });
  return (
    <Button
      size="small"
      loading={again.isPending}
      aria-label={t('again.label', { name: organization })}
      onClick={() => {
        again.mutate(organizationId, { onError: toast.problem });
      }}
    >
      {t('again.action')}
    </Button>
  );
}

/** Says that a long run shows only its first carriers. */
function FirstResults({ run: { results, invoicedCount, nothingCount, failedCount } }: { run: BillingRunDetails }) {
  const { t } = useTranslation('ops-billing');
  const total = invoicedCount + nothingCount + failedCount;
  if (results.length >= total) return null;
  return <p>{t('results.first', { shown: formatCount(results.length), total: formatCount(total) })}</p>;
}

function Results({ run: { _id: runId, results } }: { run: BillingRunDetails }) {
  const { t } = useTranslation(['ops-billing', 'billing', 'labels']);
  if (results.length === 0) return <EmptyState title={t('results.empty')} />;
  return (
    <PlainTable
      label={t('results.title')}
      rows={results}
      rowKey={({ organizationId }) => organizationId}
      columns={[
        {
          key: 'carrier',
          head: t('labels:term.carrier'),
          cell: ({ organizationId, organization }) => (
            <Link to={paths.opsBillingCarrier(organizationId)}>{organization}</Link>
          ),
        },
        { key: 'result', head: t('labels:term.result'), cell: (result) => <ResultState result={result} /> },
        { key: 'at', head: t('results.at'), cell: ({ finishedAt }) => formatDateTime(finishedAt) },
        {
          key: 'total',
          head: t('billing:field.total'),
          align: 'end',
          cell: ({ cents }) => (cents === null ? '–' : <span className="gh-numbers">{formatMoney(cents)}</span>),
        },
        {
          key: 'again',
          head: t('labels:term.actions'),
          cell: (result) => (result.canRunAgain ? <RunAgain runId={runId} result={result} /> : null),
        },
      ]}
    />
  );
}

function Loaded({ run }: { run: BillingRunDetails }) {
  const { t } = useTranslation(['ops-billing', 'billing', 'labels']);
  const { startedAt, finishedAt, invoicedCount, nothingCount, failedCount, totalCents } = run;
  return (
    <Stack>
      <Card title={t('labels:term.summary')}>
        <Facts
          columns={2}
          facts={[
            { label: t('runs.started'), value: formatDateTime(startedAt) },
            { label: t('runs.finishedAt'), value: finishedAt === null ? '–' : formatDateTime(finishedAt) },
            { label: t('runs.invoiced'), value: formatCount(invoicedCount) },
            { label: t('runs.nothing'), value: formatCount(nothingCount) },
            { label: t('runs.failed'), value: formatCount(failedCount) },
            { label: t('billing:field.total'), value: formatMoney(totalCents) },
          ]}
        />
      </Card>
      <Card title={t('results.title')}>
        <FirstResults run={run} />
        <Results run={run} />
      </Card>
    </Stack>
  );
}

/** One run: what it did for each carrier, failed ones first, each with "Run again". */
export function RunPage() {
  const { t } = useTranslation('ops-billing');
  const { runId = '' } = useParams();
  const { data: run, error, refetch } = useQuery(runQuery(runId));
  return (
    <Stack>
      <PageHeader
        title={run === undefined ? t('runs.one') : t('runs.of', { time: formatDateTime(run.startedAt) })}
        crumbs={[{ label: t('part.runs'), to: paths.opsBillingPart('runs') }]}
        subtitle={run === undefined ? undefined : <RunState run={run} />}
      />
      {run === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {run === undefined && error === null ? <PageSkeleton /> : null}
      {run === undefined ? null : <Loaded run={run} />}
    </Stack>
  );
}
