import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/shared/paths';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { TabLinks } from '#web/shared/ui/tab-links';
import '#web/entities/billing/billing.css';

interface BillingFrameProps {
  /** One sentence on what this part shows. */
  line: string;
  children: ReactNode;
}

/** The billing pages of operations, with a URL each. */
export function BillingFrame({ line, children }: BillingFrameProps) {
  const { t } = useTranslation(['ops-billing', 'common']);
  return (
    <Stack>
      <PageHeader title={t('common:nav.opsBilling')} subtitle={line} />
      <TabLinks
        label={t('common:nav.opsBilling')}
        tabs={[
          { label: t('part.carriers'), to: paths.opsBillingPart('carriers') },
          { label: t('part.runs'), to: paths.opsBillingPart('runs') },
          { label: t('part.deposits'), to: paths.opsBillingPart('deposits') },
        ]}
      />
      {children}
    </Stack>
  );
}
