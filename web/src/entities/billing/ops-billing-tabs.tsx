import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/shared/paths';
import { TabLinks } from '#web/shared/ui/tab-links';
import { disputeCountQuery } from './disputes';

/** The billing pages of operations, with a URL each. */
export function OpsBillingTabs() {
  const { t } = useTranslation(['ops-billing', 'common']);
  // Both sides of a dispute wait for operations, so its number is on all of these pages.
  const disputes = useQuery(disputeCountQuery).data;
  return (
    <TabLinks
      label={t('common:nav.opsBilling')}
      tabs={[
        { label: t('part.carriers'), to: paths.opsBillingPart('carriers') },
        { label: t('part.runs'), to: paths.opsBillingPart('runs') },
        { label: t('part.deposits'), to: paths.opsBillingPart('deposits') },
        { label: t('part.disputes'), to: paths.opsBillingPart('disputes'), count: disputes },
        { label: t('part.payouts'), to: paths.opsBillingPart('payouts') },
        { label: t('common:nav.purchases'), to: paths.opsPurchases },
        { label: t('common:nav.opsPrices'), to: paths.opsPrices },
      ]}
    />
  );
}
