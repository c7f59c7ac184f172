import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { ProblemCode } from '#domain/problems';
import type { Access, RouteContext } from './context';
import type { Costly } from './costly';
import type { ExampleWorld, RouteExample } from './example-world';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/**
 * The owner of the records that the route's example names, which determines the response to another caller with the
 * permission. `organization` and `driver`: 404 for another tenant's or driver's record (operations pass if the
 * permission allows it); `ops`: operations only; `self`: the caller's own records, others cannot be named; `none`: no
 * records.
 */
export type Scope = 'organization' | 'driver' | 'ops' | 'self' | 'none';

/** A route that responds with a file instead of JSON. */
export interface FileResponse {
  readonly file: string;
}

/** The result of the handler of a file route. */
export interface FileResult {
  readonly fileName: string;
  /** A stream is sent as it is produced; such a route stores no response for retries (`idempotent: false`). */
  readonly content: string | Buffer | Readable;
  /** The file's media type, if the declaration names only a range such as `image/*`. */
  readonly mediaType?: string;
  /** Whether the browser displays the file instead of downloading it. */
  readonly isInline?: boolean;
}

/** A route that responds with a redirect to a page. */
export interface RedirectResponse {
  readonly redirect: true;
}

/** The result of the handler of a redirect route. */
export interface RedirectResult {
  readonly location: string;
}

type Shape = z.ZodObject | undefined;
type Body = z.ZodType | undefined;
type ResponseShape = z.ZodType | FileResponse | RedirectResponse | undefined;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type HandlerResult<R> = R extends z.ZodType
  ? z.input<R>
  : R extends FileResponse
    ? FileResult
    : R extends RedirectResponse
      ? RedirectResult
      : void;

export interface RouteInput<P, Q, B, A extends Access> {
  readonly params: Parsed<P>;
  readonly query: Parsed<Q>;
  readonly body: Parsed<B>;
  readonly ctx: RouteContext<A>;
}

interface RouteDeclaration {
  /** Unique; names the operation in OpenAPI, in idempotency keys and in logs. */
  readonly id: string;
  readonly method: Method;
  /** Express patterns that begin with /api: the main path, then aliases. */
  readonly paths: readonly [string, ...string[]];
  readonly scope: Scope;
  readonly summary: string;
  /** In addition to the problems of every route (input, session, permission, limits, unavailable). */
  readonly problems: readonly ProblemCode[];
  /** Default: 200 with a response and 204 without. */
  readonly status?: 200 | 201 | 202 | 204;
  /** The body is a file of at most this many bytes instead of JSON; the handler reads it with `fileOf`. */
  readonly fileBody?: { readonly maxBytes: number };
  /** Writes store their response for retries under an Idempotency-Key; false for responses that contain secrets. */
  readonly idempotent?: false;
  /**
   * False to run the command again on a retry, with the same ids: for responses that contain sealed personal data, and for those
   * that are the outcome which the command has stored.
   */
  readonly storesResponse?: false;
  /** Rate limited, since it costs more than a simple query. */
  readonly costly?: Costly;
  /** Demo visitors may call it, too; all other routes refuse them, whatever their role. */
  readonly demo?: true;
  readonly example: (world: ExampleWorld) => RouteExample;
  /** Other forms of the input that name other records; the sweep sends them, too. */
  readonly furtherExamples?: (world: ExampleWorld) => readonly RouteExample[];
}

export interface RouteSpec<
  A extends Access,
  P extends Shape,
  Q extends Shape,
  B extends Body,
  R extends ResponseShape,
> extends RouteDeclaration {
  readonly permission: A;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly response?: R;
  readonly handler: (input: RouteInput<P, Q, B, A>) => Promise<HandlerResult<R>>;
}

/** A declared route without its type parameters, as used by request handling, OpenAPI and the matrix test. */
export interface Route extends RouteDeclaration {
  readonly permission: Access;
  readonly params: z.ZodObject | undefined;
  readonly query: z.ZodObject | undefined;
  readonly body: z.ZodType | undefined;
  readonly response: ResponseShape;
  /** Expects input that the schemas above have parsed. */
  readonly handle: (input: ParsedInput, ctx: RouteContext) => Promise<unknown>;
}

export interface ParsedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Declares a route: the source of validation, authorization, OpenAPI, the typed client and the matrix test. */
export function defineRoute<
  A extends Access,
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends Body = undefined,
  R extends ResponseShape = undefined,
>(spec: RouteSpec<A, P, Q, B, R>): Route {
  const { handler, ...declaration } = spec;
  return {
    ...declaration,
    params: spec.params,
    query: spec.query,
    body: spec.body,
    response: spec.response,
    // The caller has parsed the input with this declaration, and has checked that the actor is what the permission
    // says.
    handle: (input, ctx) => handler({ ...input, ctx } as RouteInput<P, Q, B, A>),
  };
}

/** Declares that the route responds with a file of this media type. */
export function fileResponse(mediaType: string): FileResponse {
  return { file: mediaType };
}

/** Whether the declared response is a file. */
export function isFileResponse(response: Route['response']): response is FileResponse {
  return response !== undefined && 'file' in response;
}

/** Declares that the route redirects the browser, to a page of this product or to another service. */
export const redirectResponse: RedirectResponse = { redirect: true };

/** Whether the declared response is a redirect. */
export function isRedirectResponse(response: Route['response']): response is RedirectResponse {
  return response !== undefined && 'redirect' in response;
}
