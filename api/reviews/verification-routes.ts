import { z } from 'zod';
import { readItemNotes } from '#db/review-queue/item-review-store';
import { type Actor, isCarrierStaff, isOps } from '#domain/accounts/actor';
import { VerificationNote, VerificationNotesQuery } from '#domain/driver-reviews/schema';
import { ProblemError } from '#domain/problems';
import { readNotes } from '../hiring/dossier/read-dossier';
import { defineRoute, type Route } from '../http/define-route';

/** Drivers read the notes on their own entries. */
function ownOf<Of extends { readonly driverId: string }>(actor: Actor, of: Of): Of {
  if (!isOps(actor) && actor.driverId !== of.driverId) throw new ProblemError('not-found');
  return of;
}

/** Reviewers' notes on a driver's entries; the API calls them "verifications". */
export const verificationRoutes: readonly Route[] = [
  defineRoute({
    id: 'driver.verification-notes',
    method: 'get',
    paths: ['/api/verifications'],
    permission: 'verifications:read',
    scope: 'driver',
    summary: "List reviewers' notes on a section",
    query: VerificationNotesQuery,
    response: z.array(VerificationNote),
    problems: ['not-found', 'dq-file-not-available', 'access-ended', 'access-not-granted', 'document-not-for-position'],
    example: ({ driverId }) => ({ query: { userId: driverId, type: 'employmentHistory' } }),
    handler: async ({ query: { userId, type, entityIds }, ctx }) => {
      const { actor, db } = ctx;
      const of = { driverId: userId, kind: type, itemIds: entityIds };
      const notes = isCarrierStaff(actor)
        ? await readNotes({ ...ctx, actor }, of)
        : await readItemNotes(db, ownOf(actor, of));
      return notes.map(({ id, itemId, text, at }) => ({ _id: id, entityId: itemId, text, updatedAt: at }));
    },
  }),
];
