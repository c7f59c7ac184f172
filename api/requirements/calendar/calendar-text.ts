import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { DueLineRow } from '#db/requirements/due-lines';

interface CalendarContext {
  readonly publicUrl: string;
  readonly now: Date;
}

/**
 * Lines that are due as a calendar (RFC 5545): one all-day event each. A line keeps its UID, so that a later import moves the
 * event to the day of the next renewal.
 */
export function calendarText(lines: readonly DueLineRow[], { publicUrl, now }: CalendarContext): string {
  const calendar = ical({
    prodId: { company: 'Gladhand', product: 'Gladhand' },
    name: 'Gladhand requirements',
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const line of lines) {
    const about = line.subject === null ? '' : ` (${line.subject})`;
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
  }
  return calendar.toString();
}
