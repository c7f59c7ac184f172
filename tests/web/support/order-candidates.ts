import type { CandidacyCard } from '#domain/candidacies/schema';
import { anOrderView } from './carrier-orders';
import { type FakeApi, ok } from './fake-api';

/** Responses of an active order with these candidates in each tab. */
export const withCandidates =
  (...cards: CandidacyCard[]) =>
  (api: FakeApi) =>
    api
      .on('GET', '/api/job-order/id/{id}', ok(anOrderView()))
      .on('GET', '/api/job-order/{id}/candidacies', ({ query }) =>
        ok({ data: query.get('skip') === '0' ? cards : [], count: cards.length }),
      );
