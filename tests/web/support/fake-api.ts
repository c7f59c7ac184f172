/** The response of a fake API route: a body (200), or status and body. */
export interface FakeResponse {
  status: number;
  body?: unknown;
}

export interface SeenRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

type Handler = (request: SeenRequest, params: Record<string, string>) => FakeResponse | Promise<FakeResponse>;

interface Route {
  method: string;
  pattern: URLPattern;
  handler: Handler;
}

interface URLPattern {
  exec: (path: string) => Record<string, string> | undefined;
}

/** Matches paths with parameters such as `/api/job-order/id/{id}`. */
function compile(path: string): URLPattern {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const expression = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
  return {
    exec: (actual) => {
      const found = expression.exec(actual);
      return found ? Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ''])) : undefined;
    },
  };
}

const toResponse = ({ status, body }: FakeResponse) =>
  body === undefined
    ? new Response(null, { status })
    : new Response(JSON.stringify(body), {
        status,
        headers: { 'Content-Type': status < 400 ? 'application/json' : 'application/problem+json' },
      });

async function read(request: Request): Promise<SeenRequest> {
  const { pathname, searchParams } = new URL(request.url);
  const text = await request.text();
  const isJson = request.headers.get('content-type')?.includes('json') ?? true;
  const plain = text === '' ? undefined : text;
  const body: unknown = isJson && plain !== undefined ? JSON.parse(plain) : plain;
  return { method: request.method, path: pathname, query: searchParams, headers: request.headers, body };
}

/** The cost of matches in the trial of a carrier. */
export const freeCost = { cents: 0, paid: 0, isTrial: true, trialEndsOn: null };

/** An API behind `fetch`: it responds to every request of the page and records it. */
export class FakeApi {
  readonly seen: SeenRequest[] = [];
  private readonly routes: Route[] = [];

  constructor() {
    // Nothing costs anything, unless a test says so.
    this.on('POST', '/api/purchases/match-prices', ok({ data: [], total: freeCost }));
  }

  /** The last declaration of a path wins. */
  on(method: string, path: string, answer: FakeResponse | Handler): this {
    const handler = typeof answer === 'function' ? answer : () => answer;
    this.routes.unshift({ method, pattern: compile(path), handler });
    return this;
  }

  sent(method: string, path: string): SeenRequest[] {
    const pattern = compile(path);
    return this.seen.filter((request) => request.method === method && pattern.exec(request.path) !== undefined);
  }

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request =
      input instanceof Request ? input : new Request(new URL(String(input), window.location.origin), init);
    const seen = await read(request);
    this.seen.push(seen);
    for (const { method, pattern, handler } of this.routes) {
      const params = method === seen.method ? pattern.exec(seen.path) : undefined;
      if (params) return toResponse(await handler(seen, params));
    }
    throw new TypeError(`The fake API has no ${seen.method} ${seen.path}`);
  };
}

export const ok = (body?: unknown): FakeResponse => ({ status: body === undefined ? 204 : 200, body });

/** A problem response as the API sends it (RFC 9457 with the catalog's code). */
export const refusal = (status: number, code: string, more: Record<string, unknown> = {}): FakeResponse => ({
  status,
  body: { status, code, message: code, params: {}, ...more },
});
