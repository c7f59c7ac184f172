const kept = new Map<string, string>();
const events = new EventTarget();

/** The minimum of a browser for code without pages: sockets need Node's own environment, without jsdom. */
Object.assign(globalThis, {
  window: {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    location: { origin: 'http://localhost' },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  },
});
Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });

export function freshBareWindow() {
  kept.clear();
}
