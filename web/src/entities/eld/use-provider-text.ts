import { useTranslation } from 'react-i18next';

/** The name of a provider of logs, for people; the operator's own providers have the name that they were set up with. */
export function useProviderText(): (provider: string) => string {
  const { t } = useTranslation('hours');
  return (provider) => {
    if (provider === 'file') return t('source.file');
    return provider === 'sandbox' ? t('source.sandbox') : provider;
  };
}
