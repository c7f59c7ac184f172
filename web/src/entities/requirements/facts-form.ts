import { isAbroad, issuerName, type LicenseIssuer } from '#domain/places/license-issuers';
import { usStates } from '#domain/places/us-states';
import type { FileFacts, FileOnDay, StatedFacts, StateFactsBody } from '#domain/requirements/file-schema';
import type { dotModes } from '#domain/requirements/model/facts';
import { isEqualJson } from '#domain/shared/json-equality';
import type { StatableFact } from './fact-groups';
import { upcomingFacts } from './upcoming-facts';

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

interface Stating {
  readonly file: FileOnDay;
  readonly names: readonly StatableFact[];
  /** The statement to correct. */
  readonly statement: StatedFacts | null;
}

/** The facts of the file with those that later statements change, or of the statement to correct. */
const knownFacts = ({ file, statement }: Stating): FileFacts =>
  statement?.facts ?? {
    ...file.facts,
    ...Object.fromEntries(upcomingFacts(file).map(({ name, value }) => [name, value])),
  };

/**
 * The hire or today, whichever is earlier; never before an earlier statement of these facts, which would go on to count.
 */
function firstDay({ file, names, statement }: Stating): string {
  const { on, employment, statements } = file;
  if (statement !== null) return statement.from;
  const hiredOn = employment?.hiredOn ?? on;
  const earlier = statements.filter(({ facts }) => names.some((name) => facts[name] !== undefined));
  return earlier.reduce((latest, { from }) => (from > latest ? from : latest), hiredOn < on ? hiredOn : on);
}

interface Start extends Stating {
  readonly namedIssuers?: readonly LicenseIssuer[] | undefined;
}

/** The first values of the form. */
export function factsStart({ namedIssuers = [], ...stating }: Start): FactsFormValues {
  const { file, names } = stating;
  const known = knownFacts(stating);
  const licenses = known.licenses ? licenseEntries(known.licenses) : namedIssuers.flatMap(begunWith);
  const plain = names.filter((name) => name !== 'licenses' && name !== 'employers');
  return {
    from: firstDay(stating),
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
function factsOf({ facts }: FactsFormValues, { names, ...stating }: Stating): FileFacts {
  const { licenses, employers, ...plain } = facts;
  const known = knownFacts({ names, ...stating });
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

/** The facts that differ from the first values: the others stay as they are, also if somebody else changes them. */
function changedOf(facts: FileFacts, stating: Stating): FileFacts {
  const before = factsOf(factsStart(stating), stating);
  const changed = Object.entries(facts).filter(([name, value]) => !isEqualJson(value, before[name as StatableFact]));
  return Object.fromEntries(changed) as FileFacts;
}

/** The statement to send. With another day alone, it is about all answered facts. */
export function statementOf(values: FactsFormValues, stating: Stating): StateFactsBody {
  const { file, statement } = stating;
  const facts = factsOf(values, stating);
  const changed = changedOf(facts, stating);
  if (statement !== null) return { from: values.from, facts, corrects: statement._id, reason: values.reason };
  const of = file.employment?._id ?? null;
  return {
    from: values.from,
    facts: Object.keys(changed).length === 0 ? facts : changed,
    seen: file.statements.filter(({ employmentId }) => employmentId === of).map(({ _id }) => _id),
    corrects: null,
    reason: null,
  };
}
