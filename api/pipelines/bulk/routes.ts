import { z } from 'zod';
import { findUser } from '#db/accounts/user-store';
import type { BulkTargetRow } from '#db/bulk/bulk-targets';
import { BULK_SAMPLES } from '#domain/bulk/actions';
import { type BulkVerdict, checkBulkAction } from '#domain/bulk/rules';
import {
  type BulkAction,
  BulkBody,
  BulkPreview,
  BulkPreviewBody,
  BulkProgress,
  type BulkSample,
  BulkStarted,
} from '#domain/bulk/schema';
import { fillMessage } from '#domain/bulk/templates';
import { ProblemError, problemMessage, requireNoProblem } from '#domain/problems';
import { defineRoute, type Route } from '../../http/define-route';
import type { SignedIn } from '../command';
import { readAction, startBulkAction, stopAction } from './bulk-action';
import { evaluateTarget, findTargets } from './targets';

const BulkParams = z.object({ id: z.uuid() });

/** A driver's expected outcome. */
type Outcome = BulkVerdict & { readonly target: BulkTargetRow };

/** Operations' bulk actions. */
export const bulkRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.preview-bulk',
    method: 'post',
    paths: ['/api/ops/bulk/preview'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Preview a bulk action',
    body: BulkPreviewBody,
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
      return { data, possible: data.length - refused, refused, isCut, samples: samplesOf(outcomes, act) };
    },
  }),
  defineRoute({
    id: 'ops.act-in-bulk',
    method: 'post',
    paths: ['/api/ops/bulk'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Start a bulk action',
    body: BulkBody,
    status: 202,
    response: BulkStarted,
    problems: ['not-found', 'date-in-past'],
    example: ({ driverId }) => ({
      body: {
        driverIds: [driverId],
        act: { kind: 'message', channels: ['mail'], subject: 'Hello', text: 'Hello {firstName}' },
      },
    }),
    handler: async ({ body, ctx }) => {
      await checkAct(ctx, body.act);
      return { _id: await startBulkAction(ctx, body) };
    },
  }),
  defineRoute({
    id: 'ops.read-bulk',
    method: 'get',
    paths: ['/api/ops/bulk/:id'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Return the progress of a bulk action',
    params: BulkParams,
    response: BulkProgress,
    problems: ['not-found'],
    example: ({ bulkActionId }) => ({ params: { id: bulkActionId } }),
    handler: ({ params: { id }, ctx }) => readAction(ctx, id, 'ops:act'),
  }),
  defineRoute({
    id: 'ops.stop-bulk',
    method: 'post',
    paths: ['/api/ops/bulk/:id/stop'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'End a bulk action early',
    params: BulkParams,
    problems: ['not-found'],
    example: ({ bulkActionId }) => ({ params: { id: bulkActionId } }),
    handler: ({ params: { id }, ctx }) => stopAction(ctx, id, 'ops:act'),
  }),
];

async function checkAct({ db, now, idempotency }: SignedIn, act: BulkAction): Promise<void> {
  if (!idempotency.isRepeat) requireNoProblem(checkBulkAction(act, now().getTime()));
  if (act.kind !== 'assign' || act.ownerId === null) return;
  const owner = await findUser(db, act.ownerId);
  if (owner?.isActive !== true || !owner.roles.includes('ops')) throw new ProblemError('not-found');
}

const nameOf = ({ firstName, lastName }: BulkTargetRow): string => `${firstName} ${lastName}`;

const presentOutcome = ({ target, channels, problem }: Outcome) => ({
  _id: target.driverId,
  name: nameOf(target),
  channels: [...channels],
  ownerId: target.state.ownerId,
  problem: problem === undefined ? null : { code: problem.code, message: problemMessage(problem.code, problem.params) },
});

function samplesOf(outcomes: readonly Outcome[], act: BulkAction): BulkSample[] {
  if (act.kind !== 'message') return [];
  const possible = outcomes.filter(({ problem }) => problem === undefined).slice(0, BULK_SAMPLES);
  return possible.map(({ target }) => ({
    name: nameOf(target),
    subject: fillMessage(act.subject, target),
    text: fillMessage(act.text, target),
  }));
}
