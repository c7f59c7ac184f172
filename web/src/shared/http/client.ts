import createClient from 'openapi-fetch';
import type { paths } from './api.generated';
import { asApiProblem, toApiProblem } from './api-problem';
import { authorizedFetch } from './authorized-fetch';

/** The typed client: paths, parameters, bodies and responses come from the declared routes. */
export const api = createClient<paths>({ baseUrl: window.location.origin, fetch: authorizedFetch });

interface ApiResult {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** The response's data; a refusal or a network error is thrown as an ApiProblem. */
export async function call<Result extends ApiResult>(request: Promise<Result>): Promise<NonNullable<Result['data']>> {
  const { data, error, response } = await request.catch((thrown: unknown) => {
    if (thrown instanceof DOMException && thrown.name === 'AbortError') throw thrown;
    throw asApiProblem(thrown);
  });
  if (!response.ok) throw toApiProblem(response.status, error);
  return data as NonNullable<Result['data']>;
}
