import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client';
import { authorizedFetch } from '#web/shared/http/authorized-fetch';

/** One request of the tus client, sent like every other request of this app: a rejected access token is refreshed. */
class FetchRequest implements HttpRequest {
  private readonly headers = new Headers();
  private readonly controller = new AbortController();

  constructor(
    private readonly method: string,
    private readonly url: string,
  ) {}

  getMethod = () => this.method;
  getURL = () => this.url;
  getHeader = (name: string) => this.headers.get(name) ?? undefined;
  getUnderlyingObject = () => undefined;

  setHeader = (name: string, value: string) => {
    this.headers.set(name, value);
  };

  // The server reports progress after every chunk that it has stored.
  setProgressHandler = () => undefined;

  send = async (body: BodyInit | null | undefined): Promise<HttpResponse> => {
    const { method, headers } = this;
    const request = new Request(this.url, { method, headers, body: body ?? null, signal: this.controller.signal });
    const response = await authorizedFetch(request);
    const text = await response.text();
    return {
      getStatus: () => response.status,
      getHeader: (name) => response.headers.get(name) ?? undefined,
      getBody: () => text,
      getUnderlyingObject: () => response,
    };
  };

  abort = () => {
    this.controller.abort();
    return Promise.resolve();
  };
}

/** The HTTP stack of the tus client. */
export const fetchStack: HttpStack = {
  getName: () => 'fetch',
  createRequest: (method, url) => new FetchRequest(method, url),
};
