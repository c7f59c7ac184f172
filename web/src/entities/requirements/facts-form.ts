import { isAbroad, issuerName, type LicenseIssuer } from '#domain/places/license-issuers';
import { usStates } from '#domain/places/us-states';
import type { FileFacts, FileOnDay, StatedFacts, StateFactsBody } from '#domain/requirements/file-schema';
import type { dotModes } from '#domain/requirements/model/facts';
import type { StatableFact } from './fact-groups';

type LicenseClass = 'A' | 'B' | 'C' | 'D';
type Endorsement = 'H' | 'N' | 'P' | 'S' | 'T' | 'X';

export interface LicenseEntry {
  state: string;
  isForeign: boolean;
  heldFrom: string;
  heldUntil: string | null;
  class: LicenseClass | null;
  endorsements: Endorsement[];
  restrictions: string;
}

export interface EmployerEntry {
  id: string;
  name: string;
  mode: (typeof dotModes)[number] | 'none' | null;
  isSafetySensitive: boolean | null;
  hasUnfinishedPlan: boolean | null;
}

type PlainFacts = Omit<FileFacts, 'licenses' | 'employers'>;

/** The entries of the form; an unanswered question holds null. */
export interface FactsFormValues {
  from: string;
  facts: PlainFacts & { licenses: LicenseEntry[]; employers: EmployerEntry[] };
  reason: string;
}

export const blankLicense: LicenseEntry = {
  state: '',
  isForeign: false,
  heldFrom: '',
  heldUntil: null,
  class: null,
  endorsements: [],
  restrictions: '',
};

const licenseEntries = (licenses: FileFacts['licenses']): LicenseEntry[] =>
  (licenses ?? []).map((license) => ({ ...license, restrictions: license.restrictions.join(', ') }));

/** A license of which the issuer is known: a state by its code, one abroad by its name. The form has no territories. */
function begunWith(issuer: LicenseIssuer): LicenseEntry[] {
  if (isAbroad(issuer)) return [{ ...blankLicense, state: issuerName(issuer), isForeign: true }];
  return issuer in usStates ? [{ ...blankLicense, state: issuer }] : [];
}

/** All past employers that the work history names, with what is stated about them. */
export const employerEntries = ({ pastEmployers }: FileOnDay, reported: FileFacts['employers']): EmployerEntry[] =>
  pastEmployers.map(({ _id: id, name }) => {
    const known = (reported ?? []).find((employer) => employer.id === id);
    return {
      id,
      name,
      mode: known?.mode ?? null,
      isSafetySensitive: known?.isSafetySensitive ?? null,
      hasUnfinishedPlan: known?.hasUnfinishedPlan ?? null,
    };
  });

/** The facts of the file, or of the statement to correct. */
const knownFacts = (file: FileOnDay, statement: StatedFacts | null): FileFacts => statement?.facts ?? file.facts;

interface Start {
  readonly names: readonly StatableFact[];
  /** The statement to correct. */
  readonly statement: StatedFacts | null;
  readonly namedIssuers?: readonly LicenseIssuer[] | undefined;
}

/** The first values of the form. */
export function factsStart(file: FileOnDay, { names, statement, namedIssuers = [] }: Start): FactsFormValues {
  const known = knownFacts(file, statement);
  const licenses = known.licenses ? licenseEntries(known.licenses) : namedIssuers.flatMap(begunWith);
  const plain = names.filter((name) => name !== 'licenses' && name !== 'employers');
  return {
    from: statement?.from ?? file.employment?.hiredOn ?? file.on,
    facts: {
      ...Object.fromEntries(plain.map((name) => [name, known[name] ?? null])),
      licenses: names.includes('licenses') ? licenses : [],
      employers: names.includes('employers') ? employerEntries(file, known.employers) : [],
    },
    reason: '',
  };
}

const codesOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((code) => code.trim().toUpperCase())
    .filter((code) => code !== '');

/** The answered facts, and null for those that are no longer stated, which takes them back. */
function factsOf({ facts }: FactsFormValues, names: readonly StatableFact[], known: FileFacts): FileFacts {
  const { licenses, employers, ...plain } = facts;
  // A correction keeps what the statement takes back.
  const isNamed = (name: string) => known[name as StatableFact] !== undefined;
  const answered = Object.entries(plain).filter(
    ([name, value]) => value !== undefined && (value !== null || isNamed(name)),
  );
  return {
    ...(Object.fromEntries(answered) as PlainFacts),
    ...(names.includes('licenses') && {
      licenses: licenses.map((license) => ({ ...license, restrictions: codesOf(license.restrictions) })),
    }),
    ...(names.includes('employers') &&
      employers.length > 0 && { employers: employers.map(({ name: _shown, ...employer }) => employer) }),
  };
}

interface Stating {
  readonly file: FileOnDay;
  readonly names: readonly StatableFact[];
  /** The statement to correct. */
  readonly statement: StatedFacts | null;
}

export const statementOf = (values: FactsFormValues, { file, names, statement }: Stating): StateFactsBody => ({
  from: values.from,
  facts: factsOf(values, names, knownFacts(file, statement)),
  corrects: statement?._id ?? null,
  reason: statement === null ? null : values.reason,
});
