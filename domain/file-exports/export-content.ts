import type { DossierEmployment, DriverDossier } from '../driver-dossier/schema';
import { chargeNames } from '../driver-histories/offenses';
import type { ExportBlock, ExportContent, ExportFact, ExportSection } from './content';
import {
  branchNames,
  classNames,
  documentNames,
  employmentNames,
  equipmentNames,
  experienceNames,
  medicalNames,
  penaltyNames,
  workNames,
} from './labels';
import { day, months, monthYear, named, none, phoneText, yesNo } from './texts';

/** A note on an entry of the work history. */
export interface ExportNote {
  readonly entityId: string;
  readonly text: string;
  readonly updatedAt: string;
}

/** What an export shows of a driver's file: the parts of the page, in its order (screen 6 of the specification). */
export function exportContent(dossier: DriverDossier, notes: readonly ExportNote[]): ExportContent {
  const driverName = [dossier.firstName, dossier.middleName, dossier.lastName].filter(Boolean).join(' ');
  return {
    driverName,
    title: `${driverName} Qualifications File`,
    subtitle: dossier.automaticDescription,
    sections: [
      driverSection(dossier),
      qualificationsSection(dossier),
      summarySection(dossier),
      applicationSection(dossier),
      employmentSection(dossier, notes),
      consentSection(dossier),
    ],
    documents: dossier.documents.flatMap(({ _id, document, mediaType, sentAt }) =>
      _id === null ? [] : [{ fileId: _id, title: documentNames[document], mediaType, addedOn: sentAt.slice(0, DAY) }],
    ),
  };
}

/** Characters of a calendar day at the beginning of an instant. */
const DAY = 10;

const facts = (rows: readonly ExportFact[], title?: string): ExportBlock => ({
  type: 'facts',
  ...(title !== undefined && { title }),
  rows,
});

const fact = (label: string, value: string): ExportFact => ({ label, value: value === '' ? none : value });

const placeOf = ({ city, state }: { readonly city: string; readonly state: string }): string =>
  [city, state].filter((part) => part !== '').join(', ');

const driverSection = ({ city, state, experienceMonths, contact }: DriverDossier): ExportSection => ({
  title: 'Driver',
  blocks: [
    facts([
      fact('Location', placeOf({ city, state })),
      fact('Experience', months(experienceMonths)),
      fact('Phone', phoneText(contact?.phone ?? '')),
      fact('Email', contact?.email ?? ''),
    ]),
  ],
});

const qualificationsSection = ({
  summary: { windowMonths, experienceMonths, events },
}: DriverDossier): ExportSection => {
  const period = `last ${String(windowMonths)} months`;
  return {
    title: 'Qualifications Summary',
    blocks: [
      facts(
        [
          fact(`Verifiable CDL experience in the ${period}`, months(experienceMonths)),
          fact('Moving violations or accidents', `${String(events)} / ${period}`),
        ],
        `In the Past ${String(windowMonths)} Months`,
      ),
    ],
  };
};

const summarySection = ({ qualification, drivingSchools, militaryServices }: DriverDossier): ExportSection => ({
  title: 'Summary',
  blocks: [
    ...(qualification === null
      ? []
      : [
          facts(
            [
              fact('Legally allowed to work in the United States', yesNo(qualification.legal)),
              fact('Reads and speaks English', yesNo(qualification.english)),
              fact('Driving experience', named(experienceNames, qualification.drivingExperience)),
              fact('Accidents in the last 3 years', yesNo(qualification.hasAccidents)),
              fact('Violations in the last 3 years', yesNo(qualification.hasViolations)),
              ...(qualification.tests === null
                ? []
                : [
                    fact('Failed or refused a drug or alcohol test', yesNo(qualification.tests.drugOrAlcoholTests)),
                    fact('Documentation of the return to duty', yesNo(qualification.tests.documentation)),
                  ]),
            ],
            'Qualification',
          ),
        ]),
    {
      type: 'table',
      title: 'Driving schools',
      columns: ['School', 'Place', 'Period', 'Graduated'],
      rows: orNone(
        drivingSchools.map((school) => [
          school.schoolName,
          placeOf(school),
          periodOf(school),
          yesNo(school.hasGraduated),
        ]),
      ),
    },
    {
      type: 'table',
      title: 'Military',
      columns: ['Branch', 'Specialty', 'Period'],
      rows: orNone(militaryServices.map((item) => [named(branchNames, item.branch), item.specialty, periodOf(item)])),
    },
  ],
});

