import type { Period } from '../driver-histories/periods';
import type { Evidence, EvidenceKind } from './evidence';
import type { FactName, RequirementActor } from './record';

/** A time of work that a driver told of. */
export interface ReportedWork extends Period {
  /** For somebody under the federal motor carrier rules. */
  readonly isDot: boolean;
  /** In a function that is tested for drugs and alcohol (49 CFR Part 40), whichever agency's. */
  readonly isTested: boolean;
}

/** What a job asks of whoever takes it. */
export interface JobFacts {
  readonly isInterstate: boolean;
  readonly isHazmat: boolean;
  readonly needsTwic: boolean;
}

/** Everything that is known of a driver, and of the organization and the job that the question is about. */
export interface RequirementFacts {
  readonly birthDate: string | null;
  readonly signedUpOn: string | null;
  readonly isCdl: boolean;
  readonly isNonDomiciled: boolean;
  /** Null: nobody's in particular; then nothing is asked that is an organization's own. */
  readonly organizationId: string | null;
  readonly job: JobFacts | null;
  /** His times of work for that organization; one may lie ahead. */
  readonly employments: readonly Period[];
  readonly work: readonly ReportedWork[];
  readonly homes: readonly Period[];
  readonly evidence: readonly Evidence[];
  /** Where something is on its way, and who has it now. */
  readonly waiting: Readonly<Partial<Record<EvidenceKind, RequirementActor>>>;
}

const covers = ({ startDate, endDate }: Period, on: string): boolean =>
  startDate <= on && (endDate === null || on <= endDate);

/** The time of work that a day belongs to: it goes on then, begins next, or was the last before. */
export const employmentOn = ({ employments }: RequirementFacts, on: string): Period | null => {
  const sorted = [...employments].sort((one, other) => one.startDate.localeCompare(other.startDate));
  return (
    sorted.find((period) => covers(period, on)) ??
    sorted.find(({ startDate }) => startDate > on) ??
    sorted.at(-1) ??
    null
  );
};

/** What a requirement may depend on, as it is on a day; null where nothing says it. */
export const factsOn = (facts: RequirementFacts, on: string): Readonly<Record<FactName, boolean | null>> => {
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
};

/** Employers of so many years are asked about safety (49 CFR 391.23(a)(2)). */
const PAST_EMPLOYER_YEARS = 3;
