import { beforeEach, describe, expect, it } from '@jest/globals';
import { sendEvents } from '#web/entities/driver/clock/send-events';
import {
  type ClockEvent,
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

const press = (clientId: string, more: Partial<ClockEvent> = {}): ClockEvent => ({
  clientId,
  assignmentId: 'assignment',
  status: 'clockIn',
  at: '2026-11-24T14:00:00.000Z',
  ...more,
});

/** A server that answers each event by a rule, and remembers what reached it. */
function aServer(answer: (clientId: string, times: number) => void = () => undefined) {
  const received: string[] = [];
  const send = async ({ clientId }: ClockEvent) => {
    received.push(clientId);
    await Promise.resolve();
    answer(clientId, received.filter((each) => each === clientId).length);
  };
  const answered: string[] = [];
  const onAnswer = ({ clientId }: ClockEvent) => void answered.push(clientId);
  return { received, answered, sending: { userId: MARIA, send, onAnswer } };
}

const offline = () => toApiProblem(0, { code: 'offline' });

beforeEach(() => {
  freshBrowser();
  session.start('token', MARIA);
});

describe('unsent clock events', () => {
  it('are in the order of the presses, even if the clock of the device was set back', () => {
    keepEvent(MARIA, press('in', { at: '2026-11-24T14:00:00.000Z' }));
    keepEvent(MARIA, press('out', { status: 'clockOut', at: '2026-11-24T13:00:00.000Z' }));

    expect(unsentEvents(MARIA).map(({ clientId }) => clientId)).toEqual(['in', 'out']);
  });

  it('belong to one account each', () => {
    keepEvent(MARIA, press('in'));
    keepEvent('robin', press('other'));

    expect(unsentEvents('robin').map(({ clientId }) => clientId)).toEqual(['other']);
    expect(unsentEvents(undefined)).toEqual([]);
  });

  it('are read from storage, so a reload loses none, and what cannot be read is left alone', () => {
    keepEvent(MARIA, press('in'));
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
    keepEvent(MARIA, press('in'));
    dropEvent(MARIA, 'in');
    window.dispatchEvent(new StorageEvent('storage', { key: 'gladhand.unsentClock.maria.out' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'gladhand.theme' }));
    stop();
    keepEvent(MARIA, press('in'));

    expect(changes).toBe(3);
  });
});

describe('sending them', () => {
  it('sends each once, one after the other, and removes it', async () => {
    const { received, answered, sending } = aServer();
    for (const id of ['in', 'break', 'out']) keepEvent(MARIA, press(id));

    await Promise.all([sendEvents(sending), sendEvents(sending)]);

    expect(received).toEqual(['in', 'break', 'out']);
    expect(answered).toEqual(received);
    expect(unsentEvents(MARIA)).toEqual([]);
  });

  it('includes one that is pressed in the meantime', async () => {
    const { received, sending } = aServer((clientId) => {
      if (clientId === 'in') keepEvent(MARIA, press('out'));
    });
    keepEvent(MARIA, press('in'));
    await sendEvents(sending);

    expect(received).toEqual(['in', 'out']);
  });

  it.each([
    ['no network', offline()],
    ['no answer', toApiProblem(502, undefined)],
    ['an error of the server', toApiProblem(500, { code: 'internal' })],
    ['too many requests', toApiProblem(429, { code: 'too-many-requests' })],
    ['a session that has ended', toApiProblem(401, { code: 'not-signed-in' })],
  ])('stops at %s, so that no later event overtakes, and goes on with the same id', async (_why, problem) => {
    const { received, sending } = aServer((_id, times) => {
      if (times === 1) throw problem;
    });
    keepEvent(MARIA, press('in'));
    keepEvent(MARIA, press('out'));

    await sendEvents(sending);
    expect(received).toEqual(['in']);
    expect(waitingEvents(MARIA)).toHaveLength(2);

    await sendEvents(sending);
    await sendEvents(sending);
    expect(received).toEqual(['in', 'in', 'out', 'out']);
    expect(unsentEvents(MARIA)).toEqual([]);
  });

  it('keeps a refused one with its reason, does not send it again, and goes on', async () => {
    const { received, answered, sending } = aServer((clientId) => {
      if (clientId === 'in') throw toApiProblem(409, { code: 'workday-overlaps', message: 'Overlaps' });
    });
    keepEvent(MARIA, press('in'));
    keepEvent(MARIA, press('out'));
    await sendEvents(sending);
    await sendEvents(sending);

    expect(received).toEqual(['in', 'out']);
    expect(answered).toEqual(['in', 'out']);
    expect(unsentEvents(MARIA)).toMatchObject([{ clientId: 'in', refusal: { code: 'workday-overlaps' } }]);
    dropEvent(MARIA, 'in');
    expect(unsentEvents(MARIA)).toEqual([]);
  });

  it("sends nothing with another person's session", async () => {
    const { received, sending } = aServer();
    keepEvent(MARIA, press('in'));
    session.reset();
    session.start('token', 'robin');
    await sendEvents(sending);

    expect(received).toEqual([]);
    expect(waitingEvents(MARIA)).toHaveLength(1);
  });
});
