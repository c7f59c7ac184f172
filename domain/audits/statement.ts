import { day } from '../file-exports/texts';
import { daysBetween } from '../requirements/engine/days';
import type { Answer } from '../requirements/model/answer';
import type { EvidenceDate } from '../requirements/model/evidence';
import { evidenceDates } from '../requirements/model/evidence';
import type { FactName } from '../requirements/model/facts';
import { dateNames } from './document-names';
import { factNames } from './fact-names';

type Judged = Pick<Answer, 'status' | 'why' | 'facts' | 'provenOn' | 'dueOn' | 'daysLate' | 'bars'>;

/** The status of a line in plain sentences: what is there, what is missing, since when, and what follows. */
export function statementOf(answer: Judged, on: string): string {
  const barred = answer.bars ? ' Driving is not permitted as things stand.' : '';
  return `${sentenceOf(answer, on)}${barred}`;
}

function sentenceOf({ status, why, facts, provenOn, dueOn, daysLate }: Judged, on: string): string {
  switch (status) {
    case 'missing':
      return why === 'breached'
        ? `Not met: a newer document shows a problem.${overdue(dueOn, on)}`
        : `Missing: no qualifying document is on file.${overdue(dueOn, on)}`;
    case 'expired':
      return why === 'breached'
        ? 'Not met: a newer document shows a problem.'
        : `Expired. On file since ${day(provenOn)}; the renewal was due ${day(dueOn)}.`;
    case 'unknown':
      return why === 'dateMissing'
        ? `Unknown: the document does not state ${listed(facts)}.`
        : `Unknown: not stated in the file: ${listed(facts)}.`;
    case 'due':
      return provenOn === null
        ? `Not on file yet; due ${day(dueOn)}.`
        : `On file since ${day(provenOn)}; renewal due ${day(dueOn)}.`;
    case 'late':
      return `On file since ${day(provenOn)}, ${lateBy(daysLate)} after the due date.${next(dueOn)}`;
    case 'done':
      return provenOn === null ? `Met.${next(dueOn)}` : `On file since ${day(provenOn)}.${next(dueOn)}`;
    case 'notApplicable':
      return notApplicable(why, facts);
  }
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
      return facts.length === 0 ? 'Does not apply.' : `Does not apply: ${listed(facts)}.`;
    case 'exempt':
      return `Exempt: ${listed(facts)}.`;
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
