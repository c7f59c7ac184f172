import { useTranslation } from 'react-i18next';
import type { Timesheet } from '#domain/timesheets/schema';
import { formatMinutes } from '#web/entities/timesheets/format-minutes';
import { PayLines } from '#web/entities/timesheets/pay-lines';
import { useNow } from '#web/entities/timesheets/use-now';
import { WeekNav } from '#web/entities/timesheets/week-nav';
import { formatDay, formatMoney } from '#web/shared/i18n/format';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Card, Facts, Stack } from '#web/shared/ui/layout';
import { daysOf, submittable } from '../model/days';
import { DayCard } from './day-card';
import { openDay } from './open-day';
import { useSubmit } from './use-submit';

/** The sums of the week, the lines that belong to no single day, and the button that submits all days. */
function WeekCard({ timesheet }: { timesheet: Timesheet }) {
  const { t } = useTranslation('driver-timesheet');
  const submit = useSubmit();
  const { minutes, payCents, summary, workdays } = timesheet;
  const ready = submittable(workdays);
  return (
    <Card title={t('week.title')}>
      <Stack gap={8}>
        <Facts
          columns={2}
          facts={[
            { label: t('week.hours'), value: formatMinutes(minutes) },
            { label: t('week.pay'), value: formatMoney(payCents) },
          ]}
        />
        {summary.length === 0 ? null : <PayLines lines={summary} label={t('week.lines')} />}
        {ready.length === 0 ? null : (
          <>
            <p className="gh-shift-note">{t('week.hint')}</p>
            {submit.error === null ? null : <Alert problem={submit.error} />}
            <Button
              variant="primary"
              loading={submit.isPending}
              onClick={() => {
                submit.mutate(ready);
              }}
            >
              {t('submit.week', { count: ready.length })}
            </Button>
          </>
        )}
      </Stack>
    </Card>
  );
}

interface WeekSectionProps {
  timesheet: Timesheet;
  onWeek: (week: string | null) => void;
}

/** The shown week, day by day; a day without hours can be filled in. */
export function WeekSection({ timesheet, onWeek }: WeekSectionProps) {
  const { t } = useTranslation('driver-timesheet');
  const { assignment, week } = timesheet;
  const days = daysOf(timesheet, useNow());
  return (
    <section aria-label={t('week.title')}>
      <Stack>
        <WeekNav week={week} onChange={onWeek} />
        {days.length === 0 ? <p>{t('week.none')}</p> : <WeekCard timesheet={timesheet} />}
        {days.map(({ day, workday }) =>
          workday === null ? (
            <Card
              key={day}
              title={formatDay(day)}
              extra={
                <Button
                  size="small"
                  aria-label={t('day.fillOf', { day: formatDay(day) })}
                  onClick={() => {
                    openDay({ day, workday, assignment });
                  }}
                >
                  {t('day.fill')}
                </Button>
              }
            >
              <p className="gh-shift-note">{t('day.empty')}</p>
            </Card>
          ) : (
            <DayCard key={day} day={day} workday={workday} assignment={assignment} />
          ),
        )}
      </Stack>
    </section>
  );
}
