import { useState } from 'react';
import type { Control, FieldPath, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { splitList } from '#domain/job-orders/content/rules';
import { driverClasses, endorsementCodes, freightLevels } from '#domain/shared/job-enums';
import { CheckboxesField, SegmentedField } from '#web/shared/form/choice-fields';
import { useControlled } from '#web/shared/form/controlled';
import { TextBox } from '#web/shared/form/text-box';
import type { OrderFormValues } from '../../model/form-values';
import { choicesOf } from './choices';
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
    </Section>
  );
}
