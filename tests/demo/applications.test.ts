import { beforeAll, describe, expect, it } from '@jest/globals';
import { checkDriving, checkIdentity, isSsn } from '#domain/compliance/rules';
import { consentKinds } from '#domain/compliance/steps';
import { coverageOf } from '#domain/driver-histories/coverage';
import { historyKinds, workKinds } from '#domain/driver-histories/kinds';
import { MIN_REFERENCES } from '#domain/driver-histories/reference-limits';
import { checkReference } from '#domain/driver-histories/references';
import { checkItem } from '#domain/driver-histories/rules';
import { checkSchedule } from '#domain/driver-histories/week';
import { documentKinds, sentTasks } from '#domain/driver-pipeline/tasks';
import type { SeedApplication } from '../../demo/applications/application';
import type { SeedDriver } from '../../demo/seed-driver';
import { makeWorld, type World } from '../../demo/world';

const DAY_MS = 86_400_000;
const now = Date.parse('2026-11-21T12:00:00.000Z');
const today = '2026-11-21';
let world: World;
let applicants: readonly (SeedDriver & { application: SeedApplication })[];

function makeApplicants(seed: number): void {
  world = makeWorld({ drivers: 250, carriers: 4, orders: 10, seed, now });
  applicants = world.drivers.flatMap(({ application, ...driver }) =>
    application === null ? [] : [{ ...driver, application }],
  );
}

function login(name: string) {
  const found = world.drivers.find(({ user }) => user.email === `${name}@gladhand.example`);
  if (found === undefined) throw new Error(`The demo has no login ${name}`);
  return found;
}

describe.each([1, 5, 7])('the applications of world %i', (seed) => {
  beforeAll(() => {
    makeApplicants(seed);
  });

  it('have a file or submission for everything that the pipeline says was sent', () => {
    for (const { state, application } of world.drivers) {
      const files = new Set(application?.files.map(({ id }) => id));
      const known = new Set([...files, ...(application?.submissions ?? []).map(({ id }) => id)]);
      for (const kind of documentKinds) {
        const { status, fileId } = state.documents[kind];
        expect([kind, status !== 'initial']).toEqual([kind, fileId !== null && files.has(fileId)]);
      }
      for (const task of sentTasks) {
        expect([task, state.tasks[task] !== 'initial']).toEqual([task, known.has(state.sent?.[task] ?? '')]);
      }
    }
  });

  it('contain nothing that the forms would reject', () => {
    for (const { application } of applicants) {
      for (const kind of historyKinds) {
        const items = application.histories[kind];
        const wrong = items.flatMap((item) =>
          checkItem(kind, item as never, { others: items.filter((other) => other !== item), today }),
        );
        expect([application.driverId, kind, wrong]).toEqual([application.driverId, kind, []]);
      }
      const { references, schedule } = application;
      const wrong = references.flatMap((each, index) => checkReference(each, references.slice(0, index), null));
      expect(wrong).toEqual([]);
      expect(schedule === null ? [] : checkSchedule(schedule)).toEqual([]);
    }
  });

  it('cover 36 months where a history was sent, and have a gap where it was not', () => {
    const isCovered = ({ application: { histories } }: (typeof applicants)[number]) => ({
      employment: coverageOf(
        workKinds.flatMap((kind) => [...histories[kind]]),
        today,
      ).isComplete,
      residence: coverageOf(histories.residence, today).isComplete,
    });
    const atIt = applicants.filter(({ state }) => state.tasks.employmentHistory === 'initial');

    const sent = (task: 'employmentHistory' | 'residenceHistory' | 'reference') =>
      applicants.filter(({ state }) => state.tasks[task] !== 'initial');
    expect(sent('employmentHistory').filter((applicant) => !isCovered(applicant).employment)).toEqual([]);
    expect(sent('residenceHistory').filter((applicant) => !isCovered(applicant).residence)).toEqual([]);
    const tooFew = sent('reference').filter(({ application: { references } }) => references.length < MIN_REFERENCES);
    expect(tooFew).toEqual([]);
    expect(atIt.length).toBeGreaterThan(3);
    expect(atIt.filter((applicant) => isCovered(applicant).employment)).toEqual([]);
    for (const kind of historyKinds)
      expect([kind, applicants.some(({ application }) => application.histories[kind].length > 0)]).toEqual([
        kind,
        true,
      ]);
  });

  it('have all compliance answers and signatures where the compliance check was sent', () => {
    for (const { state, application } of applicants.filter(({ state: { tasks } }) => tasks.compliance !== 'initial')) {
      const { compliance, submissions } = application;
      const sent = submissions.find(({ id }) => id === state.sent?.compliance);
      expect(compliance?.consents.map(({ kind }) => kind)).toEqual(consentKinds);
      expect(sent?.content).toMatchObject({ answersAt: compliance?.answersAt });
      expect(isSsn(compliance?.ssn ?? '')).toBe(true);
      if (compliance === null) continue;
      expect(checkIdentity(compliance.answers.address, { typed: compliance.ssn, isStored: false })).toEqual([]);
      const listed = {
        accidents: application.histories.accident.length,
        violations: application.histories.violation.length,
      };
      expect(checkDriving(compliance.answers, { today: compliance.answersAt.slice(0, 10), listed })).toEqual([]);
    }
  });

  it('print the expiration dates of the pipeline on the documents; some expire soon and some have expired', () => {
    const ends = world.drivers.flatMap(({ state }) => state.expiries.dotMedicalCard?.on ?? []);
    const soon = new Date(now + 60 * DAY_MS).toISOString().slice(0, 10);

    for (const { state, application } of applicants) {
      for (const proof of ['driverLicense', 'dotMedicalCard'] as const) {
        const { status, fileId } = state.documents[proof];
        const paper = application.files.find(({ id }) => id === fileId);
        expect(state.expiries[proof]?.on).toBe(status === 'approved' ? paper?.statedExpiresOn : undefined);
      }
    }
    expect(ends.filter((on) => on > today && on < soon).length).toBeGreaterThan(5);
    expect(ends.filter((on) => on < today).length).toBeGreaterThan(0);
    const lapsed = world.drivers.filter(({ state }) => state.expired.length > 0);
    expect(new Set(lapsed.map(({ state }) => state.stage))).toEqual(new Set(['PreQualified_MeetsMin']));
  });

  it('have a reason for every rejection, and no event in the future', () => {
    for (const { state, application, pastStages, desk } of applicants) {
      const about = application.events.filter(({ reason }) => reason !== null).map((event) => event.about);
      const rejected = [
        ...documentKinds.filter((kind) => state.documents[kind].status === 'rejected'),
        ...sentTasks.filter((task) => state.tasks[task] === 'rejected'),
      ];
      expect(about).toEqual(rejected);
      expect(state.seq).toBe(application.events.length + pastStages.length + desk.length + 1);
      const times = [
        ...application.events.map(({ at }) => at),
        ...pastStages.map(({ at }) => at),
        ...desk.map(({ at }) => at),
        ...application.files.map(({ sentAt }) => sentAt),
        ...(application.compliance?.consents ?? []).map(({ signedAt }) => signedAt),
      ];
      expect(times.filter((at) => Date.parse(at) > now)).toEqual([]);
    }
    expect(
      applicants.some(({ state }) => Object.values(state.documents).some(({ status }) => status === 'rejected')),
    ).toBe(true);
  });
});

