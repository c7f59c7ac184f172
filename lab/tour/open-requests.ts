import type { Page, Request } from '@playwright/test';

/** Connections that stay open while the page does. */
const LASTING = new Set(['websocket', 'eventsource']);
/** After this long, a request never ends. */
const LIMIT_MS = 120_000;

/** A page's requests that have not ended. */
export class OpenRequests {
  private readonly open = new Set<Request>();
  private waiting: (() => void)[] = [];
  /** Requests since the page exists. */
  total = 0;

  constructor(page: Page) {
    page.on('request', (request) => {
      if (LASTING.has(request.resourceType())) return;
      this.total += 1;
      this.open.add(request);
    });
    const end = (request: Request) => {
      this.open.delete(request);
      if (this.open.size === 0) for (const resume of this.waiting.splice(0)) resume();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  /** For another document: requests of the last one no longer matter. */
  discard(): void {
    this.open.clear();
  }

  /** Resolves when every request has ended. Throws after two minutes, with the addresses of those that have not. */
  async allEnded(): Promise<void> {
    if (this.open.size === 0) return;
    await new Promise<void>((resolve, reject) => {
      const limit = setTimeout(() => {
        const addresses = Array.from(this.open, (request) => request.url());
        reject(new Error(`Requests without an end: ${addresses.join(', ')}`));
      }, LIMIT_MS);
      this.waiting.push(() => {
        clearTimeout(limit);
        resolve();
      });
    });
  }
}
