/**
 * One bad field of a refused request: the part of the request and where in it the field is, which problem it has, and
 * the schema's text if it has one.
 */
export interface FieldProblem {
  in?: 'params' | 'query' | 'header' | 'body';
  pointer: string;
  code: string;
  message?: string;
}

export interface ProblemBody {
  code: string;
  message: string;
  status: number;
  params: Record<string, unknown>;
  errors: FieldProblem[];
}

/** A refusal of the API, or a missing response. The code selects the text; the message is the fallback. */
export class ApiProblem extends Error implements ProblemBody {
  readonly code: string;
  readonly status: number;
  readonly params: Record<string, unknown>;
  readonly errors: FieldProblem[];

  constructor(body: ProblemBody) {
    super(body.message);
    this.name = 'ApiProblem';
    this.code = body.code;
    this.status = body.status;
    this.params = body.params;
    this.errors = body.errors;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isFieldProblem = (value: unknown): value is FieldProblem =>
  isRecord(value) && typeof value['pointer'] === 'string' && typeof value['code'] === 'string';

/** Responses of a proxy that did not reach the server. */
const GATEWAY_STATUSES = new Set([502, 503, 504]);

/** Reads a problem body; any other failure is 'Something went wrong' with an empty list. */
export function toApiProblem(status: number, body: unknown): ApiProblem {
  const source = isRecord(body) ? body : {};
  const unnamed = GATEWAY_STATUSES.has(status) ? 'unreachable' : 'internal';
  return new ApiProblem({
    status,
    code: typeof source['code'] === 'string' ? source['code'] : unnamed,
    message: typeof source['message'] === 'string' ? source['message'] : 'Something went wrong',
    params: isRecord(source['params']) ? source['params'] : {},
    errors: Array.isArray(source['errors']) ? source['errors'].filter(isFieldProblem) : [],
  });
}

/** Whether the record in the path does not exist, or cannot exist: no id has such a form. */
export const isMissing = ({ status, errors }: ApiProblem): boolean =>
  status === 404 || errors.some((each) => each.in === 'params');

/** The thrown value as a problem; a lost connection has status 0. */
export const asApiProblem = (thrown: unknown): ApiProblem =>
  thrown instanceof ApiProblem ? thrown : toApiProblem(0, undefined);

/** Whether no answer of the server came, so that the same request may succeed later. */
export function isOutage(thrown: unknown): boolean {
  const { status } = asApiProblem(thrown);
  return status === 0 || GATEWAY_STATUSES.has(status);
}
