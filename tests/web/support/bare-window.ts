const kept = new Map<string, string>();

/** Just enough of a browser for code without pages: sockets need Node's own environment, where jsdom is not. */
Object.assign(globalThis, {
  window: {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    location: { origin: 'http://localhost' },
  },
});
if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: {} });

export function freshBareWindow() {
  kept.clear();
}
