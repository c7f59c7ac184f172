import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { YesNoField } from '#web/shared/form/yes-no-field';

/** Answers in the order of the questions; null until the driver chooses. */
export interface DealbreakerValues {
  answers: (boolean | null)[];
}

export const noAnswers = (questions: readonly string[]): DealbreakerValues => ({ answers: questions.map(() => null) });

/** The answers as the API takes them; the fields require each of them. */
export const toDealbreakerAnswers = (questions: readonly string[], { answers }: DealbreakerValues) =>
  questions.map((question, index) => ({ question, answer: answers[index] === true }));

interface DealbreakerFieldsProps {
  control: Control<DealbreakerValues>;
  questions: readonly string[];
}

/** The carrier's dealbreaker questions. Only a yes lets the driver go on, so a no is explained at its question. */
export function DealbreakerFields({ control, questions }: DealbreakerFieldsProps) {
  const { t } = useTranslation('driver');
  const check = (answer: unknown): string | true => {
    if (typeof answer !== 'boolean') return t('dealbreaker.missing');
    return answer || t('dealbreaker.no');
  };
  return (
    <>
      {questions.map((question, index) => (
        <YesNoField
          key={question}
          control={control}
          name={`answers.${index}`}
          label={question}
          rules={{ validate: check }}
        />
      ))}
    </>
  );
}
