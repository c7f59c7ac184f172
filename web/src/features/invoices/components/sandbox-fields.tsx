import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { cardDigits } from '#domain/payments/card-rules';
import { CardFields } from '#web/entities/payment-entry/card-fields';
import { cardFaults, faultsOf } from '#web/entities/payment-entry/check-entry';
import { sendEntry } from '#web/entities/payment-entry/send-entry';
import { TextField } from '#web/shared/form/text-field';
import { api, call } from '#web/shared/http/client';
import type { PaymentSource } from '../api/pay';
import type { PayValues } from '../model/pay-values';

function BankFields({ control }: { control: Control<PayValues> }) {
  const { t } = useTranslation('billing');
  return (
    <>
      <TextField
        control={control}
        name="routingNumber"
        label={t('bank.routing')}
        help={t('bank.routingHelp')}
        autoComplete="off"
        inputMode="numeric"
        maxLength={9}
      />
      <TextField
        control={control}
        name="accountNumber"
        label={t('bank.account')}
        help={t('bank.help')}
        autoComplete="off"
        inputMode="numeric"
        maxLength={17}
      />
    </>
  );
}

interface SandboxFieldsProps {
  control: Control<PayValues>;
  method: PayValues['method'];
}

/** The test numbers of a card or a bank account. They go straight to the payment service and are never stored here. */
export function SandboxFields({ control, method }: SandboxFieldsProps) {
  const { t } = useTranslation('billing');
  const texts = { number: t('card.number'), expiry: t('card.expiry'), cvc: t('card.cvc') };
  return method === 'card' ? <CardFields control={control} texts={texts} /> : <BankFields control={control} />;
}

/** The fields of the method that are wrong; those of the other do not count. */
export const sandboxFaults = (values: PayValues) =>
  values.method === 'card' ? cardFaults(values) : faultsOf(['routingNumber', 'accountNumber'], values);

/** The entry of the method's fields. */
export function sandboxSource(values: PayValues): PaymentSource {
  const { method, number, expiry, cvc, routingNumber, accountNumber } = values;
  const entry =
    method === 'card' ? { method, number: cardDigits(number), expiry, cvc } : { method, routingNumber, accountNumber };
  return {
    entry: JSON.stringify(entry),
    tokenize: async () => sendEntry(await call(api.POST('/api/payments/funding-token')), entry),
  };
}
