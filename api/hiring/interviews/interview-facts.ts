import { readUserNames } from '#db/accounts/interviewer-store';
import { findTakenTimes, type WantedTime } from '#db/candidacies/interview-conflicts';
import type { Db } from '#db/core/handle';
import type { CandidacyState } from '#domain/candidacies/state';
import { liveOffer } from '#domain/candidacies/state-table';

/** Facts outside of the candidacies that show which offered times can be picked, and who holds an interview. */
export interface InterviewFacts {
  /** Keys ({@link timeKey}) of offered times that another interview takes. */
  readonly taken: ReadonlySet<string>;
  readonly interviewers: ReadonlyMap<string, string>;
  readonly now: Date;
}

/** Identifies an offered time. */
export const timeKey = (candidacyId: string, startsAt: string): string => `${candidacyId}/${startsAt}`;

/** Reads the facts for these candidacies; two queries at most. */
export async function readInterviewFacts(
  db: Db,
  states: readonly CandidacyState[],
  now: Date,
): Promise<InterviewFacts> {
  const [taken, interviewers] = await Promise.all([
    findTakenTimes(db, states.flatMap(wantedTimes)),
    readUserNames(db, states.flatMap(interviewerIdsOf)),
  ]);
  return { taken: new Set(taken.map(({ key }) => key)), interviewers, now };
}

/** The person who holds the candidacy's interview, or offers its times. */
export const interviewerIdsOf = ({ interview, offer }: CandidacyState): string[] => {
  const id = interview?.interviewerId ?? offer?.interviewerId ?? null;
  return id === null ? [] : [id];
};

/** The times of the candidacy's open offer. */
export function wantedTimes(state: CandidacyState): WantedTime[] {
  const { candidacyId, driverId } = state;
  const offer = liveOffer(state);
  if (offer === null) return [];
  return offer.slots.map((slot) => ({
    ...slot,
    key: timeKey(candidacyId, slot.startsAt),
    driverId,
    interviewerId: offer.interviewerId,
    candidacyId,
  }));
}
