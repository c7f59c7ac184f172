import type {
  AssignOwnerBody,
  MoveStageBody,
  OpsDriver,
  RecordCallBody,
  RecordResultBody,
  SnoozeBody,
  UndoMoveBody,
} from '#domain/driver-pipeline/schema';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';
import { opsDriverKeys } from './drivers';

interface About<Body> {
  id: string;
  body: Body;
}

const about = ({ id }: { id: string }) => [id];
const changed = ({ id }: { id: string }) => [opsDriverKeys.lists, opsDriverKeys.one(id)];

/** A manual move. */
export const useMoveDriver = (onDone: () => void) =>
  useCommand<About<MoveStageBody>, OpsDriver>({
    send: ({ id, body }, { headers }) =>
      call(api.POST('/api/ops/drivers/{id}/move', { params: { path: { id } }, body, headers })),
    invalidates: changed,
    about,
    onDone,
  });

/** Undoes the last manual move; `from` is the stage that the driver was moved to. */
export const useUndoMove = (onDone: () => void) =>
  useCommand<About<UndoMoveBody>, OpsDriver>({
    send: ({ id, body }, { headers }) =>
      call(api.POST('/api/ops/drivers/{id}/undo-move', { params: { path: { id } }, body, headers })),
    invalidates: changed,
    about,
    onDone,
  });

/** Records the outcome of the screening call. */
export const useRecordCall = (onDone: () => void) =>
  useCommand<About<RecordCallBody>>({
    send: ({ id, body }, { headers }) =>
      call(api.POST('/api/ops/drivers/{id}/call', { params: { path: { id } }, body, headers })),
    invalidates: changed,
    about,
    onDone,
  });

/** Records that a result was ordered, received, accepted or refused. */
export const useRecordResult = (onDone: () => void) =>
  useCommand<About<RecordResultBody>>({
    send: ({ id, body }, { headers }) =>
      call(api.POST('/api/ops/drivers/{id}/results', { params: { path: { id } }, body, headers })),
    invalidates: changed,
    about,
    onDone,
  });

/** Sets or ends a snooze. */
export const useSnoozeDriver = (onDone: () => void) =>
  useCommand<About<SnoozeBody>>({
    send: ({ id, body }, { headers }) =>
      call(api.POST('/api/ops/drivers/{id}/snooze', { params: { path: { id } }, body, headers })),
    invalidates: changed,
    about,
    onDone,
  });

/** Assigns the owner. */
export const useAssignDriver = (onDone: () => void) =>
  useCommand<About<AssignOwnerBody>>({
    send: ({ id, body }, { headers }) =>
      call(api.POST('/api/ops/drivers/{id}/owner', { params: { path: { id } }, body, headers })),
    invalidates: changed,
    about,
    onDone,
  });
