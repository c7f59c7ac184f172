import type { PageMessages, PageMessageType } from '#domain/web-view/messages';
import { BRIDGE_VERSION, MAX_WAITING, writeMessage } from '#domain/web-view/messages';
import type { Channel } from './channel';

/** The messages of this page to its host. */
export interface Outbox {
  readonly post: <Type extends PageMessageType>(type: Type, data: PageMessages[Type]) => void;
  /** Says that the page listens; does nothing once the host has greeted. */
  readonly announce: () => void;
  /** The host listens: sends what waits. */
  readonly open: () => void;
  readonly isOpen: () => boolean;
}

function sendSafely(findChannel: () => Channel | undefined, text: string) {
  try {
    findChannel()?.(text);
  } catch {
    // The host is gone.
  }
}

/**
 * A message that is sent before the host listens would be lost, so all of them wait for its greeting. The channel may be
 * missing then, too, or throw while the host is being replaced; that loses a message, never the page.
 */
export function createOutbox(findChannel: () => Channel | undefined): Outbox {
  const page = crypto.randomUUID();
  const waiting: string[] = [];
  let isOpen = false;
  let count = 0;
  let dropped = 0;

  const write = (type: PageMessageType, data: unknown) => {
    count += 1;
    return writeMessage(`${page}/${count}`, type, data);
  };
  const send = (text: string) => {
    sendSafely(findChannel, text);
  };

  return {
    post: (type, data) => {
      const text = write(type, data);
      if (isOpen) {
        send(text);
        return;
      }
      waiting.push(text);
      if (waiting.length <= MAX_WAITING) return;
      waiting.shift();
      dropped += 1;
    },
    announce: () => {
      if (!isOpen) send(write('ready', { versions: [BRIDGE_VERSION] }));
    },
    open: () => {
      isOpen = true;
      if (dropped > 0) send(write('dropped', { count: dropped }));
      dropped = 0;
      for (const text of waiting.splice(0)) send(text);
    },
    isOpen: () => isOpen,
  };
}
