import { useTranslation } from 'react-i18next';
import type { SocialProvider } from '#domain/accounts/social/providers';
import { useProblemText } from '../i18n/use-problem-text';
import { toast } from '../ui/toasts';
import { openVisit } from './visit';

/** Visits a network and goes on with its proof; what went wrong is said in a toast. */
export function useVisit(onProof: () => Promise<unknown>) {
  const { t } = useTranslation('social');
  const problemText = useProblemText();
  return (provider: SocialProvider, { linking = false }: { linking?: boolean } = {}) => {
    const opened = openVisit(provider, {
      linking,
      onEnd: ({ problem }) => {
        if (problem !== undefined) toast.error(problemText(problem));
        else
          onProof().catch((refusal: unknown) => {
            toast.error(problemText(refusal));
          });
      },
    });
    if (!opened) toast.error(t('windowBlocked'));
  };
}
