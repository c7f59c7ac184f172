import type { Control, FieldPath, UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_OFFERED_TIMES } from '#domain/interviews/times';
import { TextField } from '#web/shared/form/text-field';
import { Button } from '#web/shared/ui/button';
import type { Candidate } from '../../api/commands';
import { OtherInterviews } from './other-interviews';
import { TimeConflicts } from './time-conflicts';
import { TimeWarning } from './time-warning';
import { ZoneHint } from './zone-hint';

/** Local times at the facility: the first, and up to two others that the driver may pick instead. */
export interface TimeValues {
  date: string;
  otherDates: string[];
}

interface TimeFieldsProps<Values extends TimeValues> {
  form: UseFormReturn<Values>;
  candidate: Candidate;
  zone: string;
  interviewerId: string | null;
}

/** One to three interview times, each with its warnings. */
export function TimeFields<Values extends TimeValues>(props: TimeFieldsProps<Values>) {
  const { candidate, zone, interviewerId } = props;
  const form = props.form as unknown as UseFormReturn<TimeValues>;
  const { t } = useTranslation('hiring');
  const control: Control<TimeValues> = form.control;
  const others = useWatch({ control, name: 'otherDates' });
  const isOffer = others.length > 0;
  const timeFields: FieldPath<TimeValues>[] = ['date', ...others.map((_, index) => `otherDates.${index}` as const)];
  const setOthers = (otherDates: string[]) => {
    form.setValue('otherDates', otherDates, { shouldDirty: true });
    form.clearErrors('otherDates');
  };
  return (
    <>
      {timeFields.map((timeField, index) => (
        <div key={timeField} className="gh-interview-time">
          <TextField
            control={control}
            name={timeField}
            type="datetime-local"
            label={isOffer ? t('interview.dateNumber', { number: index + 1 }) : t('interview.date')}
            help={<ZoneHint control={control} name={timeField} zone={zone} />}
          />
          <TimeWarning control={control} name={timeField} />
          <TimeConflicts
            control={control}
            name={timeField}
            candidate={candidate}
            zone={zone}
            interviewerId={interviewerId}
          />
          <OtherInterviews control={control} name={timeField} orderId={candidate.orderId} zone={zone} />
          {index === 0 ? null : (
            <Button
              size="small"
              aria-label={t('interview.removeTimeNumber', { number: index + 1 })}
              onClick={() => {
                setOthers(others.filter((_, at) => at !== index - 1));
              }}
            >
              {t('interview.removeTime')}
            </Button>
          )}
        </div>
      ))}
      {isOffer ? <p className="gh-field-help">{t('interview.offerHint')}</p> : null}
      {timeFields.length < MAX_OFFERED_TIMES ? (
        <div>
          <Button
            size="small"
            onClick={() => {
              setOthers([...others, '']);
            }}
          >
            {t('interview.addTime')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
