/** Who may take part in chats; each kind has its own token. */
export const chatKinds = ['driver', 'organization', 'fleet-user'] as const;
/** One of {@link chatKinds}. */
export type ChatKind = (typeof chatKinds)[number];

/** The name that the chat service knows somebody by: it says nothing of the person. */
export const chatUserId = (kind: ChatKind, id: string): string => `${kind}-${id}`;

/** The channel of a driver and a carrier; the same one whoever asks. */
export const chatChannelId = ({ driverId, organizationId }: { driverId: string; organizationId: string }): string =>
  `${driverId}-${organizationId}`;
