import { CompassOutlined, HomeOutlined, SearchOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/shared/paths';
import { useCurrentUser } from '#web/shared/session/current-user';
import type { NavItem } from './frame';

/**
 * At most three destinations, within thumb reach. Drivers who are not active yet see their application instead of home.
 */
export function useDriverNav(): readonly NavItem[] {
  const { t } = useTranslation();
  const { isActive } = useCurrentUser();
  const applications = { to: paths.driverApplications, label: t('nav.applications'), icon: <CompassOutlined /> };
  const jobs = { to: paths.driverJobs, label: t('nav.jobs'), icon: <SearchOutlined /> };
  const home = isActive
    ? { to: paths.driverHome, label: t('nav.home'), icon: <HomeOutlined /> }
    : { to: paths.driverOnboarding, label: t('nav.onboarding'), icon: <HomeOutlined /> };
  return [home, jobs, applications];
}
