import type { Control } from 'react-hook-form';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_SHIFTS } from '#domain/timesheets/limits';
import { Button } from '#web/shared/ui/button';
import { type Edited, type EditValues, isRunning, newBreak, newShift, placesOf } from './edit-form';
import { TimeField } from './time-field';

interface ShiftProps {
  control: Control<EditValues>;
  edited: Edited;
  at: number;
  remove: () => void;
}

function BreakFields({ control, edited, at }: Omit<ShiftProps, 'remove'>) {
  const { t } = useTranslation('timesheets');
  const { fields, append, remove } = useFieldArray({ control, name: `shifts.${at}.breaks` });
  const shift = useWatch({ control, name: `shifts.${at}` });
  const { later, end } = placesOf(shift, edited);
  return (
    <>
      {fields.map(({ id }, place) => (
        <fieldset key={id} className="gh-edit-break">
          <legend>{t('edit.break', { number: place + 1 })}</legend>
          <TimeField
            control={control}
            name={`shifts.${at}.breaks.${place}.startsAt`}
            label={t('edit.breakStart')}
            place={later}
          />
          <TimeField
            control={control}
            name={`shifts.${at}.breaks.${place}.endsAt`}
            label={t('edit.breakEnd')}
            place={end}
            optional={isRunning(shift, edited.workday)}
          />
          <Button
            variant="text"
            onClick={() => {
              remove(place);
            }}
          >
            {t('edit.removeBreak')}
          </Button>
        </fieldset>
      ))}
      {fields.length >= MAX_SHIFTS ? null : (
        <Button
          size="small"
          onClick={() => {
            append(newBreak());
          }}
        >
          {t('edit.addBreak')}
        </Button>
      )}
    </>
  );
}

function ShiftFieldset({ control, edited, at, remove }: ShiftProps) {
  const { t } = useTranslation('timesheets');
  const shift = useWatch({ control, name: `shifts.${at}` });
  const { start, end } = placesOf(shift, edited);
  return (
    <fieldset className="gh-edit-shift">
      <legend>{t('edit.shift', { number: at + 1 })}</legend>
      <TimeField control={control} name={`shifts.${at}.startsAt`} label={t('edit.start')} place={start} />
      <TimeField
        control={control}
        name={`shifts.${at}.endsAt`}
        label={t('edit.end')}
        place={end}
        optional={isRunning(shift, edited.workday)}
      />
      <BreakFields control={control} edited={edited} at={at} />
      <Button variant="text" onClick={remove}>
        {t('edit.removeShift')}
      </Button>
    </fieldset>
  );
}

/** The shifts of a workday with their breaks. */
export function ShiftFields({ control, edited }: { control: Control<EditValues>; edited: Edited }) {
  const { t } = useTranslation('timesheets');
  const { fields, append, remove } = useFieldArray({ control, name: 'shifts' });
  return (
    <>
      {fields.map(({ id }, at) => (
        <ShiftFieldset
          key={id}
          control={control}
          edited={edited}
          at={at}
          remove={() => {
            remove(at);
          }}
        />
      ))}
      {fields.length >= MAX_SHIFTS ? null : (
        <Button
          onClick={() => {
            append(newShift());
          }}
        >
          {t('edit.addShift')}
        </Button>
      )}
    </>
  );
}
