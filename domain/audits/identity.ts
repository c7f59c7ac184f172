import { day } from '../file-exports/texts';
import { heldOn } from '../requirements/engine/licenses';
import type { DriverFile } from '../requirements/model/driver-file';
import type { License } from '../requirements/model/facts';
import type { AuditFact } from './content';

/** Numbers of licenses by issuer. */
export type LicenseNumbers = ReadonlyMap<string, string>;

interface Identified {
  readonly driver: string;
  readonly carrier: string;
  readonly dotNumber: string | null;
  /** The carrier's address; empty or absent if it is unknown. */
  readonly address?: string;
  /** Numbers of licenses as the driver stated them, by issuer; absent for records that need none. */
  readonly licenseNumbers?: LicenseNumbers;
  readonly file: DriverFile;
  readonly on: string;
}

/** The subjects of a file: the driver by birth date and license, the carrier by its USDOT number. */
export const identityOf = ({
  driver,
  carrier,
  dotNumber,
  address = '',
  licenseNumbers = new Map(),
  file,
  on,
}: Identified): AuditFact[] =>
  [
    { label: 'Driver', value: driver },
    { label: 'Date of birth', value: file.facts.birthDate === undefined ? '' : day(file.facts.birthDate) },
    ...licensesOf(file, { on, licenseNumbers }).map((value) => ({ label: 'License', value })),
    { label: 'Carrier', value: carrier },
    { label: 'USDOT number', value: dotNumber ?? '' },
    { label: 'Address of the carrier', value: address },
  ].map((one) => ({ ...one, source: '' }));

function licensesOf(
  { licenses = [] }: DriverFile,
  { on, licenseNumbers }: { readonly on: string; readonly licenseNumbers: LicenseNumbers },
): string[] {
  const held = heldOn(licenses, on).map((license) => licenseText(license, licenseNumbers.get(license.state)));
  return held.length === 0 ? [''] : held;
}

/** State, number, class, endorsements and restrictions, as stated. */
const licenseText = (
  { state, class: of, endorsements = [], restrictions = [] }: License,
  number: string | undefined,
): string =>
  [
    state,
    ...(number === undefined ? [] : [`number ${number}`]),
    ...(of === undefined ? [] : [`class ${of}`]),
    ...(endorsements.length === 0 ? [] : [`endorsements ${endorsements.join(', ')}`]),
    ...(restrictions.length === 0 ? [] : [`restrictions ${restrictions.join(', ')}`]),
  ].join(', ');
