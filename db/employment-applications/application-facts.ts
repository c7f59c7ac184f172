import type { MailingAddress } from '#domain/driver-histories/items';
import { sentEntry } from '#domain/driver-pipeline/requirements';
import type { ApplicationFacts, NamedCarrier, PlatformJob } from '#domain/employment-applications/facts';
import { carrierIdentityColumns, findCarrierIdentity, withCensus } from '../carriers/carrier-identity';
import { type ComplianceDeps, findCompliance } from '../compliance/compliance-store';
import type { Db } from '../core/handle';
import { listAllHistories } from '../driver-histories/driver-history-store';
import { findSubmission } from '../driver-histories/driver-submission-store';
import { findPersonalInfo, type PersonalInfoRow } from '../drivers/driver-personal-info';

interface Named {
  readonly driverId: string;
  readonly organizationId: string;
  readonly orderId: string;
  /** The employment that it is for. */
  readonly employmentId: string;
  readonly on: string;
}

/**
 * Everything that the driver's application to the carrier states, as the driver entered it. A carrier whose address is not in
 * the census has that of the facility of the job, also as an earlier employer (49 CFR 391.21(b)(10)).
 */
export async function readApplicationFacts(
  deps: ComplianceDeps,
  { driverId, organizationId, orderId, employmentId, on }: Named,
): Promise<ApplicationFacts | undefined> {
  const { db } = deps;
  const [person, carrier, facility, compliance, histories, platformJobs] = await Promise.all([
    findPersonalInfo(db, driverId),
    findCarrierIdentity(db, organizationId),
    db('job_orders')
      .join('facilities', 'facilities.id', 'job_orders.facility_id')
      .where('job_orders.id', orderId)
      .first({ address: 'facilities.full_address' }) as Promise<{ address: string } | undefined>,
    findCompliance(deps, driverId),
    listAllHistories(db, driverId),
    listPlatformJobs(db, { driverId, employmentId, on }),
  ]);
  if (person === undefined || carrier === undefined) return undefined;
  return {
    carrier: atFacility(
      { name: carrier.name, dotNumber: carrier.dotNumber, address: carrier.address },
      facility?.address,
    ),
    on,
    fullName: [person.firstName, person.middleName ?? '', person.lastName].filter((name) => name !== '').join(' '),
    birthDate: person.birthDate,
    phone: person.phone,
    email: person.email,
    ssn: compliance?.ssn ?? null,
    licenseClass: person.licenseClass,
    answers: compliance?.answers,
    mailingAddress: await findMailingAddress(db, driverId, person),
    residences: histories.residence,
    employments: histories.employment,
    platformJobs,
    accidents: histories.accident,
    violations: histories.violation,
  };
}

const atFacility = (carrier: NamedCarrier, address: string | null | undefined): NamedCarrier =>
  carrier.address === '' ? { ...carrier, address: address ?? '' } : carrier;

/** Where the driver gets mail, as last submitted with the addresses. */
async function findMailingAddress(
  db: Db,
  driverId: string,
  { pipeline }: Pick<PersonalInfoRow, 'pipeline'>,
): Promise<MailingAddress | null> {
  const homes = pipeline === null ? null : sentEntry(pipeline, 'residenceHistory');
  if (homes === null) return null;
  const sent = await findSubmission<{ mailingAddress?: MailingAddress | null }>(db, driverId, homes);
  return sent?.content.mailingAddress ?? null;
}

/** The driver's jobs through the platform that have begun, but the one that the application is for. */
async function listPlatformJobs(
  db: Db,
  { driverId, employmentId, on }: Pick<Named, 'driverId' | 'employmentId' | 'on'>,
): Promise<PlatformJob[]> {
  type Row = NamedCarrier & Omit<PlatformJob, 'carrier'> & { readonly facility: string | null };
  const rows: Row[] = await withCensus(
    db('employments').join('organizations', 'organizations.id', 'employments.organization_id'),
  )
    .leftJoin('candidacies', 'candidacies.id', 'employments.candidacy_id')
    .leftJoin('job_orders', 'job_orders.id', 'candidacies.order_id')
    .leftJoin('facilities', 'facilities.id', 'job_orders.facility_id')
    .where('employments.driver_id', driverId)
    .whereNot('employments.id', employmentId)
    .whereNotNull('employments.candidacy_id')
    .where('employments.hired_on', '<=', on)
    .orderBy(['employments.hired_on', 'employments.id'])
    .select({
      ...carrierIdentityColumns(db),
      startDate: db.raw('employments.hired_on::text'),
      endDate: db.raw('employments.ended_on::text'),
      facility: 'facilities.full_address',
    });
  return rows.map(({ startDate, endDate, facility, ...carrier }) => ({
    carrier: atFacility(carrier, facility),
    startDate,
    endDate,
  }));
}
