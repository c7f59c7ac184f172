import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import { Server, type Socket } from 'socket.io';
import type { Db } from '#db/core/handle';
import { listen, type Listener } from '#db/core/listen';
import { createSocketPool } from '#db/core/socket-pool';
import { type Actor, isOps } from '#domain/accounts/actor';
import type { SignOutReason } from '#domain/accounts/session-ends';
import { ProblemError } from '#domain/problems';
import { MINUTE_MS } from '#domain/shared/durations';
import type { Logger } from '#platform/logger';
import type { UploadProgress } from '../deps';
import { authenticate } from '../http/authenticate';
import { type Change, driverEvent, roomsOfChange, toChange, userChanged } from './change-rooms';
import { type GateOptions, MAX_SOCKETS, socketGate } from './gate';
import { watchSessions } from './watch-sessions';

const CHANGES_CHANNEL = 'gladhand_changes';
/** Messages between nodes. */
const SESSION_ENDED = 'session_ended';

export interface RealtimeDeps {
  readonly httpServer: HttpServer;
  readonly databaseUrl: string;
  readonly db: Db;
  readonly log: Logger;
  readonly now: () => Date;
  readonly publicUrl: string;
  readonly addressOf: GateOptions['addressOf'];
  readonly maxHandshakes?: number;
  /** The interval at which the sign-ins of open sockets are checked. */
  readonly pollIntervalMs?: number;
}

export interface Realtime {
  sessionEnded(familyId: string, why?: SignOutReason): void;
  uploadProgress(userId: string, progress: UploadProgress): void;
  close(): Promise<void>;
}

/** Notifies open pages of changes (ids only; pages fetch the rest) and of the end of their session. */
export async function startRealtime(deps: RealtimeDeps): Promise<Realtime> {
  const { databaseUrl, db, log, now } = deps;
  const warn = (error: Error) => {
    log.warn({ err: error }, 'realtime database connection lost');
  };
  const pool = createSocketPool(databaseUrl, warn);
  const io = openServer(deps, createAdapter(pool, { errorHandler: warn }));
  acceptSockets(io, deps);
  io.on(SESSION_ENDED, (familyId: string, why?: SignOutReason) => {
    endSession(io, familyId, why ?? undefined);
  });
  const watch = watchSessions({
    io,
    db,
    now,
    everyMs: deps.pollIntervalMs ?? MINUTE_MS,
    end: (familyId, why) => {
      endSession(io, familyId, why);
    },
    onError: warn,
  });
  const listener = await forwardChanges(io, databaseUrl, warn);
  return {
    sessionEnded: (familyId, why) => {
      endSession(io, familyId, why);
      io.serverSideEmit(SESSION_ENDED, familyId, why);
    },
    uploadProgress: (userId, progress) => {
      io.to(userRoom(userId)).emit('upload_progress', progress);
    },
    close: async () => {
      watch.stop();
      await listener.close();
      await io.close();
      // Not awaited: the adapter may wait for a connection indefinitely while the database is down.
      void pool.end();
    },
  };
}

function openServer(deps: RealtimeDeps, adapter: ReturnType<typeof createAdapter>): Server {
  const io = new Server(deps.httpServer, { serveClient: false, adapter, ...socketGate(deps) });
  // The headers that Express sets on every other response.
  io.engine.on('headers', (headers: Record<string, string>) => {
    headers['Cache-Control'] = 'no-store';
    headers['X-Content-Type-Options'] = 'nosniff';
  });
  return io;
}

/** The client receives the reason for a refusal: a page with a valid token need not request another. */
function acceptSockets(io: Server, { db, now }: RealtimeDeps): void {
  io.use((socket, next) => {
    admit(socket, db, now()).then(
      () => {
        next();
      },
      (error: unknown) => {
        next(error instanceof ProblemError ? Object.assign(error, { data: { code: error.code } }) : (error as Error));
      },
    );
  });
  // Clients that are not Socket.IO's own wait for it by this name before they show that they are live.
  io.on('connection', (socket) => {
    socket.emit('connection');
  });
}

// Each node notifies its own tabs: sent to other nodes separately, the notification and the disconnect could arrive in
// the wrong order.
function endSession(io: Server, familyId: string, why?: SignOutReason): void {
  const tabs = io.local.in(sessionRoom(familyId));
  tabs.emit('token_is_invalid', ...(why === undefined ? [] : [why]));
  tabs.disconnectSockets(true);
}

function forwardChanges(io: Server, databaseUrl: string, onError: (error: Error) => void): Promise<Listener> {
  return listen(databaseUrl, {
    channel: CHANGES_CHANNEL,
    onError,
    onPayload: (payload) => {
      const change = toChange(payload);
      if (change !== undefined) forward(io, change);
    },
    // Changes during the outage are unknown: pages that reconnect fetch everything again.
    onReconnected: () => {
      for (const socket of io.sockets.sockets.values()) socket.conn.close();
    },
  });
}

function forward(io: Server, change: Change): void {
  const rooms = roomsOfChange(change);
  if (rooms.length > 0) io.local.to(rooms).emit('changed', change);
  const own = driverEvent(change);
  if (own !== undefined) io.local.to(userRoom(own.driverId)).emit(own.event);
  const userId = userChanged(change);
  if (userId !== undefined) io.local.to(userRoom(userId)).emit('user_was_changed');
}

async function admit(socket: Socket, db: Db, now: Date): Promise<void> {
  const token: unknown = socket.handshake.auth['token'];
  const { actor, session } = await authenticate(db, typeof token === 'string' ? token : undefined, now);
  const open = socket.nsp.adapter.rooms.get(userRoom(actor.userId))?.size ?? 0;
  if (open >= MAX_SOCKETS) throw new ProblemError('too-many-requests');
  socket.data = { familyId: session.familyId };
  await socket.join([sessionRoom(session.familyId), ...roomsOfActor(actor)]);
}

function roomsOfActor(actor: Actor): string[] {
  return [
    userRoom(actor.userId),
    ...(actor.organizationId === undefined ? [] : [`org:${actor.organizationId}`]),
    ...(actor.driverId === undefined ? [] : [`driver:${actor.driverId}`]),
    ...(isOps(actor) ? ['ops'] : []),
  ];
}

function userRoom(userId: string): string {
  return `user:${userId}`;
}

function sessionRoom(familyId: string): string {
  return `session:${familyId}`;
}
