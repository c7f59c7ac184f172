import type { Role } from '../accounts/roles';
import type { UploadType } from '../driver-files/uploads';
import type { DocumentKind } from '../driver-pipeline/tasks';
import { type RealtimeEvent, realtimeEvents } from '../shared/realtime-events';

/**
 * The version of the messages between a page and the app or page around it, the host. A change that an existing host
 * could not read is a new version (docs/web-view.md#versions).
 */
export const BRIDGE_VERSION = 1;

/** The sender named in every message: other scripts send messages through the same channels. */
export const BRIDGE_SOURCE = 'gladhand';

/** The number of messages that wait for a host that has not greeted yet; of more, the newest stay. */
export const MAX_WAITING = 50;

/** The longest message that is read from a host, in characters. */
const MAX_LENGTH = 4_096;

/** The messages that a page sends on its own, with the data of each. */
interface OwnMessages {
  /** The page listens, and waits for `hello`. */
  readonly ready: { readonly versions: readonly number[] };
  /** Messages that did not fit in the queue before `hello`. */
  readonly dropped: { readonly count: number };
  readonly signedIn: { readonly userId: string; readonly roles: readonly Role[] };
  readonly signedOut: { readonly reason: string };
  /** The path of the page that opened, without its query. */
  readonly route: { readonly path: string };
  /** A file that the server has accepted. */
  readonly upload: { readonly type: UploadType };
  /** A document that the driver has to send, or to send again. */
  readonly documentNeeded: { readonly type: DocumentKind; readonly isRejected: boolean };
  /** A link to another site was followed. */
  readonly externalLink: { readonly url: string };
  readonly themeChanged: { readonly theme: 'light' | 'dark' };
  readonly languageChanged: { readonly language: string };
}

/** The data of live events; all others have none, and the page reads what changed. */
interface EventData {
  readonly upload_progress: { readonly type: UploadType; readonly percent: number };
  readonly token_is_invalid: { readonly reason: string | null };
}

/** The messages of a page to its host, by type. */
export type PageMessages = OwnMessages & {
  readonly [Name in RealtimeEvent]: Name extends keyof EventData ? EventData[Name] : Readonly<Record<string, never>>;
};
/** The type of a message to the host. */
export type PageMessageType = keyof PageMessages;

const ownTypes: Readonly<Record<keyof OwnMessages, true>> = {
  ready: true,
  dropped: true,
  signedIn: true,
  signedOut: true,
  route: true,
  upload: true,
  documentNeeded: true,
  externalLink: true,
  themeChanged: true,
  languageChanged: true,
};

/** All types of messages to a host. */
export const pageMessageTypes: readonly string[] = [...Object.keys(ownTypes), ...realtimeEvents];

/** A message as it is sent, as JSON text. */
export interface Envelope<Type extends string = string, Data = unknown> {
  readonly source: typeof BRIDGE_SOURCE;
  readonly v: number;
  /** Unique among the messages of a sender. */
  readonly id: string;
  readonly type: Type;
  readonly data: Data;
}

/** The text of a message. */
export const writeMessage = (id: string, type: string, data: unknown): string =>
  JSON.stringify({ source: BRIDGE_SOURCE, v: BRIDGE_VERSION, id, type, data } satisfies Envelope);

/** A message of a host: its greeting, a page to open, or the theme and language to show. */
export type HostMessage =
  | { readonly type: 'hello' }
  | { readonly type: 'open'; readonly path: string }
  | { readonly type: 'appearance'; readonly theme: string | null; readonly language: string | null };

/** All types of messages of a host. */
export const hostMessageTypes: readonly HostMessage['type'][] = ['hello', 'open', 'appearance'];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The envelope in a text of this version; undefined for anything else. */
export function readEnvelope(text: unknown): Envelope | undefined {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return undefined;
  const value = parse(text);
  if (!isRecord(value) || value['source'] !== BRIDGE_SOURCE || value['v'] !== BRIDGE_VERSION) return undefined;
  const { id, type, data } = value;
  return typeof id === 'string' && typeof type === 'string'
    ? { source: BRIDGE_SOURCE, v: BRIDGE_VERSION, id, type, data }
    : undefined;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The message of a host in a text; undefined if it is none, of another version, or of an unknown type. */
export function readHostMessage(text: unknown): HostMessage | undefined {
  const envelope = readEnvelope(text);
  if (envelope === undefined) return undefined;
  const data = isRecord(envelope.data) ? envelope.data : {};
  switch (envelope.type) {
    case 'hello':
      return { type: 'hello' };
    case 'open':
      return typeof data['path'] === 'string' ? { type: 'open', path: data['path'] } : undefined;
    case 'appearance':
      return { type: 'appearance', theme: textOf(data['theme']), language: textOf(data['language']) };
    default:
      return undefined;
  }
}
