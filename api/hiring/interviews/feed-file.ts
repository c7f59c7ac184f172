import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CarrierInterview } from '#db/candidacies/carrier-calendar';
import { candidatePath, type LinkReader } from '#domain/candidacies/message-links';
import { interviewUid } from '#domain/interviews/times';
import { shownName } from './calendar';

/** Calendar apps ask this often at most, if they follow the hint. */
const REFRESH_SECONDS = 15 * 60;

interface FeedContext {
  readonly publicUrl: string;
  readonly now: Date;
  /** The owner of the feed. */
  readonly reader: LinkReader;
}

/**
 * Interviews as a calendar (RFC 5545). Each has the UID of the invitations that were emailed, so that an app shows it
 * once; a canceled one stays, with a higher SEQUENCE.
 */
export function feedFile(interviews: readonly CarrierInterview[], { publicUrl, now, reader }: FeedContext): string {
  const calendar = ical({
    prodId: { company: 'Gladhand', product: 'Gladhand' },
    name: 'Gladhand interviews',
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const interview of interviews) {
    calendar.createEvent({
      id: interviewUid(interview.interviewId),
      stamp: now,
      sequence: interview.sequence,
      start: new Date(interview.startsAt),
      end: new Date(interview.endsAt),
      summary: `Interview: ${shownName(interview)}, ${interview.orderTitle}`,
      location: interview.placeText ?? interview.facilityName,
      status: statusOf(interview),
      url: new URL(candidatePath(interview, reader), publicUrl).href,
    });
  }
  return calendar.toString();
}

// The driver has answered, or the interview was held.
function statusOf({ isCanceled, isLive, answer }: CarrierInterview): ICalEventStatus {
  if (isCanceled) return ICalEventStatus.CANCELLED;
  return isLive && answer !== 'accepted' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}
