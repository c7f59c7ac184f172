import { day } from '../file-exports/texts';
import { daysBetween } from '../requirements/engine/days';
import { birthdayOf } from '../requirements/engine/proofs';
import type { Answer } from '../requirements/model/answer';
import { type EvidenceDate, evidenceDates } from '../requirements/model/evidence';
import type { FactName } from '../requirements/model/facts';
import { dateNames } from './document-names';
import { factNames } from './fact-names';

type Judged = Pick<
  Answer,
  'requirement' | 'evidence' | 'status' | 'why' | 'facts' | 'provenOn' | 'dueOn' | 'daysLate' | 'isEarly' | 'bars'
>;

/** The context of the sentences beside the answer. */
interface StatementContext {
  /** The day of the packet. */
  readonly on: string;
  readonly birthDate?: string | undefined;
}

/**
 * The status of a line in plain sentences that are literally true: what is there and which of its dates counts, what is missing,
 * since when, and what follows.
 */
export function statementOf(answer: Judged, context: StatementContext): string {
  const barred = answer.bars ? ' Driving is not permitted as things stand.' : '';
  const early = answer.isEarly
    ? ' Dated before the application, or long before the hire, and recorded for this hire.'
    : '';
  return `${sentenceOf(answer, context)}${early}${barred}`;
}

function sentenceOf(answer: Judged, { on, birthDate }: StatementContext): string {
  const { status, why, facts, dueOn, daysLate } = answer;
  switch (status) {
    case 'missing':
    case 'expired':
      return openText(answer, { on, birthDate });
    case 'unknown':
      return why === 'dateMissing'
        ? `The document does not state: ${listed(facts)}.`
        : `Not stated in the file: ${listed(facts)}.`;
    case 'due':
      return dueText(answer, { on, birthDate });
    case 'late':
      return `On file. ${provenText(answer)}, ${lateBy(daysLate)} after the due date.${next(dueOn)}`;
    case 'done':
      return doneText(answer, birthDate);
    case 'notApplicable':
      return notApplicable(why, facts);
  }
}

/** The sentence of a line without a proof, or with one that is no longer good. */
function openText(answer: Judged, { on, birthDate }: StatementContext): string {
  const { status, why, facts, dueOn } = answer;
  switch (why) {
    case 'breached':
      return `Not met: a document shows a problem.${status === 'missing' ? overdue(dueOn, on) : ''}`;
    case 'factsAgainst':
      return `Not met: ${listed(facts)}.`;
    case 'tooYoung':
      return ageText(answer, birthDate, 'Not old enough') ?? 'Not old enough.';
    default:
      return status === 'missing'
        ? `No qualifying document is on file.${overdue(dueOn, on)}`
        : `${provenText(answer)}; the renewal was due ${day(dueOn)}.`;
  }
}

function dueText(answer: Judged, { birthDate }: StatementContext): string {
  const { provenOn, dueOn, why } = answer;
  if (why === 'tooYoung') return ageText(answer, birthDate, 'Not old enough') ?? 'Not old enough.';
  return provenOn === null
    ? `Not on file yet; due ${day(dueOn)}.`
    : `On file. ${provenText(answer)}; renewal due ${day(dueOn)}.`;
}

function doneText(answer: Judged, birthDate: string | undefined): string {
  const age = ageText(answer, birthDate, 'Old enough');
  if (age !== undefined) return age;
  const { provenOn, dueOn } = answer;
  return provenOn === null ? `Met.${next(dueOn)}` : `On file. ${provenText(answer)}.${next(dueOn)}`;
}

/** The birthday from which driving is allowed. */
function ageText({ requirement }: Judged, birthDate: string | undefined, what: string): string | undefined {
  const proof = requirement.proofs.find((one) => 'age' in one);
  return proof === undefined || birthDate === undefined
    ? undefined
    : `${what}: ${String(proof.age)} years of age on ${day(birthdayOf(birthDate, proof.age))}.`;
}

/** The date of the document that counts, by its name: it is seldom the day on which the document came on file. */
function provenText({ requirement, evidence, provenOn }: Judged): string {
  const proofs = requirement.proofs.flatMap((proof) => ('kind' in proof ? [proof, ...(proof.with ?? [])] : []));
  const counted = proofs.find(
    ({ kind, dated }) => evidence !== null && kind === evidence.kind && evidence.dates[dated] === provenOn,
  );
  return `${counted === undefined ? 'Date of the proof' : dateNames[counted.dated]}: ${day(provenOn)}`;
}

function overdue(dueOn: string | null, on: string): string {
  if (dueOn === null) return '';
  const days = daysBetween(dueOn, on);
  return days > 0 ? ` It was due ${day(dueOn)}, ${counted(days)} before this day.` : ` It is due ${day(dueOn)}.`;
}

const next = (dueOn: string | null): string => (dueOn === null ? '' : ` Next due ${day(dueOn)}.`);

const lateBy = (days: number | null): string => (days === null ? '' : counted(days));

const counted = (days: number): string => `${String(days)} ${days === 1 ? 'day' : 'days'}`;

function notApplicable(why: Judged['why'], facts: Judged['facts']): string {
  switch (why) {
    case 'conditionNotMet':
      return facts.length === 0 ? 'Does not apply.' : `Does not apply by this fact: ${listed(facts)}.`;
    case 'exempt':
      return `Exempt by this fact: ${listed(facts)}.`;
    case 'noOffer':
      return 'Required only after a hire.';
    case 'notRequested':
      return 'Required only if requested.';
    case 'optional':
      return 'Optional.';
    case 'notInForce':
      return 'No rule was in effect on this day.';
    default:
      return 'No longer required: the employment ended.';
  }
}

const isDate = (name: FactName | EvidenceDate): name is EvidenceDate => evidenceDates.some((date) => date === name);

const listed = (facts: Judged['facts']): string =>
  facts.map((name) => (isDate(name) ? dateNames[name] : factNames[name])).join('; ');
