import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
import { toast } from '#web/shared/ui/toasts';
import { useOfferCallTime } from '../api/call-times';

/** A further call time, typed in the local time of the person who offers it. */
export function OfferTimeForm() {
  const { t } = useTranslation('ops-carriers');
  const form = useForm({ defaultValues: { startsAt: '' } });
  const offer = useOfferCallTime(() => {
    toast.success(t('offer.done'));
    form.reset();
  });
  return (
    <Form
      form={form}
      onSubmit={({ startsAt }) => offer.mutateAsync({ startsAt: new Date(startsAt).toISOString() })}
      label={t('offer.title')}
    >
      <div className="gh-offer-time">
        <TextField
          control={form.control}
          name="startsAt"
          type="datetime-local"
          rules={{ required: t('offer.required') }}
          label={t('offer.time')}
        />
        <SubmitButton control={form.control}>{t('offer.action')}</SubmitButton>
      </div>
    </Form>
  );
}
