import { z } from 'zod';
import { listNoteVersions, readMentions } from '#db/candidate-notes/candidate-note-store';
import { listMentionCandidates } from '#db/candidate-notes/members';
import { listCandidateNotes, listMentions } from '#db/candidate-notes/note-list';
import type { CarrierActor } from '#domain/accounts/actor';
import { mentionables } from '#domain/candidate-notes/mentions';
import {
  CandidateNote,
  CandidateNoteBody,
  CandidateNoteHistory,
  CandidateNotes,
  CandidateNotesQuery,
  MentionableMembers,
  Mentions,
  MentionsQuery,
  NewCandidateNoteBody,
} from '#domain/candidate-notes/schema';
import { LimitSkip } from '#domain/shared/schema';
import type { RouteContext } from '../../http/context';
import { defineRoute, type Route } from '../../http/define-route';
import { once } from '../../http/once';
import { requireKnown } from '../driver-search/profile';
import { addNote, deleteNote, editNote, readNote } from './notes';

type Carrier = RouteContext & { readonly actor: CarrierActor };

const DriverParams = z.object({ driverId: z.uuid() });
const NoteParams = z.object({ id: z.uuid() });

/** Notes of a carrier's staff about candidates, for each other; neither drivers nor other carriers can read them. */
export const candidateNoteRoutes: readonly Route[] = [
  defineRoute({
    id: 'notes.members',
    method: 'get',
    paths: ['/api/note/business/members'],
    permission: 'notes:write',
    scope: 'self',
    summary: 'List the members whom a note can mention',
    response: MentionableMembers,
    problems: [],
    example: () => ({}),
    handler: async ({ ctx }) => {
      const members = mentionables(await listMentionCandidates(ctx.db, ctx.actor.organizationId));
      return { data: members.map(({ userId, handle }) => ({ _id: userId, handle })) };
    },
  }),
  defineRoute({
    id: 'notes.mentions',
    method: 'get',
    paths: ['/api/note/business/mentions'],
    permission: 'notes:write',
    scope: 'self',
    summary: 'List the notes that mention the caller',
    query: MentionsQuery,
    response: Mentions,
    problems: [],
    example: () => ({ query: { unread: 'true' } }),
    handler: ({ query: { unread: isUnreadOnly, ...page }, ctx: { db, actor } }) =>
      listMentions(db, { isUnreadOnly, ...page, organizationId: actor.organizationId, userId: actor.userId }),
  }),
  defineRoute({
    id: 'notes.list',
    method: 'get',
    paths: ['/api/note/business/driver/:driverId'],
    permission: 'notes:write',
    scope: 'none',
    summary: 'List the notes about a driver',
    params: DriverParams,
    query: LimitSkip,
    response: CandidateNotes,
    problems: ['not-found'],
    example: ({ driverId }) => ({ params: { driverId } }),
    handler: ({ params, query, ctx }) => notesOf(ctx, { ...params, ...query }),
  }),
  defineRoute({
    id: 'notes.list-by-query',
    method: 'get',
    paths: ['/api/note/business'],
    permission: 'notes:write',
    scope: 'none',
    summary: 'List the notes about the driver in the query',
    query: CandidateNotesQuery,
    response: CandidateNotes,
    problems: ['not-found'],
    example: ({ driverId }) => ({ query: { driverId } }),
    handler: ({ query, ctx }) => notesOf(ctx, query),
  }),
  defineRoute({
    id: 'notes.add',
    method: 'post',
    paths: ['/api/note/business/driver/:driverId'],
    permission: 'notes:write',
    scope: 'none',
    summary: 'Create a note about a driver',
    params: DriverParams,
    body: CandidateNoteBody,
    status: 201,
    response: CandidateNote,
    problems: ['not-found'],
    example: ({ driverId }) => ({ params: { driverId }, body: { text: 'Prefers night runs' } }),
    handler: ({ params: { driverId }, body: { text }, ctx }) => addNote(ctx, { driverId, text }),
  }),
  defineRoute({
    id: 'notes.add-by-body',
    method: 'post',
    paths: ['/api/note/business'],
    permission: 'notes:write',
    scope: 'none',
    summary: 'Create a note about the driver in the body',
    body: NewCandidateNoteBody,
    status: 201,
    response: CandidateNote,
    problems: ['not-found'],
    example: ({ driverId }) => ({ body: { driverId, text: 'Prefers night runs' } }),
    handler: ({ body, ctx }) => addNote(ctx, body),
  }),
  defineRoute({
    id: 'notes.read-mentions',
    method: 'post',
    paths: ['/api/note/business/driver/:driverId/read'],
    permission: 'notes:write',
    scope: 'none',
    summary: 'Mark mentions in the notes about a driver as read',
    params: DriverParams,
    problems: [],
    example: ({ driverId }) => ({ params: { driverId } }),
    handler: async ({ params: { driverId }, ctx }) => {
      const { organizationId, userId } = ctx.actor;
      await once(ctx, (trx) => readMentions(trx, { driverId, organizationId, userId, at: ctx.now() }));
    },
  }),
  defineRoute({
    id: 'notes.edit',
    method: 'put',
    paths: ['/api/note/business/:id'],
    permission: 'notes:write',
    scope: 'organization',
    summary: 'Update a note about a driver',
    params: NoteParams,
    body: CandidateNoteBody,
    response: CandidateNote,
    problems: ['not-found', 'note-not-yours'],
    example: ({ candidateNoteId }) => ({ params: { id: candidateNoteId }, body: { text: 'Prefers day runs' } }),
    handler: ({ params: { id }, body: { text }, ctx }) => editNote(ctx, { id, text }),
  }),
  defineRoute({
    id: 'notes.delete',
    method: 'delete',
    paths: ['/api/note/business/:id'],
    permission: 'notes:write',
    scope: 'organization',
    summary: 'Delete a note about a driver',
    params: NoteParams,
    problems: ['not-found', 'note-not-yours'],
    example: ({ candidateNoteId }) => ({ params: { id: candidateNoteId } }),
    handler: ({ params: { id }, ctx }) => deleteNote(ctx, id),
  }),
  defineRoute({
    id: 'notes.history',
    method: 'get',
    paths: ['/api/note/business/:id/history'],
    permission: 'notes:write',
    scope: 'organization',
    summary: 'List the texts of a note about a driver',
    params: NoteParams,
    response: CandidateNoteHistory,
    problems: ['not-found'],
    example: ({ candidateNoteId }) => ({ params: { id: candidateNoteId } }),
    handler: async ({ params: { id }, ctx }) => {
      await readNote(ctx, id);
      return { data: await listNoteVersions(ctx.db, id) };
    },
  }),
];

async function notesOf(ctx: Carrier, query: z.output<typeof CandidateNotesQuery>): Promise<CandidateNotes> {
  await requireKnown(ctx, query.driverId);
  const { organizationId, userId } = ctx.actor;
  return listCandidateNotes(ctx.db, { ...query, organizationId, userId });
}
