import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AccountingWork } from '#domain/billing/schema';
import type { InvoiceSummary } from '#domain/invoices/schema';
import { accountingQuery } from '#web/entities/billing/accounting';
import { invoiceSummaryQuery } from '#web/entities/billing/queries';
import { useCurrentUser } from '#web/shared/session/current-user';
import { Card } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { AmountFigures } from './amount-figures';
import { DueInvoices } from './due-invoices';
import { MonthFacts } from './month-facts';
import { MonthsChart } from './months-chart';
import './accounting.css';

function Loaded({ summary, work }: { summary: InvoiceSummary; work: AccountingWork }) {
  const { t } = useTranslation('billing');
  return (
    <div className="gh-accounting">
      <AmountFigures summary={summary} work={work} />
      <div className="gh-accounting-columns">
        <div className="gh-accounting">
          <DueInvoices status="overdue" />
          <DueInvoices status="open" />
        </div>
        <div className="gh-accounting">
          <MonthFacts summary={summary} work={work} />
          <Card title={t('months.title')}>
            <MonthsChart months={summary.months} />
          </Card>
        </div>
      </div>
    </div>
  );
}

/** Where accounting starts: what is due, what is overdue, what waits, and this month against last. */
export function AccountingPage() {
  const { t } = useTranslation(['billing', 'common']);
  const { organization, firstName } = useCurrentUser();
  const summary = useQuery(invoiceSummaryQuery());
  const work = useQuery(accountingQuery());
  const error = summary.error ?? work.error;
  const isLoaded = summary.data !== undefined && work.data !== undefined;
  const retry = () => {
    void summary.refetch();
    void work.refetch();
  };
  return (
    <>
      <PageHeader
        title={t('common:nav.accounting')}
        subtitle={t('accounting.greeting', { name: firstName, organization: organization?.name ?? '' })}
      />
      {!isLoaded && error !== null ? <ErrorState error={error} retry={retry} /> : null}
      {!isLoaded && error === null ? <PageSkeleton /> : null}
      {summary.data === undefined || work.data === undefined ? null : (
        <Loaded summary={summary.data} work={work.data} />
      )}
    </>
  );
}
