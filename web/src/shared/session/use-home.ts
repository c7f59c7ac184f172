import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/shared/paths';
import { currentUserQuery } from './current-user';

interface Home {
  to: string;
  label: string;
}

/** The signed-in user's home page with its name; undefined for visitors. */
export function useHome(): Home | undefined {
  const { t } = useTranslation();
  const user = useQueryClient().getQueryData(currentUserQuery().queryKey);
  if (user === undefined) return undefined;
  const names: Readonly<Record<string, string>> = {
    [paths.myJobs]: t('nav.myJobs'),
    [paths.dashboard]: t('nav.dashboard'),
    [paths.opsStalled]: t('nav.opsStalled'),
    [paths.driverHome]: t('nav.home'),
    [paths.driverOnboarding]: t('nav.onboarding'),
  };
  const page = names[user.landingPath];
  return { to: user.landingPath, label: page === undefined ? t('back.start') : t('back.to', { page }) };
}
