import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Dashboard } from '#domain/dashboard/schema';
import { paths } from '#web/shared/paths';
import { useCan } from '#web/shared/session/current-user';
import { ButtonLink } from '#web/shared/ui/button';
import { Card } from '#web/shared/ui/layout';
import { StateChip } from '#web/shared/ui/state-chip';

interface Step {
  label: string;
  /** Why it comes before the others. */
  why: string;
  to: string;
  isAllowed: boolean;
  isDone: boolean;
}

/** The steps of a new carrier before drivers can apply, of those that the user may take; none once there is an order. */
export function useFirstSteps(): (dashboard: Dashboard) => Step[] {
  const { t } = useTranslation('dashboard');
  const mayAddFacilities = useCan('facilities:manage');
  const mayWriteOrders = useCan('orders:write');
  const mayManageStaff = useCan('staff:manage');
  return ({ orders, organization }) => {
    if (Object.values(orders).some((count) => count > 0)) return [];
    const steps: Step[] = [
      {
        label: t('firstSteps.facility'),
        why: t('firstSteps.facilityWhy'),
        to: paths.facilities,
        isAllowed: mayAddFacilities,
        isDone: organization.facilities > 0,
      },
      {
        label: t('firstSteps.staff'),
        why: t('firstSteps.staffWhy'),
        to: paths.staff,
        isAllowed: mayManageStaff,
        isDone: organization.staff > 1,
      },
      {
        label: t('create'),
        why: t('firstSteps.orderWhy'),
        to: paths.newJobOrder(),
        isAllowed: mayWriteOrders,
        isDone: false,
      },
    ];
    return steps.filter(({ isAllowed }) => isAllowed);
  };
}

/** The first steps in their order; the next one is the page's primary action. */
export function FirstSteps({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation('dashboard');
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <Card title={t('firstSteps.title')}>
      <ol className="gh-first-steps">
        {steps.map((step) => (
          <li key={step.label}>
            {step === next ? (
              <ButtonLink variant="primary" to={step.to}>
                {step.label}
              </ButtonLink>
            ) : (
              <Link to={step.to}>{step.label}</Link>
            )}
            {step.isDone ? <StateChip turn="done" /> : null}
            <p>{step.why}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
