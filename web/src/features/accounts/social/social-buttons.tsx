import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SocialProvider } from '#domain/accounts/social/providers';
import { socialProvidersQuery, useProviderName } from '#web/entities/social/providers';
import { useSignInFlow } from '#web/entities/social/use-sign-in-flow';
import { Button } from '#web/shared/ui/button';
import { useContinueWithProof } from './social-proof';
import './social.css';

interface SocialButtonsProps {
  title?: string;
  /** Providers to leave out. */
  except?: readonly SocialProvider[];
}

/** One button per configured provider; renders nothing until the configuration is loaded. */
export function SocialButtons({ title, except = [] }: SocialButtonsProps) {
  const { t } = useTranslation('social');
  const { data } = useQuery(socialProvidersQuery());
  const name = useProviderName();
  const startFlow = useSignInFlow(useContinueWithProof());
  const providers = (data?.providers ?? []).filter((provider) => !except.includes(provider));
  if (providers.length === 0) return null;
  return (
    <section className="gh-social" aria-label={title ?? t('or')}>
      <p className="gh-social-or">{title ?? t('or')}</p>
      {providers.map((provider) => (
        <Button
          key={provider}
          onClick={() => {
            startFlow(provider);
          }}
        >
          {t('signIn', { provider: name(provider) })}
        </Button>
      ))}
    </section>
  );
}
