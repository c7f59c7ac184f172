import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { cardDigits, type CardEntry } from '#domain/payments/card-rules';
import { CardFields } from '#web/entities/payment-entry/card-fields';
import { cardFaults } from '#web/entities/payment-entry/check-entry';
import { Form } from '#web/shared/form/form';
import { byRule } from '#web/shared/form/rule-resolver';
import { SubmitButton } from '#web/shared/form/submit-button';
import { Button } from '#web/shared/ui/button';
import { Card } from '#web/shared/ui/layout';
import { useSaveCard } from '../api/card';

const resolver = byRule<CardEntry>(cardFaults);

interface CardFormProps {
  title: string;
  onSaved: () => void;
  /** Cancels the replacement of an existing card. */
  onCancel?: (() => void) | undefined;
}

/** Card fields go straight to the payment service and are never stored here, not even as a draft. */
export function CardForm({ title, onSaved, onCancel }: CardFormProps) {
  const { t } = useTranslation('debit-card');
  const form = useForm<CardEntry>({ defaultValues: { number: '', expiry: '', cvc: '' }, resolver });
  const { control } = form;
  const save = useSaveCard(onSaved);
  return (
    <Card title={title}>
      <Form
        form={form}
        label={title}
        onSubmit={(card) => save.mutateAsync({ ...card, number: cardDigits(card.number) })}
      >
        <CardFields
          control={control}
          texts={{ number: t('number'), expiry: t('expiry'), cvc: t('cvc'), cvcHelp: t('cvcHelp') }}
        />
        <SubmitButton control={control}>{t('save')}</SubmitButton>
        {onCancel === undefined ? null : <Button onClick={onCancel}>{t('cancel')}</Button>}
      </Form>
    </Card>
  );
}
