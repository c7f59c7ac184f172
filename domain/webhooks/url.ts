/** Ports of HTTPS. With others, the worker could be made to search servers for open ports. */
const PORTS = ['', '8443'];

/** The parts of an endpoint's address; undefined if it cannot be used, whatever its host resolves to. */
export function parseWebhookUrl(text: string, { allowsPrivate }: { readonly allowsPrivate: boolean }): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isAllowed =
    url.protocol === 'https:' ? allowsPrivate || PORTS.includes(url.port) : allowsPrivate && url.protocol === 'http:';
  // A name and password would be sent as a header that nobody sees; the signature proves the sender.
  return isAllowed && url.username === '' && url.password === '' ? url : undefined;
}
