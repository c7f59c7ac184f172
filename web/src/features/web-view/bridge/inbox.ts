import type { HostMessage } from '#domain/web-view/messages';
import { readHostMessage } from '#domain/web-view/messages';
import { nativeObject, outerPage } from './channel';

/** The interface of the page for the app around it, `window.gladhand`. */
export interface PageApi {
  /** Takes a message of the app. A page around this one has no access to it, and sends its messages to the window. */
  readonly receive: (text: unknown) => void;
  /** Messages that were not read: from elsewhere, of an unknown type or version. */
  readonly ignored: number;
}

/**
 * Reads messages of the host: those of the page around this one at the configured origin, and those that the app passes to
 * `window.gladhand`. All others are only counted. Returns a function that stops this.
 */
export function readHost(hostOrigin: string | null, act: (message: HostMessage) => void): () => void {
  let ignored = 0;
  const read = (text: unknown) => {
    const message = readHostMessage(text);
    if (message === undefined) ignored += 1;
    else act(message);
  };
  const onMessage = ({ data, origin, source }: MessageEvent<unknown>) => {
    const outer = outerPage();
    // Only the exact page around this one, and not what it has opened or framed in addition.
    if (outer !== undefined && source === outer && origin === hostOrigin) read(data);
    else ignored += 1;
  };
  const api: PageApi = {
    receive: (text) => {
      if (nativeObject() === undefined) ignored += 1;
      else read(text);
    },
    get ignored() {
      return ignored;
    },
  };
  Object.assign(window, { gladhand: api });
  window.addEventListener('message', onMessage);
  return () => {
    window.removeEventListener('message', onMessage);
    Reflect.deleteProperty(window, 'gladhand');
  };
}
