import type { DriverCandidacy } from '#db/candidacies/driver-candidacies';
import type { FirstDay } from '#domain/candidacies/schema';
import { isOnAssignment } from '#domain/candidacies/state-table';
import type { OrderContent } from '#domain/job-orders/content/schema';
import { weekdays } from '#domain/shared/job-enums';

/** First-day information for a hired driver; null for other drivers, and once the first day has begun. */
export function presentFirstDay({ snapshot, content, ...place }: DriverCandidacy): FirstDay | null {
  const { name, hire } = snapshot;
  if (name !== 'hired' || hire === null || isOnAssignment(snapshot)) return null;
  return {
    fromHour: firstHour(content, hire.startOn),
    facilityName: place.facilityName,
    address: place.address,
    contact: place.contact,
    dressCode: content.dressCode,
    otherRequirements: content.otherRequirements,
  };
}

/** The hour at which that day begins in the order's weekly schedule, if it has one and the day is a workday. */
function firstHour({ scheduleType, schedule }: OrderContent, startOn: string): number | null {
  const weekday = weekdays[new Date(startOn).getUTCDay()];
  if (scheduleType !== 'WEEK_SCHEDULE' || weekday === undefined) return null;
  const { isAvailable, isAlwaysAvailable, from } = schedule[weekday];
  return isAvailable && isAlwaysAvailable !== true && from !== undefined ? from : null;
}
