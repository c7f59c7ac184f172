import type { BoardCardRow } from '#db/board/board';
import type { BoardHeadRow } from '#db/board/board-heads';
import type { Board } from '#domain/board/schema';
import { stageTargetDays } from '#domain/driver-pipeline/deadlines';
import type { OpsDriverItem } from '#domain/driver-pipeline/schema';
import { displayTier, driverStages } from '#domain/driver-pipeline/stages';

/** All columns in stage order, including stages without drivers. */
export function presentBoard(rows: readonly BoardHeadRow[]): Board {
  const heads = new Map(rows.map((row) => [row.stage, row]));
  return {
    data: driverStages.map((stage) => {
      const head = heads.get(stage);
      return {
        stage,
        cards: head?.cards ?? 0,
        overdue: head?.overdue ?? 0,
        medianSince: head?.medianSince ?? null,
      };
    }),
  };
}

/** One card: the same fields as in operations' driver list, but read from the row instead of the snapshot. */
export function presentBoardCard(row: BoardCardRow, now: Date): OpsDriverItem {
  const { stage, dueAt } = row;
  return {
    _id: row.driverId,
    name: `${row.firstName} ${row.lastName}`,
    place: `${row.city}, ${row.homeState}`,
    stage,
    tier: displayTier(stage, row.previousStage),
    enteredAt: row.enteredAt,
    targetDays: stageTargetDays(row),
    dueAt,
    isOverdue: dueAt !== null && Date.parse(dueAt) <= now.getTime(),
    snoozedUntil: row.snoozedUntil,
    owner: ownerOf(row),
    waitsFor: row.waitsFor,
    next: row.next,
  };
}

function ownerOf({ ownerId, ownerFirstName, ownerLastName }: BoardCardRow): OpsDriverItem['owner'] {
  if (ownerId === null || ownerFirstName === null || ownerLastName === null) return null;
  return { _id: ownerId, name: `${ownerFirstName} ${ownerLastName}` };
}
