import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { checkAnswers } from '#domain/scorecards/rules';
import type { Scorecard, ScorecardForm } from '#domain/scorecards/schema';
import { recommendations } from '#domain/scorecards/schema';
import { SegmentedField } from '#web/shared/form/choice-fields';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextAreaField } from '#web/shared/form/text-field';
import { Button } from '#web/shared/ui/button';
import { toast } from '#web/shared/ui/toasts';
import { useFillScorecard } from '../../api/scorecards';
import type { ScorecardValues } from '../../model/scorecard-values';
import { answersOf, valuesOf } from '../../model/scorecard-values';
import type { ScorecardData } from '../modals/modal-data';
import { QuestionField } from './question-field';

interface ScorecardFieldsProps {
  data: ScorecardData;
  form: ScorecardForm;
  mine: Scorecard | undefined;
  /** Called with a refusal because the questions changed. */
  onConflict: (problem: unknown) => void;
  close: () => void;
}

/** The user's own scorecard as a form; a later one replaces it. */
export function ScorecardFields({ data, form: questions, mine, onConflict, close }: ScorecardFieldsProps) {
  const { t } = useTranslation(['hiring', 'common']);
  const fill = useFillScorecard(data);
  const form = useForm<ScorecardValues>({
    defaultValues: {
      answers: valuesOf(questions, mine?.answers ?? []),
      recommendation: mine?.recommendation ?? '',
      note: mine?.note ?? '',
    },
  });
  const submit = async ({ answers, recommendation, note }: ScorecardValues) => {
    const filled = { version: questions.version, answers: answersOf(questions, answers) };
    questions.questions.forEach((question, index) => {
      if (question.isRequired && answers[index] === '') {
        form.setError(`answers.${index}`, { message: t('scorecard.missing') }, { shouldFocus: true });
      }
    });
    if (recommendation === '') form.setError('recommendation', { message: t('scorecard.missing') });
    if (recommendation === '' || checkAnswers(questions, filled) !== undefined) return;
    await fill.mutateAsync({ ...filled, recommendation, note }).catch((problem: unknown) => {
      onConflict(problem);
      throw problem;
    });
    toast.success(t('scorecard.saved'));
    close();
  };
  return (
    <Form form={form} onSubmit={submit} label={t('scorecard.yours')}>
      <h3 className="gh-scorecard-head">{t('scorecard.yours')}</h3>
      {questions.questions.map((question, index) => (
        <QuestionField key={question.id} control={form.control} name={`answers.${index}`} question={question} />
      ))}
      <SegmentedField
        control={form.control}
        name="recommendation"
        label={t('scorecard.recommend')}
        choices={recommendations.map((value) => ({ value, label: t(`scorecard.recommendation.${value}`) }))}
      />
      <TextAreaField
        control={form.control}
        name="note"
        label={t('scorecard.note')}
        rows={3}
        maxLength={2000}
        optional
      />
      <div className="gh-dialog-footer">
        <Button onClick={close}>{t('common:cancel')}</Button>
        <SubmitButton control={form.control}>{t('scorecard.save')}</SubmitButton>
      </div>
    </Form>
  );
}
