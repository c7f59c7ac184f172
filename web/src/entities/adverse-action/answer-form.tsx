import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_ADVERSE_TEXT } from '#domain/adverse-actions/terms';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextAreaField } from '#web/shared/form/text-field';
import { toast } from '#web/shared/ui/toasts';
import { useResolveDispute } from './queries';

/** The carrier's answer to the driver's dispute, after which the clock runs on. */
export function AnswerForm({ candidacyId, round }: { candidacyId: string; round: number }) {
  const { t } = useTranslation('adverse-action');
  const form = useForm<{ text: string }>({ defaultValues: { text: '' } });
  const resolve = useResolveDispute(candidacyId, () => {
    toast.success(t('answer.done'));
  });
  return (
    <Form form={form} label={t('answer.title')} onSubmit={({ text }) => resolve.mutateAsync({ round, text })}>
      <TextAreaField
        control={form.control}
        name="text"
        label={t('answer.text')}
        help={t('answer.help')}
        rows={3}
        maxLength={MAX_ADVERSE_TEXT}
        rules={{ required: 'required' }}
      />
      <div className="gh-dialog-footer">
        <SubmitButton control={form.control}>{t('answer.action')}</SubmitButton>
      </div>
    </Form>
  );
}
