import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { MailingAddress } from '#domain/driver-histories/items';
import { checkMailingAddress } from '#domain/driver-histories/rules';
import { useSubmitResidence } from '#web/entities/driver/history/histories';
import type { HistoryList } from '#web/entities/driver/history/history-list';
import { CheckField } from '#web/shared/form/check-field';
import { Form } from '#web/shared/form/form';
import { byRule } from '#web/shared/form/rule-resolver';
import { SubmitButton } from '#web/shared/form/submit-button';
import { useDraft } from '#web/shared/form/use-draft';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { toast } from '#web/shared/ui/toasts';
import { MailingFields, type SentResidence } from './mailing-fields';
import { SendCard } from './send-card';

const emptyAddress: MailingAddress = { addressLine1: '', addressLine2: '', city: '', state: '', postalCode: '' };
const resolver = byRule<SentResidence>(({ sameAddress, mailingAddress }) =>
  sameAddress ? [] : checkMailingAddress(mailingAddress),
);

/** Sends the residence history once it has no gaps. */
export function SendResidence({ history }: { history: HistoryList<'residence'> }) {
  const { t } = useTranslation('histories');
  const form = useForm<SentResidence>({
    defaultValues: { sameAddress: history.sameAddress, mailingAddress: history.mailingAddress ?? emptyAddress },
    resolver,
  });
  const { clearDraft } = useDraft(form, 'residence.mailing', 'browser');
  const submit = useSubmitResidence(() => {
    clearDraft();
    toast.success(t('send.done'));
  });
  const send = ({ sameAddress, mailingAddress }: SentResidence) =>
    submit.mutateAsync({ sameAddress, mailingAddress: sameAddress ? null : mailingAddress });
  return (
    <SendCard standing={history.standing}>
      <Form form={form} onSubmit={send} label={t('send.title')}>
        <CheckField control={form.control} name="sameAddress" label={t('send.sameAddress')} />
        <MailingFields control={form.control} />
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
