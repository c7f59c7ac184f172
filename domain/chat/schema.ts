import { z } from 'zod';

/** Credentials with which a page connects to the chat service. */
export const ChatToken = z
  .object({ apiKey: z.string(), userId: z.string(), token: z.string(), expiresAt: z.iso.datetime() })
  .meta({ id: 'ChatToken' });
/** Credentials with which a page connects to the chat service. */
export type ChatToken = z.infer<typeof ChatToken>;

/** The channel of a driver and a carrier. */
export const ChatChannel = z.object({ channelId: z.string() }).meta({ id: 'ChatChannel' });
/** The channel of a driver and a carrier. */
export type ChatChannel = z.infer<typeof ChatChannel>;
