import { Readable } from 'node:stream';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { DueLineRow } from '#db/requirements/due-lines';
import type { FileResult } from '../../http/define-route';
import { afterFirstRow } from '../../http/first-row';

interface CalendarContext {
  readonly publicUrl: string;
  readonly now: Date;
}

/**
 * Streams lines that are due as a calendar (RFC 5545): one all-day event each. A line keeps its UID, so that a later import
 * moves the event to the day of the next renewal.
 */
export async function calendarFile(
  lines: AsyncGenerator<DueLineRow>,
  { fileName, ...context }: CalendarContext & { readonly fileName: string },
): Promise<FileResult> {
  return { fileName, content: Readable.from(textOf(await afterFirstRow(lines), context)) };
}

const START = 'BEGIN:VEVENT';
const END = 'END:VCALENDAR';

async function* textOf(lines: AsyncIterable<DueLineRow>, context: CalendarContext): AsyncGenerator<string> {
  const empty = aCalendar().toString();
  yield empty.slice(0, empty.lastIndexOf(END));
  for await (const line of lines) {
    const text = calendarOf(line, context);
    yield text.slice(text.indexOf(START), text.lastIndexOf(END));
  }
  yield `${END}\r\n`;
}

const aCalendar = () =>
  ical({
    prodId: { company: 'Gladhand', product: 'Gladhand' },
    name: 'Gladhand requirements',
    method: ICalCalendarMethod.PUBLISH,
  });

function calendarOf(line: DueLineRow, { now, publicUrl }: CalendarContext): string {
  const about = line.subject === null ? '' : ` (${line.subject})`;
  const calendar = aCalendar();
  calendar.createEvent({
    id: `${line.id}@requirements.gladhand`,
    stamp: now,
    start: line.dueOn,
    allDay: true,
    summary: `${line.driver}: ${line.title}${about}`,
    description: line.citation,
    transparency: ICalEventTransparency.TRANSPARENT,
    url: new URL(`/business/files/${line.employmentId}`, publicUrl).href,
  });
  return calendar.toString();
}
