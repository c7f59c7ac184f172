import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { eldSuggestions, equipmentAges, equipmentSuggestions, truckMakes } from '#domain/job-orders/enums';
import { dressCodes, transmissions } from '#domain/shared/job-enums';
import { CheckboxesField } from '#web/shared/form/choice-fields';
import { useControlled } from '#web/shared/form/controlled';
import { Field } from '#web/shared/form/field';
import { Select } from '#web/shared/form/inputs';
import { SearchSelectField } from '#web/shared/form/search-select-field';
import { TextAreaField } from '#web/shared/form/text-field';
import { YesNoField } from '#web/shared/form/yes-no-field';
import type { FleetFormValues } from './fleet-form';

interface FieldsProps {
  control: Control<FleetFormValues>;
}

const choicesOf = <Value extends string>(values: readonly Value[], label: (value: Value) => string = (each) => each) =>
  values.map((value) => ({ value, label: label(value) }));

function AgeField({ control }: FieldsProps) {
  const { t } = useTranslation(['facilities', 'labels', 'orders', 'common']);
  const { value, set, onBlur, ref, error } = useControlled({ control, name: 'equipmentAverageAge' });
  return (
    <Field label={t('orders:field.equipmentAge')} error={error}>
      {(inputProps) => (
        <Select
          {...inputProps}
          focusRef={ref}
          name="equipmentAverageAge"
          options={equipmentAges.map((age) => ({
            value: age,
            label: age < 0 ? t('labels:equipmentAgeNew') : t('labels:equipmentAge', { count: age }),
          }))}
          none={t('common:field.none')}
          value={equipmentAges.find((age) => age === value) ?? null}
          onBlur={onBlur}
          onChange={set}
        />
      )}
    </Field>
  );
}

/** The answer "No" hides and clears the list. */
function EldFields({ control }: FieldsProps) {
  const { t } = useTranslation(['facilities', 'orders']);
  const hasEldDevices = useWatch({ control, name: 'hasEldDevices' });
  return (
    <>
      <YesNoField control={control} name="hasEldDevices" label={t('fleet.hasEldDevices')} />
      {hasEldDevices ? (
        <SearchSelectField
          control={control}
          name="eldDevices"
          label={t('orders:field.eldDevices')}
          placeholder={t('orders:placeholder.list')}
          choices={choicesOf(eldSuggestions)}
          optional
          free
        />
      ) : null}
    </>
  );
}

function DressCodeFields({ control }: FieldsProps) {
  const { t } = useTranslation(['facilities', 'labels', 'orders']);
  const hasDressCode = useWatch({ control, name: 'hasDressCode' });
  return (
    <>
      <YesNoField control={control} name="hasDressCode" label={t('fleet.hasDressCode')} />
      {hasDressCode ? (
        <CheckboxesField
          control={control}
          name="dressCode"
          label={t('orders:field.dressCode')}
          optional
          choices={choicesOf(dressCodes, (code) => t(`labels:dressCode.${code}`))}
        />
      ) : null}
    </>
  );
}

/** The fields of a fleet configuration. */
export function FleetFields({ control }: FieldsProps) {
  const { t } = useTranslation(['facilities', 'labels', 'orders']);
  return (
    <>
      <SearchSelectField
        control={control}
        name="equipment"
        label={t('orders:field.equipment')}
        placeholder={t('orders:placeholder.list')}
        choices={choicesOf(equipmentSuggestions)}
        optional
        free
      />
      <SearchSelectField
        control={control}
        name="equipmentBrand"
        label={t('orders:field.equipmentBrand')}
        placeholder={t('orders:placeholder.list')}
        choices={choicesOf(truckMakes, (make) => t(`labels:truckMake.${make}`))}
        optional
        free
      />
      <CheckboxesField
        control={control}
        name="equipmentTransmission"
        label={t('orders:field.equipmentTransmission')}
        optional
        choices={choicesOf(transmissions, (value) => t(`labels:transmission.${value}`))}
      />
      <AgeField control={control} />
      <EldFields control={control} />
      <YesNoField control={control} name="cameraInTrack" label={t('fleet.hasCamera')} />
      <DressCodeFields control={control} />
      <TextAreaField control={control} name="otherRequirements" label={t('orders:field.otherRequirements')} optional />
    </>
  );
}
