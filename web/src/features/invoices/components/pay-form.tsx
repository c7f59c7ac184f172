import type { Control } from 'react-hook-form';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '#domain/invoices/schema';
import { checkCard } from '#domain/payments/card-rules';
import type { Payment, PaymentOptions } from '#domain/payments/invoice-payments-schema';
import { inGroups, withSlash } from '#web/entities/payment-entry/card-format';
import { SegmentedField } from '#web/shared/form/choice-fields';
import { DialogForm } from '#web/shared/form/form-dialog';
import { MoneyField } from '#web/shared/form/number-field';
import { byRule } from '#web/shared/form/rule-resolver';
import { TextField } from '#web/shared/form/text-field';
import { today } from '#web/shared/form/today';
import { formatMoney } from '#web/shared/i18n/format';
import { type PaymentEntry, usePayInvoice } from '../api/pay';

interface PayValues {
  method: PaymentEntry['method'];
  cents: number | null;
  number: string;
  expiry: string;
  cvc: string;
  routingNumber: string;
  accountNumber: string;
}

const FIELDS = { card: ['number', 'expiry', 'cvc'], bankTransfer: ['routingNumber', 'accountNumber'] } as const;

/** The payment service's rules before anything is sent; the fields of the other method do not count. */
const resolver = byRule<PayValues>((values) => {
  const wrong = values.method === 'card' ? checkCard(values, today()) : {};
  const entries = FIELDS[values.method].flatMap((field) => {
    const code = values[field].trim() === '' ? 'required' : (wrong as Record<string, string | undefined>)[field];
    return code === undefined ? [] : [{ field, code }];
  });
  if (values.cents === null) return [{ field: 'cents', code: 'required' }, ...entries];
  return values.cents > 0 ? entries : [{ field: 'cents', code: 'too-small' }, ...entries];
});

const entryOf = ({ method, number, expiry, cvc, routingNumber, accountNumber }: PayValues): PaymentEntry =>
  method === 'card' ? { method, number, expiry, cvc } : { method, routingNumber, accountNumber };

/** The effect of the amount on the invoice: part of it stays open, or the rest becomes credit. */
function AmountHelp({ control, invoice }: { control: Control<PayValues>; invoice: Invoice }) {
  const { t } = useTranslation('billing');
  const cents = useWatch({ control, name: 'cents' }) ?? 0;
  const rest = invoice.balanceCents - invoice.processingCents - cents;
  return (
    <p role="status" className="gh-billing-quiet">
      {rest > 0 ? t('pay.part', { amount: formatMoney(rest) }) : null}
      {rest === 0 ? t('pay.all') : null}
      {rest < 0 ? t('pay.over', { amount: formatMoney(-rest) }) : null}
    </p>
  );
}

function CardFields({ control }: { control: Control<PayValues> }) {
  const { t } = useTranslation('billing');
  return (
    <>
      <TextField
        control={control}
        name="number"
        label={t('card.number')}
        autoComplete="cc-number"
        inputMode="numeric"
        maxLength={23}
        format={inGroups}
      />
      <TextField
        control={control}
        name="expiry"
        label={t('card.expiry')}
        autoComplete="cc-exp"
        inputMode="numeric"
        maxLength={7}
        format={withSlash}
      />
      <TextField
        control={control}
        name="cvc"
        label={t('card.cvc')}
        autoComplete="cc-csc"
        inputMode="numeric"
        maxLength={4}
      />
    </>
  );
}

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

interface PayFormProps {
  invoice: Invoice;
  methods: PaymentOptions['methods'];
  title: string;
  onPaid: (payment: Payment) => void;
  onClose: () => void;
}

/** The amount and where it comes from. The entries go straight to the payment service and are never stored here. */
export function PayForm({ invoice, methods, title, onPaid, onClose }: PayFormProps) {
  const { t } = useTranslation('billing');
  const form = useForm<PayValues>({
    resolver,
    defaultValues: {
      method: methods[0] ?? 'card',
      cents: Math.max(invoice.balanceCents - invoice.processingCents, 0),
      ...{ number: '', expiry: '', cvc: '', routingNumber: '', accountNumber: '' },
    },
  });
  const { control } = form;
  const method = useWatch({ control, name: 'method' });
  const pay = usePayInvoice(invoice._id, onPaid);
  return (
    <DialogForm
      title={title}
      form={form}
      onSubmit={(values) => pay.mutateAsync({ cents: values.cents ?? 0, entry: entryOf(values) })}
      onClose={onClose}
      action={t('pay.submit')}
    >
      <p role="note" className="gh-note gh-billing-note">
        {t('pay.sandbox')}
      </p>
      <MoneyField control={control} name="cents" label={t('field.amount')} />
      <AmountHelp control={control} invoice={invoice} />
      <SegmentedField
        control={control}
        name="method"
        label={t('pay.method')}
        choices={methods.map((value) => ({ value, label: t(`method.${value}`) }))}
      />
      {method === 'card' ? <CardFields control={control} /> : <BankFields control={control} />}
    </DialogForm>
  );
}
