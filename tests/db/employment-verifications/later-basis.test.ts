import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { projectCandidacy } from '#db/candidacies/projection';
import type { Db } from '#db/core/handle';
import { withLaterBasis } from '#db/employment-verifications/later-basis';
import { changeEmployment, enterEmployment } from '#db/employments/employment-store';
import { DAY_MS, HOUR_MS } from '#domain/shared/durations';
import { newId } from '#platform/ids';
import { aHistoryItem } from '../../support/builders/histories';
import { aSubject, VerificationHistory } from '../../support/builders/verifications';
import { openTestDatabase } from '../../support/database';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';
import { aDriver, aHiringWorld, anOrderRow, type HiringWorld } from '../../support/hiring/hiring-world';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase(4));
});
afterAll(() => close());

const on = (day: string): string => `${day}T15:00:00.000Z`;

const later = (day: string, days: number): string => new Date(Date.parse(on(day)) + days * DAY_MS).toISOString();

/** Offers a start in two days, after an interview that was planned for the next day. */
function hire(history: CandidacyHistory, day: string): void {
  const startsAt = later(day, 1);
  const endsAt = new Date(Date.parse(startsAt) + HOUR_MS).toISOString();
  history.play('approveForInterview', { isSafety: true });
  history.play('scheduleInterview', { interviewId: newId(), startsAt, endsAt });
  history.play('acceptInterview');
  history.play('hire', { startOn: later(day, 2).slice(0, 10), startsAt: later(day, 2) });
}

/** Applications and employments of one driver with one carrier, and the carrier's request to a past employer. */
class Story {
  private readonly histories = new Map<string, CandidacyHistory>();

  constructor(private world: HiringWorld) {}

  /** Commands on the driver's application to a job, on a day. */
  private async plays(job: string, day: string, play: (history: CandidacyHistory) => unknown): Promise<void> {
    const history = this.histories.get(job) ?? new CandidacyHistory(await this.jobOf(job));
    this.histories.set(job, history);
    history.now = Date.parse(on(day));
    play(history);
    await projectCandidacy(db, history.batch());
  }

  applies(job: string, day: string): Promise<void> {
    return this.plays(job, day, (history) => {
      history.play('invite');
      history.play('acceptInvite');
    });
  }

  declines(job: string, day: string): Promise<void> {
    return this.plays(job, day, (history) => history.play('withdraw', { reason: 'pay' }));
  }

  /** The driver accepts a start in two days. */
  isHired(job: string, day: string): Promise<void> {
    return this.plays(job, day, (history) => {
      hire(history, day);
      history.play('acceptStart');
    });
  }

  rescinds(job: string, day: string): Promise<void> {
    return this.plays(job, day, (history) => history.play('rescindStart', { reason: 'position_closed' }));
  }

  /** The driver comes two days after the offer without having answered it. */
  async works(job: string, day: string): Promise<void> {
    await this.plays(job, day, (history) => {
      hire(history, day);
    });
    await this.plays(job, later(day, 2).slice(0, 10), (history) => history.play('confirmStart'));
  }

  leaves(job: string, day: string): Promise<void> {
    return this.plays(job, day, (history) => history.play('endAssignment', { endOn: day, reason: 'schedule' }));
  }

  async isEntered(hiredOn: string): Promise<string> {
    const { organizationId: organization_id, driverId: driver_id, adminId: entered_by } = this.world;
    const of = { id: newId(), driver_id, organization_id, entered_by, hired_on: hiredOn, entered_at: on(hiredOn) };
    await db.transaction((trx) => enterEmployment(trx, of));
    return of.id;
  }

  async entersEnd(id: string, day: string): Promise<void> {
    await db.transaction((trx) => changeEmployment(trx, id, { ended_on: day, end_reason: 'other' }));
  }

  /** Turns to another driver of the carrier. */
  async ofAnotherDriver(): Promise<void> {
    this.histories.clear();
    this.world = { ...this.world, driverId: await aDriver(db) };
  }

  /** Turns to another carrier of the driver. */
  async ofAnotherCarrier(): Promise<void> {
    this.histories.clear();
    this.world = { ...(await aHiringWorld(db)), driverId: this.world.driverId };
  }

  private async jobOf(job: string): Promise<HiringWorld> {
    if (job === 'job') return this.world;
    const { organizationId, facilityId } = this.world;
    return { ...this.world, orderId: await anOrderRow(db, { organizationId, facilityId }) };
  }
}

const REQUESTED_ON = '2026-12-10';

interface Case {
  readonly name: string;
  readonly before?: (story: Story) => Promise<unknown>;
  readonly after?: (story: Story) => Promise<unknown>;
  readonly startsAgain: boolean;
}

const applied = (story: Story) => story.applies('job', '2026-12-01');

async function worked(story: Story): Promise<void> {
  await applied(story);
  await story.works('job', '2026-12-05');
}

