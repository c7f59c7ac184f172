import { day } from '../file-exports/texts';
import { heldOn } from '../requirements/engine/licenses';
import type { DriverFile } from '../requirements/model/driver-file';
import type { License } from '../requirements/model/facts';
import type { AuditFact } from './content';

interface Identified {
  readonly driver: string;
  readonly carrier: string;
  readonly dotNumber: string | null;
  readonly file: DriverFile;
  readonly on: string;
}

/** The subjects of a file: the driver by birth date and license, the carrier by its USDOT number. */
export const identityOf = ({ driver, carrier, dotNumber, file, on }: Identified): AuditFact[] =>
  [
    { label: 'Driver', value: driver },
    { label: 'Date of birth', value: file.facts.birthDate === undefined ? '' : day(file.facts.birthDate) },
    ...licensesOf(file, on).map((value) => ({ label: 'License', value })),
    { label: 'Carrier', value: carrier },
    { label: 'USDOT number', value: dotNumber ?? '' },
  ].map((one) => ({ ...one, source: '' }));

function licensesOf({ licenses = [] }: DriverFile, on: string): string[] {
  const held = heldOn(licenses, on).map(licenseText);
  return held.length === 0 ? [''] : held;
}

/** State, class, endorsements and restrictions, as stated. */
const licenseText = ({ state, class: of, endorsements = [], restrictions = [] }: License): string =>
  [
    state,
    ...(of === undefined ? [] : [`class ${of}`]),
    ...(endorsements.length === 0 ? [] : [`endorsements ${endorsements.join(', ')}`]),
    ...(restrictions.length === 0 ? [] : [`restrictions ${restrictions.join(', ')}`]),
  ].join(', ');
