import { useTranslation } from 'react-i18next';
import { useProblemText } from '../i18n/use-problem-text';

/** Why an action is refused, as it stands under its button: shorter than the page for a forbidden address. */
export function useRefusalText() {
  const { t } = useTranslation('labels');
  const problemText = useProblemText();
  return (code: string): string => (code === 'forbidden' ? t('refusal.position') : problemText(code));
}
