import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Dashboard } from '#domain/dashboard/schema';
import { paths } from '#web/shared/paths';
import { useCan } from '#web/shared/session/current-user';
import { Card } from '#web/shared/ui/layout';
import { StateChip } from '#web/shared/ui/state-chip';

interface Step {
  label: string;
  to: string;
  isAllowed: boolean;
  isDone: boolean;
}

/** The steps of a new carrier before drivers can apply. Each one shows to those who may take it, until there is an order. */
export function FirstSteps({ dashboard: { orders, organization } }: { dashboard: Dashboard }) {
  const { t } = useTranslation('dashboard');
  const mayAddFacilities = useCan('facilities:manage');
  const mayWriteOrders = useCan('orders:write');
  const mayManageStaff = useCan('staff:manage');
  const hasOrders = Object.values(orders).some((count) => count > 0);
  const steps: Step[] = [
    {
      label: t('firstSteps.facility'),
      to: paths.facilities,
      isAllowed: mayAddFacilities,
      isDone: organization.facilities > 0,
    },
    { label: t('firstSteps.staff'), to: paths.staff, isAllowed: mayManageStaff, isDone: organization.staff > 1 },
    { label: t('create'), to: paths.newJobOrder(), isAllowed: mayWriteOrders, isDone: false },
  ];
  const own = steps.filter(({ isAllowed }) => isAllowed);
  if (hasOrders || own.length === 0) return null;
  return (
    <Card title={t('firstSteps.title')}>
      <ol className="gh-attention">
        {own.map(({ label, to, isDone }) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
            {isDone ? <StateChip turn="done" /> : null}
          </li>
        ))}
      </ol>
    </Card>
  );
}
