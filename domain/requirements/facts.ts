import type { Period } from '../shared/periods';
import type { Evidence, EvidenceKind } from './evidence';
import type { FactName, RequirementActor } from './record';

/** A period of work that a driver reported. */
export interface ReportedWork extends Period {
  /** Whether the employer was subject to the Federal Motor Carrier Safety Regulations. */
  readonly isDot: boolean;
  /** Whether the job required drug and alcohol testing (49 CFR Part 40) under any DOT agency. */
  readonly isTested: boolean;
}

/** The facts of a job that requirements depend on. */
export interface JobFacts {
  readonly isInterstate: boolean;
  readonly isHazmat: boolean;
  readonly needsTwic: boolean;
}

/** Everything known about a driver, and about the organization and the job in question. */
export interface RequirementFacts {
  readonly birthDate: string | null;
  readonly signedUpOn: string | null;
  readonly isCdl: boolean;
  readonly isNonDomiciled: boolean;
  /** Null for no organization in particular; then requirements of organizations do not apply. */
  readonly organizationId: string | null;
  readonly job: JobFacts | null;
  /** The driver's employments with the organization; one may be in the future. */
  readonly employments: readonly Period[];
  readonly work: readonly ReportedWork[];
  readonly homes: readonly Period[];
  readonly evidence: readonly Evidence[];
  /** Evidence in progress, with the party that has to act on it. */
  readonly waiting: Readonly<Partial<Record<EvidenceKind, RequirementActor>>>;
}

const covers = ({ startDate, endDate }: Period, on: string): boolean =>
  startDate <= on && (endDate === null || on <= endDate);

/** The employment that a day belongs to: the current one, else the next, else the last before. */
export function employmentOn({ employments }: RequirementFacts, on: string): Period | null {
  const sorted = [...employments].sort((one, other) => one.startDate.localeCompare(other.startDate));
  return (
    sorted.find((period) => covers(period, on)) ??
    sorted.find(({ startDate }) => startDate > on) ??
    sorted.at(-1) ??
    null
  );
}

/** The facts that requirements may depend on, on a given day; null if unknown. */
export function factsOn(facts: RequirementFacts, on: string): Readonly<Record<FactName, boolean | null>> {
  const { job } = facts;
  const since = `${String(Number(on.slice(0, 4)) - PAST_EMPLOYER_YEARS)}${on.slice(4)}`;
  const hasWorked = (test: (work: ReportedWork) => boolean): boolean =>
    facts.work.some((work) => test(work) && work.startDate <= on && (work.endDate === null || work.endDate >= since));
  return {
    cdl: facts.isCdl,
    nonDomiciled: facts.isNonDomiciled,
    interstate: job?.isInterstate ?? null,
    hazmat: job?.isHazmat ?? null,
    twic: job?.needsTwic ?? null,
    employed: facts.employments.some((period) => covers(period, on)),
    dotEmployers: hasWorked(({ isDot }) => isDot),
    otherModeEmployers: hasWorked(({ isDot, isTested }) => isTested && !isDot),
  };
}

/** Employers of this many previous years are asked for safety information (49 CFR 391.23(a)(2)). */
const PAST_EMPLOYER_YEARS = 3;
