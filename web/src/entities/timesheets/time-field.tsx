import type { Control, FieldPath } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { instantsOfLocalTime } from '#domain/timesheets/local-time';
import { SelectField } from '#web/shared/form/choice-fields';
import { TextField } from '#web/shared/form/text-field';
import { formatDay, formatTimeIn } from '#web/shared/i18n/format';
import type { EditValues } from './edit-form';
import { localOf, type TimePlace } from './time-value';

const DATE = 'yyyy-mm-dd'.length;

interface TimeFieldProps {
  control: Control<EditValues>;
  name: `shifts.${number}.${'startsAt' | 'endsAt'}` | `shifts.${number}.breaks.${number}.${'startsAt' | 'endsAt'}`;
  label: string;
  place: TimePlace;
  optional?: boolean;
}

/** A time of day. It says if it is on the next day, and asks which one is meant when clocks show it twice. */
export function TimeField({ control, name, label, place, optional }: TimeFieldProps) {
  const { t } = useTranslation('timesheets');
  const value = useWatch({ control, name });
  const local = localOf(value, place);
  const instants = local === undefined ? [] : instantsOfLocalTime(local, place.zone);
  const date = local?.slice(0, DATE);
  const [first, second] = instants;
  return (
    <>
      <TextField
        control={control}
        name={`${name}.time` as FieldPath<EditValues>}
        type="time"
        label={label}
        {...(optional === true && { optional })}
        staysText
        help={date === undefined || date === place.day ? undefined : t('edit.nextDay', { day: formatDay(date) })}
      />
      {first === undefined || second === undefined ? null : (
        <SelectField
          control={control}
          name={`${name}.which` as FieldPath<EditValues>}
          label={t('edit.which', { time: label })}
          help={t('edit.whichHelp')}
          choices={[
            { value: 'first', label: t('edit.first', { time: formatTimeIn(first, place.zone) }) },
            { value: 'second', label: t('edit.second', { time: formatTimeIn(second, place.zone) }) },
          ]}
        />
      )}
    </>
  );
}
