import { useTranslation } from 'react-i18next';
import type { SocialProvider } from '#domain/accounts/social/providers';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { toast } from '#web/shared/ui/toasts';
import { openSignInFlow } from './sign-in-flow';

/** Opens a provider's window and continues with its proof; errors are shown in a toast. */
export function useSignInFlow(onProof: () => Promise<unknown>) {
  const { t } = useTranslation('social');
  const problemText = useProblemText();
  return (provider: SocialProvider, { linking = false }: { linking?: boolean } = {}) => {
    const opened = openSignInFlow(provider, {
      linking,
      onEnd: ({ problem }) => {
        if (problem !== undefined) toast.error(problemText(problem));
        else
          onProof().catch((thrown: unknown) => {
            toast.error(problemText(thrown));
          });
      },
    });
    if (!opened) toast.error(t('windowBlocked'));
  };
}
