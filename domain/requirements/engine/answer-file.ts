import type { Answer } from '../model/answer';
import type { DriverFile } from '../model/driver-file';
import { dayOf } from '../model/employment';
import type { Requirement } from '../model/requirement';
import { answerLine, answerWithout } from './answer-line';
import { afterChangeOfJob } from './change-of-job';
import { anyHoldsOn, holdOn } from './conditions';
import type { Context } from './context';
import type { Line } from './line';
import type { Verdict } from './status';
import { examinedOn, type LineSubject, subjectsOf } from './subjects';
import { type Stretch, timelineOf, versionOn } from './timeline';
import { byUrgency } from './urgency';

/** The question to a file. */
export interface Question {
  /** The id of an employment; null for the driver alone. */
  readonly employment: string | null;
  /** A calendar day where the driver lives. */
  readonly on: string;
  /** The instant whose knowledge of the law counts; null for all of it. */
  readonly knownAt: string | null;
  /** For the driver alone, the carrier that asks, whose documents count beside the driver's own; none if absent. */
  readonly carrier?: string | undefined;
}

/**
 * Answers every requirement for a driver's file on a day, most urgent first. For an employment: its own lines and the
 * driver's; for the driver alone: the driver's.
 */
export function answerFile(
  whole: DriverFile,
  requirements: readonly Requirement[],
  { employment: id, on, knownAt, carrier }: Question,
): Answer[] {
  const employment = whole.employments.find((one) => one.id === id) ?? null;
  const file = employment === null ? withoutOtherCarriers(whole, carrier) : whole;
  const endedOn = employment?.endedOn ?? null;
  const context = { file, employment, on, dutyDay: endedOn !== null && endedOn < on ? endedOn : on, knownAt };
  const concerns = ({ per, organizationId }: Requirement): boolean =>
    (employment !== null || per === 'driver') &&
    (organizationId === null || organizationId === employment?.organizationId);
  return versionsByCode(requirements)
    .flatMap((versions) => answersOf(timelineOf(versions.filter(concerns), knownAt), context))
    .toSorted(inOrder);
}

/** The same requirements are asked about many files. */
const grouped = new WeakMap<readonly Requirement[], Requirement[][]>();

function versionsByCode(requirements: readonly Requirement[]): readonly (readonly Requirement[])[] {
  const known = grouped.get(requirements);
  if (known !== undefined) return known;
  const byCode = new Map<string, Requirement[]>();
  for (const requirement of requirements) {
    const versions = byCode.get(requirement.code);
    if (versions === undefined) byCode.set(requirement.code, [requirement]);
    else versions.push(requirement);
  }
  const groups = [...byCode.values()];
  grouped.set(requirements, groups);
  return groups;
}

/** The entries of one carrier do not decide about the driver for others. */
const withoutOtherCarriers = (file: DriverFile, carrier: string | undefined): DriverFile => ({
  ...file,
  evidence: file.evidence.filter(({ organizationId }) => organizationId === null || organizationId === carrier),
});

/** The day whose law decides: of the hire, of the certificate, or of the duty itself. */
function lawDay(law: Requirement['law'], { subject }: LineSubject, { file, employment, dutyDay }: Context): string {
  if (law === 'document') {
    const certificate = file.evidence.find(({ id }) => id === subject);
    return (certificate && examinedOn(certificate)) ?? dutyDay;
  }
  return law === 'hire' ? (dayOf(employment, 'hire') ?? dutyDay) : dutyDay;
}

const noSubject: LineSubject = { subject: null, dueFrom: null, exists: { holds: true, facts: [] } };

/** The version of a day, or the nearest before or after it. */
function nearest(timeline: readonly Stretch[], day: string): Requirement | undefined {
  return versionOn(timeline, day) ?? (timeline.findLast(({ from }) => from <= day) ?? timeline[0])?.version;
}

function answersOf(timeline: readonly Stretch[], before: Context): Answer[] {
  const first = timeline[0]?.version;
  if (first === undefined) return [];
  const context = afterChangeOfJob(first, before);
  if (first.law === 'document') {
    return subjectsOf(first, context).flatMap((subject) => answersAbout(timeline, [subject], context));
  }
  const version = nearest(timeline, lawDay(first.law, noSubject, context)) ?? first;
  return answersAbout(timeline, subjectsOf(version, context), context);
}

function answersAbout(timeline: readonly Stretch[], subjects: readonly LineSubject[], context: Context): Answer[] {
  const [subject = noSubject] = subjects;
  const day = lawDay(timeline[0]?.version.law ?? 'day', subject, context);
  const version = nearest(timeline, day);
  if (version === undefined) return [];
  const toLine = (of: LineSubject): Line => ({ version, timeline, subject: of });
  const whole = version.law === 'document' ? subject : noSubject;
  const verdict = versionOn(timeline, day) === undefined ? notInForce : applicability(version, context);
  if (verdict !== undefined) return [answerWithout(toLine(whole), verdict, context)];
  if (subjects.length === 0) return [answerWithout(toLine(noSubject), withoutSubjects(version), context)];
  return subjects.map((of) =>
    of.exists.holds === 'unknown'
      ? answerWithout(toLine(of), unknownBecauseOf(of.exists.facts, version, context), context)
      : answerLine(toLine(of), context),
  );
}

const notInForce: Verdict = { status: 'notApplicable', why: 'notInForce', facts: [] };

const withoutSubjects = ({ lookback }: Requirement): Verdict => ({
  status: 'notApplicable',
  why: 'conditionNotMet',
  facts: lookback === null ? [] : ['states' in lookback ? 'licenses' : 'pastEmployers'],
});

/** Without an accepted offer nothing of the hire is owed, whatever is unknown. */
const unknownBecauseOf = (facts: Verdict['facts'], { per }: Requirement, { employment }: Context): Verdict =>
  per !== 'driver' && employment !== null && dayOf(employment, 'hire') === null
    ? { status: 'notApplicable', why: 'noOffer', facts: [] }
    : { status: 'unknown', why: 'factMissing', facts };

/** Whether the hire is of the days in which it brings the duty, if only some hires do. */
function isHireOf({ onlyHires }: Requirement, context: Context): boolean {
  const hiredOn = dayOf(context.employment, 'hire');
  if (onlyHires === undefined || hiredOn === null) return true;
  const { from, to } = onlyHires;
  return (from <= hiredOn && hiredOn <= to) || holdOn(onlyHires.if, context, context.dutyDay).holds !== true;
}

/** Why a version does not apply, or why that is unknown; undefined if it applies. */
function applicability(version: Requirement, context: Context): Verdict | undefined {
  if (!isHireOf(version, context)) return notInForce;
  const applies = holdOn(version.appliesIf, context, context.dutyDay);
  if (applies.holds === false) return { status: 'notApplicable', why: 'conditionNotMet', facts: applies.facts };
  const exempts = anyHoldsOn(version.exemptIf, context, context.dutyDay);
  if (exempts.holds === true) return { status: 'notApplicable', why: 'exempt', facts: exempts.facts };
  const open = [applies, exempts].filter(({ holds }) => holds === 'unknown').flatMap(({ facts }) => facts);
  return open.length === 0 ? undefined : unknownBecauseOf([...new Set(open)], version, context);
}

/** Lines of the same urgency are in the order of their titles. */
const inOrder = (one: Answer, other: Answer): number =>
  byUrgency(one, other) ||
  one.requirement.title.localeCompare(other.requirement.title) ||
  (one.subject ?? '').localeCompare(other.subject ?? '');
