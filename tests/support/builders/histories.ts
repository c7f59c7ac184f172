import type { Db } from '#db/core/handle';
import { insertHistoryItem } from '#db/driver-histories/driver-history-store';
import { emptyItems, type HistoryItems, type HistoryPeriod } from '#domain/driver-histories/items';
import { type HistoryKind, historyKinds } from '#domain/driver-histories/kinds';
import { newId } from '#platform/ids';

const place = { city: 'Dallas', state: 'TX' } as const;

/** One complete item of each kind. */
export const wholeItems: Readonly<HistoryItems> = {
  employment: {
    ...emptyItems.employment,
    ...place,
    startDate: '2010-01-01',
    current: true,
    employerName: 'Lone Star Freight',
    address: '1 Main St',
    position: 'Driver',
    mayContact: true,
    commercial: true,
    equipment: ['tractorSemitrailer', 'dryVan'],
    subjectToFmcsa: true,
    safetySensitive: true,
  },
  residence: {
    ...emptyItems.residence,
    ...place,
    startDate: '2010-01-01',
    current: true,
    addressLine1: '2 Elm St',
    postalCode: '75201',
  },
  militaryService: { ...emptyItems.militaryService, startDate: '2001-01-01', endDate: '2004-01-01', branch: 'army' },
  drivingSchool: {
    ...emptyItems.drivingSchool,
    ...place,
    startDate: '2009-01-01',
    endDate: '2009-03-01',
    schoolName: 'Roadmaster',
    hasGraduated: true,
  },
  unemploymentPeriod: { ...emptyItems.unemploymentPeriod, startDate: '2009-04-01', endDate: '2009-12-31' },
  violation: {
    ...emptyItems.violation,
    ...place,
    startDate: '2025-02-03',
    charge: 'speeding',
    details: '8 mph over',
    inCommercialVehicle: false,
  },
  accident: {
    ...emptyItems.accident,
    ...place,
    startDate: '2025-05-04',
    description: 'Rear-ended at a light',
    preventable: false,
    inCommercialVehicle: true,
  },
};

/** Stores an item of the driver; returns its id. */
export async function aHistoryItem<K extends HistoryKind>(
  db: Db,
  { driverId, kind, ...overrides }: { driverId: string; kind: K } & Partial<HistoryItems[K]>,
): Promise<string> {
  const id = newId();
  const item = { ...wholeItems[kind], ...overrides };
  await db.transaction((trx) => insertHistoryItem(trx, { id, driverId, kind, item }));
  return id;
}

/** One item of each kind. */
export async function someHistories(
  db: Db,
  driverId: string,
  dates: Partial<HistoryPeriod> = {},
): Promise<Record<HistoryKind, string>> {
  const ids = await Promise.all(
    historyKinds.map(async (kind) => [kind, await aHistoryItem(db, { driverId, kind, ...dates })]),
  );
  return Object.fromEntries(ids) as Record<HistoryKind, string>;
}
