import type { Db } from '#db/core/handle';
import { type HistoryKind, workKinds } from '#domain/driver-histories/kinds';
import type { EvidenceKind } from '#domain/requirements/evidence';
import type { ReportedWork, RequirementFacts } from '#domain/requirements/facts';
import { byDriver, driverDates, type DriverOnDate } from './requirement-drivers';

type HistoryEntries = Pick<RequirementFacts, 'work' | 'homes'>;

interface ItemRow extends ReportedWork {
  readonly driverId: string;
  readonly kind: HistoryKind;
}

/** Reads the work and residence history that drivers entered. */
export async function readHistoryEntries(
  db: Db,
  driverIds: readonly string[],
): Promise<(driverId: string) => HistoryEntries> {
  const rows: ItemRow[] = await db('driver_history_items')
    .whereRaw('driver_id = any (?)', [[...driverIds]])
    .whereIn('kind', [...workKinds, 'residence'])
    .select({
      driverId: 'driver_id',
      kind: 'kind',
      startDate: 'start_on',
      endDate: 'end_on',
      isDot: db.raw(`coalesce(details ->> 'subjectToFmcsa' = 'true', false)`),
      isTested: db.raw(`coalesce(details ->> 'safetySensitive' = 'true', false)`),
    });
  const found = byDriver(rows);
  return (driverId) => {
    const own = found.get(driverId) ?? [];
    return {
      work: own.filter(({ kind }) => kind !== 'residence'),
      homes: own.filter(({ kind }) => kind === 'residence'),
    };
  };
}

const consentProofs: Readonly<Record<string, EvidenceKind>> = {
  'background-check-disclosure': 'fcraDisclosure',
  'background-check-authorization': 'fcraAuthorization',
  'psp-background-reports': 'pspConsent',
  'clearinghouse-limited-query': 'clearinghouseConsent',
  'voe-consent': 'voeConsent',
  'single-license-certification': 'singleLicence',
  'dot-drug-and-alcohol': 'drugAlcoholRelease',
};

interface Signed {
  readonly driverId: string;
  readonly kind: EvidenceKind;
  readonly at: string;
}

/** Reads drivers' signed consents, and their statements that they listed all commercial employers. */
export async function readSigned(db: Db, drivers: readonly DriverOnDate[]): Promise<(driverId: string) => Signed[]> {
  const consents: { driverId: string; kind: string; at: string }[] = await db
    .from(driverDates(db, drivers))
    .join('consents', 'consents.driver_id', 'driver_dates.driver_id')
    .whereRaw('consents.signed_at < driver_dates.before')
    .select({
      driverId: 'consents.driver_id',
      kind: 'consents.kind',
      at: 'consents.signed_at',
    });
  const lists: { driverId: string; at: string }[] = await db
    .from(driverDates(db, drivers))
    .join('driver_submissions', 'driver_submissions.driver_id', 'driver_dates.driver_id')
    .where('driver_submissions.task', 'employmentHistory')
    .whereRaw('driver_submissions.sent_at < driver_dates.before')
    .whereRaw(`driver_submissions.content ->> 'commercialEmployersListed' = 'true'`)
    .select({
      driverId: 'driver_submissions.driver_id',
      at: 'driver_submissions.sent_at',
    });
  const found = byDriver<Signed>([
    ...consents.flatMap(({ kind, ...row }) => {
      const proof = consentProofs[kind];
      return proof === undefined ? [] : [{ ...row, kind: proof }];
    }),
    ...lists.map((row) => ({ ...row, kind: 'allEmployersListed' as const })),
  ]);
  return (driverId) => found.get(driverId) ?? [];
}
