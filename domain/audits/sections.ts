/** A section of the law, as an index of records names it. */
export interface AuditSection {
  /** `49 CFR 391.23`; other sources as they are cited. */
  readonly citation: string;
  readonly title: string;
}

const CFR = '49 CFR ';

/** Titles of the sections of 49 CFR that records cite first, shortened. */
const titles: Readonly<Record<string, string>> = {
  '40.25': 'Drug and alcohol records of past employers',
  '172.704': 'Hazardous materials training',
  '380.103': 'Longer combination vehicle training',
  '380.501': 'Entry-level driver training',
  '382.301': 'Pre-employment testing',
  '382.305': 'Random testing',
  '382.309': 'Return-to-duty testing',
  '382.311': 'Follow-up testing',
  '382.405': 'Access to drug and alcohol records',
  '382.413': 'Inquiries to past employers',
  '382.601': 'Drug and alcohol policy',
  '382.701': 'Clearinghouse queries',
  '382.703': 'Consent to Clearinghouse queries',
  '383.21': 'One license',
  '383.25': "Commercial learner's permit",
  '383.35': 'Work history of CDL drivers',
  '383.37': "Employer's duties",
  '383.71': 'Self-certification',
  '383.91': 'License classes',
  '383.93': 'Endorsements',
  '391.11': 'General qualifications',
  '391.21': 'Application for employment',
  '391.23': 'Investigation and inquiries',
  '391.25': 'Annual inquiry and review',
  '391.27': 'Record of violations',
  '391.31': 'Road test',
  '391.41': 'Physical qualifications',
  '391.43': 'Medical examination and certificate',
  '391.44': 'Alternative vision standard',
  '391.46': 'Insulin-treated diabetes',
  '391.49': 'Skill performance evaluation',
  '391.51': 'Driver qualification file',
  '391.63': 'Drivers of several carriers',
  '391.65': 'Drivers furnished by other carriers',
  '395.8': 'Record of duty status',
};

const cfrSection = /49 CFR (\d+\.\d+)/;
const otherSection = /^[^,(]+/;

/** The section under which a record is listed: the first one of 49 CFR in its citation, otherwise its first source. */
export function sectionOf(citation: string): AuditSection {
  const number = cfrSection.exec(citation)?.[1];
  if (number !== undefined) return { citation: CFR + number, title: titles[number] ?? '' };
  return { citation: (otherSection.exec(citation)?.[0] ?? citation).trim(), title: '' };
}

/** Sections of 49 CFR by their numbers, then other sources by name. */
export function compareSections(one: string, other: string): number {
  const [first, second] = [one, other].map((citation) => cfrSection.exec(citation)?.[1]);
  if (first === undefined || second === undefined) {
    if (first === second) return one.localeCompare(other);
    return first === undefined ? 1 : -1;
  }
  return first.localeCompare(second, 'en', { numeric: true });
}
