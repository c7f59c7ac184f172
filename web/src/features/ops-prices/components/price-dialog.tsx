import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usStateCodes, usStates } from '#domain/places/us-states';
import type { NewPriceBody, OpsPrice, PricePreview } from '#domain/prices/schema';
import { usePriceText } from '#web/entities/billing/use-price-text';
import { useProductText } from '#web/entities/billing/use-product-text';
import { SelectField } from '#web/shared/form/choice-fields';
import { FormDialog } from '#web/shared/form/form-dialog';
import { MoneyField, NumberField } from '#web/shared/form/number-field';
import { TextField } from '#web/shared/form/text-field';
import { today } from '#web/shared/form/today';
import { formatDate } from '#web/shared/i18n/format';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useAddPrice, usePreviewPrice } from '../api/ops-prices';

interface PriceValues {
  amount: number | null;
  /** Of a late fee that counts in one state only; empty for all others. */
  state: string;
  startsOn: string;
}

interface Previewed {
  body: NewPriceBody;
  shown: PricePreview;
}

function Impact({ body, shown }: Previewed) {
  const { t } = useTranslation('purchases');
  const priceText = usePriceText();
  const before = shown.before === null ? t('price.unnamed') : priceText(body.product, shown.before);
  const date = formatDate(shown.startsAt);
  return (
    <section role="status">
      <p>{t('price.previewAmount', { before, after: priceText(body.product, body.amount), date })}</p>
      {shown.endsAt === null ? null : <p>{t('price.replaced', { date: formatDate(shown.endsAt) })}</p>}
      <p>
        {body.product === 'lateFee'
          ? t('price.touchedInvoices', {
              count: shown.unpaidInvoices,
              carriers: t('price.carrierCount', { count: shown.carriers }),
            })
          : t('price.touched', {
              count: shown.orders,
              carriers: t('price.carrierCount', { count: shown.carriers }),
            })}
      </p>
      {shown.names.length === 0 ? null : <p>{t('price.carriers', { names: shown.names.join(', ') })}</p>}
      {shown.openInvitations === 0 ? null : <p>{t('price.invitations', { count: shown.openInvitations })}</p>}
    </section>
  );
}

const isSame = (one: NewPriceBody, other: NewPriceBody): boolean =>
  one.amount === other.amount && one.startsOn === other.startsOn && one.state === other.state;

/** Plans a new price from a day: previewed first, then confirmed. */
export function PriceDialog({
  data: { product, state, amount },
  close,
}: ModalProps<Pick<OpsPrice, 'product' | 'state' | 'amount'>>) {
  const { t } = useTranslation('purchases');
  const productText = useProductText();
  const form = useForm<PriceValues>({ defaultValues: { amount, state: '', startsOn: '' } });
  const [previewed, setPreviewed] = useState<Previewed>();
  const preview = usePreviewPrice();
  const add = useAddPrice(() => {
    toast.success(t('price.done'));
    close();
  });
  const mayChooseState = product === 'lateFee' && state === null;
  const bodyOf = (values: PriceValues): NewPriceBody => ({
    product,
    state: usStateCodes.find((code) => code === values.state) ?? state,
    amount: values.amount ?? 0,
    startsOn: values.startsOn,
  });
  const submit = async (values: PriceValues): Promise<void> => {
    const body = bodyOf(values);
    if (isPreviewed) await add.mutateAsync(body);
    else setPreviewed({ body, shown: await preview.mutateAsync(body) });
  };
  const Amount = product === 'lateFee' ? NumberField : MoneyField;
  const entered = useWatch({ control: form.control }) as PriceValues;
  const isPreviewed = previewed !== undefined && isSame(previewed.body, bodyOf(entered));
  return (
    <FormDialog
      title={t('price.addTitle', { product: productText(product, state) })}
      form={form}
      onSubmit={submit}
      onClose={close}
      action={isPreviewed ? t('price.confirm') : t('price.preview')}
    >
      {mayChooseState ? (
        <SelectField
          control={form.control}
          name="state"
          label={t('price.state')}
          help={t('price.stateHelp')}
          placeholder={t('price.allStates')}
          choices={usStateCodes.map((code) => ({ value: code, label: usStates[code] }))}
        />
      ) : null}
      <Amount
        control={form.control}
        name="amount"
        label={product === 'lateFee' ? t('price.points') : t('price.amount')}
        rules={{ required: t('price.amountMissing') }}
      />
      <TextField
        control={form.control}
        name="startsOn"
        type="date"
        min={today()}
        label={t('price.start')}
        help={t('price.startHelp')}
        rules={{ required: t('price.startMissing') }}
      />
      {isPreviewed ? <Impact {...previewed} /> : null}
    </FormDialog>
  );
}
