import { z } from 'zod';
import { readItemNotes } from '#db/review-queue/item-review-store';
import { isOps } from '#domain/accounts/actor';
import { VerificationNote, VerificationNotesQuery } from '#domain/driver-reviews/schema';
import { ProblemError } from '#domain/problems';
import { defineRoute, type Route } from '../http/define-route';

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
    problems: ['not-found'],
    example: ({ driverId }) => ({ query: { userId: driverId, type: 'employmentHistory' } }),
    handler: async ({ query: { userId, type, entityIds }, ctx }) => {
      const { actor, db } = ctx;
      if (!isOps(actor) && actor.driverId !== userId) throw new ProblemError('not-found');
      const notes = await readItemNotes(db, { driverId: userId, kind: type, itemIds: entityIds });
      return notes.map(({ id, itemId, text, at }) => ({ _id: id, entityId: itemId, text, updatedAt: at }));
    },
  }),
];
