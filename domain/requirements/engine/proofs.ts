import { coverageOf } from '../../driver-histories/coverage';
import { daysAfter } from '../../shared/periods';
import { dayOf } from '../model/employment';
import type { Evidence, EvidenceDate } from '../model/evidence';
import type { FactName } from '../model/facts';
import type { DateLimit, DocumentProof, FactProof, Requirement } from '../model/requirement';
import { appliesSince } from './applies-since';
import { holdOn } from './conditions';
import type { Context } from './context';
import { licensedThrough } from './current-state';
import { later, spanAfter, spanBefore } from './days';
import { documentsAgainst, documentsOf } from './documents';
import type { Interval } from './interval';
import { licenseFitsJob } from './license-fits-job';
import { newerEnds } from './newer-ends';
import { belongs, isEarlyProof } from './ownership';
import { documentsAbout, saysEnough } from './proof-documents';
import type { LineSubject } from './subjects';
import { undatedProofs } from './undated-proofs';
import { violationDays } from './violations';

/** The proofs of a requirement, and the facts without which nobody knows whether there are more. */
export interface Proofs {
  readonly intervals: readonly Interval[];
  readonly unknown: readonly (FactName | EvidenceDate)[];
  /** Histories without which a document on file is no proof, because they are not complete. */
  readonly gaps: readonly FactName[];
}

const nothing: Proofs = { intervals: [], unknown: [], gaps: [] };
const unknown = (...facts: readonly (FactName | EvidenceDate)[]): Proofs => ({ ...nothing, unknown: facts });
const since = (from: string, to: string | null, evidence: Evidence | null): Proofs => ({
  ...nothing,
  intervals: [{ day: from, from, to, evidence, isEarly: false, correction: null }],
});

/** All proofs of a version for a subject that are dated through the day asked about. */
export function proofsOf(version: Requirement, { subject }: LineSubject, context: Context): Proofs {
  const about = version.lookback === null && version.per !== 'certificate' ? null : subject;
  const found = version.proofs.flatMap((proof) => {
    if (!('kind' in proof)) return [proofByFacts(proof, context)];
    const firstDay = proof.since === 'event' ? eventDay(version, context) : '';
    const each = documentsAbout(context, proof, about)
      .filter(({ dates }) => (dates[proof.dated] ?? firstDay) >= firstDay)
      .map((evidence) => together(proofBy(evidence, proof, context), proof, { ...context, firstDay }));
    return proof.count === undefined ? each : [lastOf(each, proof.count)];
  });
  const intervals = found.flatMap(({ intervals: own }) => own);
  const undated = undatedProofs(version, about, context).filter(
    ({ evidence }) => !intervals.some((interval) => interval.evidence?.id === evidence.id),
  );
  return {
    intervals,
    unknown: [...new Set([...found.flatMap((one) => one.unknown), ...undated.map(({ date }) => date)])],
    gaps: [...new Set(found.flatMap((one) => one.gaps))],
  };
}

/** The one with which a number of proofs is complete, oldest first; nothing before. */
function lastOf(proofs: readonly Proofs[], count: number): Proofs {
  const complete = proofs
    .flatMap(({ intervals }) => intervals)
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .slice(count - 1, count);
  return { ...nothing, intervals: complete, unknown: proofs.flatMap((one) => one.unknown) };
}

/**
 * The day of the last event that made a requirement due: of a new fact, or of a document against the driver. Duties after a
 * return to duty belong to the violation before it.
 */
function eventDay(version: Requirement, context: Context): string {
  const { due, breaches } = version;
  if (due !== null && 'after' in due) {
    const event = documentsOf(due.after, context).at(-1)?.day ?? '';
    return violationDays(context).findLast((day) => day <= event) ?? '';
  }
  return breaches
    .flatMap((breach) => documentsAgainst(breach, context))
    .reduce((latest, { day }) => later(latest, day), appliesSince(version, context) ?? '');
}

/** A proof that needs other documents as well is complete with the last of them. */
function together(
  proofs: Proofs,
  { with: others = [] }: DocumentProof,
  { firstDay, ...context }: Context & { readonly firstDay: string },
): Proofs {
  const found = others.flatMap((other) => documentsOf(other, context).find(({ day }) => day >= firstDay) ?? []);
  if (found.length < others.length) return nothing;
  const last = found.toSorted((one, other) => one.day.localeCompare(other.day)).at(-1);
  const complete = (interval: Interval): Interval =>
    last === undefined || last.day <= interval.day ? interval : { ...interval, ...last, from: last.day };
  return { ...proofs, intervals: proofs.intervals.map(complete) };
}

