import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_FURTHER_WEEKS } from '#domain/job-orders/content/schema';
import { weekdays } from '#domain/shared/job-enums';
import { Button } from '#web/shared/ui/button';
import { EditableTabs } from '#web/shared/ui/editable-tabs';
import type { OrderFormValues } from '../../model/form-values';
import { DayField } from './day-field';
import { Wide } from './section';

interface WeeksProps {
  form: UseFormReturn<OrderFormValues>;
}

/** The weeks of the form: the first one, and the further ones of a rotation. */
function useWeeks({ control, getValues, setValue }: UseFormReturn<OrderFormValues>) {
  const [selected, setSelected] = useState(0);
  const further = useWatch({ control, name: 'schedules' }) ?? [];
  const weeks = () => [getValues('schedule'), ...(getValues('schedules') ?? [])];
  const change = ([first, ...others]: OrderFormValues['schedule'][]) => {
    if (first === undefined) return;
    setValue('schedule', first, { shouldDirty: true });
    setValue('schedules', others, { shouldDirty: true });
  };
  return {
    selected: Math.min(selected, further.length),
    count: further.length + 1,
    select: setSelected,
    /** Appends a copy of the selected week, which is usually a variation of it. */
    add: () => {
      const all = weeks();
      const copied = all[selected] ?? getValues('schedule');
      change([...all, structuredClone(copied)]);
      setSelected(all.length);
    },
    remove: (index: number) => {
      change(structuredClone(weeks().filter((_week, each) => each !== index)));
      setSelected(Math.max(0, index - 1));
    },
  };
}

/** Hours by day: of every week, or of weeks that take turns. */
export function Weeks({ form }: WeeksProps) {
  const { t } = useTranslation('orders');
  const { errors } = useFormState({ control: form.control });
  const { selected, count, select, add, remove } = useWeeks(form);
  const wholeWeek = errors.schedule?.message ?? errors.schedule?.root?.message;
  const isWrong = (index: number) =>
    (index === 0 ? errors.schedule : errors.schedules?.[index - 1]) !== undefined && index !== selected;
  const tabs = Array.from({ length: count }, (_week, index) => ({
    name: t(isWrong(index) ? 'week.wrong' : 'week.name', { number: index + 1 }),
    deleteLabel: t('week.delete', { number: index + 1 }),
  }));
  const addButton =
    count > MAX_FURTHER_WEEKS ? null : (
      <Button size="small" variant="text" onClick={add}>
        {t('week.add')}
      </Button>
    );
  return (
    <Wide>
      <fieldset className="gh-field-set">
        <legend>{t('field.week')}</legend>
        {count === 1 ? null : (
          <>
            <p className="gh-field-help">{t('help.weeks')}</p>
            <EditableTabs label={t('week.all')} tabs={tabs} selected={selected} onSelect={select} onDelete={remove}>
              {addButton}
            </EditableTabs>
          </>
        )}
        {/* The number of weeks is part of the key: a deleted week leaves its place to another one. */}
        <div className="gh-week" key={`${String(selected)} of ${String(count)}`}>
          {weekdays.map((day) => (
            <DayField
              key={day}
              control={form.control}
              name={selected === 0 ? `schedule.${day}` : `schedules.${selected - 1}.${day}`}
              day={day}
            />
          ))}
        </div>
        {wholeWeek === undefined || selected > 0 ? null : <div className="gh-field-error">{wholeWeek}</div>}
        {count === 1 ? addButton : null}
      </fieldset>
    </Wide>
  );
}
