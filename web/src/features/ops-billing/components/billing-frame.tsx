import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OpsBillingTabs } from '#web/entities/billing/ops-billing-tabs';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import '#web/entities/billing/billing.css';

interface BillingFrameProps {
  /** One sentence on what this part shows. */
  line: string;
  children: ReactNode;
}

/** The frame of the billing pages that have no title of their own. */
export function BillingFrame({ line, children }: BillingFrameProps) {
  const { t } = useTranslation();
  return (
    <Stack>
      <PageHeader title={t('nav.opsBilling')} subtitle={line} />
      <OpsBillingTabs />
      {children}
    </Stack>
  );
}
