import type { Control, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { eldSuggestions, equipmentAges, equipmentSuggestions, truckMakes } from '#domain/job-orders/enums';
import { dressCodes, transmissions } from '#domain/shared/job-enums';
import { CheckboxesField, SwitchField } from '#web/shared/form/choice-fields';
import { useControlled } from '#web/shared/form/controlled';
import { Field } from '#web/shared/form/field';
import { Select } from '#web/shared/form/inputs';
import { SearchSelectField } from '#web/shared/form/search-select-field';
import { TextAreaField } from '#web/shared/form/text-field';
import type { OrderFormValues } from '../../model/form-values';
import { choicesOf } from './choices';
import { EditFleetButton } from './facility-tools';
import { Section, Wide } from './section';

interface FieldsProps {
  control: Control<OrderFormValues>;
}

function EquipmentAgeField({ control }: FieldsProps) {
  const { t } = useTranslation(['orders', 'labels']);
  const { value, set, onBlur, ref, error } = useControlled({ control, name: 'equipmentAverageAge' });
  return (
    <Field label={t('field.equipmentAge')} error={error}>
      {(inputProps) => (
        <Select
          {...inputProps}
          focusRef={ref}
          name="equipmentAverageAge"
          options={equipmentAges.map((age) => ({
            value: age,
            label: age < 0 ? t('labels:equipmentAgeNew') : t('labels:equipmentAge', { count: age }),
          }))}
          none={t('field.none', { ns: 'common' })}
          value={equipmentAges.find((age) => age === value) ?? null}
          onBlur={onBlur}
          onChange={(age) => {
            set(age ?? undefined);
          }}
        />
      )}
    </Field>
  );
}

function EquipmentFields({ control }: FieldsProps) {
  const { t } = useTranslation(['orders', 'labels']);
  return (
    <>
      <SearchSelectField
        control={control}
        name="equipment"
        label={t('field.equipment')}
        placeholder={t('placeholder.list')}
        choices={choicesOf(equipmentSuggestions)}
        free
      />
      <SearchSelectField
        control={control}
        name="equipmentBrand"
        label={t('field.equipmentBrand')}
        placeholder={t('placeholder.list')}
        choices={choicesOf(truckMakes, (make) => t(`labels:truckMake.${make}`))}
        free
      />
      <CheckboxesField
        control={control}
        name="equipmentTransmission"
        label={t('field.equipmentTransmission')}
        choices={choicesOf(transmissions, (value) => t(`labels:transmission.${value}`))}
      />
      <EquipmentAgeField control={control} />
      <SearchSelectField
        control={control}
        name="eldDevices"
        label={t('field.eldDevices')}
        placeholder={t('placeholder.list')}
        choices={choicesOf(eldSuggestions)}
        optional
        free
      />
      <CheckboxesField
        control={control}
        name="palletJack"
        label={t('field.palletJack')}
        help={t('help.palletJack')}
        optional
        choices={choicesOf(transmissions, (value) => t(`palletJack.${value}`))}
      />
    </>
  );
}

/** The equipment of this order: filled in from the facility's fleet configuration, which a modal edits. */
export function FleetSection({ form }: { form: UseFormReturn<OrderFormValues> }) {
  const { control } = form;
  const { t } = useTranslation(['orders', 'labels']);
  return (
    <Section anchor="fleet" title={t('section.fleet')}>
      <Wide>
        <EditFleetButton form={form} />
      </Wide>
      <EquipmentFields control={control} />
      <Wide>
        <CheckboxesField
          control={control}
          name="dressCode"
          label={t('field.dressCode')}
          optional
          choices={choicesOf(dressCodes, (code) => t(`labels:dressCode.${code}`))}
        />
      </Wide>
      <Wide>
        <SwitchField control={control} name="cameraInTrack" label={t('field.camera')} help={t('help.camera')} />
      </Wide>
      <Wide>
        <TextAreaField control={control} name="otherRequirements" label={t('field.otherRequirements')} optional />
      </Wide>
    </Section>
  );
}
