import type { DriverCandidacy } from '#db/candidacies/driver-candidacies';
import type { FirstDay } from '#domain/candidacies/schema';
import { firstHour } from '#domain/job-orders/content/first-hour';

/** Where a hired driver reports and whom to call, also while the assignment runs; null for other drivers. */
export function presentFirstDay({ snapshot, content, ...place }: DriverCandidacy): FirstDay | null {
  const { name, hire } = snapshot;
  if (name !== 'hired' || hire === null) return null;
  return {
    fromHour: firstHour(content, hire.startOn),
    facilityName: place.facilityName,
    address: place.address,
    contact: place.contact,
    dressCode: content.dressCode,
    otherRequirements: content.otherRequirements,
  };
}
