import type { HiringWorld } from './hiring-world';

const id = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** Fixed ids for tests that need no database. */
export const aWorld: HiringWorld = {
  organizationId: id(1),
  facilityId: id(2),
  recruiterId: id(3),
  safetyId: id(4),
  adminId: id(5),
  orderId: id(6),
  driverId: id(7),
};
