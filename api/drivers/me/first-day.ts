import type { DriverCandidacy } from '#db/candidacies/driver-candidacies';
import type { FirstDay } from '#domain/candidacies/schema';
import { isOnAssignment } from '#domain/candidacies/state-table';
import { firstHour } from '#domain/job-orders/content/first-hour';

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
