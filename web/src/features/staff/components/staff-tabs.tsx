import { useTranslation } from 'react-i18next';
import { paths } from '#web/shared/paths';
import { useCan } from '#web/shared/session/current-user';
import { TabLinks } from '#web/shared/ui/tab-links';

/** Only for users who may see both pages; everybody may read the permissions. */
export function StaffTabs() {
  const { t } = useTranslation('staff');
  const mayManage = useCan('staff:manage');
  if (!mayManage) return null;
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
