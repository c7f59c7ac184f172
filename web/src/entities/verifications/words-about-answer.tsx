import { useTranslation } from 'react-i18next';
import type { VerificationView } from '#domain/employment-verifications/schema';
import { formatDate, formatDateTime } from '#web/shared/i18n/format';
import './verifications.css';
import '#web/entities/voe/voe.css';

type About = Pick<VerificationView, 'dispute' | 'rebuttal'>;
/** Whether the driver reads it, or the carrier. */
type Reader = 'driver' | 'carrier';

function useDisputeText() {
  const { t } = useTranslation('verifications');
  return ({ answerBy, isOverdue, wasRefused }: NonNullable<About['dispute']>): string => {
    if (wasRefused) return t('dispute.refused');
    const date = formatDate(answerBy);
    return isOverdue ? t('dispute.overdue', { date }) : t('dispute.answerBy', { date });
  };
}

/** The driver's request to correct an answer, and the statement that travels with it. */
export function WordsAboutAnswer({ dispute, rebuttal, reader }: About & { reader: Reader }) {
  const { t } = useTranslation('verifications');
  const disputeText = useDisputeText();
  const disputeTitle = t(reader === 'driver' ? 'dispute.titleOwn' : 'dispute.title');
  const rebuttalTitle = t(reader === 'driver' ? 'rebuttal.titleOwn' : 'rebuttal.title');
  return (
    <>
      {dispute === null ? null : (
        <section className="gh-verification-words" aria-label={disputeTitle}>
          <h3>{disputeTitle}</h3>
          <span className="gh-verification-aside">{formatDateTime(dispute.at)}</span>
          <blockquote className="gh-voe-words">{dispute.text}</blockquote>
          <p>{disputeText(dispute)}</p>
        </section>
      )}
      {rebuttal === null ? null : (
        <section className="gh-verification-words" aria-label={rebuttalTitle}>
          <h3>{rebuttalTitle}</h3>
          <span className="gh-verification-aside">{formatDateTime(rebuttal.at)}</span>
          <blockquote className="gh-voe-words">{rebuttal.text}</blockquote>
        </section>
      )}
    </>
  );
}
