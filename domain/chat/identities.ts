/** Kinds of chat participants; each has a token of its own. */
export const chatKinds = ['driver', 'organization', 'fleet-user'] as const;
/** One of {@link chatKinds}. */
export type ChatKind = (typeof chatKinds)[number];

/** The user id at the chat service; it reveals nothing about the person. */
export const chatUserId = (kind: ChatKind, id: string): string => `${kind}-${id}`;

/** The channel of a driver and a carrier, the same for both. */
export const chatChannelId = ({ driverId, organizationId }: { driverId: string; organizationId: string }): string =>
  `${driverId}-${organizationId}`;
