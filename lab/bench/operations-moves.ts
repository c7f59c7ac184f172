import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import { requireSuccess } from '../core/calls';
import type { Lab } from '../core/lab';
import { addOpsMembers } from '../core/people';
import { logProgress } from '../core/progress';

const WARM_UP = 5;
const TIMEOUT_MS = 30_000;
/** Drivers can be moved back and forth between these stages without limit. */
const STAGE_A: DriverStage = 'HRPaperWork';
const STAGE_B: DriverStage = 'PendingHR';

interface Changed {
  readonly topic: string;
  readonly id: string;
}

/** Time from one person's move of a card until another person's board, reloaded on a socket event, shows it, in ms. */
export async function measureMoves({ db, baseUrl }: Lab, count: number): Promise<number[]> {
  logProgress(`moving cards ${String(count)} times`);
  const [mover, reader] = await addOpsMembers(db, 2);
  if (mover === undefined || reader === undefined) throw new Error('The world needs two members of operations');
  const rows = await db('driver_pipelines').where({ stage: STAGE_B }).select('driver_id');
  if (rows.length === 0) throw new Error(`No driver is in ${STAGE_B}`);
  const socket = await connect(baseUrl, reader.token);
  try {
    const times: number[] = [];
    for (let turn = 0; turn < count + WARM_UP; turn += 1) {
      const driverId = rows[turn % rows.length]?.driver_id ?? '';
      const to = Math.floor(turn / rows.length) % 2 === 0 ? STAGE_A : STAGE_B;
      const start = performance.now();
      const seen = untilSeen({ socket, baseUrl, token: reader.token }, { driverId, to });
      const path = `/ops/drivers/${driverId}/move`;
      await requireSuccess(baseUrl, { method: 'POST', path, token: mover.token, key: randomUUID(), body: { to } });
      await seen;
      if (turn >= WARM_UP) times.push(performance.now() - start);
    }
    return times;
  } finally {
    socket.disconnect();
  }
}

async function connect(baseUrl: string, token: string): Promise<Socket> {
  const socket = io(baseUrl, { auth: { token }, transports: ['websocket'] });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

interface Reader {
  readonly socket: Socket;
  readonly baseUrl: string;
  readonly token: string;
}

/** Refetches the column headers and the column on each socket event about the driver, as the page does. */
function untilSeen({ socket, baseUrl, token }: Reader, move: { driverId: string; to: DriverStage }): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (outcome: () => void): void => {
      clearTimeout(timer);
      socket.off('changed', onChanged);
      outcome();
    };
    const timer = setTimeout(() => {
      settle(() => {
        reject(new Error(`The board did not show the driver in ${move.to} within ${String(TIMEOUT_MS)} ms`));
      });
    }, TIMEOUT_MS);
    const refetch = async (): Promise<void> => {
      const [, column] = await Promise.all([
        requireSuccess(baseUrl, { method: 'GET', path: '/ops/board', token }),
        requireSuccess(baseUrl, { method: 'GET', path: `/ops/board/${move.to}?limit=100`, token }),
      ]);
      const cards = column['data'] as { _id: string }[];
      if (cards.some(({ _id }) => _id === move.driverId)) settle(resolve);
    };
    const onChanged = ({ topic, id }: Changed): void => {
      if (topic !== 'driver' || id !== move.driverId) return;
      refetch().catch((error: unknown) => {
        settle(() => {
          reject(error instanceof Error ? error : new Error(String(error)));
        });
      });
    };
    socket.on('changed', onChanged);
  });
}
