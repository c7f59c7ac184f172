import { readRequirementFiles } from '#db/requirements/requirement-files';
import { complianceSteps, signedWith, signingKinds, stepDocuments } from '#domain/compliance/steps';
import { mediaTypesOf, uploadTypes } from '#domain/driver-files/uploads';
import { type Proof, requirementAreas, type RequirementContent, type Span } from '#domain/requirements/record';
import { DAY_MS } from '#domain/shared/durations';
import { limits } from './limits';
import { code, codes, type Table } from './markdown';

const files = readRequirementFiles().toSorted(
  (one, other) => requirementAreas.indexOf(one.area) - requirementAreas.indexOf(other.area),
);

const span = ({ unit, count }: Span): string => `${String(count)} ${unit === 'businessDays' ? 'business days' : unit}`;

function applies({ scope, appliesIf }: RequirementContent): string {
  const facts = Object.entries(appliesIf).map(([name, holds]) => (holds ? code(name) : `not ${code(name)}`));
  return [scope === 'organization' ? 'per carrier' : 'per driver', ...facts].join(', ');
}

function due({ due: formula }: RequirementContent): string {
  if (formula === null) return 'immediately';
  const from = formula.from === 'start' ? 'the first day of work' : 'sign-up';
  return formula.after.count === 0 ? `by ${from}` : `${span(formula.after)} after ${from}`;
}

function validity(proof: Proof): string[] {
  if (proof.type !== 'evidence' || proof.lasts === null) return [];
  return [proof.lasts === 'untilItsEnd' ? 'until it expires' : span(proof.lasts)];
}

const starts = {
  proof: 'its date',
  employmentStart: 'the first day of work',
  employmentEnd: 'employment ends',
  lastQuery: 'the last query',
} as const;

function kept({ retention }: RequirementContent): string {
  if (retention === null) return '–';
  const periods = [retention, ...(retention.orLater === undefined ? [] : [retention.orLater])].map(
    ({ from, months }) => `${String(months)} months after ${starts[from]}`,
  );
  return periods.length === 1 ? periods.join('') : `${periods.join(' or ')}, whichever is later`;
}

const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

const inForce = ({ effectiveFrom, effectiveTo }: (typeof files)[number]): string =>
  effectiveTo === null ? `from ${effectiveFrom}` : `${effectiveFrom} through ${dayBefore(effectiveTo)}`;

const requirements: Table = {
  head: ['Requirement', 'Citation', 'Applies', 'Responsible', 'First due', 'Valid', 'Kept for', 'In force'],
  rows: files.map((file) => [
    file.title,
    file.citation,
    applies(file),
    code(file.acts),
    due(file),
    [...new Set(file.proofs.flatMap(validity))].join(', or ') || '–',
    kept(file),
    inForce(file),
  ]),
};

const steps: Table = {
  head: ['Step', 'Documents to read'],
  rows: complianceSteps.map((step) => [code(step), codes(stepDocuments[step])]),
};

const signatures: Table = {
  head: ['Signature', 'Covers'],
  rows: signingKinds.map((kind) => [code(kind), codes(signedWith(kind))]),
};

const uploads: Table = {
  head: ['Upload', 'Formats'],
  rows: uploadTypes.map((type) => [code(type), codes(mediaTypesOf(type))]),
};

/** The tables of `docs/requirements.md`, by the name in their marker. */
export const requirementTables: Readonly<Record<string, Table>> = {
  requirements,
  'compliance-steps': steps,
  signatures,
  uploads,
  limits,
};
