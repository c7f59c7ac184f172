import { randomUUID } from 'node:crypto';
import pg from 'pg';

/**
 * Writes a facility, its fleet configuration and the carrier's match criteria directly, because they have no form yet. No
 * other data of the story are written directly.
 */
export async function addFirstFacility(databaseUrl: string, organizationId: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const facilityId = randomUUID();
    await client.query(
      `insert into facilities (id, organization_id, name, address_line1, full_address, city, state, postal_code,
         latitude, longitude, time_zone)
       values ($1, $2, 'Harbor Yard', '400 Pier A Way', '400 Pier A Way, Long Beach, CA 90813', 'Long Beach', 'CA',
         '90813', 33.7717, -118.2143, 'America/Los_Angeles')`,
      [facilityId, organizationId],
    );
    await client.query(
      `insert into fleet_configurations (facility_id, equipment, equipment_brand, equipment_transmission,
         equipment_average_age)
       values ($1, '{"Day Cab"}', '{volvo}', '{automatic}', 2)`,
      [facilityId],
    );
    await client.query(
      `insert into safety_profiles (organization_id, min_age, min_experience_in_seconds, experience_window_in_seconds)
       values ($1, 23, $2, $3)`,
      [organizationId, months(12), months(36)],
    );
    return facilityId;
  } finally {
    await client.end();
  }
}

const DAYS_PER_MONTH = 30.4375;
const months = (count: number): number => count * DAYS_PER_MONTH * 86_400;
