import { coverageOf } from '../../driver-histories/coverage';
import { daysAfter } from '../../shared/periods';
import { dayOf } from '../model/employment';
import type { Evidence, EvidenceDate } from '../model/evidence';
import type { FactName } from '../model/facts';
import type { DateLimit, DocumentProof, FactProof, Requirement } from '../model/requirement';
import { holdOn } from './conditions';
import type { Context } from './context';
import { licensedThrough } from './current-state';
import { later, spanAfter, spanBefore } from './days';
import { documentsOf, says } from './documents';
import { appliesSince } from './due';
import type { Interval } from './interval';
import { licenseFitsJob } from './license-fits-job';
import { belongs } from './ownership';
import type { LineSubject } from './subjects';

/** The proofs of a requirement, and the facts without which nobody knows whether there are more. */
export interface Proofs {
  readonly intervals: readonly Interval[];
  readonly unknown: readonly (FactName | EvidenceDate)[];
}

const nothing: Proofs = { intervals: [], unknown: [] };
const unknown = (...facts: readonly (FactName | EvidenceDate)[]): Proofs => ({ intervals: [], unknown: facts });
const since = (from: string, to: string | null, evidence: Evidence | null): Proofs => ({
  intervals: [{ day: from, from, to, evidence, correction: null }],
  unknown: [],
});

/** All proofs of a version for a subject that are dated through the day asked about. */
export function proofsOf(version: Requirement, { subject }: LineSubject, context: Context): Proofs {
  const about = version.lookback === null && version.per !== 'certificate' ? null : subject;
  const found = version.proofs.flatMap((proof) => {
    if (!('kind' in proof)) return [proofByFacts(proof, context)];
    const firstDay = proof.since === 'event' ? eventDay(version, context) : '';
    return documentsAbout(context, proof, about)
      .filter(({ dates }) => (dates[proof.dated] ?? '') >= firstDay)
      .map((evidence) => together(proofBy(evidence, proof, context), proof, { ...context, firstDay }));
  });
  return {
    intervals: found.flatMap(({ intervals }) => intervals),
    unknown: [...new Set(found.flatMap((one) => one.unknown))],
  };
}

/** The day of the last event that made a requirement due: of a new fact, or of a document against the driver. */
const eventDay = (version: Requirement, context: Context): string =>
  version.breaches
    .flatMap((breach) => documentsOf(breach, context))
    .reduce((latest, { day }) => later(latest, day), appliesSince(version, context) ?? '');

const documentsAbout = ({ file }: Context, { kind }: DocumentProof, subject: string | null): Evidence[] =>
  file.evidence.filter((evidence) => evidence.kind === kind && (subject === null || evidence.about === subject));

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

/** A refusal to sign or to be tested proves nothing, nor does the examination of a person who was not qualified. */
const provesNothing = ({ kind, findings }: Evidence): boolean =>
  findings.includes('refused') || (kind === 'medicalCertificate' && findings.includes('notCertified'));

function proofBy(evidence: Evidence, proof: DocumentProof, context: Context): Proofs {
  const day = evidence.dates[proof.dated];
  const { birthDate } = context.file.facts;
  if (day === undefined || day > context.on || day < (birthDate ?? '')) return nothing;
  const isAccepted =
    evidence.review?.result === 'accepted' &&
    (proof.forms ?? ['document']).includes(evidence.form) &&
    says(evidence, proof.findings) &&
    !provesNothing(evidence) &&
    day >= (proof.notBefore ?? day) &&
    day <= (proof.notAfter ?? day) &&
    belongs(evidence, proof, { ...context, day }) &&
    (proof.limits ?? []).every((limit) => isWithin(evidence, limit, context));
  if (!isAccepted) return nothing;
  const condition = holdOn(proof.if ?? [], context, context.dutyDay);
  if (condition.holds !== true) return condition.holds === 'unknown' ? unknown(...condition.facts) : nothing;
  if (proof.ofCurrentState === true && context.file.licenses === undefined) return unknown('licenses');
  return historyGap(proof, context) ?? validity(evidence, proof, context);
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
  return coverageOf(periods, anchor, history.months).isComplete ? undefined : nothing;
}

function validity(evidence: Evidence, proof: DocumentProof, context: Context): Proofs {
  const day = evidence.dates[proof.dated] ?? '';
  const held = proof.ofCurrentState === true ? licensedThrough(context.file, evidence.about, day) : null;
  if (held === undefined) return nothing;
  if (proof.lasts !== undefined) return since(day, spanAfter(day, proof.lasts), evidence);
  if (proof.until === undefined) return since(day, null, evidence);
  const stated = evidence.dates[proof.until];
  if (stated === undefined) return proof.mayBeOpen ? since(day, null, evidence) : unknown(proof.until);
  const from = (proof.maximumFrom && evidence.dates[proof.maximumFrom]) ?? day;
  const legal = proof.maximum === undefined ? stated : spanAfter(from, proof.maximum);
  const ends = [stated, legal, evidence.dates.expires ?? stated, held ?? stated, ...newerEnds(proof, day, context)];
  return since(day, ends.toSorted()[0] ?? stated, evidence);
}

/** The ends of newer documents: the newest counts, even when an older one runs longer. */
const newerEnds = ({ cappedBy }: DocumentProof, day: string, { file, on }: Context): string[] =>
  file.evidence
    .filter(({ kind, review }) => kind === cappedBy && review?.result === 'accepted')
    .flatMap(({ dates: { examined, issued, expires } }) => {
      const newer = examined ?? issued ?? '';
      return newer > day && newer <= on && expires !== undefined ? [expires] : [];
    });

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
function birthdayOf(birthDate: string, age: number): string {
  const birthday = spanAfter(birthDate, `${age} years`);
  return birthday.slice(5) === birthDate.slice(5) ? birthday : daysAfter(birthday, 1);
}
