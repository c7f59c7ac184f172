import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { TimesheetAssignment } from '#domain/timesheets/schema';
import { SelectField } from '#web/shared/form/choice-fields';
import { NumberField } from '#web/shared/form/number-field';
import { type EditValues, entriesOf } from './edit-form';
import { useOptionText } from './use-entry-texts';

interface EntryFieldsProps {
  control: Control<EditValues>;
  assignment: TimesheetAssignment;
}

/** The entries for which the payment type pays, in addition to time. */
export function EntryFields({ control, assignment }: EntryFieldsProps) {
  const { t } = useTranslation('timesheets');
  const optionText = useOptionText();
  const entries = entriesOf(assignment);
  return (
    <>
      {entries.includes('milesTenths') ? (
        <NumberField control={control} name="miles" label={t('entry.miles')} optional min={0} max={3_000} step={0.1} />
      ) : null}
      {entries.includes('stops') ? (
        <NumberField control={control} name="stops" label={t('entry.stops')} optional min={0} max={200} step={1} />
      ) : null}
      {entries.includes('nightsAway') ? (
        <NumberField control={control} name="nightsAway" label={t('entry.nights')} optional min={0} max={31} step={1} />
      ) : null}
      {entries.includes('breakdownMinutes') ? (
        <NumberField
          control={control}
          name="breakdownHours"
          label={t('entry.breakdown')}
          optional
          min={0}
          max={25}
          step={0.25}
        />
      ) : null}
      {entries.includes('waitingMinutes') ? (
        <NumberField
          control={control}
          name="waitingHours"
          label={t('entry.waiting')}
          optional
          min={0}
          max={25}
          step={0.25}
        />
      ) : null}
      {entries.includes('option') ? (
        <SelectField
          control={control}
          name="option"
          label={t('entry.option')}
          optional
          placeholder={t('entry.noOption')}
          choices={assignment.options.map((value) => ({ value, label: optionText(value) }))}
        />
      ) : null}
    </>
  );
}
