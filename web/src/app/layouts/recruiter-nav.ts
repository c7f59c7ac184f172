import { useTranslation } from 'react-i18next';
import { paths } from '#web/shared/paths';
import type { NavItem } from './frame';

/** The recruiter layout: the recruiter's own jobs first, then what waits for them, and their own page last. */
export function useRecruiterNav(shared: readonly NavItem[]): readonly NavItem[] {
  const { t } = useTranslation();
  return [
    { to: paths.myJobs, label: t('nav.myJobs') },
    { to: paths.dashboard, label: t('nav.dashboard') },
    ...shared,
    { to: paths.recruiterProfile, label: t('nav.recruiterProfile'), beginsGroup: true },
  ];
}
