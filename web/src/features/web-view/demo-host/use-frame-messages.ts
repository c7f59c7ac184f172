import type { RefObject } from 'react';
import { useCallback, useEffect, useState } from 'react';
import type { Envelope, HostMessage } from '#domain/web-view/messages';
import { readEnvelope, writeMessage } from '#domain/web-view/messages';

const SHOWN = 200;

/** The host's side of the bridge: receives the messages of the frame, greets it, and sends messages to it. */
export function useFrameMessages(frame: RefObject<HTMLIFrameElement | null>) {
  const [messages, setMessages] = useState<readonly Envelope[]>([]);
  const send = useCallback(
    (type: HostMessage['type'], data: object = {}) => {
      frame.current?.contentWindow?.postMessage(writeMessage(crypto.randomUUID(), type, data), window.location.origin);
    },
    [frame],
  );
  useEffect(() => {
    const onMessage = ({ data, origin, source }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      const message = readEnvelope(data);
      if (message === undefined) return;
      if (message.type === 'ready') send('hello');
      setMessages((earlier) => [...earlier, message].slice(-SHOWN));
    };
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
    };
  }, [frame, send]);
  return { messages, send };
}
