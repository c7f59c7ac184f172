import type { IncomingMessage } from 'node:http';
import { Server, type ServerOptions, type Upload } from '@tus/server';
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import { z } from 'zod';
import { personCipher } from '#db/accounts/person-key-store';
import { findUpload, finishUpload, readParts, removeUpload } from '#db/driver-files/upload-store';
import type { DriverActor } from '#domain/accounts/actor';
import { checkFileSize, checkStatedExpiry, MAX_FILE_BYTES, uploadTypes } from '#domain/driver-files/uploads';
import { ProblemError, requireNoProblem } from '#domain/problems';
import { derivedId, newId } from '#platform/ids';
import type { ApiDeps } from '../../deps';
import { authenticate, authorize, bearerToken } from '../../http/authenticate';
import { PROBLEM_TYPE, problemView, RETRY_AFTER_SECONDS, toProblem } from '../../http/problem-handler';
import { statusOf } from '../../http/status';
import { todayOf, zoneOf } from '../../http/today';
import { InvalidInputError } from '../../http/validate';
import type { DriverContext } from '../me/answer';
import { requireQuota } from './quota';
import { receiveFile } from './receive-file';
import { type UploadFacts, UploadStore } from './upload-store';

/** The path of uploads; an upload's URL is this path and its id. */
export const UPLOADS_PATH = '/api/uploads';

type TusRequest = Parameters<NonNullable<ServerOptions['onIncomingRequest']>>[0];

/** The file's properties in the client's Upload-Metadata header. */
const Metadata = z.object({
  type: z.enum(uploadTypes),
  expiresOn: z.iso
    .date()
    .nullish()
    .transform((on) => on ?? null),
});

/** The caller of each request, stored separately because the protocol's hooks receive only the request. */
class Callers {
  readonly #contexts = new WeakMap<IncomingMessage, DriverContext>();

  set(request: ExpressRequest, context: DriverContext): void {
    this.#contexts.set(request, context);
  }

  of(request: TusRequest): DriverContext {
    const context = request.runtime?.node?.req && this.#contexts.get(request.runtime.node.req as IncomingMessage);
    if (context === undefined) throw new ProblemError('not-signed-in');
    return context;
  }
}

/**
 * Resumable uploads: the tus protocol 1.0 with creation, termination and expiration
 * (https://tus.io/protocols/resumable-upload). The request with the last byte stores the driver's file, or returns why
 * it is refused.
 */
export function resumableUploads(deps: ApiDeps): RequestHandler {
  const callers = new Callers();
  const server = createServer(deps, callers);
  return async (request, response) => {
    if (request.method !== 'OPTIONS') callers.set(request, await contextOf(deps, request, response));
    await server.handle(request, response);
  };
}

async function contextOf(deps: ApiDeps, request: ExpressRequest, response: ExpressResponse): Promise<DriverContext> {
  const { actor, session } = await authenticate(deps.db, bearerToken(request), deps.now());
  authorize(actor, { permission: 'driver:act' });
  response.locals['userId'] = actor.userId;
  const uploadId = request.path.slice(request.path.lastIndexOf('/') + 1);
  const updateId = derivedId('upload', uploadId);
  return {
    ...deps,
    // Proven by the permission, as on a declared route.
    actor: actor as DriverActor,
    familyId: session.familyId,
    timeZone: zoneOf(session),
    log: request.log,
    // Completing the same upload twice sends the same command twice.
    idempotency: { key: undefined, updateId, isRepeat: true, derivedId: (name) => derivedId(updateId, name) },
    request,
    response,
  };
}

/** Formats refusals like the rest of the API. */
class UploadServer extends Server {
  override write(...[context, headers, status, body]: Parameters<Server['write']>): ReturnType<Server['write']> {
    if (status >= 400) headers.set('Content-Type', body?.startsWith('{') ? PROBLEM_TYPE : 'text/plain');
    if (status === 503) headers.set('Retry-After', String(RETRY_AFTER_SECONDS));
    return super.write(context, headers, status, body);
  }
}

