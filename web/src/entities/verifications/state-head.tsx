import { useTranslation } from 'react-i18next';
import type { VerificationView } from '#domain/employment-verifications/schema';
import { formatDate, formatDateTime } from '#web/shared/i18n/format';
import type { Turn } from '#web/shared/ui/state-chip';
import { PlainChip, StateChip } from '#web/shared/ui/state-chip';

const turns: Readonly<Record<VerificationView['state'], Turn>> = {
  none: 'theirs',
  draft: 'theirs',
  sent: 'theirs',
  answered: 'done',
  disputed: 'theirs',
  declined: 'yours',
  closedGoodFaith: 'done',
  canceled: 'theirs',
};

/** States in which nobody has a turn. */
const quiet: readonly VerificationView['state'][] = ['none', 'canceled'];

const isLate = ({ state, clock, dispute }: VerificationView): boolean =>
  state === 'disputed' ? dispute?.isOverdue === true : clock?.isOverdue === true;

export function VerificationChip({ verification }: { verification: VerificationView }) {
  const { t } = useTranslation('verifications');
  const { state } = verification;
  if (verification.postponed !== null && state === 'draft')
    return <StateChip turn={isLate(verification) ? 'late' : 'yours'}>{t('state.postponed')}</StateChip>;
  if (quiet.includes(state)) return <PlainChip>{t(`state.${state}`)}</PlainChip>;
  return <StateChip turn={isLate(verification) ? 'late' : turns[state]}>{t(`state.${state}`)}</StateChip>;
}

/** The next step with its day, or the end. */
function useNextText() {
  const { t } = useTranslation(['verifications', 'voe']);
  const sentText = ({ attempts, nextAttemptAt, goodFaithFrom, round }: VerificationView): string[] => [
    nextAttemptAt === null
      ? t(attempts.some((attempt) => attempt.round === round) ? 'next.contactAgain' : 'next.firstContact')
      : t('next.email', { when: formatDateTime(nextAttemptAt) }),
    ...(goodFaithFrom === null ? [] : [t('next.goodFaith', { date: formatDate(goodFaithFrom) })]),
  ];
  return (verification: VerificationView): string[] => {
    const { state, since, requestedAt, requestedBy, postponed, responses, isReviewed, isReviewWaived, dispute } =
      verification;
    const date = since === null ? '' : formatDate(since);
    const [last] = responses;
    const read = isReviewed ? t('review.done') : t(isReviewWaived ? 'review.waived' : 'review.open');
    switch (state) {
      case 'none':
        return [t('next.start')];
      case 'draft':
        if (postponed !== null)
          return [
            t('next.postponed', { date: formatDate(postponed.at) }),
            ...(postponed.text === '' ? [] : [t('next.words', { text: postponed.text })]),
          ];
        return [t('next.consent', { date: formatDate(requestedAt ?? ''), name: requestedBy ?? '' })];
      case 'sent':
        return sentText(verification);
      case 'answered':
        return [t('next.answered', { date }), read];
      case 'disputed':
        return [t('next.disputed', { date: formatDate(dispute?.answerBy ?? '') })];
      case 'declined':
        return [typeof last?.reason === 'string' ? t(`voe:declineReason.${last.reason}`) : t('next.declined')];
      case 'closedGoodFaith':
        return [t('next.closed', { date })];
      case 'canceled':
        return [t(verification.hasAccessEnded ? 'next.accessEnded' : 'next.canceled', { date })];
    }
  };
}

export function NextLine({ verification }: { verification: VerificationView }) {
  const lines = useNextText()(verification);
  return (
    <div className="gh-verification-next">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}
