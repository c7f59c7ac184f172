import { nativeObject } from './channel';
import type { Outbox } from './outbox';

const protocols = ['http:', 'https:', 'mailto:', 'tel:', 'sms:'];

/** The address of a link that leaves the product. */
function externalUrl({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || !URL.canParse(link.href)) return undefined;
  const { origin, protocol } = new URL(link.href);
  return origin === window.location.origin || !protocols.includes(protocol) ? undefined : link.href;
}

/**
 * Reports the links to other sites that are followed. Web views of apps have no windows, so the app opens them, once
 * it has greeted; in a frame, the browser does. Returns a function that stops this.
 */
export function watchLinks(outbox: Outbox): () => void {
  const onClick = (event: MouseEvent) => {
    const url = event.defaultPrevented ? undefined : externalUrl(event);
    if (url === undefined) return;
    if (nativeObject() !== undefined && outbox.isOpen()) event.preventDefault();
    outbox.post('externalLink', { url });
  };
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('click', onClick);
  };
}