function createServer(deps: ApiDeps, callers: Callers): Server {
  const started = new Map<string, UploadFacts>();
  return new UploadServer({
    path: UPLOADS_PATH,
    datastore: new UploadStore(deps, (id) => {
      const facts = started.get(id);
      started.delete(id);
      return facts;
    }),
    maxSize: MAX_FILE_BYTES,
    relativeLocation: true,
    allowedOrigins: [new URL(deps.publicUrl).origin],
    namingFunction: () => newId(),
    getFileIdFromRequest: (_request, last) => z.uuid().safeParse(last).data,
    onIncomingRequest: (request, id) => requireOwn(callers.of(request), request, id),
    onUploadCreate: async (request, upload) => {
      const ctx = callers.of(request);
      const facts = factsOf(ctx, upload);
      await requireQuota(ctx, upload.size ?? 0);
      started.set(upload.id, facts);
      return {};
    },
    onUploadFinish: async (request, { id }) => {
      await finish(callers.of(request), id);
      return { status_code: request.method === 'POST' ? 201 : 200, body: JSON.stringify({ _id: id }) };
    },
    onResponseError: (request, error) => refusalOf(deps, callers.of(request), error),
  });
}

/** Returns 404 for another user's upload. */
async function requireOwn({ db, actor }: DriverContext, request: TusRequest, id: string): Promise<void> {
  if (request.method === 'POST') return;
  const upload = await findUpload(db, id);
  if (upload?.personId !== actor.driverId) throw new ProblemError('not-found');
}

function factsOf({ actor, ...ctx }: DriverContext, { metadata, size = 0 }: Upload): UploadFacts {
  const parsed = Metadata.safeParse(metadata ?? {});
  if (!parsed.success) {
    throw new InvalidInputError([{ in: 'header', pointer: '/Upload-Metadata', code: 'invalid-value' }]);
  }
  const { type, expiresOn: statedExpiresOn } = parsed.data;
  requireNoProblem(checkFileSize(size));
  requireNoProblem(checkStatedExpiry(statedExpiresOn, todayOf(ctx)));
  return { driverId: actor.driverId, type, statedExpiresOn };
}

/** Stores the upload as the driver's file. An upload with an invalid file is deleted, since it cannot become valid. */
async function finish(ctx: DriverContext, id: string): Promise<void> {
  const { db, vault, actor } = ctx;
  const upload = await findUpload(db, id);
  if (upload === undefined) throw new ProblemError('not-found');
  if (upload.isFinished) return;
  const { type, statedExpiresOn } = upload;
  const content = await readParts(db, await personCipher(db, vault, actor.driverId), id);
  // Another request was faster; a repeat reads what became of it.
  if (content === undefined) return finish(ctx, id);
  try {
    await receiveFile(ctx, { fileId: id, type, content, statedExpiresOn });
  } catch (error) {
    if (error instanceof ProblemError && statusOf(error.code) < 500) await removeUpload(db, id);
    throw error;
  }
  await finishUpload(db, id, ctx.now());
}

/** The protocol's own errors, as problems of the catalog where it has them. */
const knownRefusals: Readonly<Record<number, ProblemError>> = {
  404: new ProblemError('not-found'),
  409: new ProblemError('upload-changed'),
  410: new ProblemError('not-found'),
  413: new ProblemError('file-too-large'),
  // A deferred length, or an upload in several concatenated parts: extensions that are not offered.
  501: new InvalidInputError([{ in: 'header', pointer: '', code: 'unsupported-extension' }]),
};

function refusalOf(
  { publicUrl, log }: ApiDeps,
  { response }: Pick<DriverContext, 'response'>,
  error: Error | { readonly status_code: number; readonly body: string },
): { status_code: number; body: string } | undefined {
  const known = 'status_code' in error ? knownRefusals[error.status_code] : undefined;
  if (known === undefined && 'status_code' in error && error.status_code < 500) return undefined;
  const problem = known ?? toProblem(error);
  const status = statusOf(problem.code);
  if (status >= 500) log.error({ err: error, problem: problem.code }, 'upload failed');
  const requestId = response.get('X-Request-Id');
  return { status_code: status, body: JSON.stringify(problemView(problem, { publicUrl, requestId })) };
}
