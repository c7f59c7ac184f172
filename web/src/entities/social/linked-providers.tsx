import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SocialProvider } from '#domain/accounts/social/providers';
import { api, call } from '#web/shared/http/client';
import { formatDate } from '#web/shared/i18n/format';
import { withProof } from '#web/shared/session/proof';
import { Button } from '#web/shared/ui/button';
import { confirm } from '#web/shared/ui/confirm';
import { Card } from '#web/shared/ui/layout';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { toast } from '#web/shared/ui/toasts';
import { socialProvidersQuery, useProviderName } from './providers';
import { useSignInFlow } from './use-sign-in-flow';
import './social.css';

const linkedQuery = () =>
  queryOptions({
    queryKey: ['linked-providers'],
    queryFn: ({ signal }) => call(api.GET('/api/auth/social/linked', { signal })),
  });

/** Links and unlinks providers of the user's account, in My Account. Empty if no provider is configured. */
export function LinkedProviders() {
  const { t } = useTranslation('social');
  const offered = useQuery(socialProvidersQuery());
  const linked = useQuery(linkedQuery());
  if (offered.data?.providers.length === 0 && linked.data?.linked.length === 0) return null;
  return (
    <Card title={t('linked.title')}>
      {linked.isError ? <ErrorState error={linked.error} retry={() => void linked.refetch()} /> : null}
      {linked.isPending ? <SkeletonLine width="60%" /> : null}
      {linked.data === undefined ? null : (
        <LinkedList linked={linked.data.linked} offered={offered.data?.providers ?? []} />
      )}
    </Card>
  );
}

interface Linked {
  provider: SocialProvider;
  email: string;
  linkedAt: string;
}

function LinkedList({ linked, offered }: { linked: readonly Linked[]; offered: readonly SocialProvider[] }) {
  const { t } = useTranslation('social');
  const name = useProviderName();
  const startFlow = useSignInFlow(useLink());
  const unlink = useUnlink();
  const others = offered.filter((provider) => !linked.some((item) => item.provider === provider));
  return (
    <ul className="gh-linked">
      {linked.map(({ provider, email, linkedAt }) => (
        <li key={provider}>
          <span>
            {name(provider)}
            <span className="gh-linked-hint">{t('linked.since', { email, day: formatDate(linkedAt) })}</span>
          </span>
          <Button
            size="small"
            aria-label={t('linked.unlinkLabel', { provider: name(provider) })}
            onClick={() => {
              unlink(provider);
            }}
          >
            {t('linked.unlink')}
          </Button>
        </li>
      ))}
      {others.map((provider) => (
        <li key={provider}>
          <span>{name(provider)}</span>
          <Button
            size="small"
            onClick={() => {
              startFlow(provider);
            }}
          >
            {t('linked.link', { provider: name(provider) })}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function useLink() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: () => withProof(() => call(api.POST('/api/auth/social/linked'))),
    onSuccess: (response) => {
      client.setQueryData(linkedQuery().queryKey, response);
    },
  });
  return () => mutateAsync();
}

function useUnlink() {
  const { t } = useTranslation('social');
  const client = useQueryClient();
  const name = useProviderName();
  const { mutateAsync } = useMutation({
    mutationFn: (provider: SocialProvider) =>
      withProof(() => call(api.DELETE('/api/auth/social/linked/{provider}', { params: { path: { provider } } }))),
    onSuccess: (response, provider) => {
      client.setQueryData(linkedQuery().queryKey, response);
      toast.success(t('linked.unlinked', { provider: name(provider) }));
    },
  });
  return (provider: SocialProvider) => {
    confirm({
      title: t('linked.unlinkConfirm', { provider: name(provider) }),
      text: t('linked.unlinkText'),
      confirmLabel: t('linked.unlink'),
      danger: true,
      onConfirm: () => mutateAsync(provider),
    });
  };
}
