import { COMMERCIAL_MONTHS, EVENT_MONTHS, HISTORY_MONTHS } from '../driver-histories/coverage';
import { type Accident, type Employment, mailingLine, type Residence, type Violation } from '../driver-histories/items';
import type { OperatedEquipment } from '../driver-histories/job-codes';
import { chargeNames } from '../driver-histories/offenses';
import { classNames, employmentNames, equipmentNames, experienceNames, penaltyNames } from '../file-exports/labels';
import { day, named, none, yesNo } from '../file-exports/texts';
import { orderLabels } from '../job-orders/labels';
import { issuerText } from '../places/license-issuers';
import { foldedText } from '../shared/folded-text';
import { monthsBefore } from '../shared/periods';
import { formatPhone } from '../shared/phone-text';
import type { ApplicationFacts, PlatformJob } from './facts';

/** A label with its value. */
export type ApplicationRow = readonly [label: string, value: string];

/** A part of the application; each entry of a list has its own rows. */
export interface ApplicationSection {
  readonly title: string;
  readonly citation: string;
  readonly entries: readonly (readonly ApplicationRow[])[];
}

/** The application for employment with everything that 49 CFR 391.21(b) asks for, in its order. */
export const applicationContent = (facts: ApplicationFacts): ApplicationSection[] => [
  section('Carrier', '(b)(1)', [carrierRows(facts)]),
  section('Applicant', '(b)(2)', [applicantRows(facts)]),
  section(
    'Addresses of the last 3 years',
    '(b)(3)',
    facts.residences.filter(endedWithin(facts.on, HISTORY_MONTHS)).map(homeRows),
  ),
  section('Date of the application', '(b)(4)', [[['Date', day(facts.on)]]]),
  section('Licenses and permits', '(b)(5)', licenseEntries(facts)),
  section('Experience', '(b)(6)', [experienceRows(facts)]),
  section('Accidents of the last 3 years', '(b)(7)', facts.accidents.filter(startedWithin(facts.on)).map(accidentRows)),
  section(
    'Convictions and forfeitures of the last 3 years',
    '(b)(8)',
    facts.violations.filter(startedWithin(facts.on)).map(violationRows),
  ),
  section('Denials, suspensions and revocations', '(b)(9)', [denialRows(facts)]),
  section('Employers of the last 3 years', '(b)(10)', [
    ...platformJobsOf(facts).map(platformJobRows),
    ...jobsOf(facts).recent.map(jobRows),
  ]),
  section(
    'Employers of the 7 years before with a commercial motor vehicle',
    '(b)(11)',
    jobsOf(facts).earlier.map(jobRows),
  ),
];

/** The answer about earlier tests, which is no part of the application: it has readers of its own (49 CFR 382.405). */
export const testHistorySection = ({ answers }: ApplicationFacts): ApplicationSection => ({
  title: 'Earlier drug and alcohol tests',
  citation: '49 CFR 40.25(j)',
  entries: [
    [
      row(
        'Positive or refused pre-employment test in the last 2 years',
        yesNo(answers?.qualification.drugOrAlcoholTests ?? null),
      ),
      ...(answers?.qualification.drugOrAlcoholTests === true
        ? [row('Return to duty can be documented', yesNo(answers.qualification.documentation))]
        : []),
    ],
  ],
});

const section = (title: string, paragraph: string, entries: ApplicationSection['entries']): ApplicationSection => ({
  title,
  citation: `49 CFR 391.21${paragraph}`,
  entries,
});

const startedWithin =
  (on: string) =>
  ({ startDate }: { readonly startDate: string }): boolean =>
    startDate > monthsBefore(on, EVENT_MONTHS);

const endedWithin =
  (on: string, months: number) =>
  ({ endDate }: { readonly endDate: string | null }): boolean =>
    endDate === null || endDate >= monthsBefore(on, months);

