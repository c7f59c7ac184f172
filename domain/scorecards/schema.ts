import { z } from 'zod';
import { tooLong } from '../shared/too-long';

/** Kinds of answers to a question of a scorecard. */
export const questionKinds = ['rating', 'yesNo', 'text'] as const;
/** One of {@link questionKinds}. */
export type QuestionKind = (typeof questionKinds)[number];

/** Recommendations of an interviewer. */
export const recommendations = ['hire', 'unsure', 'pass'] as const;
/** One of {@link recommendations}. */
export type Recommendation = (typeof recommendations)[number];

/** The best rating; the worst is 1. */
export const MAX_RATING = 5;
/** The number of questions that a scorecard may have. */
export const MAX_QUESTIONS = 20;
const MAX_QUESTION = 200;
const MAX_ANSWER = 2_000;

/** A question of a carrier's scorecard; its id stays the same when its text is edited. */
export const ScorecardQuestion = z
  .object({
    id: z.uuid(),
    text: z.string().trim().min(1, { error: 'This field is required' }).max(MAX_QUESTION, tooLong()),
    kind: z.enum(questionKinds),
    isRequired: z.boolean(),
  })
  .meta({ id: 'ScorecardQuestion' });
/** A question of a scorecard. */
export type ScorecardQuestion = z.infer<typeof ScorecardQuestion>;

/** An answer: a rating, yes or no, or a text, depending on the question. */
export const ScorecardAnswer = z
  .object({
    questionId: z.uuid(),
    value: z.union([
      z.number().int().min(1).max(MAX_RATING),
      z.boolean(),
      z.string().trim().max(MAX_ANSWER, tooLong()),
    ]),
  })
  .meta({ id: 'ScorecardAnswer' });
/** An answer to one question. */
export type ScorecardAnswer = z.infer<typeof ScorecardAnswer>;

/** A carrier's current questions; version 0 are the ones that every carrier begins with. */
export const ScorecardForm = z
  .object({
    version: z.number().int(),
    /** Whether a hire needs a filled-in scorecard of the interview. */
    isRequired: z.boolean(),
    questions: z.array(ScorecardQuestion),
  })
  .meta({ id: 'ScorecardForm' });
/** The current questions. */
export type ScorecardForm = z.infer<typeof ScorecardForm>;

/** New questions; `version` is the one that the editor saw. */
export const EditScorecard = z
  .object({
    version: z.number().int().min(0).max(1_000_000),
    isRequired: z.boolean(),
    questions: z
      .array(ScorecardQuestion)
      .min(1)
      .max(MAX_QUESTIONS)
      .refine((questions) => new Set(questions.map(({ id }) => id)).size === questions.length, {
        error: 'Each question needs an id of its own',
      }),
  })
  .meta({ id: 'EditScorecard' });
/** An edit of the questions. */
export type EditScorecard = z.infer<typeof EditScorecard>;

/** A filled-in scorecard; `version` is that of the questions that were shown. */
export const FillScorecard = z
  .object({
    version: z.number().int().min(0).max(1_000_000),
    answers: z.array(ScorecardAnswer).max(MAX_QUESTIONS),
    recommendation: z.enum(recommendations),
    note: z.string().trim().max(MAX_ANSWER, tooLong()).default(''),
  })
  .meta({ id: 'FillScorecard' });
/** A filled-in scorecard. */
export type FillScorecard = z.infer<typeof FillScorecard>;

/** A person's scorecard of an interview, with the questions that were asked. */
export const Scorecard = z
  .object({
    _id: z.uuid(),
    interviewId: z.uuid(),
    author: z.string(),
    isMine: z.boolean(),
    questions: z.array(ScorecardQuestion),
    answers: z.array(ScorecardAnswer),
    recommendation: z.enum(recommendations),
    note: z.string(),
    writtenAt: z.iso.datetime(),
  })
  .meta({ id: 'Scorecard' });
/** A person's scorecard. */
export type Scorecard = z.infer<typeof Scorecard>;

/** All scorecards of a candidate on an order, newest first, and the questions for a new one. */
export const InterviewScorecards = z
  .object({ form: ScorecardForm, data: z.array(Scorecard) })
  .meta({ id: 'InterviewScorecards' });
/** All scorecards of a candidate. */
export type InterviewScorecards = z.infer<typeof InterviewScorecards>;
