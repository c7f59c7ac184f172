import { beforeEach, describe, expect, it } from '@jest/globals';
import type { TimeEventAnswers, TimeEventInput } from '#domain/timesheets/schema';
import { sendEvents } from '#web/entities/driver/clock/send-events';
import {
  dropEvent,
  keepEvent,
  subscribeToUnsent,
  unsentEvents,
  waitingEvents,
} from '#web/entities/driver/clock/unsent-events';
import { toApiProblem } from '#web/shared/http/api-problem';
import { session } from '#web/shared/session/session-store';
import { freshBrowser } from '../../../support/render';

const MARIA = 'maria';

const tap = (id: string, more: Partial<TimeEventInput> = {}): TimeEventInput => ({
  id,
  assignmentId: 'assignment',
  kind: 'clockIn',
  deviceAt: '2026-11-24T14:00:00.000Z',
  ...more,
});

const taken = (id: string) => ({ id, result: 'recorded', code: null, workdayId: null, clockDiffers: false }) as const;

type Batch = readonly TimeEventInput[];

/** A server that answers each request by a rule, and remembers what reached it. */
function aServer(answer: (ids: string[], times: number) => TimeEventAnswers['data'] = (ids) => ids.map(taken)) {
  const received: string[][] = [];
  const send = async (events: Batch) => {
    const ids = events.map(({ id }) => id);
    received.push(ids);
    await Promise.resolve();
    return { data: answer(ids, received.length) };
  };
  let answers = 0;
  const onAnswer = () => {
    answers += 1;
  };
  return { received, answers: () => answers, sending: { userId: MARIA, send, onAnswer } };
}

beforeEach(() => {
  freshBrowser();
  session.start('token', MARIA);
});

describe('unsent clock events', () => {
  it('are in the order of the taps, even if the clock of the device was set back', () => {
    keepEvent(MARIA, tap('in', { deviceAt: '2026-11-24T14:00:00.000Z' }));
    keepEvent(MARIA, tap('out', { kind: 'clockOut', deviceAt: '2026-11-24T13:00:00.000Z' }));

    expect(unsentEvents(MARIA).map(({ id }) => id)).toEqual(['in', 'out']);
  });

  it('belong to one account each', () => {
    keepEvent(MARIA, tap('in'));
    keepEvent('robin', tap('other'));

    expect(unsentEvents('robin').map(({ id }) => id)).toEqual(['other']);
    expect(unsentEvents(undefined)).toEqual([]);
  });

  it('are read from storage, so a reload loses none, and what cannot be read is left alone', () => {
    keepEvent(MARIA, tap('in'));
    window.localStorage.setItem('gladhand.unsentClock.maria.broken', '{');

    expect(unsentEvents(MARIA)).toHaveLength(1);
    expect(unsentEvents(MARIA)).toBe(unsentEvents(MARIA));
    expect(window.localStorage.getItem('gladhand.unsentClock.maria.broken')).toBe('{');
  });

  it('report each change, of this tab and of others', () => {
    let changes = 0;
    const stop = subscribeToUnsent(() => {
      changes += 1;
    });
    keepEvent(MARIA, tap('in'));
    dropEvent(MARIA, 'in');
    window.dispatchEvent(new StorageEvent('storage', { key: 'gladhand.unsentClock.maria.out' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'gladhand.theme' }));
    stop();
    keepEvent(MARIA, tap('in'));

    expect(changes).toBe(3);
  });
});

