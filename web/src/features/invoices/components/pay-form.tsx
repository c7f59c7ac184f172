import { useRef } from 'react';
import type { Control } from 'react-hook-form';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '#domain/invoices/schema';
import type { Payment, PaymentOptions } from '#domain/payments/invoice-payments-schema';
import { SegmentedField } from '#web/shared/form/choice-fields';
import { DialogForm } from '#web/shared/form/form-dialog';
import { MoneyField } from '#web/shared/form/number-field';
import { byRule } from '#web/shared/form/rule-resolver';
import { toApiProblem } from '#web/shared/http/api-problem';
import { formatMoney } from '#web/shared/i18n/format';
import { type PaymentSource, usePayInvoice } from '../api/pay';
import { noNumbers, type PayValues } from '../model/pay-values';
import { STRIPE_MINIMUM_CENTS } from '../model/stripe-minimum';
import { sandboxFaults, SandboxFields, sandboxSource } from './sandbox-fields';
import { StripeFields, type StripeSource } from './stripe-fields';

function centsFault({ cents }: PayValues, least: number) {
  if (cents === null) return [{ field: 'cents' as const, code: 'required' }];
  return cents >= least ? [] : [{ field: 'cents' as const, code: 'too-small' }];
}

/** The rules before anything is sent. Stripe checks its own fields. */
const resolvers = {
  sandbox: byRule<PayValues>((values) => [...centsFault(values, 1), ...sandboxFaults(values)]),
  stripe: byRule<PayValues>((values) => centsFault(values, STRIPE_MINIMUM_CENTS)),
};

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

interface ProviderFieldsProps {
  control: Control<PayValues>;
  options: PaymentOptions;
  stripeSource: StripeSource;
}

/** The fields of the payment service; the rest of the form is the same for each. */
function ProviderFields({ control, options: { publishableKey }, stripeSource }: ProviderFieldsProps) {
  const [method, cents] = useWatch({ control, name: ['method', 'cents'] });
  if (publishableKey === null) return <SandboxFields control={control} method={method} />;
  return <StripeFields publishableKey={publishableKey} method={method} cents={cents ?? 0} source={stripeSource} />;
}

interface PayFormProps {
  invoice: Invoice;
  options: PaymentOptions;
  title: string;
  onPaid: (payment: Payment) => void;
  onClose: () => void;
}

/** The amount and where it comes from. The entry goes straight to the payment service and is never stored here. */
export function PayForm({ invoice, options, title, onPaid, onClose }: PayFormProps) {
  const { t } = useTranslation('billing');
  const isSandbox = options.provider === 'sandbox';
  const form = useForm<PayValues>({
    resolver: isSandbox ? resolvers.sandbox : resolvers.stripe,
    defaultValues: {
      method: options.methods[0] ?? 'card',
      cents: Math.max(invoice.balanceCents - invoice.processingCents, 0),
      ...noNumbers,
    },
  });
  const { control } = form;
  const stripeSource: StripeSource = useRef(null);
  const pay = usePayInvoice(invoice._id, onPaid);
  const sourceOf = (values: PayValues): PaymentSource => {
    if (isSandbox) return sandboxSource(values);
    if (stripeSource.current === null) throw toApiProblem(0, { code: 'stripe-loading', message: t('pay.loading') });
    return stripeSource.current();
  };
  const submit = async (values: PayValues) =>
    pay.mutateAsync({ cents: values.cents ?? 0, method: values.method, source: sourceOf(values) });
  return (
    <DialogForm title={title} form={form} onSubmit={submit} onClose={onClose} action={t('pay.submit')}>
      {isSandbox ? (
        <p role="note" className="gh-note gh-billing-note">
          {t('pay.sandbox')}
        </p>
      ) : null}
      <MoneyField control={control} name="cents" label={t('field.amount')} />
      <AmountHelp control={control} invoice={invoice} />
      <SegmentedField
        control={control}
        name="method"
        label={t('pay.method')}
        choices={options.methods.map((value) => ({ value, label: t(`method.${value}`) }))}
      />
      <ProviderFields control={control} options={options} stripeSource={stripeSource} />
    </DialogForm>
  );
}