/** Every job and period without one of 3 years; before them, driving jobs of 7 years. */
function jobsOf({ employments, on }: ApplicationFacts): Record<'recent' | 'earlier', Employment[]> {
  const newestFirst = employments.toSorted((one, other) => other.startDate.localeCompare(one.startDate));
  const recent = newestFirst.filter(endedWithin(on, HISTORY_MONTHS));
  const earlier = newestFirst
    .filter((job) => !recent.includes(job) && job.type !== 'unWorking' && job.commercial !== false)
    .filter(endedWithin(on, COMMERCIAL_MONTHS));
  return { recent, earlier };
}

/** The jobs of the last 3 years through the platform, unless the driver listed them, newest first. */
const platformJobsOf = ({ platformJobs, employments, on }: ApplicationFacts): PlatformJob[] =>
  platformJobs
    .filter(endedWithin(on, HISTORY_MONTHS))
    .filter(
      ({ carrier, startDate }) =>
        !employments.some(
          (listed) =>
            foldedText(listed.employerName) === foldedText(carrier.name) &&
            listed.startDate <= startDate &&
            (listed.endDate ?? on) >= startDate,
        ),
    )
    .toSorted((one, other) => other.startDate.localeCompare(one.startDate));

/** An answer on paper has a value, even if it is that nothing was stated. */
const row = (label: string, value: string | null | undefined): ApplicationRow => [label, value ? value : none];

const lineOf = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

const carrierRows = ({ carrier: { name, dotNumber, address } }: ApplicationFacts): ApplicationRow[] => [
  row('Name', name),
  row('Address', address),
  row('USDOT number', dotNumber),
];

/** A whole number as on the card; one of which only the end is shown stays as it is. */
const ssnText = (ssn: string | null): string | null => ssn && ssn.replace(/^(\d{3})(\d{2})(\d{4})$/, '$1-$2-$3');

function applicantRows({ answers, mailingAddress, ...facts }: ApplicationFacts): ApplicationRow[] {
  const { addressLine1 = '', addressLine2 = '', city = '', state = '', postalCode = '' } = answers?.address ?? {};
  return [
    row('Name', facts.fullName),
    row('Address', lineOf(addressLine1, addressLine2, city, `${state} ${postalCode}`.trim())),
    ...(mailingAddress === null ? [] : [row('Mailing address', mailingLine(mailingAddress))]),
    row('Date of birth', day(facts.birthDate)),
    row('Social Security number', ssnText(facts.ssn)),
    row('Phone', formatPhone(facts.phone ?? '')),
    row('Email', facts.email),
  ];
}

const homeRows = (home: Residence): ApplicationRow[] => [
  row('Address', lineOf(home.addressLine1, home.addressLine2, home.city, `${home.state} ${home.postalCode}`.trim())),
  // Nobody is asked for the day of a move more than three years ago; the stored one is only the start of the period.
  row('From', home.moreThan3Years || home.startDate === '' ? 'More than 3 years ago' : day(home.startDate)),
  row('To', home.endDate === null ? 'Today' : day(home.endDate)),
];

const licenseEntries = ({ answers, licenseClass }: ApplicationFacts): ApplicationRow[][] =>
  (answers?.motorVehicle.licenses ?? []).map(({ state, number, expiresOn }, index) => [
    row('Issued by', issuerText(state)),
    row('Number', number),
    row('Expiration date', day(expiresOn === '' ? null : expiresOn)),
    ...(index > 0
      ? []
      : [
          row('Class', named(classNames, licenseClass)),
          row(
            'Endorsements',
            (answers?.checklist.endorsements ?? []).map((code) => orderLabels.endorsement[code]).join(', ') || 'None',
          ),
        ]),
  ]);

/** The driver states it above the signature. */
const NOT_STATED = 'Not stated in the work history';

const namesOf = (equipment: readonly OperatedEquipment[], empty: string): string =>
  equipment.length === 0 ? empty : equipment.map((code) => equipmentNames[code]).join(', ');

