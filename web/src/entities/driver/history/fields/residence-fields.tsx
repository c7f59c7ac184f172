import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { HistoryPeriod, Residence } from '#domain/driver-histories/items';
import { ABROAD } from '#domain/driver-histories/kinds';
import { CheckField } from '#web/shared/form/check-field';
import { TextField } from '#web/shared/form/text-field';
import { PeriodFields } from './period-fields';
import { PlaceFields } from './place-fields';

/** A residence; more than three years there makes the dates unnecessary. */
export function ResidenceFields({ control }: { control: Control<Residence> }) {
  const { t } = useTranslation('histories');
  const [isLong, state] = useWatch({ control, name: ['moreThan3Years', 'state'] });
  return (
    <>
      <TextField control={control} name="addressLine1" autoComplete="address-line1" label={t('field.addressLine1')} />
      <TextField
        control={control}
        name="addressLine2"
        autoComplete="address-line2"
        optional
        label={t('field.addressLine2')}
      />
      <PlaceFields control={control} />
      <TextField
        control={control}
        name="postalCode"
        autoComplete="postal-code"
        optional={state === ABROAD}
        maxLength={10}
        label={t('field.postalCode')}
      />
      <CheckField control={control} name="moreThan3Years" label={t('field.moreThan3Years')} />
      <PeriodFields
        control={control as unknown as Control<HistoryPeriod>}
        current={t('field.stillLiving')}
        noStart={isLong}
        noEnd={isLong}
      />
    </>
  );
}
