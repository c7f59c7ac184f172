import { describe, expect, it } from '@jest/globals';
import { ProblemError } from '#domain/problems';
import { concurrently } from '../../demo/concurrently';
import { MAX_IN_FLIGHT, Pace } from '../../demo/pace';

const busy = () => new ProblemError('unavailable');

/** A pace that does not pause, and records the pauses and lines. */
function aPace() {
  const pauses: number[] = [];
  const lines: string[] = [];
  const pace = new Pace({
    report: (line) => lines.push(line),
    pause: (ms) => {
      pauses.push(ms);
      return Promise.resolve();
    },
  });
  return { pace, pauses, lines };
}

/** A call that is refused a number of times, then succeeds. */
function aCall(refusals: number, refusal: () => Error = busy) {
  let left = refusals;
  return () => {
    left -= 1;
    return left >= 0 ? Promise.reject(refusal()) : Promise.resolve('done');
  };
}

const errors: readonly (readonly [string, () => Error])[] = [
  ['an unavailable service', busy],
  ['too many requests', () => new ProblemError('too-many-requests')],
  ['a dropped database connection', () => new Error('Connection terminated unexpectedly')],
  ['a database that restarts', () => Object.assign(new Error('the database system is starting up'), { code: '57P03' })],
  ['a deadlock', () => Object.assign(new Error('deadlock detected'), { code: '40P01' })],
  ...([4, 8, 14] as const).map(
    (code) =>
      [
        `gRPC status ${String(code)}`,
        () => Object.assign(new Error('busy'), { code, details: '', metadata: {} }),
      ] as const,
  ),
];

describe('a call', () => {
  it.each(errors)('is repeated after %s', async (_, refusal) => {
    const { pace } = aPace();

    expect(await pace.run(aCall(3, refusal))).toBe('done');
  });

  it('is repeated for as long as it takes, after pauses that grow to a limit', async () => {
    const { pace, pauses } = aPace();

    expect(await pace.run(aCall(200))).toBe('done');
    expect(pauses).toHaveLength(200);
    expect(pauses[0]).toBeLessThanOrEqual(250);
    expect(Math.max(...pauses)).toBeGreaterThan(7_000);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(15_000);
  });

  it('that fails for good is not repeated', async () => {
    const { pace, pauses } = aPace();

    await expect(pace.run(aCall(1, () => new ProblemError('forbidden')))).rejects.toThrow('Forbidden resource');
    expect(pauses).toEqual([]);
  });

  it('that is repeated is reported, so that the launcher sees progress', async () => {
    const { pace, lines } = aPace();

    await pace.run(aCall(3));

    expect(lines).toEqual([expect.stringContaining('Waiting for busy servers')]);
  });
});

describe('the number of calls in flight', () => {
  const sendAll = (pace: Pace, calls: readonly (() => Promise<unknown>)[]) =>
    concurrently(calls, MAX_IN_FLIGHT * 2, async (call) => {
      await pace.run(call);
    });

  it('grows with every success, up to a limit, which it never exceeds', async () => {
    const { pace } = aPace();
    const before = pace.limit;
    let [inFlight, most] = [0, 0];
    const call = async () => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      await Promise.resolve();
      inFlight -= 1;
    };

    await sendAll(pace, Array<typeof call>(1_000).fill(call));

    expect(before).toBeLessThan(MAX_IN_FLIGHT);
    expect([pace.limit, most]).toEqual([MAX_IN_FLIGHT, MAX_IN_FLIGHT]);
  });

  it('is halved by a busy answer, once for all calls in flight, and recovers', async () => {
    const { pace } = aPace();
    await sendAll(
      pace,
      Array.from({ length: 1_000 }, () => aCall(0)),
    );
    const seen: number[] = [];
    let isBusy = true;
    let waiting = 0;
    let release: () => void = () => undefined;
    const all = new Promise<void>((resolve) => (release = resolve));
    const call = async () => {
      seen.push(pace.limit);
      if (!isBusy) return;
      waiting += 1;
      if (waiting === MAX_IN_FLIGHT) release();
      await all;
      isBusy = false;
      throw busy();
    };

    await sendAll(pace, Array<typeof call>(MAX_IN_FLIGHT).fill(call));
    const halved = Math.min(...seen);
    await sendAll(
      pace,
      Array.from({ length: 1_000 }, () => aCall(0)),
    );

    expect(halved).toBe(MAX_IN_FLIGHT / 2);
    expect(pace.limit).toBe(MAX_IN_FLIGHT);
  });

  it('never falls below one', async () => {
    const { pace } = aPace();

    const call = aCall(50);
    const seen: number[] = [];
    await pace.run(() => {
      seen.push(pace.limit);
      return call();
    });

    expect(Math.min(...seen)).toBe(1);
  });
});

describe('concurrent work', () => {
  it('begins nothing new after a failure, and ends with it', async () => {
    const begun: number[] = [];
    const work = concurrently([1, 2, 3, 4, 5], 2, async (item) => {
      begun.push(item);
      await Promise.resolve();
      if (item === 2) throw new Error('no');
    });

    await expect(work).rejects.toThrow('no');
    expect(begun.length).toBeLessThan(5);
  });
});
