import { needsHazmat } from '../drivers/qualifications';
import { isZip } from '../places/zip';
import type { ProblemCode } from '../problems';
import { plainDigits } from '../shared/plain-digits';
import { missingCode } from '../shared/required-value';
import type { ComplianceAddress, ComplianceAnswers, DriverLicense } from './answers';

/** A problem with one field: a code of the problem catalog, or that it is empty. */
export interface AnswerIssue {
  /** Path of the field, separated by slashes. */
  readonly field: string;
  readonly code: 'required' | ProblemCode;
}

// No SSN has area 000, 666 or 900 and above, group 00 or serial number 0000.
const SSN = /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/;

/** A Social Security number without the dashes and spaces that people type (docs/requirements.md#compliance-check). */
export const strippedSsn = (typed: string): string =>
  plainDigits(typed)
    .replace(/^\s*ssn\b/i, '')
    .replaceAll(/[^0-9a-z]/gi, '');

/** Whether this can be a Social Security number. */
export const isSsn = (stripped: string): boolean => SSN.test(stripped);

/** The only digits of the number that are ever shown. */
export const lastFour = (ssn: string): string => ssn.slice(-4);

const empty = <T extends object>(values: T, fields: readonly (keyof T & string)[], at: string): AnswerIssue[] =>
  fields.flatMap((field): AnswerIssue[] => {
    const code = missingCode(values[field]);
    return code === undefined ? [] : [{ field: `${at}/${field}`, code }];
  });

function checkAddress(address: ComplianceAddress): AnswerIssue[] {
  const missing = empty(address, ['addressLine1', 'city', 'state', 'postalCode'], 'personalInfo/address');
  const isValid = address.postalCode === '' || isZip(address.postalCode);
  return isValid ? missing : [...missing, { field: 'personalInfo/address/postalCode', code: 'address-not-valid' }];
}

/** Checks the first step: address and Social Security number. A stored number does not have to be entered again. */
export function checkIdentity(
  address: ComplianceAddress,
  ssn: { readonly typed: string; readonly isStored: boolean },
): AnswerIssue[] {
  const field = 'personalInfo/socialSecurityNumber';
  const stripped = strippedSsn(ssn.typed);
  const issues = checkAddress(address);
  if (stripped === '') return ssn.isStored ? issues : [{ field, code: 'required' }, ...issues];
  return isSsn(stripped) ? issues : [{ field, code: 'ssn-not-valid' }, ...issues];
}

function checkLicense(license: DriverLicense, at: string, today: string): AnswerIssue[] {
  const missing = empty(license, ['state', 'number', 'expiresOn'], at);
  const hasEnded = license.expiresOn !== '' && license.expiresOn < today;
  return hasEnded ? [...missing, { field: `${at}/expiresOn`, code: 'proof-expired' }] : missing;
}

type Driving = Pick<ComplianceAnswers, 'checklist' | 'motorVehicle' | 'qualification'>;

/** The number of accidents and violations of the last three years that the driver has listed. */
export interface ListedEvents {
  readonly accidents: number;
  readonly violations: number;
}

/** A driver who answers yes must list the accident or conviction (49 CFR 391.21(b)(7) and (8)). */
const checkListed = (
  { hasAccidents, hasViolations }: ComplianceAnswers['qualification'],
  { accidents, violations }: ListedEvents,
): AnswerIssue[] => [
  ...(hasAccidents === true && accidents === 0
    ? [{ field: 'qualification/hasAccidents', code: 'accidents-not-listed' } as const]
    : []),
  ...(hasViolations === true && violations === 0
    ? [{ field: 'qualification/hasViolations', code: 'violations-not-listed' } as const]
    : []),
];

/** Checks the second step: experience, licenses, credentials, accidents and violations. */
export function checkDriving(
  { checklist, motorVehicle, qualification }: Driving,
  { today, listed }: { readonly today: string; readonly listed: ListedEvents },
): AnswerIssue[] {
  const { licenses, wasDenied, wasSuspended, explanation } = motorVehicle;
  const issues: AnswerIssue[] = [
    ...empty(qualification, ['legal', 'english', 'experience'], 'qualification'),
    ...licenses.flatMap((license, index) => checkLicense(license, `motorVehicle/licenses/${String(index)}`, today)),
    ...checkProofs(checklist, today),
    ...empty(motorVehicle, ['wasDenied', 'wasSuspended'], 'motorVehicle'),
    ...empty(qualification, ['hasAccidents', 'hasViolations', 'drugOrAlcoholTests'], 'qualification'),
    ...(qualification.drugOrAlcoholTests === true ? empty(qualification, ['documentation'], 'qualification') : []),
    ...checkListed(qualification, listed),
  ];
  if (licenses.length === 0) issues.push({ field: 'motorVehicle/licenses', code: 'required' });
  const needsExplanation = wasDenied === true || wasSuspended === true;
  return needsExplanation && explanation === ''
    ? [...issues, { field: 'motorVehicle/explanation', code: 'required' }]
    : issues;
}

function checkProofs({ endorsements, ...dates }: ComplianceAnswers['checklist'], today: string): AnswerIssue[] {
  const isMissing = endorsements.includes('TC') && dates.twicExpiration === null;
  const ended = (['twicExpiration', 'hazmatExpiration'] as const).filter((name) => (dates[name] ?? today) < today);
  return [
    ...(isMissing ? [{ field: 'checklist/twicExpiration', code: 'required' } as const] : []),
    ...ended.map((name) => ({ field: `checklist/${name}`, code: 'proof-expired' }) as const),
  ];
}

/** The answers without expiration dates of credentials that the driver does not have. */
export const normalizeChecklist = (checklist: ComplianceAnswers['checklist']): ComplianceAnswers['checklist'] => ({
  endorsements: checklist.endorsements,
  twicExpiration: checklist.endorsements.includes('TC') ? checklist.twicExpiration : null,
  hazmatExpiration: needsHazmat(checklist.endorsements) ? checklist.hazmatExpiration : null,
});

/** The answers without the one about documentation that no test makes necessary. */
export const normalizeQualification = (
  qualification: ComplianceAnswers['qualification'],
): ComplianceAnswers['qualification'] => ({
  ...qualification,
  documentation: qualification.drugOrAlcoholTests === true ? qualification.documentation : null,
});

/** The whole address in one line, as map services format it. */
export const regularAddressOf = ({ addressLine1, addressLine2, city, state, postalCode }: ComplianceAddress): string =>
  [addressLine1, addressLine2, city, `${state} ${postalCode}`.trim()].filter((part) => part !== '').join(', ');
