import { Fragment, useEffect, useRef, useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { checkSchedule, withShiftHours } from '#domain/driver-histories/week';
import { scheduleTypes, weekdays } from '#domain/shared/job-enums';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { useDraft } from '#web/shared/form/use-draft';
import { Button } from '#web/shared/ui/button';
import { Inline } from '#web/shared/ui/layout';
import { toast } from '#web/shared/ui/toasts';
import { DayPicker } from './day-picker';
import { DayTimes } from './day-times';
import { type ScheduleValues, useSaveSchedule } from './schedule';
import './schedule.css';

/** A cleared select holds null, which resets the schedule to its default type. */
function scheduleOf({ scheduleType: chosen, shiftType, ...values }: ScheduleValues): ScheduleValues {
  const scheduleType = scheduleTypes.find((type) => type === chosen) ?? 'WEEK_SCHEDULE';
  return { ...values, scheduleType, shiftType: scheduleType === 'SHIFT_TYPE' ? shiftType : null };
}

/** Shows each problem at its field and returns the step of the first one. */
function showProblems(form: UseFormReturn<ScheduleValues>, values: ScheduleValues): 'days' | 'times' | undefined {
  const issues = checkSchedule(scheduleOf(values));
  for (const { field, code } of issues) {
    form.setError(field.replace('/', '.') as FieldPath<ScheduleValues>, { type: 'rule', message: code });
  }
  if (issues.length === 0) return undefined;
  return issues.some(({ field }) => !field.startsWith('days/')) ? 'days' : 'times';
}

function Times({ form }: { form: UseFormReturn<ScheduleValues> }) {
  const { t } = useTranslation('schedule');
  const days = useWatch({ control: form.control, name: 'days' });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const working = weekdays.filter((day) => days[day].isAvailable);
  const [first] = working;
  const copyTimes = () => {
    if (first === undefined) return;
    const { isAlwaysAvailable, from, to } = form.getValues(`days.${first}`);
    for (const day of working) {
      form.setValue(`days.${day}`, { isAvailable: true, isAlwaysAvailable, from, to }, { shouldDirty: true });
    }
  };
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="gh-section-title">
        {t('times')}
      </h2>
      {working.map((day) => (
        <Fragment key={day}>
          <DayTimes control={form.control} day={day} />
          {day === first && working.length > 1 ? (
            <div>
              <Button onClick={copyTimes}>{t('spread', { day: t(`day.${day}`) })}</Button>
            </div>
          ) : null}
        </Fragment>
      ))}
    </>
  );
}

interface ScheduleFormProps {
  values: ScheduleValues;
  onSaved: () => void;
}

/** First the days, then the times. */
export function ScheduleForm({ values, onSaved }: ScheduleFormProps) {
  const { t } = useTranslation('schedule');
  const [step, setStep] = useState<'days' | 'times'>('days');
  const form = useForm<ScheduleValues>({ defaultValues: values });
  const { clearDraft } = useDraft(form, 'schedule', 'browser');
  // A change of another page in the meantime is no part of this form.
  const [was] = useState(values);
  const save = useSaveSchedule(was, () => {
    clearDraft();
    toast.success(t('done'));
    onSaved();
  });
  const submit = async (typed: ScheduleValues) => {
    const wrong = showProblems(form, typed);
    if (wrong === 'days' || (wrong === 'times' && step === 'times')) {
      setStep(wrong);
      return;
    }
    if (step === 'days') {
      form.setValue('days', withShiftHours(scheduleOf(typed)).days, { shouldDirty: true });
      setStep('times');
    } else await save.mutateAsync(scheduleOf(typed));
  };
  return (
    <Form form={form} onSubmit={submit} label={t('label')}>
      {step === 'days' ? <DayPicker control={form.control} /> : <Times form={form} />}
      <Inline>
        {step === 'times' ? (
          <Button
            onClick={() => {
              setStep('days');
            }}
          >
            {t('back')}
          </Button>
        ) : null}
        <SubmitButton control={form.control}>{t(step === 'days' ? 'next' : 'save')}</SubmitButton>
      </Inline>
    </Form>
  );
}