describe("the demo's own drivers", () => {
  beforeAll(() => {
    makeApplicants(1);
  });

  it('include one who just signed up', () => {
    const { state, application, row } = login('driver.new');

    expect(application).toBeNull();
    expect(state).toMatchObject({
      stage: 'PreQualify',
      preQualification: null,
      lifecycleStatus: 'onboarding_in_progress',
    });
    expect(row).toMatchObject({ license_class: null, birth_date: null });
  });

  it('include one with a half-finished application: a rejected card, a gap, and one signed disclosure', () => {
    const { state, application } = login('driver.applying');
    const jobs = application?.histories.employment ?? [];

    expect(state).toMatchObject({ stage: 'Processing', documents: { dotMedicalCard: { status: 'rejected' } } });
    expect(application?.events).toContainEqual(
      expect.objectContaining({ about: 'dotMedicalCard', reason: 'unreadable', note: expect.anything() }),
    );
    expect(jobs.length).toBeGreaterThan(1);
    expect(coverageOf(jobs, today)).toMatchObject({ isComplete: false });
    expect(application?.compliance?.consents).toHaveLength(1);
    expect(state.tasks.compliance).toBe('initial');
  });

  it('include one who is certified and whose medical card expires in 20 days', () => {
    const { state } = login('driver.renewal');

    expect(state).toMatchObject({ stage: 'Certified', expiries: { dotMedicalCard: { on: '2026-12-11' } } });
  });
});

it('creates files for only a few drivers in a large world', () => {
  const large = makeWorld({ drivers: 1_001, carriers: 2, orders: 0, seed: 1, now });

  expect(large.drivers.findLastIndex(({ application }) => application !== null)).toBeLessThan(50);
  expect(large.drivers.slice(50).every(({ state }) => state.documents.driverLicense.fileId === null)).toBe(true);
});
