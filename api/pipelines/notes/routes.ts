import { z } from 'zod';
import { listNoteVersions } from '#db/candidate-notes/candidate-note-store';
import { hasNoteOfCarrier, listNotesOfCarriers } from '#db/candidate-notes/notes-of-carriers';
import { announceChange } from '#db/core/changes';
import { addDriverNote, editDriverNote, findDriverNote } from '#db/driver-notes/driver-note-store';
import { CandidateNoteHistory, CarrierCandidateNotes } from '#domain/candidate-notes/schema';
import { checkEditNote, editableUntil } from '#domain/driver-notes/rules';
import { DriverNote, DriverNoteBody } from '#domain/driver-notes/schema';
import { ProblemError, requireNoProblem } from '#domain/problems';
import { LimitSkip } from '#domain/shared/schema';
import { defineRoute, type Route } from '../../http/define-route';
import { once } from '../../http/once';
import { readOpsDriver, type SignedIn } from '../command';
import { logView } from '../log-view';

/** Operations' internal notes about a driver, which neither drivers nor carriers can read, and carriers' notes, to read. */
export const driverNoteRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.add-driver-note',
    method: 'post',
    paths: ['/api/ops/drivers/:id/notes'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Create a note about a driver',
    params: z.object({ id: z.uuid() }),
    body: DriverNoteBody,
    status: 201,
    response: DriverNote,
    problems: ['not-found'],
    example: ({ driverId }) => ({ params: { id: driverId }, body: { text: 'Prefers to be called in the evening' } }),
    handler: async ({ params: { id: driverId }, body: { text }, ctx }) => {
      await readOpsDriver(ctx, driverId);
      const id = ctx.idempotency.derivedId('note');
      const note = { id, driverId, authorId: ctx.actor.userId, text, at: ctx.now() };
      await once(ctx, async (trx) => {
        await addDriverNote(trx, note);
        await announceNote(trx, driverId);
      });
      return readNote(ctx, { driverId, id });
    },
  }),
  defineRoute({
    id: 'ops.edit-driver-note',
    method: 'put',
    paths: ['/api/ops/drivers/:id/notes/:noteId'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Update a note about a driver',
    params: z.object({ id: z.uuid(), noteId: z.uuid() }),
    body: DriverNoteBody,
    response: DriverNote,
    problems: ['not-found', 'note-not-yours', 'note-closed'],
    example: ({ driverId, driverNoteId }) => ({
      params: { id: driverId, noteId: driverNoteId },
      body: { text: 'Prefers to be called in the morning' },
    }),
    handler: async ({ params: { id: driverId, noteId: id }, body: { text }, ctx }) => {
      const now = ctx.now();
      await once(ctx, async (trx) => {
        const note = await findDriverNote(trx, { driverId, id });
        if (note === undefined) throw new ProblemError('not-found');
        requireNoProblem(checkEditNote(note, ctx.actor.userId, now.getTime()));
        if (note.text === text) return;
        await editDriverNote(trx, { id, text, at: now });
        await announceNote(trx, driverId);
      });
      return readNote(ctx, { driverId, id });
    },
  }),
  defineRoute({
    id: 'ops.list-candidate-notes',
    method: 'get',
    paths: ['/api/ops/drivers/:id/candidate-notes'],
    permission: 'ops:read',
    scope: 'ops',
    summary: "List carriers' notes about a driver",
    params: z.object({ id: z.uuid() }),
    query: LimitSkip,
    response: CarrierCandidateNotes,
    problems: ['not-found'],
    example: ({ driverId }) => ({ params: { id: driverId } }),
    handler: async ({ params: { id: driverId }, query, ctx }) => {
      await readOpsDriver(ctx, driverId);
      await logView(ctx, driverId);
      return listNotesOfCarriers(ctx.db, { driverId, ...query });
    },
  }),
  defineRoute({
    id: 'ops.candidate-note-history',
    method: 'get',
    paths: ['/api/ops/drivers/:id/candidate-notes/:noteId/history'],
    permission: 'ops:read',
    scope: 'ops',
    summary: "List the texts of a carrier's note about a driver",
    params: z.object({ id: z.uuid(), noteId: z.uuid() }),
    response: CandidateNoteHistory,
    problems: ['not-found'],
    example: ({ driverId, candidateNoteId }) => ({ params: { id: driverId, noteId: candidateNoteId } }),
    handler: async ({ params: { id: driverId, noteId: id }, ctx }) => {
      if (!(await hasNoteOfCarrier(ctx.db, { driverId, id }))) throw new ProblemError('not-found');
      await logView(ctx, driverId);
      return { data: await listNoteVersions(ctx.db, id) };
    },
  }),
];

type Announced = Parameters<typeof announceChange>[0];

const announceNote = (trx: Announced, driverId: string): Promise<void> =>
  announceChange(trx, { topic: 'driver-note', id: driverId, organizationId: null, orderId: null, driverId: null });

async function readNote({ db, actor, now }: SignedIn, of: { driverId: string; id: string }): Promise<DriverNote> {
  const note = await findDriverNote(db, of);
  if (note === undefined) throw new ProblemError('not-found');
  const { id, text, createdAt, editedAt } = note;
  return { _id: id, text, createdAt, editedAt, editableUntil: editableUntil(note, actor.userId, now().getTime()) };
}
