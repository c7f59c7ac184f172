import { useState } from 'react';
import type { Control, FieldPath, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { splitList } from '#domain/job-orders/content/rules';
import { eldSuggestions, equipmentAges, equipmentSuggestions, truckMakes } from '#domain/job-orders/enums';
import { dressCodes, driverClasses, endorsementCodes, freightLevels, transmissions } from '#domain/shared/job-enums';
import { CheckboxesField, SegmentedField, SwitchField } from '#web/shared/form/choice-fields';
import { useControlled } from '#web/shared/form/controlled';
import { Field } from '#web/shared/form/field';
import { Select } from '#web/shared/form/inputs';
import { SearchSelectField } from '#web/shared/form/search-select-field';
import { TextBox } from '#web/shared/form/text-box';
import { TextAreaField } from '#web/shared/form/text-field';
import type { OrderFormValues } from '../../model/form-values';
import { choicesOf } from './choices';
import { EditFleetButton } from './facility-tools';
import { Section, Wide } from './section';

interface FieldsProps {
  control: Control<OrderFormValues>;
}

/** A list of items, entered with commas between them. */
function ListField({
  control,
  name,
  label,
  help,
}: FieldsProps & { name: FieldPath<OrderFormValues>; label: string; help: string }) {
  const { value, set, onBlur, ref, error } = useControlled({ control, name });
  const items = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  const [typed, setTyped] = useState<string | undefined>();
  const shown = typed !== undefined && splitList(typed).join() === items.join() ? typed : items.join(', ');
  return (
    <TextBox
      label={label}
      help={help}
      error={error}
      optional
      name={name}
      focusRef={ref}
      value={shown}
      onBlur={() => {
        setTyped(undefined);
        onBlur();
      }}
      onChange={(text) => {
        setTyped(text);
        set(splitList(text));
      }}
    />
  );
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

export function QualificationsSection({ form }: { form: UseFormReturn<OrderFormValues> }) {
  const { control } = form;
  const { t } = useTranslation(['orders', 'labels']);
  return (
    <Section anchor="qualifications" title={t('section.qualifications')}>
      <SegmentedField
        control={control}
        name="driverClass"
        label={t('field.driverClass')}
        choices={choicesOf(driverClasses, (value) => t(`labels:driverClass.${value}`))}
      />
      <SegmentedField
        control={control}
        name="freightLevel"
        label={t('field.freightLevel')}
        choices={choicesOf(freightLevels, (value) => t(`labels:freightLevel.${value}`))}
      />
      <Wide>
        <CheckboxesField
          control={control}
          name="endorsements"
          label={t('field.endorsements')}
          optional
          choices={choicesOf(endorsementCodes, (code) => t(`labels:endorsement.${code}`))}
        />
      </Wide>
      <Wide>
        <ListField control={control} name="preferred" label={t('field.hauling')} help={t('help.hauling')} />
      </Wide>
      <Wide>
        <h3 className="gh-order-subhead">{t('section.fleet')}</h3>
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
