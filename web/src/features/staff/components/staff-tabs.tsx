import { useTranslation } from 'react-i18next';
import { paths } from '#web/shared/paths';
import { TabLinks } from '#web/shared/ui/tab-links';

export function StaffTabs() {
  const { t } = useTranslation('staff');
  return (
    <TabLinks
      label={t('tabs.label')}
      tabs={[
        { label: t('tabs.people'), to: paths.staff },
        { label: t('tabs.permissions'), to: paths.permissions },
      ]}
    />
  );
}
