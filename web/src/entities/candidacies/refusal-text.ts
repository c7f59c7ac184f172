import { useTranslation } from 'react-i18next';
import { useProblemText } from '#web/shared/i18n/use-problem-text';

/** The reason for a refused action, shown below its button; shorter than the text of the forbidden page. */
export function useRefusalText() {
  const { t } = useTranslation('labels');
  const problemText = useProblemText();
  return (code: string): string => (code === 'forbidden' ? t('refusal.position') : problemText(code));
}
