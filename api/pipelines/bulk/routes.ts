import { findUser } from '#db/accounts/user-store';
import { checkBulkAction } from '#domain/bulk/rules';
import { type BulkAction, BulkBody, BulkPreview, BulkReport } from '#domain/bulk/schema';
import { fillMessage } from '#domain/bulk/templates';
import { ProblemError, problemMessage, requireNoProblem } from '#domain/problems';
import { defineRoute, type Route } from '../../http/define-route';
import type { SignedIn } from '../command';
import { type Outcome, runBulkAction } from './run-bulk-action';
import { evaluateTarget, findTargets } from './targets';

/** Operations' bulk actions. */
export const bulkRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.preview-bulk',
    method: 'post',
    paths: ['/api/ops/bulk/preview'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Preview a bulk action',
    body: BulkBody,
    response: BulkPreview,
    problems: ['not-found', 'date-in-past'],
    idempotent: false,
    costly: { chargedTo: 'account', cost: 6, isQueued: true },
    example: ({ driverId }) => ({
      body: { targets: { driverIds: [driverId] }, act: { kind: 'requestDocument', document: 'mvr' } },
    }),
    handler: async ({ body: { targets: wanted, act }, ctx }) => {
      await checkAct(ctx, act);
      const { targets, isCut } = await findTargets(ctx, wanted);
      const outcomes = targets.map((target) => ({ target, ...evaluateTarget(ctx, target, act) }));
      const refused = outcomes.filter(({ problem }) => problem !== undefined).length;
      const data = outcomes.map(presentOutcome);
      return { data, possible: data.length - refused, refused, isCut, sample: sampleOf(outcomes, act) };
    },
  }),
  defineRoute({
    id: 'ops.act-in-bulk',
    sendsManyCommands: true,
    method: 'post',
    paths: ['/api/ops/bulk'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Run a bulk action',
    body: BulkBody,
    response: BulkReport,
    problems: ['not-found', 'date-in-past'],
    example: ({ driverId }) => ({
      body: {
        targets: { driverIds: [driverId] },
        act: { kind: 'message', channels: ['mail'], subject: 'Hello', text: 'Hello {firstName}' },
      },
    }),
    handler: async ({ body: { targets: wanted, act }, ctx }) => {
      await checkAct(ctx, act);
      const { targets } = await findTargets(ctx, wanted);
      const data = (await runBulkAction(ctx, targets, act)).map(presentOutcome);
      const failed = data.filter(({ problem }) => problem !== null).length;
      return { data, done: data.length - failed, failed };
    },
  }),
];

async function checkAct({ db, now, idempotency }: SignedIn, act: BulkAction): Promise<void> {
  if (!idempotency.isRepeat) requireNoProblem(checkBulkAction(act, now().getTime()));
  if (act.kind !== 'assign' || act.ownerId === null) return;
  const owner = await findUser(db, act.ownerId);
  if (owner?.isActive !== true || !owner.roles.includes('ops')) throw new ProblemError('not-found');
}

const presentOutcome = ({ target: { driverId, firstName, lastName, state }, channels, problem }: Outcome) => ({
  _id: driverId,
  name: `${firstName} ${lastName}`,
  channels: [...channels],
  ownerId: state.ownerId,
  problem: problem === undefined ? null : { code: problem.code, message: problemMessage(problem.code, problem.params) },
});

function sampleOf(outcomes: readonly Outcome[], act: BulkAction) {
  const first = outcomes.find(({ problem }) => problem === undefined)?.target;
  if (act.kind !== 'message' || first === undefined) return null;
  return { subject: fillMessage(act.subject, first), text: fillMessage(act.text, first) };
}
