import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SocialProvider } from '#domain/accounts/social/providers';
import { api, call } from '../http/client';

/** The networks that this installation has keys for. */
export const socialProvidersQuery = () =>
  queryOptions({
    queryKey: ['social-providers'],
    queryFn: ({ signal }) => call(api.GET('/api/auth/social', { signal })),
    staleTime: Infinity,
  });

/** Names as the networks write themselves. */
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
