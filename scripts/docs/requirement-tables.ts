import { complianceSteps, signedWith, signingKinds, stepDocuments } from '#domain/compliance/steps';
import { mediaTypesOf, uploadTypes } from '#domain/driver-files/uploads';
import { type DocumentProof, type Requirement, stores } from '#domain/requirements/model/requirement';
import { requirements as records } from '#domain/requirements/records/all';
import { limits } from './limits';
import { code, codes, type Table } from './markdown';

const byStore = records.toSorted((one, other) => stores.indexOf(one.store) - stores.indexOf(other.store));

function applies({ per, appliesIf, exemptIf }: Requirement): string {
  const exempt = exemptIf.length === 0 ? [] : [`unless ${exemptIf.map(code).join(' or ')}`];
  return [`per ${code(per)}`, ...appliesIf.map(code), ...exempt].join(', ');
}

function due({ due: rule, isOptional }: Requirement): string {
  if (rule === null) return isOptional ? 'never, optional' : 'immediately';
  if ('before' in rule) return `before ${codes(rule.before)}`;
  if ('after' in rule) return singular(`${rule.within} after ${code(rule.after.kind)}`);
  return rule.notBefore === undefined ? rule.by : `${rule.by}, from ${rule.notBefore}`;
}

/** A text with a length of time in the singular where it is one. */
const singular = (text: string): string => text.replace(/\b1 (day|month|year)s\b/g, '1 $1');

function documentProof(document: DocumentProof): string {
  const { kind, dated, findings = [], if: conditions = [], lasts, until, maximum } = document;
  const valid = [
    ...findings.map(code),
    ...conditions.map((test) => `if ${code(test)}`),
    ...(lasts === undefined ? [] : [`for ${lasts}`]),
    ...(until === undefined ? [] : [`until ${code(until)}`]),
    ...(maximum === undefined ? [] : [`${maximum} at most`]),
  ];
  return singular([`${code(kind)} by ${code(dated)}`, ...valid].join(', '));
}

function proof(one: Requirement['proofs'][number]): string {
  if ('age' in one) return `age ${String(one.age)}`;
  return 'check' in one ? code(one.check) : documentProof(one);
}

function bars({ bars: rule }: Requirement): string {
  if (typeof rule === 'boolean') return rule ? 'yes' : '–';
  return rule === 'after breach' ? rule : `after ${rule.after}`;
}

const kept = ({ keep }: Requirement): string =>
  keep.map(({ findings = [], until }) => [...findings.map(code), until.join(' or ')].join(': ')).join('; ') || '–';

const inForce = ({ from, to }: Requirement): string => (to === null ? `from ${from}` : `${from} through ${to}`);

const requirements: Table = {
  head: [
    'Requirement',
    'Citation',
    'File',
    'Applies',
    'First due',
    'Proofs, any of',
    'Bars driving',
    'Kept until',
    'In force',
  ],
  rows: byStore.map((record) => [
    record.title,
    record.citation,
    code(record.store),
    applies(record),
    due(record),
    record.proofs.map(proof).join('; '),
    bars(record),
    kept(record),
    inForce(record),
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
