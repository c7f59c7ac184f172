import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Dashboard } from '#domain/dashboard/schema';
import { orderStatuses } from '#domain/job-orders/states';
import { dashboardQuery } from '#web/entities/candidacies/dashboard';
import { paths } from '#web/shared/paths';
import { useCan, useCurrentUser } from '#web/shared/session/current-user';
import { ButtonLink } from '#web/shared/ui/button';
import { Card } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { Events } from './events';
import type { Figure } from './figures';
import { Figures } from './figures';
import { FirstSteps, useFirstSteps } from './first-steps';
import { LazyAccesses } from './lazy-accesses';
import { LazyAdverseActions } from './lazy-adverse-actions';
import { LazyBillingCard } from './lazy-billing-card';
import { LazyTimesheetsCard } from './lazy-timesheets-card';
import { MyBench } from './my-bench';
import { MyJobs } from './my-jobs';
import { OrganizationCard } from './organization-card';
import { Waiting } from './waiting';
import './dashboard.css';

/** Counts of orders by status and of drivers; each count links to the list behind it. */
function useFigures(): (dashboard: Dashboard) => Figure[] {
  const { t } = useTranslation(['dashboard', 'labels']);
  return ({ orders, approvedDrivers, onAssignment }) => [
    ...orderStatuses
      .filter((status) => status !== 'deleted')
      .map((status) => ({
        label: t(`figure.${status}`),
        value: orders[status],
        to: paths.jobOrdersBy(status),
      })),
    { label: t('figure.approved'), value: approvedDrivers, to: paths.candidates('approved') },
    { label: t('figure.onAssignment'), value: onAssignment, to: paths.candidates('onAssignment') },
  ];
}

function Loaded({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('dashboard');
  const figures = useFigures()(dashboard);
  const mayReview = useCan('hiring:review');
  const mayReadBilling = useCan('billing:read');
  const mayApproveHours = useCan('timesheets:approve');
  const steps = useFirstSteps()(dashboard);
  const isNew = steps.length > 0;
  return (
    <div className="gh-dashboard">
      {/* Before the first order, figures of zero and "Nothing is waiting" would hide what has to be done. */}
      {isNew ? <FirstSteps steps={steps} /> : <Figures label={t('figures')} figures={figures} />}
      <div className="gh-dashboard-columns">
        <div className="gh-dashboard">
          {isNew ? null : <Waiting dashboard={dashboard} />}
          {mayReview ? <LazyAdverseActions /> : null}
          {mayReadBilling ? <LazyBillingCard /> : null}
          {mayApproveHours && !mayReadBilling ? <LazyTimesheetsCard /> : null}
          <MyBench />
          <LazyAccesses />
          <MyJobs />
          <OrganizationCard organization={dashboard.organization} />
        </div>
        <Card title={t('events.title')}>
          <Events />
        </Card>
      </div>
    </div>
  );
}

/** A carrier's home page: figures, open tasks and latest events. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const { organization, firstName } = useCurrentUser();
  const { data, error, refetch } = useQuery(dashboardQuery(organization?._id ?? ''));
  const mayCreate = useCan('orders:write');
  const firstSteps = useFirstSteps();
  const isNew = data !== undefined && firstSteps(data).length > 0;
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('greeting', { name: firstName, organization: organization?.name ?? '' })}
        action={
          mayCreate && !isNew ? (
            <ButtonLink variant="primary" to={paths.newJobOrder()}>
              {t('create')}
            </ButtonLink>
          ) : undefined
        }
      />
      {data === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {data === undefined && error === null ? <PageSkeleton /> : null}
      {data === undefined ? null : <Loaded dashboard={data} />}
    </>
  );
}
