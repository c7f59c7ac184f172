import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { recordActivity } from '#db/accounts/session-store';
import type { StoredResponse } from '#db/core/idempotency-store';
import { isNewActivity } from '#domain/accounts/session-ends';
import type { ApiDeps } from '../deps';
import { type Admission, createAdmission, withCommandDeadline } from './admission';
import { authenticate, authorize, bearerToken, type SignedIn } from './authenticate';
import type { Idempotency, RouteContext } from './context';
import { type CostLimiter, createCostLimiter } from './costly';
import {
  type FileResult,
  isFileResponse,
  isRedirectResponse,
  type ParsedInput,
  type RedirectResult,
  type Route,
} from './define-route';
import { fileOf, readFileBody } from './file-body';
import { readKey, respondOnce, withoutKey } from './idempotency';
import { lastInputAt } from './input-age';
import { zoneOf } from './today';
import { parseInput } from './validate';

/** Mounts every declared route under all its paths. */
export function registerRoutes(routes: readonly Route[], deps: ApiDeps): Router {
  const router = Router();
  const admission = createAdmission(deps.limits.maxConcurrentCommands);
  const costLimiter = createCostLimiter(deps.limits.costly);
  for (const route of routes)
    router[route.method]([...route.paths], handlerFor(route, { ...deps, costLimiter }, admission));
  return router;
}

/** Authenticate, authorize, validate, deduplicate, handle, respond: in this order for every route. */
function handlerFor(route: Route, deps: Kernel, admission: Admission): RequestHandler {
  const admitted: Admission = isDeduplicated(route) ? admission : (work) => work();
  const deadline = () => Date.now() + deps.temporal.deadlineMs;
  return async (request, response) => {
    if (route.fileBody === undefined) {
      await admitted(async () => respond(route, deps, { request, response, endsAt: deadline() }));
      return;
    }
    // Sending a file takes as long as the client's network does, so it neither counts as a running command nor against
    // the time limit.
    const signedIn = await signedInFor(route, { request, response }, deps);
    await readFileBody(request, response, route.fileBody);
    await admitted(async () => respond(route, deps, { request, response, endsAt: deadline(), signedIn }));
  };
}

/** All callers without an account. A response is only for the guest who sends the same request under the same key. */
const GUESTS = '00000000-0000-0000-0000-000000000000';

interface Kernel extends ApiDeps {
  readonly costLimiter: CostLimiter;
}

interface Exchange {
  readonly request: Request;
  readonly response: Response;
  /** The caller's deadline. */
  readonly endsAt: number;
  readonly signedIn?: SignedIn | undefined;
}

async function respond(route: Route, deps: Kernel, exchange: Exchange): Promise<void> {
  const { request, response, endsAt } = exchange;
  if (route.costly !== undefined) deps.costLimiter.rejectEarly(exchange);
  const signedIn = exchange.signedIn ?? (await signedInFor(route, exchange, deps));
  const actor = signedIn?.actor;
  const familyId = signedIn?.session.familyId;
  const input = parseInput(route, { params: request.params, query: request.query, body: request.body as unknown });
  const within = { ...deps, temporal: withCommandDeadline(deps.temporal, endsAt) };
  const work = async (idempotency: Idempotency): Promise<StoredResponse> => {
    const timeZone = zoneOf(signedIn?.session);
    const ctx = contextOf({ actor, familyId, timeZone, idempotency, request, response }, within);
    return { status: successStatus(route), body: await handleRateLimited(route, { input, ctx }, deps) };
  };
  const key = isDeduplicated(route) ? readKey(request.get('idempotency-key')) : undefined;
  if (key === undefined) {
    await send(route, response, await work(withoutKey()));
    return;
  }
  const once = { actorId: actor?.userId ?? GUESTS, route: route.id, key };
  const named = { ...input, ...fileNamed(route, request) };
  const command = { key: once, request: named, storesResponse: route.storesResponse !== false };
  await send(route, response, await respondOnce(deps, command, work));
}

async function signedInFor(
  route: Route,
  { request, response }: Pick<Exchange, 'request' | 'response'>,
  deps: ApiDeps,
): Promise<SignedIn | undefined> {
  if (route.permission === 'public') return undefined;
  const now = deps.now();
  const signedIn = await authenticate(deps.db, bearerToken(request), now);
  const { actor, session } = signedIn;
  const activeAt = lastInputAt(request, now);
  if (activeAt !== undefined && isNewActivity(session, activeAt)) await recordActivity(deps.db, session, activeAt);
  request.log = request.log.child({ userId: actor.userId, sessionId: session.familyId });
  // Set before any refusal, so that the log names callers who probe other tenants' routes.
  response.locals['userId'] = actor.userId;
  authorize(actor, { ...route, permission: route.permission });
  return signedIn;
}

function contextOf(
  parts: Pick<RouteContext, 'actor' | 'familyId' | 'timeZone' | 'idempotency' | 'request' | 'response'>,
  deps: ApiDeps,
): RouteContext {
  return { ...deps, ...parts, log: parts.request.log };
}

async function handleRateLimited(
  route: Route,
  { input, ctx }: { readonly input: ParsedInput; readonly ctx: RouteContext },
  { costLimiter }: Kernel,
): Promise<unknown> {
  const { costly } = route;
  const { actor, request, response } = ctx;
  const work = () => handleChecked(route, input, ctx);
  return costly === undefined || actor === undefined
    ? work()
    : costLimiter.run({ costly, actor, request, response }, work);
}

async function handleChecked(route: Route, input: ParsedInput, ctx: RouteContext): Promise<unknown> {
  const result = await route.handle(input, ctx);
  const { response } = route;
  if (!ctx.checkResponses || response === undefined) return result;
  return isFileResponse(response) || isRedirectResponse(response) ? result : response.parse(result);
}

function isDeduplicated(route: Route): boolean {
  return route.method !== 'get' && route.idempotent !== false;
}

function successStatus(route: Route): number {
  if (isRedirectResponse(route.response)) return 303;
  return route.status ?? (route.response === undefined ? 204 : 200);
}

async function send(route: Route, response: Response, { status, body }: StoredResponse): Promise<void> {
  response.status(status);
  if (route.response === undefined) response.end();
  else if (isFileResponse(route.response)) await sendFile(response, route.response.file, body as FileResult);
  else if (isRedirectResponse(route.response)) response.location((body as RedirectResult).location).end();
  else response.json(body);
}

/** The record of a request contains a file's hash instead of its bytes. */
function fileNamed(route: Route, request: Request): object {
  if (route.fileBody === undefined) return {};
  return { file: createHash('sha256').update(fileOf(request)).digest('hex') };
}

async function sendFile(
  response: Response,
  declared: string,
  { fileName, content, mediaType, isInline }: FileResult,
): Promise<void> {
  response.attachment(fileName).type(mediaType ?? declared);
  const disposition = response.get('Content-Disposition') ?? '';
  if (isInline === true) response.set('Content-Disposition', disposition.replace(/^attachment/, 'inline'));
  // A user's file: its scripts must not run, and no cache may store it.
  response.set({ 'Content-Security-Policy': "sandbox; default-src 'none'", 'Cache-Control': 'private, no-store' });
  if (content instanceof Readable) await sendStream(response, content);
  else response.send(Buffer.from(content));
}

/**
 * A failure before the first byte becomes an error response. After it, the connection is closed, so that the client
 * does not take a part for the whole.
 */
async function sendStream(response: Response, content: Readable): Promise<void> {
  try {
    await pipeline(content, response);
  } catch (error) {
    const isDisconnected = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!isDisconnected) throw error;
  }
}
