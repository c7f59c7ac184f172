import { setTimeout as pause } from 'node:timers/promises';

/** One API call on behalf of a person. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly token: string;
  readonly body?: object;
  /** Sent instead of the body. */
  readonly file?: Buffer<ArrayBuffer>;
  /** The Idempotency-Key, reused for retries. */
  readonly key?: string;
}

export interface ApiResponse {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Sends the call once. */
export async function send(baseUrl: string, { method, path, token, body, file, key }: Call): Promise<ApiResponse> {
  const response = await fetch(`${baseUrl}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(file && { 'content-type': 'application/octet-stream' }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(file && { body: file }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) };
}

/** Sends the call and throws unless it succeeds. Retries calls that are safe to repeat while the product is too busy. */
export async function requireSuccess(baseUrl: string, call: Call): Promise<Record<string, unknown>> {
  const mayRepeat = call.key !== undefined || call.method === 'GET';
  const { status, body } = await (mayRepeat ? sendUntilResponse(baseUrl, call) : send(baseUrl, call));
  if (status >= 300) throw new Error(`${call.method} ${call.path}: ${String(status)} ${JSON.stringify(body)}`);
  return body;
}

const RETRY_DELAY_MS = 250;
const TIMEOUT_MS = 180_000;

/** Retries the call under its key until it has a final response, as clients do while servers restart. */
export async function sendUntilResponse(
  baseUrl: string,
  call: Call,
): Promise<ApiResponse & { readonly attempts: number }> {
  const end = Date.now() + TIMEOUT_MS;
  for (let attempts = 1; ; attempts += 1) {
    const response = await send(baseUrl, call).catch(() => undefined);
    if (response !== undefined && response.status < 500 && response.status !== 429) return { ...response, attempts };
    if (Date.now() > end)
      throw new Error(`${call.method} ${call.path} got no final response: ${JSON.stringify(response)}`);
    await pause(RETRY_DELAY_MS);
  }
}
