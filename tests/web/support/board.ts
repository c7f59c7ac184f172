import { within } from '@testing-library/react';
import type { OpsDriverItem } from '#domain/driver-pipeline/schema';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import { driverStages } from '#domain/driver-pipeline/stages';
import type { FakeApi, SeenRequest } from './fake-api';
import { ok } from './fake-api';
import { anOpsDriver, anOpsDriverItem } from './ops-drivers';
import { anOpsMember } from './people';
import { renderApp } from './render';

const DAY = 86_400_000;
export const late = anOpsDriverItem();
export const inTime = anOpsDriverItem({
  _id: '018f0000-0000-7000-8000-000000000311',
  name: 'Wilhelmina Featherstonehaugh-Montgomery',
  isOverdue: false,
  enteredAt: new Date(Date.now() - DAY).toISOString(),
});
export const owner = { _id: '018f0000-0000-7000-8000-000000000302', name: 'Dana Whitfield' };

/** Cards by stage, filtered as the server would. */
export const world: { cards: OpsDriverItem[] } = { cards: [] };
const fits = (query: URLSearchParams) => (card: OpsDriverItem) =>
  (query.get('owner') === null || card.owner?._id === query.get('owner')) &&
  (query.get('overdue') !== 'true' || card.isOverdue);
const headsOf = ({ query }: SeenRequest) => ({
  data: driverStages.map((stage) => {
    const here = world.cards.filter((card) => card.stage === stage).filter(fits(query));
    const over = here.filter(({ isOverdue }) => isOverdue).length;
    return { stage, cards: here.length, overdue: over, medianSince: here[0]?.enteredAt ?? null };
  }),
});
export const aBoard = (api: FakeApi): FakeApi =>
  api
    .on('GET', '/api/ops/board', (request) => ok(headsOf(request)))
    .on('GET', '/api/ops/board/{stage}', ({ query }, { stage }) =>
      ok({ data: world.cards.filter((card) => card.stage === stage).filter(fits(query)), next: null }),
    )
    .on('GET', '/api/ops/drivers/{id}', (_, { id }) =>
      ok(anOpsDriver({ ...world.cards.find(({ _id }) => _id === id) })),
    )
    .on('GET', '/api/ops/members', ok({ data: [owner] }))
    .on('GET', '/api/ops/saved-views', ok({ data: [] }));
export const moving = (api: FakeApi): FakeApi =>
  aBoard(api).on('POST', '/api/ops/drivers/{id}/move', ({ body }, { id }) => {
    const { to } = body as { to: DriverStage };
    world.cards = world.cards.map((card) => (card._id === id ? { ...card, stage: to, isOverdue: false } : card));
    return ok(anOpsDriver({ ...world.cards.find(({ _id }) => _id === id) }));
  });
export const open = (api: (fake: FakeApi) => FakeApi, path = '/ops/pipeline') =>
  renderApp(path, { user: anOpsMember(), api });
export type Screen = Awaited<ReturnType<typeof open>>['screen'];
export const columnOf = (screen: Screen, name: RegExp) => within(screen.getByRole('region', { name }));
