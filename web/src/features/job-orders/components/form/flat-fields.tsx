import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { flatPriceOptions, isFlatPriceOption } from '#domain/job-orders/enums';
import { Switch } from '#web/shared/form/choice-fields';
import { NumberField } from '#web/shared/form/number-field';
import type { RatesProps } from './amount';
import { Amount } from './amount';
import { Wide } from './section';

/** Prices of days and shifts that differ from the base price; options that another client stored are kept. */
function FlatOptions({ form: { control }, locked }: RatesProps) {
  const { t } = useTranslation(['orders', 'labels']);
  const prices = useWatch({ control, name: 'flatRate.variousPriceCentPerDay' });
  const stored = Object.keys(prices ?? {}).filter((name) => !isFlatPriceOption(name));
  const field = (name: string, label: string) => (
    <Amount
      key={name}
      control={control}
      name={`flatRate.variousPriceCentPerDay.${name}`}
      label={label}
      disabled={locked}
      unit="cents"
      optional
    />
  );
  return (
    <>
      <Wide>
        <h3 className="gh-order-subhead">{t('section.flatOptions')}</h3>
        <p className="gh-field-help">{t('help.flatOptions')}</p>
      </Wide>
      {flatPriceOptions.map((name) => field(name, t(`labels:flatOption.${name}`)))}
      {stored.map((name) => field(name, name))}
    </>
  );
}

/** Default extra hours: 2200 cents per hour after 12 hours. */
const EXTRA_HOURS = { thresholdHours: 12, centsPerHour: 2200 };

export function FlatFields({ form, locked }: RatesProps) {
  const { t } = useTranslation('orders');
  const { control, setValue } = form;
  const extra = useWatch({ control, name: 'flatRate.extraHours' });
  return (
    <>
      <Amount
        control={control}
        name="flatRate.basePriceCentPerDay"
        label={t('field.perDay')}
        disabled={locked}
        unit="cents"
      />
      <FlatOptions form={form} locked={locked} />
      <Wide>
        <Switch
          label={t('field.extraHours')}
          checked={extra !== undefined}
          disabled={locked}
          onChange={(on) => {
            setValue('flatRate.extraHours', on ? EXTRA_HOURS : undefined, { shouldDirty: true });
          }}
        />
      </Wide>
      {extra === undefined ? null : (
        <>
          <NumberField
            control={control}
            name="flatRate.extraHours.thresholdHours"
            label={t('field.extraThreshold')}
            disabled={locked}
            min={0}
            max={24}
          />
          <Amount
            control={control}
            name="flatRate.extraHours.centsPerHour"
            label={t('field.extraRate')}
            disabled={locked}
            unit="cents"
          />
        </>
      )}
    </>
  );
}
