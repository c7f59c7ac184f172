import {
  type CarrierInterview,
  type CarrierOffer,
  listCarrierInterviews,
  listCarrierOffers,
} from '#db/candidacies/carrier-calendar';
import type { Db } from '#db/core/handle';
import type { CalendarItem, CalendarQuery, EntryStatus } from '#domain/candidacies/calendar/schema';
import { nameVisible } from '#domain/candidacies/records';
import { DAY_MS } from '#domain/shared/durations';
import { initialOf } from '#domain/shared/initial';
import { daysAfter } from '#domain/shared/periods';
import { dateAt } from '#domain/shared/zoned-time';

/** A date plus this many days begins, everywhere in the world, within a day of the same time in UTC. */
const ANYWHERE_MS = DAY_MS;

/** The entries of a carrier's calendar on the given dates, each date as it is at the facility; earliest first. */
export async function readCalendar(
  db: Db,
  organizationId: string,
  { from, days, facilityId, interviewerId }: CalendarQuery,
): Promise<CalendarItem[]> {
  const begin = Date.parse(from);
  const end = begin + days * DAY_MS;
  const params = { organizationId, facilityId, interviewerId };
  const [interviews, offers] = await Promise.all([
    listCarrierInterviews(db, {
      ...params,
      from: new Date(begin - ANYWHERE_MS).toISOString(),
      to: new Date(end + ANYWHERE_MS).toISOString(),
    }),
    listCarrierOffers(db, params),
  ]);
  const last = daysAfter(from, days - 1);
  return [...interviews.filter(({ isCanceled }) => !isCanceled).map(interviewItem), ...offers.flatMap(offerItems)]
    .filter(({ startsAt, zone }) => isWithin(dateAt(startsAt, zone), from, last))
    .sort((one, other) => (one.startsAt < other.startsAt ? -1 : Number(one.startsAt > other.startsAt)));
}

const isWithin = (date: string, from: string, last: string): boolean => date >= from && date <= last;

type Facts = Omit<CarrierOffer, 'snapshot'>;

/** First name and initial where the full name is not visible to the carrier any more. */
export const shownName = ({ stage, driverFirstName, driverLastName }: Facts): string =>
  nameVisible(stage) ? `${driverFirstName} ${driverLastName}` : `${driverFirstName} ${initialOf(driverLastName)}.`;

const itemFacts = (facts: Facts) => ({
  facilityId: facts.facilityId,
  facilityName: facts.facilityName,
  orderId: facts.orderId,
  orderTitle: facts.orderTitle,
  driverId: facts.driverId,
  driverName: shownName(facts),
  state: facts.state,
  interviewer:
    facts.interviewerId === null || facts.interviewerName === null
      ? null
      : { _id: facts.interviewerId, name: facts.interviewerName },
});

function interviewItem(interview: CarrierInterview): CalendarItem {
  const { interviewId, startsAt, endsAt, zone, place, answer, isLive } = interview;
  const status: EntryStatus = isLive ? answer : 'held';
  return { key: interviewId, status, startsAt, endsAt, zone, place, ...itemFacts(interview) };
}

function offerItems({ snapshot, ...facts }: CarrierOffer): CalendarItem[] {
  const { offer } = snapshot;
  if (offer === undefined) return [];
  const { interviewId, zone, place } = offer;
  return offer.slots.map(({ startsAt, endsAt }) => ({
    key: `${interviewId}/${startsAt}`,
    status: 'offered' as const,
    startsAt,
    endsAt,
    zone,
    place,
    ...itemFacts(facts),
  }));
}
