import type { Answer } from '../model/answer';
import type { Requirement } from '../model/requirement';
import { partOf, turnOn, whoActs } from './acts';
import { barsDriving } from './bars';
import { interruptionsOf } from './breaches';
import { holdOn } from './conditions';
import type { Context } from './context';
import { firstDueOf } from './due';
import { clip, cut, type Interval, joined } from './interval';
import { keepUntil, keptWhileUsed } from './keep';
import type { Line } from './line';
import { otherDocuments } from './other-documents';
import { proofHistory } from './proof-history';
import { type Proofs, proofsOf } from './proofs';
import { type LineState, type Verdict, verdictOn } from './status';
import { versionOn } from './timeline';

type ProofsByVersion = (version: Requirement) => Proofs;

/** The proofs of each version for a line, found once. */
function proofsByVersion({ subject }: Line, context: Context): ProofsByVersion {
  const found = new Map<Requirement, Proofs>();
  return (version) => {
    const proofs = found.get(version) ?? proofsOf(version, subject, context);
    found.set(version, proofs);
    return proofs;
  };
}

/** The intervals of each version, within its own days if the law of each day decides. */
function intervalsOf({ version, timeline }: Line, proofs: ProofsByVersion, { on }: Context): Interval[] {
  const all =
    version.law === 'day'
      ? timeline.flatMap((stretch) =>
          proofs(stretch.version)
            .intervals.map((interval) => ({ ...interval, correction: stretch.version.correction }))
            .flatMap((interval) => clip(interval, stretch) ?? []),
        )
      : proofs(version).intervals;
  return joined(all).filter(({ from }) => from <= on);
}

const covers = ({ from, to }: { from: string; to: string | null }, day: string): boolean =>
  from <= day && (to === null || day <= to);

function stateOf(line: Line, context: Context): LineState {
  const { version, timeline, subject } = line;
  const { dutyDay, on } = context;
  const firstDay = version.law === 'day' ? (timeline[0]?.from ?? '') : '';
  const firstDue = firstDueOf(version, subject, { ...context, firstDay });
  const interruptions = interruptionsOf(version, context);
  const against = factsAgainst(version, context);
  const proofs = proofsByVersion(line, context);
  const intervals = interruptions
    .reduce(
      (rest, interruption) => rest.flatMap((interval) => cut(interval, interruption)),
      intervalsOf(line, proofs, context),
    )
    .toSorted((one, other) => one.from.localeCompare(other.from));
  const known = proofs(versionOn(timeline, dutyDay) ?? version);
  const { last, due, lateness } = proofHistory(intervals, startOf(version, firstDue, intervals[0]), dutyDay);
  return {
    last,
    due,
    lateness,
    firstDue,
    // After the end of the employment, a proof that came later still counts.
    isProven: against.length === 0 && last !== null && last.from <= on && (last.to === null || last.to >= dutyDay),
    isBreached: against.length > 0 || interruptions.some((one) => covers(one, dutyDay) || one.from > dutyDay),
    isSuspended: against.length > 0 || interruptions.some((one) => covers(one, dutyDay)),
    against,
    unknown: known.unknown,
    gaps: known.gaps,
  };
}

/** The facts that suspend what is proven; one that nobody stated does not. */
function factsAgainst({ breachedIf }: Requirement, context: Context): Answer['facts'] {
  if (breachedIf === undefined) return [];
  const { holds } = holdOn(breachedIf, context, context.dutyDay);
  return holds === true ? breachedIf.map((test) => test as Answer['facts'][number]) : [];
}

/** The day with which the duty starts: the first due day, or that of an earlier proof from which the cycle counts. */
function startOf({ due }: Requirement, firstDue: string | null, first: Interval | undefined): string | null {
  const isCycle = due !== null && 'orFromProof' in due && due.orFromProof === true;
  return isCycle && first !== undefined && firstDue !== null && first.from < firstDue ? first.from : firstDue;
}

const nothingLeft = ['done', 'late', 'notApplicable'];

/** The newest proof that counted for a line, whether or not the requirement still holds. */
function newestProof({ version, subject }: Line, context: Context): Interval | null {
  const { intervals } = proofsOf(version, subject, context);
  return intervals.toSorted((one, other) => one.day.localeCompare(other.day)).at(-1) ?? null;
}

/** A line without duties, unknown or not applicable; what was proven is still kept. */
export function answerWithout(line: Line, verdict: Verdict, context: Context): Answer {
  const { version } = line;
  const { status } = verdict;
  return answerOf(
    { line, verdict, proof: newestProof(line, context), context },
    {
      provenOn: null,
      dueOn: null,
      lateness: [],
      acts: status === 'unknown' ? whoActs(version, verdict, context) : null,
      isProven: false,
      bars: barsDriving(version, { status, isProven: false, isBreached: false }, context),
    },
  );
}

/** A line of a requirement that applies. */
export function answerLine(line: Line, context: Context): Answer {
  const { version } = line;
  const state = stateOf(line, context);
  const { last, due, lateness, isProven, isBreached } = state;
  const verdict = verdictOn(version, state, context);
  const { status } = verdict;
  return answerOf(
    { line, verdict, proof: last, context },
    {
      // A comparison of facts has no day.
      provenOn: last === null || last.day === '' ? null : last.day,
      dueOn: status === 'notApplicable' ? null : due,
      lateness,
      acts: nothingLeft.includes(status) ? null : whoActs(version, verdict, context),
      isProven,
      bars: barsDriving(version, { status, isProven, isBreached }, context),
    },
  );
}

interface Judged {
  readonly line: Line;
  readonly verdict: Verdict;
  /** The proof that counts, or the last one that did. */
  readonly proof: Interval | null;
  readonly context: Context;
}

type Duty = Pick<Answer, 'provenOn' | 'dueOn' | 'lateness' | 'acts' | 'bars'> & { readonly isProven: boolean };

/** Written out in one piece, because joining objects took a quarter of the time of an answer. */
function answerOf({ line, verdict, proof, context }: Judged, duty: Duty): Answer {
  const { version, subject } = line;
  const evidence = proof?.evidence ?? null;
  const others = otherDocuments(line, evidence, context);
  const part = partOf(version, verdict, context);
  const { acts, isUnderReview } = turnOn({ version, acts: duty.acts, part, others }, context);
  return {
    requirement: version,
    citation: version.citation,
    store: version.store,
    status: verdict.status,
    why: verdict.why,
    facts: verdict.facts,
    subject: subject.subject,
    correction: version.correction ?? proof?.correction ?? null,
    provenOn: duty.provenOn,
    isEarly: duty.provenOn !== null && proof?.isEarly === true,
    dueOn: duty.dueOn,
    daysLate: duty.lateness.at(-1)?.days ?? null,
    lateness: duty.lateness,
    acts,
    isUnderReview,
    part,
    bars: duty.bars,
    keepUntil:
      proof &&
      evidence &&
      keptWhileUsed(keepUntil(version, { evidence, day: proof.day }, context), { ...duty, proof, context }),
    evidence,
    others,
  };
}
