import { useTranslation } from 'react-i18next';
import type { AdverseActionView } from '#domain/adverse-actions/schema';
import { formatDate } from '#web/shared/i18n/format';

/** The driver's words, and the answer. */
export function Dispute({ dispute }: { dispute: NonNullable<AdverseActionView['dispute']> }) {
  const { t } = useTranslation('adverse-action');
  const { text, at, answer } = dispute;
  return (
    <div className="gh-guide-dispute">
      <p>{t('dispute.made', { date: formatDate(at) })}</p>
      <blockquote>{text}</blockquote>
      {answer === null ? null : (
        <>
          <p>{t('dispute.answered', { date: formatDate(answer.at) })}</p>
          <blockquote>{answer.text}</blockquote>
        </>
      )}
    </div>
  );
}

/** The end of an adverse action without a decision against the driver. */
export function Ended({ action }: { action: AdverseActionView | null }) {
  const { t } = useTranslation('adverse-action');
  const ending = action?.ending ?? null;
  if (ending === null) return null;
  return <p>{t(`ended.${ending.reason ?? 'withdrawn'}`, { date: formatDate(ending.at) })}</p>;
}
