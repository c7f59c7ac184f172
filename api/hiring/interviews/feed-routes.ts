import { z } from 'zod';
import { deleteCalendarFeed, findCalendarFeed, replaceCalendarFeed } from '#db/accounts/calendar-feed-store';
import { CalendarFeed, NewCalendarFeed } from '#domain/candidacies/calendar/schema';
import { tooLong } from '#domain/shared/too-long';
import { newToken } from '#platform/tokens';
import { defineRoute, fileResponse, type Route } from '../../http/define-route';
import { readFeed } from './feed';

/** The path at which calendar apps read feeds. */
export const FEED_PATH = '/api/calendar-feeds';

/** A person's interviews as a feed for calendar apps, behind a secret address. */
export const feedRoutes: readonly Route[] = [
  defineRoute({
    id: 'interviews.read-feed',
    method: 'get',
    paths: [`${FEED_PATH}/:file`],
    permission: 'public',
    scope: 'none',
    summary: "Retrieve a person's interviews for a calendar app",
    params: z.object({ file: z.string().max(100, tooLong()) }),
    response: fileResponse('text/calendar'),
    problems: ['not-found', 'too-many-requests'],
    example: ({ calendarFeed }) => ({ params: { file: `${calendarFeed}.ics` } }),
    handler: ({ params: { file }, ctx }) => readFeed(ctx, file),
  }),
  defineRoute({
    id: 'interviews.feed',
    method: 'get',
    paths: ['/api/calendar-feed'],
    permission: 'hiring:act',
    scope: 'self',
    summary: "Retrieve the state of one's calendar feed",
    response: CalendarFeed,
    problems: [],
    example: () => ({}),
    handler: async ({ ctx }) =>
      (await findCalendarFeed(ctx.db, ctx.actor.userId)) ?? { createdAt: null, lastReadAt: null },
  }),
  defineRoute({
    id: 'interviews.renew-feed',
    method: 'post',
    paths: ['/api/calendar-feed'],
    permission: 'hiring:act',
    scope: 'self',
    summary: "Create or renew one's calendar feed",
    status: 201,
    response: NewCalendarFeed,
    problems: [],
    // The address is a secret that is shown once.
    idempotent: false,
    example: () => ({}),
    handler: async ({ ctx }) => {
      const token = newToken();
      await replaceCalendarFeed(ctx.db, { userId: ctx.actor.userId, token, now: ctx.now() });
      return { url: new URL(`${FEED_PATH}/${token}.ics`, ctx.publicUrl).href };
    },
  }),
  defineRoute({
    id: 'interviews.revoke-feed',
    method: 'delete',
    paths: ['/api/calendar-feed'],
    permission: 'hiring:act',
    scope: 'self',
    summary: "Delete one's calendar feed",
    problems: [],
    example: () => ({}),
    handler: ({ ctx }) => deleteCalendarFeed(ctx.db, ctx.actor.userId),
  }),
];
