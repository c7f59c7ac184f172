import { useTranslation } from 'react-i18next';
import type { Scorecard, ScorecardAnswer } from '#domain/scorecards/schema';
import { MAX_RATING } from '#domain/scorecards/schema';
import { formatDate } from '#web/shared/i18n/format';
import { Facts } from '#web/shared/ui/layout';

/** One person's scorecard, with the questions as they were then. */
export function FilledScorecard({ scorecard }: { scorecard: Scorecard }) {
  const { t } = useTranslation('hiring');
  const { author, isMine, questions, answers, recommendation, note, writtenAt } = scorecard;
  const textOf = (value: ScorecardAnswer['value']): string => {
    if (typeof value === 'number') return t('scorecard.rating', { value, max: MAX_RATING });
    if (typeof value === 'boolean') return t(value ? 'scorecard.yes' : 'scorecard.no');
    return value;
  };
  const facts = questions.flatMap(({ id, text }) => {
    const answer = answers.find(({ questionId }) => questionId === id);
    return answer === undefined ? [] : [{ label: text, value: textOf(answer.value) }];
  });
  const name = isMine ? t('scorecard.mine') : author;
  return (
    <section aria-label={t('scorecard.of', { name })}>
      <h3 className="gh-scorecard-head">
        {t('scorecard.head', { name, recommendation: t(`scorecard.recommendation.${recommendation}`) })}
      </h3>
      <p className="gh-field-help">{formatDate(writtenAt)}</p>
      <Facts facts={facts} />
      {note === '' ? null : <p>{note}</p>}
    </section>
  );
}
