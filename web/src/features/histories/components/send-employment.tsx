import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSubmitEmployment } from '#web/entities/driver/history/histories';
import type { HistoryList } from '#web/entities/driver/history/history-list';
import { CheckField } from '#web/shared/form/check-field';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { toast } from '#web/shared/ui/toasts';
import { SendCard } from './send-card';

/** Sends the work history once it has no gaps; CDL applicants confirm that ten years of employers are listed. */
export function SendEmployment({ history }: { history: HistoryList<'employment'> }) {
  const { t } = useTranslation('histories');
  const form = useForm({ defaultValues: { commercialEmployersListed: false } });
  const submit = useSubmitEmployment(() => {
    toast.success(t('send.done'));
  });
  const send = async (answers: { commercialEmployersListed: boolean }) => {
    if (history.asksCommercialEmployers && !answers.commercialEmployersListed) {
      form.setError('commercialEmployersListed', { message: 'required' }, { shouldFocus: true });
      return;
    }
    await submit.mutateAsync(answers);
  };
  return (
    <SendCard standing={history.standing}>
      <Form form={form} onSubmit={send} label={t('send.title')}>
        {history.asksCommercialEmployers ? (
          <CheckField
            control={form.control}
            name="commercialEmployersListed"
            label={t('send.commercial')}
            help={t('send.commercialHelp')}
          />
        ) : null}
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