describe('sending them', () => {
  it('sends all in one request, once, and removes them', async () => {
    const { received, answers, sending } = aServer();
    for (const id of ['in', 'break', 'out']) keepEvent(MARIA, tap(id));

    await Promise.all([sendEvents(sending), sendEvents(sending)]);

    expect(received).toEqual([['in', 'break', 'out']]);
    expect(answers()).toBe(1);
    expect(unsentEvents(MARIA)).toEqual([]);
  });

  it('sends what the API knows of an event, and nothing else', async () => {
    const sent: Batch[] = [];
    keepEvent(MARIA, tap('in'));
    const send = (events: Batch) => {
      sent.push(events);
      return Promise.resolve({ data: events.map(({ id }) => taken(id)) });
    };
    await sendEvents({ ...aServer().sending, send });

    expect(sent).toEqual([[tap('in')]]);
  });

  it('includes one that is tapped in the meantime', async () => {
    const { received, sending } = aServer((ids) => {
      if (ids.includes('in')) keepEvent(MARIA, tap('out'));
      return ids.map(taken);
    });
    keepEvent(MARIA, tap('in'));
    await sendEvents(sending);

    expect(received).toEqual([['in'], ['out']]);
  });

  it('sends at most 200 in one request', async () => {
    const { received, sending } = aServer();
    for (let number = 1; number <= 201; number += 1) keepEvent(MARIA, tap(`tap-${number}`));
    await sendEvents(sending);

    expect(received.map((ids) => ids.length)).toEqual([200, 1]);
  });

  it.each([
    ['no network', toApiProblem(0, { code: 'offline' })],
    ['no answer', toApiProblem(502, undefined)],
    ['an error of the server', toApiProblem(500, { code: 'internal' })],
    ['too many requests', toApiProblem(429, { code: 'too-many-requests' })],
    ['a session that has ended', toApiProblem(401, { code: 'not-signed-in' })],
  ])('keeps all at %s, and sends them again with the same ids', async (_why, problem) => {
    const { received, sending } = aServer((ids, times) => {
      if (times === 1) throw problem;
      return ids.map(taken);
    });
    keepEvent(MARIA, tap('in'));
    keepEvent(MARIA, tap('out'));

    await sendEvents(sending);
    expect(waitingEvents(MARIA)).toHaveLength(2);

    await sendEvents(sending);
    expect(received).toEqual([
      ['in', 'out'],
      ['in', 'out'],
    ]);
    expect(unsentEvents(MARIA)).toEqual([]);
  });

  it('keeps a refused one with its reason, and does not send it again', async () => {
    const { received, sending } = aServer((ids) =>
      ids.map((id) => (id === 'in' ? { ...taken(id), result: 'refused', code: 'workday-overlaps' } : taken(id))),
    );
    keepEvent(MARIA, tap('in'));
    keepEvent(MARIA, tap('out'));
    await sendEvents(sending);
    await sendEvents(sending);

    expect(received).toEqual([['in', 'out']]);
    expect(unsentEvents(MARIA)).toMatchObject([{ id: 'in', refusal: 'workday-overlaps' }]);
    dropEvent(MARIA, 'in');
    expect(unsentEvents(MARIA)).toEqual([]);
  });

  it('finds the one that a whole request was refused for, and sends the others', async () => {
    const { received, sending } = aServer((ids) => {
      if (ids.includes('bad')) throw toApiProblem(400, { code: 'invalid-input' });
      return ids.map(taken);
    });
    for (const id of ['in', 'bad', 'out']) keepEvent(MARIA, tap(id));
    await sendEvents(sending);

    expect(received).toEqual([['in', 'bad', 'out'], ['in'], ['bad'], ['out']]);
    expect(unsentEvents(MARIA)).toMatchObject([{ id: 'bad', refusal: 'invalid-input' }]);
  });

  it('stops if the server answers for none of them', async () => {
    const { received, sending } = aServer(() => []);
    keepEvent(MARIA, tap('in'));
    await sendEvents(sending);

    expect(received).toHaveLength(1);
    expect(waitingEvents(MARIA)).toHaveLength(1);
  });

  it("sends nothing with another person's session", async () => {
    const { received, sending } = aServer();
    keepEvent(MARIA, tap('in'));
    session.reset();
    session.start('token', 'robin');
    await sendEvents(sending);

    expect(received).toEqual([]);
    expect(waitingEvents(MARIA)).toHaveLength(1);
  });
});
