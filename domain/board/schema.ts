import { z } from 'zod';
import { driverStages } from '../driver-pipeline/stages';
import { waitedOn } from '../driver-pipeline/waiting';
import { QueryFlag } from '../shared/schema';

/** Filters of the board; they contain no names of people, so they may be part of a URL. */
export const BoardFilters = z.object({
  /** A member of operations, or `none`. */
  owner: z.union([z.uuid(), z.literal('none')]).optional(),
  waitsFor: z.enum(waitedOn).optional(),
  /** Only drivers over the target age of their stage. */
  overdue: QueryFlag.default(false),
});
/** Filters of the board. */
export type BoardFilters = z.infer<typeof BoardFilters>;

/** The header of a column. */
export const BoardHead = z
  .object({
    stage: z.enum(driverStages),
    cards: z.number().int(),
    overdue: z.number().int(),
    /** When the driver of median age entered the stage; null for an empty column. */
    medianSince: z.iso.datetime().nullable(),
  })
  .meta({ id: 'BoardHead' });
/** The header of a column. */
export type BoardHead = z.infer<typeof BoardHead>;

/** All columns of the board in the order of the stages, including empty ones. */
export const Board = z.object({ data: z.array(BoardHead) }).meta({ id: 'Board' });
/** All columns of the board. */
export type Board = z.infer<typeof Board>;
