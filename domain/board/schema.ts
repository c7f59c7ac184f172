import { z } from 'zod';
import { waitedOn } from '../driver-pipeline/waiting';
import { driverStages } from '../drivers/stages';
import { QueryFlag } from '../shared/schema';

/** What the board is narrowed by; names of persons are not among it, so it may stand in an address. */
export const BoardFilters = z.object({
  /** A member of operations, or `none`. */
  owner: z.union([z.uuid(), z.literal('none')]).optional(),
  waitsFor: z.enum(waitedOn).optional(),
  /** Only drivers over the target age of their stage. */
  overdue: QueryFlag.default(false),
});
/** What the board is narrowed by. */
export type BoardFilters = z.infer<typeof BoardFilters>;

/** What stands over a column of the board. */
export const BoardHead = z
  .object({
    stage: z.enum(driverStages),
    cards: z.number().int(),
    overdue: z.number().int(),
    /** When the driver of median age entered the stage; null for an empty column. */
    medianSince: z.iso.datetime().nullable(),
  })
  .meta({ id: 'BoardHead' });
/** What stands over a column of the board. */
export type BoardHead = z.infer<typeof BoardHead>;

/** Every column of the board in the order of the stages, empty ones included. */
export const Board = z.object({ data: z.array(BoardHead) }).meta({ id: 'Board' });
/** Every column of the board. */
export type Board = z.infer<typeof Board>;
