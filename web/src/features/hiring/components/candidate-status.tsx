import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { nextSteps } from '#domain/candidacies/next-step';
import type { CandidacyCard } from '#domain/candidacies/schema';
import { meaningfulReason } from '#domain/candidacies/states';
import { LazyAdverseChip } from '#web/entities/adverse-action/lazy-adverse-chip';
import { useReasonText } from '#web/entities/candidacies/reason-text';
import { useTurn } from '#web/entities/candidacies/turn';
import { formatDate, formatDateTime, formatMills } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { useCan } from '#web/shared/session/current-user';
import { AgeChip } from '#web/shared/ui/age-chip';
import { PlainChip, StateChip } from '#web/shared/ui/state-chip';
import { isReviewed } from '../model/actions';
import { useStartDetail } from './start-detail';

function useDetail() {
  const { t } = useTranslation('hiring');
  const reasonText = useReasonText();
  const startDetail = useStartDetail();
  return ({ interview, offer, start, ending, state }: CandidacyCard): string | undefined => {
    if (ending !== null) {
      const reason = meaningfulReason(ending.reason, ending.text);
      const ended =
        reason === null
          ? t(`detail.endedPlain.${ending.by}`)
          : t(`detail.ended.${ending.by}`, { reason: reasonText(reason) });
      return ending.text === null ? ended : t('detail.endedText', { ended, text: ending.text });
    }
    if (start !== null && state === 'hired') return startDetail(start);
    if (offer !== null) {
      const times = offer.times.map(({ startsAt }) => formatDateTime(startsAt, offer.zone)).join('; ');
      if (offer.answer === 'open') return t('detail.offered', { times });
      const why =
        offer.answerNote === null ? t('detail.declined') : t('detail.declinedWhy', { note: offer.answerNote });
      if (offer.proposedStartsAt === null) return why;
      return t('detail.declinedProposed', { why, proposed: formatDateTime(offer.proposedStartsAt, offer.zone) });
    }
    if (interview === null || state !== 'interviewing') return undefined;
    const time = formatDateTime(interview.startsAt, interview.zone);
    if (interview.answer === 'proposed' && interview.proposedStartsAt !== null) {
      const proposed = t('detail.proposed', {
        time,
        proposed: formatDateTime(interview.proposedStartsAt, interview.zone),
      });
      return interview.proposalNote ? t('detail.proposedWhy', { proposed, note: interview.proposalNote }) : proposed;
    }
    return t(`detail.interview.${interview.place}.${interview.answer === 'accepted' ? 'accepted' : 'waiting'}`, {
      time,
    });
  };
}

/** A driver's status: whose turn, age, next step and relevant dates. */
export function CandidateStatus({ card }: { card: CandidacyCard }) {
  const { t } = useTranslation(['hiring', 'console', 'labels']);
  const { chip, text, isMine } = useTurn()(card);
  const startedAt = card.state === 'hired' ? (card.start?.startedAt ?? null) : null;
  const detail = useDetail()(card);
  const { agreedRate } = card;
  const mayReadFiles = useCan('files:read');
  const mayReview = useCan('hiring:review');
  // An interview's target counts from its time, and so does the age beside it; the days before it are no delay.
  const hasTarget = card.targetDays !== null && (card.state !== 'interviewing' || card.isLate);
  const interviewedAt = hasTarget && card.state === 'interviewing' ? card.interview?.startsAt : undefined;
  const next = nextSteps.find((step) => step === card.next);
  return (
    <>
      <span className="gh-candidate-status-turn">
        {card.turn === 'nobody' && chip === 'theirs' ? (
          <PlainChip>{text}</PlainChip>
        ) : (
          <StateChip turn={chip}>
            {startedAt !== null && card.turn === 'nobody' ? t('labels:next.onAssignment') : text}
          </StateChip>
        )}
        <AgeChip
          since={startedAt ?? interviewedAt ?? card.since}
          targetDays={hasTarget ? (card.targetDays ?? undefined) : undefined}
          isLate={card.isLate}
        />
      </span>
      {card.lapsedSince === null ? null : (
        <span className="gh-candidate-status-lapsed">
          {t(card.start?.startedAt ? 'detail.lapsedAtWork' : 'detail.lapsed', { date: formatDate(card.lapsedSince) })}
        </span>
      )}
      {mayReview && isReviewed(card) ? <LazyAdverseChip candidacyId={card.candidacyId} /> : null}
      {card.metDealbreakers.map(({ question, answeredAt }) => {
        const answer = t('detail.dealbreaker', { question, date: formatDate(answeredAt) });
        return (
          <span key={question} className="gh-candidate-status-detail gh-candidate-answer" title={answer}>
            {answer}
          </span>
        );
      })}
      {card.source === 'search' || card.source === 'application' ? null : (
        <span className="gh-candidate-status-detail">
          {t('detail.source', { source: t(`console:source.${card.source}`) })}
        </span>
      )}
      {detail === undefined ? null : <span className="gh-candidate-status-detail">{detail}</span>}
      {agreedRate === null ? null : (
        <span className="gh-candidate-status-detail">
          {t('detail.agreedRate', {
            rate: t(`labels:agreedRate.${agreedRate.unit}`, { rate: formatMills(agreedRate.mills) }),
          })}
        </span>
      )}
      {mayReadFiles && card.start?.employmentId ? (
        <Link to={paths.driverFile(card.start.employmentId)}>{t('detail.file')}</Link>
      ) : null}
      {next === undefined || next === 'nothing' || next === 'onAssignment' ? null : (
        <span className="gh-candidate-status-next">
          {t(`labels:next.${next === 'safetyReviews' && isMine ? 'safetyReviewsYou' : next}`)}
        </span>
      )}
    </>
  );
}
