import { weekdays } from '#domain/shared/job-enums';

const FROM_SUNDAY = `array[${weekdays.map((weekday) => `'${weekday}'`).join(', ')}]`;

/**
 * The first day of the week in which an approved workday is paid, as SQL: that of the approval's own rules. A carrier that changes
 * its weekday moves no approved day into another week.
 */
export const APPROVED_WEEK_SQL = `(workdays.day - (extract(dow from workdays.day)::integer + 7
  - (array_position(${FROM_SUNDAY},
    coalesce(approvals.terms #>> '{workweek,weekday}', timesheet_settings.weekday, 'mo')) - 1)) % 7)`;
