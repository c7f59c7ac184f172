import { isUnderReview } from '../../driver-pipeline/tasks';
import type { Answer } from '../model/answer';
import type { Evidence } from '../model/evidence';
import type { ApplicationPart } from '../model/own-application';
import type { Requirement } from '../model/requirement';
import type { Context } from './context';
import type { Verdict } from './status';

/** Facts that only the driver knows; the others are for the carrier of the employment to state. */
const driversFacts: Answer['facts'] = ['birthDate', 'category', 'homes', 'licenses', 'pastEmployers', 'work'];

/** The histories of the application that answer a fact. */
const partOfFact: Readonly<Partial<Record<Answer['facts'][number], ApplicationPart['about']>>> = {
  homes: 'residenceHistory',
  pastEmployers: 'employmentHistory',
  work: 'employmentHistory',
};

/** The party that acts: of a missing fact, the one that knows it, even if another one brings the document later. */
export function whoActs({ acts }: Requirement, { why, facts }: Verdict, { employment }: Context): Answer['acts'] {
  // Nothing but time makes a driver older.
  if (why === 'tooYoung' && acts === 'driver') return null;
  if (why !== 'factMissing') return acts;
  if (facts.every((fact) => driversFacts.includes(fact))) return 'driver';
  return employment === null ? null : 'carrier';
}

/** The task or document of the driver's application that a line waits for: by its kind, or by the history that it lacks. */
export function partOf({ proofs }: Requirement, { facts }: Pick<Verdict, 'facts'>, { file }: Context) {
  const parts = file.application?.parts ?? [];
  const byFact = facts.flatMap((fact) => parts.find(({ about }) => about === partOfFact[fact]) ?? []);
  // A document that a carrier obtains for itself is none of the driver's application.
  const isOwn = ({ kind }: ApplicationPart): boolean =>
    proofs.some(
      (proof) => 'kind' in proof && proof.kind === kind && (proof.of === 'driver' || proof.of === 'platform'),
    );
  return byFact[0] ?? parts.find(isOwn) ?? null;
}

/** The reviewer of a document that the driver sent: the carrier that it was sent for, or operations; null if none waits. */
function reviewerOf(documents: readonly Evidence[]): 'carrier' | 'ops' | null {
  const sent = documents.find(({ obtainedBy, review }) => obtainedBy === 'driver' && review === null);
  if (sent === undefined) return null;
  return sent.organizationId === null ? 'ops' : 'carrier';
}

interface Waiting {
  readonly version: Requirement;
  /** The party that would act if the driver had sent nothing. */
  readonly acts: Answer['acts'];
  readonly part: ApplicationPart | null;
  /** Documents of the line that do not count yet. */
  readonly others: readonly Evidence[];
}

/**
 * The one answer to "whose turn is it?" on a line, for the driver, the carrier and operations: what the driver has sent waits for
 * its reviewer, what was sent back or asked for waits for the driver, and nothing of a closed application waits for anybody.
 */
export function turnOn(
  { version, acts, part, others }: Waiting,
  { file }: Context,
): Pick<Answer, 'acts' | 'isUnderReview'> {
  const openFor = (turn: Answer['acts']) => ({ acts: turn, isUnderReview: false });
  if (acts === null) return openFor(null);
  const isPlatforms = version.authority === 'platform';
  if (isPlatforms && file.application?.isClosed === true) return openFor(null);
  const isToSend = part !== null && (part.status === 'rejected' || part.status === 'requested');
  if (isPlatforms && isToSend) return openFor('driver');
  if (acts !== 'driver') return openFor(acts);
  const reviewer = part !== null && isUnderReview(part.status) ? 'ops' : reviewerOf(others);
  return reviewer === null ? openFor('driver') : { acts: reviewer, isUnderReview: true };
}
