import { useTranslation } from 'react-i18next';
import type { SentCode } from './use-sent-code';

/** Why no other code was sent, above the field for the one that may have arrived. */
export function CodeRefused({ sent }: { sent: SentCode | null }) {
  const { t } = useTranslation();
  const refused = sent?.refused;
  if (refused === undefined) return null;
  return (
    <p role="status">{refused.seconds === null ? t('code.limit') : t('code.early', { count: refused.seconds })}</p>
  );
}
