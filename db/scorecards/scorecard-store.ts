import type { Knex } from 'knex';
import { DEFAULT_SCORECARD } from '#domain/scorecards/rules';
import type {
  EditScorecard,
  Recommendation,
  ScorecardAnswer,
  ScorecardForm,
  ScorecardQuestion,
} from '#domain/scorecards/schema';
import type { Db, Transaction } from '../core/handle';
import { isViolationOf } from '../core/violations';

/** The carrier's current questions. */
export async function readScorecardForm(db: Db | Transaction, organizationId: string): Promise<ScorecardForm> {
  const [row] = (await scorecardFormOf(db, organizationId)) as ScorecardForm[];
  return row ?? DEFAULT_SCORECARD;
}

/** Selects the carrier's current questions: one row, or none. */
export const scorecardFormOf = (db: Db | Transaction, organizationId: string): Knex.QueryBuilder =>
  db('scorecard_versions')
    .where({ organization_id: organizationId })
    .orderBy('version', 'desc')
    .limit(1)
    .select({ version: 'version', isRequired: 'is_required', questions: 'questions' });

interface NewVersion extends EditScorecard {
  readonly id: string;
  readonly organizationId: string;
  readonly authorId: string;
  readonly now: Date;
}

/** Stores the next version of the questions; false if someone else has stored it. */
export async function addScorecardVersion(trx: Transaction, edit: NewVersion): Promise<boolean> {
  const { version } = await readScorecardForm(trx, edit.organizationId);
  if (version !== edit.version) return false;
  try {
    await trx('scorecard_versions').insert({
      id: edit.id,
      organization_id: edit.organizationId,
      version: version + 1,
      is_required: edit.isRequired,
      questions: JSON.stringify(edit.questions),
      author_id: edit.authorId,
      created_at: edit.now,
    });
    return true;
  } catch (error) {
    if (isViolationOf(error, 'scorecard_versions_once')) return false;
    throw error;
  }
}

/** A filled-in scorecard with its author's name. */
export interface ScorecardRow {
  readonly id: string;
  readonly interviewId: string;
  readonly authorId: string;
  readonly author: string;
  readonly questions: ScorecardQuestion[];
  readonly answers: ScorecardAnswer[];
  readonly recommendation: Recommendation;
  readonly note: string;
  readonly writtenAt: string;
}

export type NewScorecard = Omit<ScorecardRow, 'author' | 'writtenAt'> & {
  readonly candidacyId: string;
  readonly now: Date;
};

/** Stores a person's scorecard of an interview, or replaces it. */
export async function saveScorecard(trx: Transaction, scorecard: NewScorecard): Promise<void> {
  const filled = {
    questions: JSON.stringify(scorecard.questions),
    answers: JSON.stringify(scorecard.answers),
    recommendation: scorecard.recommendation,
    note: scorecard.note,
    written_at: scorecard.now,
  };
  await trx('interview_scorecards')
    .insert({
      id: scorecard.id,
      interview_id: scorecard.interviewId,
      candidacy_id: scorecard.candidacyId,
      author_id: scorecard.authorId,
      ...filled,
    })
    .onConflict(['interview_id', 'author_id'])
    .merge(filled);
}

/** Lists the scorecards of a candidacy, newest first. */
export async function listScorecards(db: Db | Transaction, candidacyId: string): Promise<ScorecardRow[]> {
  const rows: unknown = await db('interview_scorecards')
    .join('users', 'users.id', 'interview_scorecards.author_id')
    .where('interview_scorecards.candidacy_id', candidacyId)
    .orderBy([
      { column: 'interview_scorecards.written_at', order: 'desc' },
      { column: 'interview_scorecards.id', order: 'desc' },
    ])
    .select({
      id: 'interview_scorecards.id',
      interviewId: 'interview_scorecards.interview_id',
      authorId: 'interview_scorecards.author_id',
      author: db.raw(`users.first_name || ' ' || users.last_name`),
      questions: 'interview_scorecards.questions',
      answers: 'interview_scorecards.answers',
      recommendation: 'interview_scorecards.recommendation',
      note: 'interview_scorecards.note',
      writtenAt: 'interview_scorecards.written_at',
    });
  return rows as ScorecardRow[];
}

/** The number of scorecards of an interview. */
export interface ScorecardCount {
  readonly interviewId: string;
  readonly count: number;
}

/** Selects the number of scorecards of each interview that has any. */
export const scorecardCountsOf = (db: Db, interviewIds: readonly string[]): Knex.QueryBuilder =>
  db('interview_scorecards')
    .whereIn('interview_id', [...interviewIds])
    .groupBy('interview_id')
    .select({ interviewId: 'interview_id', count: db.raw('count(*)::integer') });

/** The counts by interview. */
export const countsByInterview = (rows: readonly ScorecardCount[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ interviewId, count }) => [interviewId, count]));
