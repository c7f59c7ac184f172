import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { cardDigits, type CardEntry, checkCard } from '#domain/payments/card-rules';
import { inGroups, withSlash } from '#web/entities/payment-entry/card-format';
import { Form } from '#web/shared/form/form';
import { byRule } from '#web/shared/form/rule-resolver';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
import { today } from '#web/shared/form/today';
import { Button } from '#web/shared/ui/button';
import { Card } from '#web/shared/ui/layout';
import { useSaveCard } from '../api/card';

const FIELDS = ['number', 'expiry', 'cvc'] as const;

/** Applies the payment service's rules before anything is sent; an empty field counts as missing. */
const resolver = byRule<CardEntry>((card) => {
  const wrong = checkCard(card, today());
  return FIELDS.flatMap((field) => {
    const code = card[field].trim() === '' ? 'required' : wrong[field];
    return code === undefined ? [] : [{ field, code }];
  });
});

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
        <TextField
          control={control}
          name="number"
          label={t('number')}
          autoComplete="cc-number"
          inputMode="numeric"
          maxLength={23}
          format={inGroups}
        />
        <TextField
          control={control}
          name="expiry"
          label={t('expiry')}
          autoComplete="cc-exp"
          inputMode="numeric"
          maxLength={7}
          format={withSlash}
        />
        <TextField
          control={control}
          name="cvc"
          label={t('cvc')}
          help={t('cvcHelp')}
          autoComplete="cc-csc"
          inputMode="numeric"
          maxLength={4}
        />
        <SubmitButton control={control}>{t('save')}</SubmitButton>
        {onCancel === undefined ? null : <Button onClick={onCancel}>{t('cancel')}</Button>}
      </Form>
    </Card>
  );
}
