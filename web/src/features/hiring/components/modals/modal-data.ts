import type { BoardPlace } from '#domain/candidacies/board/columns';
import type { CandidacyCard } from '#domain/candidacies/schema';
import type { Candidate, CommandName } from '../../api/commands';

/** The fields of the driver and the facility that the dialogs need. */
export interface CandidateData {
  candidate: Candidate;
  driverName: string;
  /** The facility's time zone and address, for interviews and starts. */
  zone: string;
  address: string;
  /** Confirms the result and continues. */
  done: (command: CommandName) => void;
  /** In the panel: shows the next driver of the list. */
  showNext?: (() => void) | undefined;
}

export interface ReasonData extends CandidateData {
  command: 'pass' | 'rejectReview' | 'rescindStart';
}

/** A card of the board, and the callback for the selected column. */
export interface MoveCandidateData {
  card: CandidacyCard;
  move: (card: CandidacyCard, to: BoardPlace) => void;
}

/** The interview that is talked about, and the driver's name. */
export interface ScorecardData {
  interviewId: string;
  orderId: string;
  driverName: string;
  /** Whether it has begun: only then a scorecard can be filled in. */
  hasBegun: boolean;
}

export interface StartData extends CandidateData {
  command: 'hire' | 'moveStart';
  /** The initial date of the form. */
  startOn: string;
  /** Today's date at the facility. */
  today: string;
}
