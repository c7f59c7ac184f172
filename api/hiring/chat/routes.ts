import { z } from 'zod';
import { isReviewedDriver } from '#db/review-queue/reviewed-driver';
import { chatChannelId, type ChatKind, chatUserId } from '#domain/chat/identities';
import { ChatChannel, ChatToken } from '#domain/chat/schema';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../../http/context';
import { defineRoute, type Route } from '../../http/define-route';

/** Tokens for the hosted chat service. */
export const chatRoutes: readonly Route[] = [
  defineRoute({
    id: 'chat.driver-token',
    method: 'get',
    paths: ['/api/chat/driver/token'],
    permission: 'driver:act',
    scope: 'self',
    summary: 'Create a chat token for the signed-in driver',
    response: ChatToken,
    problems: ['chat-not-connected'],
    example: () => ({}),
    handler: ({ ctx }) => tokenFor(ctx, 'driver', ctx.actor.driverId),
  }),
  defineRoute({
    id: 'chat.organization-token',
    method: 'get',
    paths: ['/api/chat/organization/token'],
    permission: 'orders:write',
    scope: 'self',
    summary: "Create a chat token for the caller's carrier",
    response: ChatToken,
    problems: ['chat-not-connected'],
    example: () => ({}),
    handler: ({ ctx }) => tokenFor(ctx, 'organization', ctx.actor.organizationId),
  }),
  defineRoute({
    id: 'chat.fleet-user-token',
    method: 'get',
    paths: ['/api/chat/fleet-user/token'],
    permission: 'orders:write',
    scope: 'self',
    summary: 'Create a chat token for the signed-in staff member',
    response: ChatToken,
    problems: ['chat-not-connected'],
    example: () => ({}),
    handler: ({ ctx }) => tokenFor(ctx, 'fleet-user', ctx.actor.userId),
  }),
  defineRoute({
    id: 'chat.channel',
    method: 'get',
    paths: ['/api/chat/channelId/:id'],
    permission: 'orders:write',
    scope: 'organization',
    summary: 'Retrieve the chat channel with a driver',
    params: z.object({ id: z.uuid() }),
    response: ChatChannel,
    problems: ['not-found'],
    example: ({ driverId }) => ({ params: { id: driverId } }),
    handler: async ({ params: { id: driverId }, ctx }) => {
      const { organizationId } = ctx.actor;
      if (!(await isReviewedDriver(ctx.db, { organizationId, driverId }))) throw new ProblemError('not-found');
      return { channelId: chatChannelId({ organizationId, driverId }) };
    },
  }),
];

function tokenFor({ chat, now }: RouteContext, kind: ChatKind, id: string): Promise<ChatToken> {
  if (chat === undefined) return Promise.reject(new ProblemError('chat-not-connected'));
  const userId = chatUserId(kind, id);
  return Promise.resolve({ userId, ...chat.issueToken(userId, now()) });
}
