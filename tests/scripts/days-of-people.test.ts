import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const FOLDERS = ['activities', 'admin', 'api', 'db', 'domain', 'platform', 'web/src', 'worker', 'workflows'];

/** Code that can make a calendar day of an instant, or an instant of a day, without asking whose day it is. */
const DAY_WITHOUT_PLACE = [
  /\.slice\(0, ?10\)/,
  /\.slice\(0, ?['"]yyyy-mm-dd['"]\.length\)/,
  /toISOString\(\)\s*\.(?:slice|substring|split|replace)/,
  /\butcDate\(/,
  /\bgetUTC(?:Date|Day|Month|FullYear)\b/,
  /['"]UTC['"]/,
  /\bnow\(\)::|::date\b|\bcurrent_date\b|\bas date\)/i,
  /\bdate_trunc\('(?!milliseconds)/i,
  /'YYYY-MM-DD'/,
  /T00:00:00(?:\.000)?Z/,
  /\btoLocaleDateString\b/,
  /\bparseAsIsoDate\b/,
];

/** Lines that may: a part of the line, and why it makes no person's day of a UTC day. */
const allowed: Readonly<Record<string, readonly (readonly [line: string, reason: string])[]>> = {
  'activities/invoices/book-deposits.ts': [
    ['today', 'made-up deposits of the sandbox, which have days of UTC as those of a provider'],
  ],
  'activities/messages/calendar-file.ts': [
    ['T00:00:00Z', 'an entry of a whole day, which calendars show as that day in any zone'],
    ["timezone: 'UTC'", 'belongs to the entry of a whole day'],
  ],
  'activities/messages/job-terms.ts': [['hour: ', 'an hour of the day as the order states it, without a date']],
  'api/docs/money-examples.ts': [['Shift.endsAt', 'the end of a shift in an example, an instant']],
  'api/http/keyset.ts': [['FIRST_INSTANT', 'before all instants']],
  'api/hiring/verifications/documents/printed-facts.ts': [['1900-01-01', 'a year that is never this year']],
  'api/requirements/audits/room-file.ts': [
    ['link.reader', 'a moment with the name of its zone: nobody knows where the reader is'],
  ],
  'api/system/dev/inbox.ts': [['toLocaleString', 'a moment with the name of its zone, for developers']],
  'db/accounts/staff.ts': [['HH24:MI:SS', 'an instant']],
  'db/adverse-actions/adverse-action-rows.ts': [['HH24:MI:SS', 'an instant']],
  'db/adverse-actions/letter-facts.ts': [['facilities.time_zone', 'the day at the facility']],
  'db/agreements/acceptance-store.ts': [['HH24:MI:SS', 'an instant']],
  'db/agreements/agreement-rows.ts': [
    ['utcDate(now)', 'the first day anywhere in the country; each agreement asks for the text of its own day'],
    ['organizations.time_zone', 'the day of the carrier'],
  ],
  'db/agreements/history.ts': [['HH24:MI:SS', 'an instant']],
  'db/audit/verify-access-log.ts': [['HH24:MI:SS', 'an instant']],
  'db/audits/audit-productions.ts': [[':producedOn', 'a stored day']],
  'db/carriers/carrier-page.ts': [['HH24:MI:SS', 'an instant']],
  'db/core/handle.ts': [["TimeZone: 'UTC'", 'how instants are written']],
  'db/deposits/book-deposit.ts': [['arrivesOn', 'a day that the provider stated']],
  'db/dq-access/employment-in-force.ts': [['LATEST_ZONE', 'the day in the zone that is behind all others']],
  'db/employment-verifications/evidence.ts': [['investigationDay', 'a day that has its place']],
  'db/employment-verifications/investigation-day.ts': [['CENTRAL_ZONE', 'the day in the middle of the country']],
  'db/invoices/aging.ts': [['organizations.time_zone', 'the day of the carrier']],
  'db/invoices/invoice-list.ts': [
    ['organizations.time_zone', 'the day of the carrier'],
    ['invoices.time_zone', 'the day of the carrier'],
    ['issuedFrom', 'a day that a client stated'],
    ['issuedTo', 'a day that a client stated'],
  ],
  'db/invoices/invoice-summary.ts': [
    ['organizations.time_zone', 'the day of the carrier'],
    ['at time zone zone', 'the months of the one carrier, or of the middle of the country'],
  ],
  'db/invoices/late-fee-store.ts': [['due_on < ?', 'the day of the carrier']],
  'db/invoices/overdue-since.ts': [['organizations.time_zone', 'the day of the carrier']],
  'db/invoices/reminders.ts': [['due_on <=', 'a day more than any reminder needs; its day is that of the carrier']],
  'db/payouts/payout-store.ts': [["'UTC'", 'the last month of a card, which ends nowhere in particular']],
  'db/payouts/prepare-payouts.ts': [['workdays.time_zone', 'the day where the assignment is']],
  'db/payroll-exports/payroll-adjustments.ts': [['workdays.time_zone', 'the day where the driver worked']],
  'db/purchases/purchase-list.ts': [['organizations.time_zone', 'the day of the carrier']],
  'db/requirements/due-lines.ts': [['after.dueOn', 'a stored day']],
  'db/requirements/requirement-versions.ts': [['lastDay', 'a stored day']],
  'domain/interviews/calendar-days.ts': [['weekStart', 'the weekday of a date']],
  'domain/invoices/document.ts': [['NO_YEAR', 'a year that is never this year']],
  'domain/invoices/line-text.ts': [['NO_YEAR', 'a year that is never this year']],
  'domain/job-orders/content/first-hour.ts': [['getUTCDay', 'the weekday of a date']],
  'domain/job-orders/content/rules.ts': [['value?.slice', 'the order of dates that a client stated in one form']],
  'domain/pay/workweek.ts': [['getUTCDay', 'the weekday of a date']],
  'domain/reports/period.ts': [['getUTCDay', 'the weekday of a date']],
  'domain/shared/federal-holidays.ts': [
    ['Date.UTC(year', 'arithmetic with dates'],
    ['weekdayOf', 'the weekday of a date'],
    ['last.getUTCDate()', 'arithmetic with dates'],
  ],
  'domain/shared/long-date.ts': [["timeZone: 'UTC' }", 'words for a date']],
  'domain/shared/periods.ts': [
    ["month: 'short'", 'words for a date'],
    ['Date.parse(date) + days', 'arithmetic with dates'],
    ['Date.UTC(first', 'arithmetic with dates'],
    ['return first', 'arithmetic with dates'],
  ],
  'domain/shared/schema.ts': [['isCalendarDay', 'whether the digits can be a date']],
  'domain/shared/working-days.ts': [['getUTCDay', 'the weekday of a date']],
  'domain/shared/zoned-time.ts': [
    ['export const utcDate', 'arithmetic with dates'],
    [
      'utcDate(new Date(dateOrInstant))',
      'a date that an older client sent as midnight in UTC (docs/state-machines.md)',
    ],
    ['Date.parse(date)', 'arithmetic with dates'],
  ],
  'domain/timesheets/week.ts': [['getUTCDay', 'the weekday of a date']],
  'platform/sandbox-eld.ts': [['getUTCDay', 'the weekday of a date']],
  'platform/stripe-deposits.ts': [['arrival', 'the day on which the provider says that the money arrives']],
  'platform/zip.ts': [['FIRST_YEAR', 'the time of an entry in a ZIP file, for programs']],
  'web/src/features/ops-calls/model/when.ts': [['wallTimeAt', 'the day in a zone']],
  'web/src/shared/i18n/format.ts': [
    ['dayOfWeek', 'words for a date'],
    ['formatHour', 'an hour of the day, without a date'],
    ['formatMonthName', 'words for a date'],
  ],
};

interface Line {
  readonly file: string;
  readonly text: string;
}

const sourceFiles = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /(?<!\.generated|\.d)\.tsx?$/.test(file) && !file.startsWith(join('db', 'migrations'))),
);

const isDayWithoutPlace = (text: string): boolean => DAY_WITHOUT_PLACE.some((pattern) => pattern.test(text));
const isComment = (text: string): boolean => /^\s*(?:\/\/|\/?\*)/.test(text);

const found: readonly Line[] = sourceFiles.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((text) => !isComment(text) && isDayWithoutPlace(text))
    .map((text) => ({ file, text: text.trim() })),
);

describe('days of people', () => {
  it('have a place everywhere in the product', () => {
    const unknown = found.filter(({ file, text }) => !(allowed[file] ?? []).some(([part]) => text.includes(part)));

    expect(unknown).toEqual([]);
  });

  it.each(Object.entries(allowed))('are none in the allowed lines of %s, all of which exist', (file, lines) => {
    const unused = lines.filter(([part]) => !found.some((line) => line.file === file && line.text.includes(part)));

    expect(unused).toEqual([]);
  });

  it.each([
    'const day = now().toISOString().slice(0, 10);',
    "const [day] = at.toISOString().split('T');",
    'const today = utcDate(new Date());',
    "const day = dateFormatter('en-US', { timeZone: 'UTC' }).format(at);",
    'and requests.requested_at::date <= ended_on',
    'and hired_on <= current_date',
    'and cast(at as date) <= ended_on',
    "group by date_trunc('week', entered_at)",
    "select to_char(at, 'YYYY-MM-DD')",
    'const start = `${on}T00:00:00.000Z`;',
    "new Date().toLocaleDateString('en-CA')",
  ])('would be seen in: %s', (line) => {
    expect(isDayWithoutPlace(line)).toBe(true);
  });
});
