import { useFieldArray, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ScorecardForm, ScorecardQuestion } from '#domain/scorecards/schema';
import { MAX_QUESTIONS, questionKinds } from '#domain/scorecards/schema';
import { SegmentedField, SwitchField } from '#web/shared/form/choice-fields';
import { EditedRecord } from '#web/shared/form/edited-record';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { scorecardFormQuery, useEditScorecard } from '../api/scorecard-form';

interface FormValues {
  isRequired: boolean;
  questions: (Omit<ScorecardQuestion, 'id'> & { questionId: string })[];
}

const newQuestion = (): FormValues['questions'][number] => ({
  questionId: crypto.randomUUID(),
  text: '',
  kind: 'rating',
  isRequired: true,
});

interface QuestionsProps {
  current: ScorecardForm;
  onConflict: (problem: unknown) => void;
  close: () => void;
}

function Questions({ current, onConflict, close }: QuestionsProps) {
  const { t } = useTranslation(['interviews', 'common']);
  const edit = useEditScorecard();
  const form = useForm<FormValues>({
    defaultValues: {
      isRequired: current.isRequired,
      questions: current.questions.map(({ id: questionId, ...question }) => ({ ...question, questionId })),
    },
  });
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'questions' });
  const submit = async ({ isRequired, questions }: FormValues) => {
    const changed = questions.map(({ questionId, ...question }) => ({ id: questionId, ...question }));
    await edit.mutateAsync({ version: current.version, isRequired, questions: changed }).catch((problem: unknown) => {
      onConflict(problem);
      throw problem;
    });
    toast.success(t('scorecard.saved'));
    close();
  };
  return (
    <Form form={form} onSubmit={submit} label={t('scorecard.title')}>
      <p>{t('scorecard.lead')}</p>
      <SwitchField control={control} name="isRequired" label={t('scorecard.requiredForHire')} />
      {fields.map((field, index) => (
        <fieldset key={field.id} className="gh-interviews-question">
          <legend>{t('scorecard.number', { number: index + 1 })}</legend>
          <TextField
            control={control}
            name={`questions.${index}.text`}
            label={t('scorecard.question')}
            maxLength={200}
            rules={{ required: t('scorecard.missing') }}
          />
          <SegmentedField
            control={control}
            name={`questions.${index}.kind`}
            label={t('scorecard.kind')}
            choices={questionKinds.map((value) => ({ value, label: t(`scorecard.kinds.${value}`) }))}
          />
          <SwitchField control={control} name={`questions.${index}.isRequired`} label={t('scorecard.required')} />
          {fields.length === 1 ? null : (
            <div>
              <Button
                size="small"
                aria-label={t('scorecard.removeNumber', { number: index + 1 })}
                onClick={() => {
                  remove(index);
                }}
              >
                {t('scorecard.remove')}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      {fields.length < MAX_QUESTIONS ? (
        <div>
          <Button
            onClick={() => {
              append(newQuestion());
            }}
          >
            {t('scorecard.add')}
          </Button>
        </div>
      ) : null}
      <div className="gh-dialog-footer">
        <Button onClick={close}>{t('common:cancel')}</Button>
        <SubmitButton control={control}>{t('scorecard.save')}</SubmitButton>
      </div>
    </Form>
  );
}

/** The carrier's questions about interviews; filled-in scorecards keep the questions that were asked. */
export function ScorecardFormDialog({ close }: ModalProps<undefined>) {
  const { t } = useTranslation('interviews');
  return (
    <Dialog title={t('scorecard.title')} onClose={close} width={640}>
      <EditedRecord query={scorecardFormQuery()}>
        {(current, onConflict) => <Questions current={current} onConflict={onConflict} close={close} />}
      </EditedRecord>
    </Dialog>
  );
}
