import type { VerificationView } from '#domain/employment-verifications/schema';
import type { AnswerPapers, Paper } from './papers';

export interface PaperData {
  name: string;
  paper: Paper;
}

/** A verification that exists. */
export interface VerificationData {
  verification: VerificationView;
  id: string;
}

export interface StartData {
  verification: VerificationView;
  driverName: string;
}

export interface AttemptData extends VerificationData {
  /** A call is only recorded; everything else is sent. */
  isCall: boolean;
}

export interface AnswersData {
  verification: Pick<
    VerificationView,
    'employer' | 'questions' | 'responses' | 'round' | 'startDate' | 'endDate' | 'dispute' | 'rebuttal'
  >;
  papers: AnswerPapers;
}