/** The nature and extent of the experience, with the equipment that was operated. */
function experienceRows({ answers, employments }: ApplicationFacts): ApplicationRow[] {
  const driving = employments.filter(({ commercial }) => commercial === true);
  const equipment = [...new Set(driving.flatMap((job) => job.equipment))];
  return [
    row('Experience with commercial motor vehicles', named(experienceNames, answers?.qualification.experience ?? null)),
    row('Equipment operated', namesOf(equipment, driving.length === 0 ? 'None in the work history' : NOT_STATED)),
    ...driving.map((job) =>
      row(
        lineOf(job.employerName, `${day(job.startDate)} to ${job.endDate === null ? 'today' : day(job.endDate)}`),
        namesOf(job.equipment, NOT_STATED),
      ),
    ),
  ];
}

const accidentRows = (item: Accident): ApplicationRow[] => [
  row('Date', day(item.startDate)),
  row('Place', lineOf(item.city, item.state)),
  row('Nature', item.description),
  row('Fatalities', String(item.fatalities)),
  row('Injuries', String(item.injuries)),
  row('Hazardous materials spilled', yesNo(item.hazmatSpill)),
  row('Commercial motor vehicle', yesNo(item.inCommercialVehicle)),
];

const violationRows = (item: Violation): ApplicationRow[] => [
  row('Date', day(item.startDate)),
  row('Place', lineOf(item.city, item.state)),
  row('Charge', lineOf(item.charge === null ? '' : chargeNames[item.charge], item.details)),
  row('Penalty', item.penalty.map((code) => penaltyNames[code]).join(', ')),
  row('Commercial motor vehicle', yesNo(item.inCommercialVehicle)),
];

function denialRows({ answers }: ApplicationFacts): ApplicationRow[] {
  const { wasDenied = null, wasSuspended = null, explanation = '' } = answers?.motorVehicle ?? {};
  return [
    row('License, permit or privilege ever denied', yesNo(wasDenied)),
    row('License, permit or privilege ever suspended or revoked', yesNo(wasSuspended)),
    row('Facts and circumstances', wasDenied === true || wasSuspended === true ? explanation : 'None'),
  ];
}

function jobRows(job: Employment): ApplicationRow[] {
  const days = [row('From', day(job.startDate)), row('To', job.endDate === null ? 'Today' : day(job.endDate))];
  if (job.type === 'unWorking') return [row('Period', named(employmentNames, job.type)), ...days];
  return [
    row('Employer', job.employerName || named(employmentNames, job.type)),
    row('Address', lineOf(job.address, job.city, `${job.state} ${job.postalCode}`.trim())),
    ...days,
    row('Position', job.position),
    row('Reason for leaving', job.endDate === null ? 'Still employed' : job.reasonForLeaving),
    row('Subject to the Federal Motor Carrier Safety Regulations', yesNo(job.subjectToFmcsa)),
    row('Safety-sensitive function with testing under 49 CFR Part 40', yesNo(job.safetySensitive)),
  ];
}

/** Every job through the platform is that of a driver with a commercial license, at a motor carrier. */
const platformJobRows = ({ carrier, startDate, endDate }: PlatformJob): ApplicationRow[] => [
  row('Employer', carrier.name),
  row('Address', carrier.address),
  row('From', day(startDate)),
  row('To', endDate === null ? 'Today' : day(endDate)),
  row('Position', 'Driver, hired through Gladhand'),
  row('Reason for leaving', endDate === null ? 'Still employed' : 'The assignment ended'),
  row('Subject to the Federal Motor Carrier Safety Regulations', 'Yes'),
  row('Safety-sensitive function with testing under 49 CFR Part 40', 'Yes'),
];

/** The driver's corrections of the statements above, in the driver's own words; none without them. */
export const additionsSection = (additions: string | undefined): ApplicationSection[] =>
  additions === undefined || additions === ''
    ? []
    : [section('Changes and additions by the driver', '(b)', [[row('Statement', additions)]])];
