import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/shared/paths';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { TabLinks } from '#web/shared/ui/tab-links';
import './ops-carriers.css';

interface CarriersFrameProps {
  /** One sentence on what this part shows. */
  line: string;
  children: ReactNode;
}

/** The carrier pages of operations: four sections with a URL each. */
export function CarriersFrame({ line, children }: CarriersFrameProps) {
  const { t } = useTranslation('ops-carriers');
  return (
    <Stack>
      <PageHeader title={t('title')} subtitle={line} />
      <TabLinks
        label={t('parts')}
        tabs={[
          { label: t('part.applications'), to: paths.opsCarriersPart('applications') },
          { label: t('part.organizations'), to: paths.opsCarriersPart('organizations') },
          { label: t('part.calls'), to: paths.opsCarriersPart('calls') },
          { label: t('part.states'), to: paths.opsCarriersPart('states') },
        ]}
      />
      {children}
    </Stack>
  );
}
