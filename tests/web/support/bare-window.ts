/** Just enough of a browser for code without pages: sockets need Node's own environment, where jsdom is not. */
export function installBareWindow() {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  Object.assign(globalThis, { window: { localStorage, location: { origin: 'http://localhost' } } });
  if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: {} });
}
