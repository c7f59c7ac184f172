import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  driverClasses,
  endorsementCodes,
  freightLevels,
  shiftTypes,
  trailerTypes,
  transmissions,
} from '#domain/shared/job-enums';
import type { Choice } from '#web/shared/form/choice-fields';
import { CheckboxesField } from '#web/shared/form/choice-fields';
import { Form } from '#web/shared/form/form';
import { NumberField } from '#web/shared/form/number-field';
import { TextField } from '#web/shared/form/text-field';
import { Button } from '#web/shared/ui/button';
import type { SearchValues } from '../model/search-params';
import { isRadiusAllowed, noFilters } from '../model/search-params';

interface SearchFiltersProps {
  applied: SearchValues;
  apply: (values: SearchValues) => void;
  close: () => void;
}

const choicesOf = <Value extends string>(values: readonly Value[], label: (value: Value) => string): Choice[] =>
  values.map((value) => ({ value, label: label(value) }));

/** The filters of the driver search; "Apply Filter" starts the search. */
export function SearchFilters({ applied, apply, close }: SearchFiltersProps) {
  const { t } = useTranslation(['hiring', 'labels']);
  const form = useForm<SearchValues>({ defaultValues: applied });
  const { control } = form;
  const send = (values: SearchValues) => {
    const miles = values.miles ?? null;
    if (!isRadiusAllowed(miles)) {
      form.setError('miles', { message: 'radius-too-large' }, { shouldFocus: true });
      return Promise.resolve();
    }
    apply({ ...values, miles });
    return Promise.resolve();
  };
  return (
    <div className="gh-filters">
      <Form form={form} onSubmit={send} label={t('filter.label')}>
        <div className="gh-filter-grid">
          <TextField control={control} name="name" label={t('filter.name')} optional />
          <NumberField control={control} name="miles" label={t('filter.miles')} placeholder="30" min={0} optional />
          <CheckboxesField
            control={control}
            name="class"
            label={t('filter.class')}
            optional
            choices={choicesOf(driverClasses, (value) => t(`labels:driverClass.${value}`))}
          />
          <CheckboxesField
            control={control}
            name="transmission"
            label={t('filter.transmission')}
            optional
            choices={choicesOf(transmissions, (value) => t(`labels:transmission.${value}`))}
          />
          <CheckboxesField
            control={control}
            name="endorsements"
            label={t('filter.endorsements')}
            optional
            choices={choicesOf(endorsementCodes, (value) => t(`labels:endorsementShort.${value}`))}
          />
          <CheckboxesField
            control={control}
            name="shift"
            label={t('filter.shift')}
            optional
            choices={choicesOf(shiftTypes, (value) => t(`labels:shiftType.${value}`))}
          />
          <CheckboxesField
            control={control}
            name="freightLevel"
            label={t('filter.freightLevel')}
            optional
            choices={choicesOf(freightLevels, (value) => t(`labels:freightLevel.${value}`))}
          />
          <CheckboxesField
            control={control}
            name="freightType"
            label={t('filter.freightType')}
            optional
            choices={choicesOf(trailerTypes, (value) => value)}
          />
        </div>
        <div className="gh-form-buttons">
          <Button type="submit" variant="primary">
            {t('filter.apply')}
          </Button>
          <Button onClick={close}>{t('filter.close')}</Button>
          <Button
            variant="text"
            onClick={() => {
              form.reset(noFilters);
              apply(noFilters);
            }}
          >
            {t('filter.clear')}
          </Button>
        </div>
      </Form>
    </div>
  );
}