const cases: readonly Case[] = [
  { name: 'without an application', startsAgain: false },
  { name: 'while the application goes on', before: applied, startsAgain: false },
  {
    name: 'when the application ended',
    before: applied,
    after: (story) => story.declines('job', '2026-12-15'),
    startsAgain: false,
  },
  {
    name: 'when the application leads to the hire',
    before: applied,
    after: (story) => story.isHired('job', '2026-12-15'),
    startsAgain: false,
  },
  {
    name: 'for an application to another job while the first goes on',
    before: applied,
    after: (story) => story.applies('other', '2026-12-15'),
    startsAgain: false,
  },
  {
    name: 'for an application to another job that began before the first ended',
    before: applied,
    after: async (story) => {
      await story.applies('other', '2026-12-15');
      await story.declines('job', '2026-12-16');
    },
    startsAgain: false,
  },
  {
    name: 'for a hire by an application that was open at the request, after another one ended',
    before: async (story) => {
      await applied(story);
      await story.applies('other', '2026-12-02');
    },
    after: async (story) => {
      await story.declines('job', '2026-12-15');
      await story.isHired('other', '2026-12-16');
    },
    startsAgain: false,
  },
  {
    name: 'for the application for which it was requested, after an earlier one',
    before: async (story) => {
      await applied(story);
      await story.declines('job', '2026-12-02');
      await story.applies('other', '2026-12-03');
    },
    startsAgain: false,
  },
  {
    name: 'for an application to another job that began after the first ended',
    before: applied,
    after: async (story) => {
      await story.declines('job', '2026-12-15');
      await story.applies('other', '2026-12-16');
    },
    startsAgain: true,
  },
  {
    name: 'for the next application to the same job',
    before: applied,
    after: async (story) => {
      await story.declines('job', '2026-12-15');
      await story.applies('job', '2026-12-16');
    },
    startsAgain: true,
  },
  {
    name: 'for the next application to the same job, after a hire that came to nothing',
    before: applied,
    after: async (story) => {
      await story.isHired('job', '2026-12-15');
      await story.rescinds('job', '2026-12-16');
      await story.applies('job', '2026-12-17');
    },
    startsAgain: true,
  },
  {
    name: 'when the later application has ended, too',
    before: applied,
    after: async (story) => {
      await story.declines('job', '2026-12-15');
      await story.applies('other', '2026-12-16');
      await story.declines('other', '2026-12-17');
    },
    startsAgain: false,
  },
  {
    name: 'for an application after the end of the employment',
    before: worked,
    after: async (story) => {
      await story.leaves('job', '2027-01-31');
      await story.applies('other', '2027-03-01');
    },
    startsAgain: true,
  },
  {
    name: 'for a rehire',
    before: worked,
    after: async (story) => {
      await story.leaves('job', '2027-01-31');
      await story.applies('other', '2027-03-01');
      await story.isHired('other', '2027-03-02');
    },
    startsAgain: true,
  },
  {
    name: 'for a rehire by an application from before the employment ended, and after the request',
    before: worked,
    after: async (story) => {
      await story.applies('other', '2027-01-15');
      await story.leaves('job', '2027-01-31');
      await story.isHired('other', '2027-02-02');
    },
    startsAgain: true,
  },
  {
    name: 'for the employment after one that ended before the request',
    before: async (story) => {
      await story.entersEnd(await story.isEntered('2020-03-02'), '2021-04-30');
      await story.isEntered('2026-12-01');
    },
    startsAgain: false,
  },
  {
    name: 'for an employment that a person enters after another one ended',
    before: async (story) => {
      await story.entersEnd(await story.isEntered('2026-12-01'), '2027-01-31');
    },
    after: (story) => story.isEntered('2027-03-01'),
    startsAgain: true,
  },
  {
    name: 'for an application to another carrier',
    before: applied,
    after: async (story) => {
      await story.declines('job', '2026-12-15');
      await story.ofAnotherCarrier();
      await story.applies('job', '2026-12-16');
    },
    startsAgain: false,
  },
  {
    name: 'for an application of another driver',
    before: applied,
    after: async (story) => {
      await story.declines('job', '2026-12-15');
      await story.ofAnotherDriver();
      await story.applies('other', '2026-12-16');
    },
    startsAgain: false,
  },
];

it.each(cases)('starts again $name: $startsAgain', async ({ before, after, startsAgain }) => {
  const world = await aHiringWorld(db);
  const story = new Story(world);
  await before?.(story);
  const { organizationId, driverId, safetyId } = world;
  const employmentHistoryId = await aHistoryItem(db, { driverId, kind: 'employment' });
  const ids = { organizationId, driverId, employmentHistoryId };
  const verification = new VerificationHistory(ids, safetyId, Date.parse(on(REQUESTED_ON)));
  await aSubject(db, verification);
  const id = await verification.play('startVerification').store(db);

  await after?.(story);

  expect((await withLaterBasis(db, [id])).has(id)).toBe(startsAgain);
});
