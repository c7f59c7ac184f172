import { describe, expect, it } from '@jest/globals';
import { applicationHeadline } from '#domain/driver-application/headline';
import { emptyPipeline } from '#domain/driver-pipeline/empty-pipeline';
import { renewalsOf } from '#domain/driver-pipeline/renewals';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import {
  type DocumentKind,
  documentStatuses,
  isUnderReview,
  type OnboardingTask,
  requiredTasks,
} from '#domain/driver-pipeline/tasks';
import { answerFile } from '#domain/requirements/engine/answer-file';
import type { Answer } from '#domain/requirements/model/answer';
import type { Evidence, EvidenceKind } from '#domain/requirements/model/evidence';
import type { ApplicationPart } from '#domain/requirements/model/own-application';
import { requirements } from '#domain/requirements/records/all';
import { ownApplication } from '#domain/requirements/sources/application-parts';
import { checkFor, turnOfCheck } from '#domain/whose-turn/checks';
import { aDocument, aFile } from './cases/format';

const TODAY = '2026-06-01';
const SOON = '2026-06-20';
const LATER = '2028-01-01';

type Task = Exclude<OnboardingTask, 'documents'>;
type Status = ApplicationPart['status'];

const tasks: readonly (readonly [code: string, about: Task, kind: EvidenceKind])[] = [
  ['contact-email', 'email', 'confirmedEmail'],
  ['contact-phone', 'phone', 'confirmedPhone'],
  ['photo', 'photo', 'photo'],
  ['schedule', 'schedule', 'schedule'],
  ['references', 'reference', 'reference'],
  ['employment-history', 'employmentHistory', 'employmentHistory'],
  ['residence-history', 'residenceHistory', 'residenceHistory'],
  ['compliance-form', 'compliance', 'complianceForm'],
];
/** Lines of a document of the driver: the platform's and the law's. */
const documents: readonly (readonly [code: string, about: DocumentKind, kind: EvidenceKind])[] = [
  ['medical-card', 'dotMedicalCard', 'medicalCertificate'],
  ['medical-proof-non-cdl', 'dotMedicalCard', 'medicalCertificate'],
  ['license', 'driverLicense', 'license'],
  ['license', 'backDriverLicense', 'license'],
];

/** A pipeline in which everything is approved, but for the parts named. */
function aPipeline(statuses: Partial<Record<Task | DocumentKind, Status>>): DriverPipelineState {
  const empty = emptyPipeline('driver');
  const of = <Name extends Task | DocumentKind>(name: Name): Status => statuses[name] ?? 'approved';
  return {
    ...empty,
    stage: 'PendingHR',
    tasks: Object.fromEntries(Object.keys(empty.tasks).map((task) => [task, of(task as Task)])) as typeof empty.tasks,
    documents: Object.fromEntries(
      Object.keys(empty.documents).map((kind) => [kind, { status: of(kind as DocumentKind), fileId: null }]),
    ) as typeof empty.documents,
  };
}

const own = (kind: EvidenceKind, expires?: string): Evidence =>
  aDocument(
    kind,
    { received: '2026-01-10', issued: '2026-01-10', examined: '2026-01-10', ...(expires !== undefined && { expires }) },
    {
      obtainedBy: kind === 'license' || kind === 'medicalCertificate' ? 'driver' : 'platform',
      ...{ organizationId: null, employmentId: null },
    },
  );

function lineOf(code: string, state: DriverPipelineState, evidence: readonly Evidence[] = []): Answer {
  const facts = { cdlJob: false, vehicleWeight: 20_000 };
  const file = aFile({ facts, evidence, employments: [], application: ownApplication(state) });
  const line = answerFile(file, requirements, { employment: null, on: TODAY, knownAt: null }).find(
    ({ requirement }) => requirement.code === code,
  );
  if (line === undefined) throw new Error(`no line ${code}`);
  return line;
}

/** The party that acts on a part, as the page of the application says it. */
const actorOf = (status: Status) => (checkFor('driver', status) === 'yours' ? 'driver' : 'ops');

