import { expect } from '@jest/globals';
import type { CandidateBulkPreview, CandidateBulkProgress } from '#domain/bulk/candidates/schema';
import type { BulkStarted } from '#domain/bulk/schema';
import { newId } from '#platform/ids';
import { eventually } from '../eventually';
import type { Caller, Flow, HiringApi } from './hiring-api';

/** The path of a carrier's bulk actions. */
export const BULK = '/api/candidates/bulk';

/** A candidate with the calls of their flow. */
export interface BulkCandidate {
  readonly flow: Flow;
  readonly candidacyId: string;
}

/** A carrier's bulk actions through the API, by HR if nobody else is named. `hiring` returns the started API. */
export function candidateBulk(hiring: () => HiringApi) {
  const as = (who: Caller | undefined): Caller => who ?? hiring().carrier.hr;
  const preview = async (body: object, who?: Caller) =>
    (await as(who).post(`${BULK}/preview`).send(body).expect(200)).body as CandidateBulkPreview;
  async function start(body: object, { who, key = newId() }: { who?: Caller | undefined; key?: string } = {}) {
    const response = await as(who).post(BULK).set('Idempotency-Key', key).send(body).expect(202);
    return (response.body as BulkStarted)._id;
  }
  const progress = async (id: string, who?: Caller) =>
    (await as(who).get(`${BULK}/${id}`).expect(200)).body as CandidateBulkProgress;
  async function finished(id: string): Promise<CandidateBulkProgress> {
    await eventually(async () => expect((await progress(id)).finishedAt).not.toBeNull());
    return progress(id);
  }
  /** Previews the action, and runs it for everyone in the preview. */
  async function act(body: { targets: object; act: object }, who?: Caller): Promise<CandidateBulkProgress> {
    const { data } = await preview(body, who);
    return finished(await start({ act: body.act, targets: data.map(({ _id, seen }) => ({ _id, seen })) }, { who }));
  }
  const flowOn = async (orderId: string): Promise<Flow> => hiring().flow(orderId, await hiring().aDriver());
  async function requested(orderId: string): Promise<BulkCandidate> {
    const flow = await flowOn(orderId);
    await flow.request().expect(201);
    return { flow, candidacyId: (await flow.card('requested')).candidacyId };
  }
  async function inReview(orderId: string): Promise<BulkCandidate> {
    const flow = await flowOn(orderId);
    return { flow, candidacyId: (await flow.toReview()).candidacyId };
  }
  return { preview, start, progress, finished, act, requested, inReview };
}