function proofBy(evidence: Evidence, proof: DocumentProof, context: Context): Proofs {
  const day = evidence.dates[proof.dated];
  if (day === undefined || !saysEnough(evidence, proof)) return nothing;
  const { birthDate } = context.file.facts;
  const isInTime =
    day <= context.on &&
    day >= (birthDate ?? '') &&
    day >= (proof.notBefore ?? day) &&
    day <= (proof.notAfter ?? day) &&
    belongs(evidence, proof, { ...context, day }) &&
    (proof.limits ?? []).every((limit) => isWithin(evidence, limit, context));
  if (!isInTime) return nothing;
  const condition = holdOn(proof.if ?? [], context, context.dutyDay);
  if (condition.holds !== true) return condition.holds === 'unknown' ? unknown(...condition.facts) : nothing;
  if (proof.ofCurrentState === true && context.file.licenses === undefined) return unknown('licenses');
  return historyGap(proof, context) ?? lapsed(evidence, proof, context) ?? validity(evidence, proof, context);
}

/** A document that stands in for another one on a day of the employment must be valid on it; without its end that is unknown. */
function lapsed({ dates }: Evidence, { validOn, dated }: DocumentProof, { employment }: Context): Proofs | undefined {
  const anchor = validOn === undefined ? null : dayOf(employment, validOn);
  if (anchor === null) return undefined;
  if (dates.expires === undefined) return unknown('expires');
  return dates.expires < later(anchor, dates[dated] ?? null) ? nothing : undefined;
}

function isWithin({ dates }: Evidence, { date, before, atMost, atLeast }: DateLimit, { employment }: Context): boolean {
  const anchor = dayOf(employment, before);
  const day = dates[date];
  if (anchor === null || day === undefined) return false;
  const isRecent = atMost === undefined || day >= spanBefore(anchor, atMost);
  return isRecent && (atLeast === undefined || day <= spanBefore(anchor, atLeast));
}

/** The history that a form reports has to be complete, counted back from the application. */
function historyGap({ history }: DocumentProof, { file, employment, on }: Context): Proofs | undefined {
  if (history === undefined) return undefined;
  const periods = file[history.of];
  if (periods === undefined) return unknown(history.of);
  const anchor = dayOf(employment, 'application') ?? on;
  return coverageOf(periods, anchor, history.months).isComplete ? undefined : { ...nothing, gaps: [history.of] };
}

function validity(evidence: Evidence, proof: DocumentProof, context: Context): Proofs {
  const day = evidence.dates[proof.dated] ?? '';
  const held = proof.ofCurrentState === true ? licensedThrough(context.file, evidence.about, day) : null;
  if (held === undefined) return nothing;
  const isEarly = isEarlyProof(proof, { ...context, day });
  const lasting = (to: string | null): Proofs => ({
    ...nothing,
    intervals: [{ day, from: day, to, evidence, isEarly, correction: null }],
  });
  if (proof.lasts !== undefined) return lasting(spanAfter(day, proof.lasts));
  if (proof.until === undefined) return lasting(null);
  const stated = evidence.dates[proof.until];
  if (stated === undefined) return proof.mayBeOpen ? lasting(null) : unknown(proof.until);
  const from = (proof.maximumFrom && evidence.dates[proof.maximumFrom]) ?? day;
  const legal = proof.maximum === undefined ? stated : spanAfter(from, proof.maximum);
  const newer = newerEnds(evidence, proof, context);
  const [end = stated] = [stated, legal, evidence.dates.expires ?? stated, held ?? stated, ...newer].toSorted();
  // A document of before may still state an end that a newer one has moved to before its own arrival.
  return newer.includes(end) && end < day ? nothing : lasting(end);
}

function proofByFacts(proof: FactProof, context: Context): Proofs {
  if ('age' in proof) {
    const { birthDate } = context.file.facts;
    return birthDate === undefined ? unknown('birthDate') : since(birthdayOf(birthDate, proof.age), null, null);
  }
  const { holds, facts } = licenseFitsJob(context);
  if (holds === 'unknown') return unknown(...facts);
  return holds ? since('', null, null) : nothing;
}

/** Somebody born on February 29 has the birthday on March 1 of other years. */
export function birthdayOf(birthDate: string, age: number): string {
  const birthday = spanAfter(birthDate, `${age} years`);
  return birthday.slice(5) === birthDate.slice(5) ? birthday : daysAfter(birthday, 1);
}