describe('the party that acts on a line of the driver', () => {
  describe.each([...tasks, ...documents])('%s, by %s', (code, about, kind) => {
    it.each(['initial', 'rejected', 'requested', 'uploaded', 'pending'] as const)(
      'is that of the application while nothing is proven: %s',
      (status) => {
        const line = lineOf(code, aPipeline({ [about]: status }));

        expect([line.acts, line.isUnderReview]).toEqual([actorOf(status), isUnderReview(status)]);
        expect(line.part).toMatchObject({ about, status });
        expect(['missing', 'due']).toContain(line.status);
        // A part that an application still lacks was never due.
        expect(line.dueOn).toBeNull();
      },
    );

    it('is none once it is approved', () => {
      const line = lineOf(code, aPipeline({}), [
        own(kind, kind === 'license' || kind === 'medicalCertificate' ? LATER : undefined),
      ]);

      expect([line.status, line.acts, line.isUnderReview]).toEqual(['done', null, false]);
    });

    it('is none on a line of the platform once the application is closed', () => {
      const line = lineOf(code, { ...aPipeline({ [about]: 'initial' }), stage: 'NotQualified' });

      expect(line.acts).toBe(line.requirement.authority === 'platform' ? null : 'driver');
    });
  });

  it.each(documents)(
    'is the one of the home while a renewal of %s, by %s, is open, sent or sent back',
    (code, about, kind) => {
      const ends = { on: SOON, endsAt: `${SOON}T12:00:00.000Z`, since: '2026-01-10T12:00:00.000Z' };
      for (const status of ['approved', 'uploaded', 'pending', 'rejected'] as const) {
        const state = { ...aPipeline({ [about]: status }), expiries: { driverLicense: ends, dotMedicalCard: ends } };
        const line = lineOf(code, state, [own(kind, SOON)]);
        const renewal = renewalsOf(state, Date.parse(`${TODAY}T12:00:00.000Z`)).find(
          ({ document }) => document === about,
        );

        expect([line.status, line.why, line.dueOn]).toEqual(['due', 'endsSoon', SOON]);
        expect([line.acts, line.isUnderReview]).toEqual(isUnderReview(status) ? ['ops', true] : ['driver', false]);
        // The back of a license has no end of its own.
        expect(renewal?.isUnderReview ?? line.isUnderReview).toBe(line.isUnderReview);
      }
    },
  );

  it('is operations of a result, and the driver while the record that was asked for is missing or sent back', () => {
    const actsOn = (mvr: Status) => lineOf('mvr', aPipeline({ mvr })).acts;

    expect(documentStatuses.map((status) => [status, actsOn(status)])).toEqual(
      documentStatuses.map((status) => [status, status === 'requested' || status === 'rejected' ? 'driver' : 'ops']),
    );
    expect(applicationHeadline(aPipeline({ mvr: 'requested' }))).toMatchObject({ about: 'mvr', turn: 'yours' });
  });

  it('renews a hazmat endorsement with the license on which it is printed', () => {
    const hazmat = { on: SOON, endsAt: `${SOON}T12:00:00.000Z`, since: '2026-01-10T12:00:00.000Z' };
    const kinds = (state: DriverPipelineState) =>
      ownApplication(state).parts.filter(({ about }) => about === 'driverLicense');

    expect(kinds(aPipeline({})).map(({ kind }) => kind)).toEqual(['license']);
    expect(kinds({ ...aPipeline({ driverLicense: 'pending' }), expiries: { hazmat } })).toEqual([
      { kind: 'license', about: 'driverLicense', status: 'pending' },
      { kind: 'hazmatEndorsement', about: 'driverLicense', status: 'pending' },
    ]);
  });

  it('leaves a license to the driver while one of its sides is not sent', () => {
    const line = lineOf('license', aPipeline({ driverLicense: 'pending', backDriverLicense: 'initial' }));

    expect([line.acts, line.part?.about]).toEqual(['driver', 'backDriverLicense']);
  });

  it('is none while the driver is too young', () => {
    const file = aFile({ facts: { birthDate: '2010-01-01' }, employments: [] });
    const lines = answerFile(file, requirements, { employment: null, on: TODAY, knownAt: null });

    expect(lines.find(({ requirement }) => requirement.code === 'age-18')).toMatchObject({
      why: 'tooYoung',
      acts: null,
    });
  });

  it('agrees with every check about what is under review, and covers every required task', () => {
    for (const status of documentStatuses) {
      expect(isUnderReview(status)).toBe(status !== 'approved' && turnOfCheck(status) !== 'driver');
    }
    expect([...tasks.map(([, about]) => about), 'documents'].toSorted()).toEqual([...requiredTasks].toSorted());
  });

  it.each([
    ['homes', 'homes-36-months', 'residenceHistory'],
    ['work', 'work-36-months', 'employmentHistory'],
  ] as const)(
    'says that the history is not complete although the application is signed: %s',
    (history, code, about) => {
      const signed = aDocument('application', { signed: '2026-01-05' });
      const file = aFile({
        evidence: [signed],
        [history]: [{ startDate: '2025-01-01', endDate: null }],
        application: ownApplication(aPipeline({})),
      });
      const line = answerFile(file, requirements, { employment: 'employment', on: TODAY, knownAt: null }).find(
        ({ requirement }) => requirement.code === code,
      );

      expect(line).toMatchObject({
        status: 'missing',
        why: 'historyGap',
        facts: [history],
        acts: 'driver',
        part: { about },
      });
    },
  );
});
