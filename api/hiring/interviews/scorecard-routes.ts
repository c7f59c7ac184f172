import { addScorecardVersion, readScorecardForm } from '#db/scorecards/scorecard-store';
import { ProblemError } from '#domain/problems';
import { EditScorecard, FillScorecard, InterviewScorecards, ScorecardForm } from '#domain/scorecards/schema';
import { defineRoute, type Route } from '../../http/define-route';
import { once } from '../../http/once';
import { RecordParams } from '../candidacies/command-by-record';
import { fillScorecard, readScorecards } from './scorecards';

/** A carrier's questions about interviews, and the answers. */
export const scorecardRoutes: readonly Route[] = [
  defineRoute({
    id: 'scorecards.form',
    method: 'get',
    paths: ['/api/scorecard'],
    permission: 'hiring:act',
    scope: 'self',
    summary: "Retrieve the questions of the carrier's scorecard",
    response: ScorecardForm,
    problems: [],
    example: () => ({}),
    handler: ({ ctx }) => readScorecardForm(ctx.db, ctx.actor.organizationId),
  }),
  defineRoute({
    id: 'scorecards.edit-form',
    method: 'put',
    paths: ['/api/scorecard'],
    permission: 'staff:manage',
    scope: 'self',
    summary: "Update the questions of the carrier's scorecard",
    body: EditScorecard,
    response: ScorecardForm,
    problems: ['scorecard-changed'],
    example: () => ({
      body: {
        version: 0,
        isRequired: false,
        questions: [
          {
            id: '0193c7a0-7c1e-7d4e-9b1a-3f2d5c6b7a89',
            text: 'Attitude to safety',
            kind: 'rating',
            isRequired: true,
          },
        ],
      },
    }),
    handler: ({ body, ctx }) =>
      once(ctx, async (trx) => {
        const { organizationId, userId: authorId } = ctx.actor;
        const id = ctx.idempotency.derivedId('scorecard');
        const isStored = await addScorecardVersion(trx, { ...body, id, organizationId, authorId, now: ctx.now() });
        if (!isStored) throw new ProblemError('scorecard-changed');
        return readScorecardForm(trx, organizationId);
      }),
  }),
  defineRoute({
    id: 'scorecards.list',
    method: 'get',
    paths: ['/api/job-order/interview/:id/scorecards'],
    permission: 'hiring:act',
    scope: 'organization',
    summary: 'List the scorecards of a candidate',
    params: RecordParams,
    response: InterviewScorecards,
    problems: [],
    example: ({ interviewId }) => ({ params: { id: interviewId } }),
    handler: ({ params: { id }, ctx }) => readScorecards(ctx, id),
  }),
  defineRoute({
    id: 'scorecards.fill',
    method: 'put',
    paths: ['/api/job-order/interview/:id/scorecard'],
    permission: 'hiring:act',
    scope: 'organization',
    summary: "Save one's scorecard of an interview",
    params: RecordParams,
    body: FillScorecard,
    response: InterviewScorecards,
    problems: ['scorecard-changed', 'scorecard-incomplete', 'scorecard-too-early'],
    example: ({ interviewId }) => ({
      params: { id: interviewId },
      body: {
        version: 0,
        answers: [{ questionId: '00000000-0000-8000-8000-000000000001', value: 4 }],
        recommendation: 'hire',
      },
    }),
    handler: ({ params: { id }, body, ctx }) => fillScorecard(ctx, id, body),
  }),
];
