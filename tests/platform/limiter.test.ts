import { describe, expect, it } from '@jest/globals';
import { createLimiter, TooBusyError } from '#platform/limiter';

describe('a limiter', () => {
  it('runs a few tasks, queues some in order, and rejects the others immediately', async () => {
    const limited = createLimiter({ concurrency: 2, waiting: 2 });
    const [log, ends]: [string[], (() => void)[]] = [[], []];
    const work = (name: string) =>
      limited(async () => {
        log.push(name);
        await new Promise<void>((end) => ends.push(end));
        return name;
      });

    const taken = ['a', 'b', 'c', 'd'].map(work);
    await expect(work('e')).rejects.toThrow(TooBusyError);
    expect(log).toEqual(['a', 'b']);
    ends[1]?.();
    await expect(taken[1]).resolves.toBe('b');
    ends[0]?.();
    await expect(taken[0]).resolves.toBe('a');
    ends[2]?.();
    await expect(taken[2]).resolves.toBe('c');
    ends[3]?.();

    await expect(taken[3]).resolves.toBe('d');
    expect(log).toEqual(['a', 'b', 'c', 'd']);
  });

  it('drops a waiting task whose signal is aborted, and begins none later', async () => {
    const limited = createLimiter({ concurrency: 1, waiting: 1 });
    const [gone, log]: [AbortController, string[]] = [new AbortController(), []];
    const work = (name: string) => () => Promise.resolve(void log.push(name));
    let end: () => void = () => undefined;
    const first = limited(() => new Promise<void>((resolve) => (end = resolve)));
    const second = limited(work('second'), gone.signal);

    gone.abort(new Error('gone'));

    await expect(second).rejects.toThrow('gone');
    // Its place in the queue is free.
    const third = limited(work('third'));
    await expect(limited(work('fourth'), gone.signal)).rejects.toThrow('gone');
    end();
    await Promise.all([first, third]);
    expect(log).toEqual(['third']);
  });

  it('continues after a task that failed', async () => {
    const limited = createLimiter({ concurrency: 1, waiting: 0 });

    await expect(limited(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');

    await expect(limited(() => Promise.resolve('next'))).resolves.toBe('next');
  });
});