const applicationSection = (dossier: DriverDossier): ExportSection => {
  const { license, medicalCard, twicExpiration, mvrSummary, violations, accidents } = dossier;
  return {
    title: 'CDL Application',
    blocks: [
      facts(
        [
          fact('License number', license.details?.number ?? ''),
          fact('Issuing state', license.details?.issuingState ?? ''),
          fact('Class', named(classNames, license.driverClass)),
          fact('Expiration date', day(license.expireDate)),
          fact('Endorsements', license.endorsements.join(', ')),
          fact('Restrictions', license.details?.restriction.join(', ') ?? ''),
        ],
        'Driver License Info',
      ),
      facts(
        [
          fact('Number of accidents', String(accidents.length)),
          fact('Number of moving violations', String(violations.length)),
        ],
        'MVR Info',
      ),
      ...(mvrSummary === '' ? [] : [{ type: 'text' as const, title: 'MVR Details', text: mvrSummary }]),
      {
        type: 'table',
        title: 'Accidents',
        columns: ['Date', 'City and State', 'Commercial', 'Accident preventable?', 'Details'],
        rows: orNone(
          accidents.map((item) => [
            day(item.date),
            placeOf(item),
            yesNo(item.commercial),
            yesNo(item.preventable),
            item.details,
          ]),
        ),
      },
      {
        type: 'table',
        title: 'Violations',
        columns: ['Date', 'Charge', 'Commercial', 'Penalty', 'State'],
        rows: orNone(
          violations.map((item) => [
            day(item.date),
            [named(chargeNames, item.charge), item.details].filter((part) => part !== '' && part !== none).join(': '),
            yesNo(item.commercial),
            item.penalty.map((penalty) => penaltyNames[penalty]).join(', ') || none,
            item.state,
          ]),
        ),
      },
      facts(
        [
          fact('Expiration date', day(medicalCard.expireDate)),
          fact('Restrictions', (medicalCard.details?.restriction ?? []).map((code) => medicalNames[code]).join(', ')),
          fact('Examiner license number', medicalCard.details?.examinerLicenseNumber ?? ''),
        ],
        'DOT Medical Info',
      ),
      facts([fact('Expiration date', day(twicExpiration))], 'TWIC card'),
    ],
  };
};

function employmentSection(
  { employmentHistories, unemploymentPeriods }: DriverDossier,
  notes: readonly ExportNote[],
): ExportSection {
  const jobs = [...employmentHistories].sort((one, other) => other.startDate.localeCompare(one.startDate));
  return {
    title: 'Employment history',
    blocks: [
      ...jobs.flatMap((job) =>
        employmentBlocks(
          job,
          notes.filter(({ entityId }) => entityId === job._id),
        ),
      ),
      {
        type: 'table',
        title: 'Unemployment periods',
        columns: ['Period', 'Activity'],
        rows: orNone(unemploymentPeriods.map((item) => [periodOf(item), item.note])),
      },
    ],
  };
}

function employmentBlocks(job: DossierEmployment, notes: readonly ExportNote[]): readonly ExportBlock[] {
  const end = job.endDate === null ? 'now' : monthYear(job.endDate);
  const info = facts(
    [
      fact('Status', statusNames[job.status]),
      fact('Start date', day(job.startDate)),
      fact('End date', job.endDate === null ? 'Current job' : day(job.endDate)),
      fact('Kind of employment', named(employmentNames, job.type)),
      fact('Address', [job.street, placeOf(job), job.postCode].filter((part) => part !== '').join(', ')),
      fact('Company phone', phoneText(job.phone)),
      fact('Company fax', phoneText(job.fax)),
      fact('Company email', job.email),
      fact('Contact person', job.contactPerson),
      fact('Position held', job.position),
      fact('Reason for leaving', job.reasonForLeaving),
      ...(job.current ? [fact('May we contact this employer now?', yesNo(job.mayContact))] : []),
      fact('Did you operate a commercial motor vehicle?', yesNo(job.commercial)),
      fact('Subject to FMCSRs', yesNo(job.wasSubjectToFMCSA)),
      fact('Safety-sensitive functions', yesNo(job.safetySensitive)),
      fact('Type of work', job.typeOfWork.map((code) => workNames[code]).join(', ')),
      fact('Equipment operated', job.equipment.map((code) => equipmentNames[code]).join(', ')),
    ],
    `${job.employerName || named(employmentNames, job.type)} (${monthYear(job.startDate)} - ${end})`,
  );
  if (notes.length === 0) return [info];
  const rows = notes.map(({ text, updatedAt }) => [day(updatedAt.slice(0, DAY)), text]);
  return [info, { type: 'table', title: 'Verifications', columns: ['Date', 'Note'], rows }];
}

const statusNames: Readonly<Record<DossierEmployment['status'], string>> = {
  approved: 'Approved',
  rejected: 'Not approved',
  pending: 'Pending',
};

const consentSection = ({ consents }: DriverDossier): ExportSection => ({
  title: 'Consents',
  blocks: [
    {
      type: 'table',
      columns: ['Document', 'Version', 'Signed'],
      rows: orNone(consents.map(({ title, version, signedAt }) => [title, version, day(signedAt.slice(0, DAY))])),
    },
  ],
});

const periodOf = ({ startDate, endDate }: { readonly startDate: string; readonly endDate: string | null }): string =>
  `${monthYear(startDate)} - ${endDate === null ? 'now' : monthYear(endDate)}`;

/** A list without entries says so. */
const orNone = (rows: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  rows.length === 0 ? [['None']] : rows;
