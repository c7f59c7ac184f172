import { day, yesNo } from '../file-exports/texts';
import type { DriverFile } from '../requirements/model/driver-file';
import type { Employment, EmploymentType } from '../requirements/model/employment';
import { storeOfFact } from '../requirements/model/fact-stores';
import type { Facts } from '../requirements/model/facts';
import type { StatedFacts } from '../requirements/sources/stated-facts';
import { dateAt } from '../shared/zoned-time';
import type { AuditFact } from './content';
import { factNames } from './fact-names';
import type { AuditStore } from './terms';

/** A statement with its author. */
interface AuthoredStatement {
  readonly employmentId: string | null;
  readonly from: string;
  readonly facts: StatedFacts;
  readonly by: string;
  readonly at: string;
}

interface FactSources {
  readonly file: DriverFile;
  readonly employment: Employment;
  readonly on: string;
  /** Latest first. */
  readonly statements: readonly AuthoredStatement[];
  readonly timeZone: string;
  readonly stores: readonly AuditStore[];
}

type Name = keyof Facts & keyof typeof factNames;

/** Facts that the packet shows elsewhere or not at all. */
const elsewhere: readonly Name[] = ['birthDate', 'timeZone'];

const typeNames: Readonly<Record<EmploymentType, string>> = {
  employee: 'Employee',
  contractor: 'Contractor',
  ownerOperator: 'Owner-operator',
};

/** The facts on which the answers of a file rest, each with its author and its first day. */
export function statedFactsOf(sources: FactSources): AuditFact[] {
  const { file, employment, on, stores } = sources;
  const current = file.changes
    .filter(({ from }) => from <= on)
    .reduce<Facts>((all, change) => ({ ...all, ...change.facts }), file.facts);
  const names = (Object.keys(current) as Name[]).filter(
    (name) =>
      !elsewhere.includes(name) && current[name] !== undefined && stores.some((store) => store === storeOfFact(name)),
  );
  return [
    ...names
      .map((name) => ({ label: factNames[name], value: valueText(current[name]), source: sourceOf(name, sources) }))
      .toSorted((one, other) => one.label.localeCompare(other.label)),
    ...employmentFacts(employment),
  ];
}

function valueText(value: Facts[Name]): string {
  if (typeof value === 'boolean') return yesNo(value);
  return value === undefined ? '' : String(value);
}

/** The latest statement of the fact; without one it follows from the job order of the hire. */
function sourceOf(name: Name, { employment, on, statements, timeZone }: FactSources): string {
  const statement = statements.find(
    ({ employmentId, from, facts }) =>
      (employmentId === null || employmentId === employment.id) && from <= on && facts[name] !== undefined,
  );
  if (statement?.facts[name] === undefined || statement.facts[name] === null) return 'Job order of the hire';
  const { by, at, from } = statement;
  return `Stated by ${by} on ${day(dateAt(at, timeZone))}, as of ${day(from)}`;
}

/** The facts of the employment's record; an exception that nobody stated is not claimed. */
const employmentFacts = ({ type, isMultipleEmployer, isFurnished }: Employment): AuditFact[] =>
  [
    { label: 'Type of employment', value: type === undefined ? '' : typeNames[type] },
    {
      label: factNames.multipleEmployer,
      value: isMultipleEmployer === undefined ? 'Not claimed' : yesNo(isMultipleEmployer),
    },
    { label: factNames.furnished, value: isFurnished === undefined ? 'Not claimed' : yesNo(isFurnished) },
  ].map((one) => ({ ...one, source: 'Record of the employment' }));
