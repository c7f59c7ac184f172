import { emptyItems, type HistoryItems } from '#domain/driver-histories/items';
import type { EventKind } from '#domain/driver-histories/kinds';
import { penaltyTypes } from '#domain/driver-histories/offenses';
import type { ReviewedItem } from '#domain/driver-reviews/schema';
import type { StatedEvent } from '#web/entities/event-cards/event-card';
import { opsDriverKeys } from '#web/entities/pipeline/drivers';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';
import { codesIn } from './codes-in';

interface SeenEvent {
  /** The driver. */
  id: string;
  itemId: string;
  kind: EventKind;
  version: string;
}

// The calls of both kinds differ only in their path and the fields of the entry.
type EventPath = '/api/ops/drivers/{id}/violation/{itemId}';
const pathOf = (kind: EventKind) =>
  (kind === 'violation'
    ? '/api/ops/drivers/{id}/violation/{itemId}'
    : '/api/ops/drivers/{id}/accidents/{itemId}') as EventPath;
const changed = ({ id }: SeenEvent) => [opsDriverKeys.lists, opsDriverKeys.one(id)];

/** Corrects an accident or a violation. */
export const useCorrectEvent = (onDone: () => void) =>
  useCommand<SeenEvent & { item: HistoryItems[EventKind] }>({
    send: ({ id, itemId, kind, version, item }, { headers }) =>
      call(
        api.PUT(pathOf(kind), {
          params: { path: { id, itemId } },
          body: { version, item: item as HistoryItems['violation'] },
          headers,
        }),
      ),
    invalidates: changed,
    onDone,
  });

/** Deletes an accident or a violation. */
export const useRemoveEvent = (onDone: () => void) =>
  useCommand<SeenEvent>({
    send: ({ id, itemId, kind, version }, { headers }) =>
      call(api.DELETE(pathOf(kind), { params: { path: { id, itemId }, query: { version } }, headers })),
    invalidates: changed,
    onDone,
  });

/** The entry as the driver's form has it: a reviewer's view leaves out empty answers and joins lists. */
export function statedEventOf(
  kind: EventKind,
  { _id, startDate, fields }: ReviewedItem,
): StatedEvent & { _id: string } {
  const answers = { ...fields, _id, startDate: startDate ?? '', endDate: null };
  if (kind === 'accident') return { ...emptyItems.accident, ...answers, kind };
  const penalty = typeof fields['penalty'] === 'string' ? codesIn(fields['penalty'], penaltyTypes) : [];
  return { ...emptyItems.violation, ...answers, kind, penalty };
}
