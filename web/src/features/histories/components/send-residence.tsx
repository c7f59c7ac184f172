import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSubmitResidence } from '#web/entities/driver/history/histories';
import type { HistoryList } from '#web/entities/driver/history/history-list';
import { CheckField } from '#web/shared/form/check-field';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { toast } from '#web/shared/ui/toasts';
import { SendCard } from './send-card';

/** Sends the residence history once it has no gaps. */
export function SendResidence({ history }: { history: HistoryList<'residence'> }) {
  const { t } = useTranslation('histories');
  const form = useForm({ defaultValues: { sameAddress: history.sameAddress } });
  const submit = useSubmitResidence(() => {
    toast.success(t('send.done'));
  });
  return (
    <SendCard standing={history.standing}>
      <Form form={form} onSubmit={(answers) => submit.mutateAsync(answers)} label={t('send.title')}>
        <CheckField control={form.control} name="sameAddress" label={t('send.sameAddress')} />
        <div>
          {history.coverage.isComplete ? (
            <SubmitButton control={form.control}>{t('send.submit')}</SubmitButton>
          ) : (
            <RefusableButton variant="primary" reason={t('send.gaps')}>
              {t('send.submit')}
            </RefusableButton>
          )}
        </div>
      </Form>
    </SendCard>
  );
}
