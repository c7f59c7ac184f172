import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ScorecardQuestion } from '#domain/scorecards/schema';
import { MAX_RATING } from '#domain/scorecards/schema';
import { SegmentedField } from '#web/shared/form/choice-fields';
import { TextAreaField } from '#web/shared/form/text-field';
import type { ScorecardValues } from '../../model/scorecard-values';

const RATINGS = Array.from({ length: MAX_RATING }, (_, index) => String(index + 1));

interface QuestionFieldProps {
  control: Control<ScorecardValues>;
  name: `answers.${number}`;
  question: ScorecardQuestion;
}

/** The field of one question: a rating, yes or no, or a text. */
export function QuestionField({ control, name, question }: QuestionFieldProps) {
  const { t } = useTranslation('hiring');
  const { text, kind, isRequired } = question;
  if (kind === 'text') {
    return <TextAreaField control={control} name={name} label={text} rows={2} optional={!isRequired} />;
  }
  const choices =
    kind === 'rating'
      ? RATINGS.map((value) => ({ value, label: value }))
      : [
          { value: 'yes', label: t('scorecard.yes') },
          { value: 'no', label: t('scorecard.no') },
        ];
  return (
    <SegmentedField
      control={control}
      name={name}
      label={isRequired ? text : t('scorecard.optional', { text })}
      help={kind === 'rating' ? t('scorecard.ratingHelp', { max: MAX_RATING }) : undefined}
      choices={choices}
    />
  );
}
