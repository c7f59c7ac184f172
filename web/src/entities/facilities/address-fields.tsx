import { useTranslation } from 'react-i18next';
import { usStateCodes, usStates } from '#domain/places/us-states';
import { SelectField } from '#web/shared/form/choice-fields';
import { NumberField } from '#web/shared/form/number-field';
import { TextField } from '#web/shared/form/text-field';
import { AddressSearch, type FacilityFormApi } from './address-search';

/** The address: a search that fills in the parts, and the parts, which can also be typed. */
export function AddressFields({ form }: { form: FacilityFormApi }) {
  const { t } = useTranslation('facilities');
  const { control } = form;
  return (
    <>
      <AddressSearch form={form} />
      <TextField control={control} name="address.addressLine1" label={t('address.street')} />
      <div className="gh-facility-row">
        <TextField control={control} name="address.city" label={t('address.city')} />
        <SelectField
          control={control}
          name="address.state"
          label={t('address.state')}
          choices={usStateCodes.map((code) => ({ value: code, label: usStates[code] }))}
        />
        <TextField control={control} name="address.postalCode" label={t('address.zip')} />
      </div>
      <div className="gh-facility-row">
        <NumberField
          control={control}
          name="address.latitude"
          label={t('address.latitude')}
          help={t('address.coordinatesHelp')}
          min={-90}
          max={90}
          optional
        />
        <NumberField
          control={control}
          name="address.longitude"
          label={t('address.longitude')}
          min={-180}
          max={180}
          optional
        />
      </div>
    </>
  );
}
