import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SocialProvider } from '#domain/accounts/social/providers';
import { api, call } from '#web/shared/http/client';

/** The configured providers. */
export const socialProvidersQuery = () =>
  queryOptions({
    queryKey: ['social-providers'],
    queryFn: ({ signal }) => call(api.GET('/api/auth/social', { signal })),
    staleTime: Infinity,
  });

/** The providers' official names. */
export function useProviderName() {
  const { t } = useTranslation('social');
  return (provider: SocialProvider): string =>
    ({
      google: t('provider.google'),
      facebook: t('provider.facebook'),
      apple: t('provider.apple'),
      indeed: t('provider.indeed'),
    })[provider];
}
