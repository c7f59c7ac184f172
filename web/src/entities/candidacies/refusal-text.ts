import { useTranslation } from 'react-i18next';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { useCan } from '#web/shared/session/current-user';

/**
 * The reason for a refused action, shown below its button; shorter than the text of the forbidden page. A missing agreement
 * says who can accept it.
 */
export function useRefusalText() {
  const { t } = useTranslation('labels');
  const problemText = useProblemText();
  const maySign = useCan('agreement:sign');
  return (code: string): string => {
    if (code === 'forbidden') return t('refusal.position');
    if (code !== 'agreement-not-accepted') return problemText(code);
    return t(maySign ? 'refusal.agreement' : 'refusal.needsAdministrator');
  };
}
