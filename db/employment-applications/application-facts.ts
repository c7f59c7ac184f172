import type { MailingAddress } from '#domain/driver-histories/items';
import { sentEntry } from '#domain/driver-pipeline/requirements';
import type { ApplicationFacts } from '#domain/employment-applications/facts';
import { findCarrierIdentity } from '../carriers/carrier-identity';
import { type ComplianceDeps, findCompliance } from '../compliance/compliance-store';
import { listAllHistories } from '../driver-histories/driver-history-store';
import { findSubmission } from '../driver-histories/driver-submission-store';
import { findPersonalInfo } from '../drivers/driver-personal-info';

interface Named {
  readonly driverId: string;
  readonly organizationId: string;
  readonly orderId: string;
  readonly on: string;
}

/**
 * Everything that the driver's application to the carrier states, as the driver entered it. A carrier whose address is not in
 * the census has that of the facility of the job.
 */
export async function readApplicationFacts(
  deps: ComplianceDeps,
  { driverId, organizationId, orderId, on }: Named,
): Promise<ApplicationFacts | undefined> {
  const { db } = deps;
  const [person, carrier, facility, compliance, histories] = await Promise.all([
    findPersonalInfo(db, driverId),
    findCarrierIdentity(db, organizationId),
    db('job_orders')
      .join('facilities', 'facilities.id', 'job_orders.facility_id')
      .where('job_orders.id', orderId)
      .first({ address: 'facilities.full_address' }) as Promise<{ address: string } | undefined>,
    findCompliance(deps, driverId),
    listAllHistories(db, driverId),
  ]);
  if (person === undefined || carrier === undefined) return undefined;
  const homes = person.pipeline === null ? null : sentEntry(person.pipeline, 'residenceHistory');
  const sent =
    homes === null ? undefined : await findSubmission<{ mailingAddress?: MailingAddress | null }>(db, driverId, homes);
  return {
    carrier: {
      name: carrier.name,
      dotNumber: carrier.dotNumber,
      address: carrier.address === '' ? (facility?.address ?? '') : carrier.address,
    },
    on,
    fullName: [person.firstName, person.middleName ?? '', person.lastName].filter((name) => name !== '').join(' '),
    birthDate: person.birthDate,
    phone: person.phone,
    email: person.email,
    ssn: compliance?.ssn ?? null,
    licenseClass: person.licenseClass,
    answers: compliance?.answers,
    mailingAddress: sent?.content.mailingAddress ?? null,
    residences: histories.residence,
    employments: histories.employment,
    accidents: histories.accident,
    violations: histories.violation,
  };
}
