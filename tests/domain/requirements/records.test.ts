import { describe, expect, it } from '@jest/globals';
import { timelineOf, versionOn } from '#domain/requirements/engine/timeline';
import type { Requirement } from '#domain/requirements/model/requirement';
import { RequirementRecordSchema } from '#domain/requirements/model/schema';
import { requirements } from '#domain/requirements/records/all';
import { daysAfter } from '#domain/shared/periods';

const ALWAYS = '2000-01-01';

function dayOfDue(due: NonNullable<Requirement['due']>): string {
  if ('by' in due) return due.by;
  return 'before' in due ? `before ${due.before.join(', ')}` : `${due.within} after ${due.after.kind}`;
}

function dueOf({ due, isOptional, optionalIf }: Requirement): string {
  if (due === null) return isOptional ? 'optional' : 'event';
  const day = dayOfDue(due);
  if (optionalIf !== undefined) return `optional if ${optionalIf.join(', ')}, ${day}`;
  return isOptional ? `optional, ${day}` : day;
}
const keepOf = ({ keep }: Requirement): string =>
  keep.map(({ findings = [], until }) => [...findings, until.join(' or ')].join(' ')).join('; ');
function barsOf({ bars }: Requirement): string {
  if (typeof bars === 'boolean') return bars ? 'bars' : '-';
  return bars === 'after breach' ? bars : `after ${bars.after}`;
}
const LATER_OF_I9 = 'hire + 3 years or end + 1 years';
const ANSWERS_ON_TESTS = 'end + 3 years or first drive + 3 years';
const PERSON = 'end + 3 years';
const THREE = 'document + 3 years';

/** The law, repeated by hand: code, per, first due, retention, store, whether it bars, first and last day of each version. */
const law: readonly (readonly [string, string, string, string, string, string, ...(readonly [string, string])[]])[] = [
  ['application', 'employment', 'first drive', PERSON, 'qualification', 'bars', [ALWAYS, '']],
  ['accidents-and-violations-3-years', 'employment', 'first drive', PERSON, 'qualification', '-', [ALWAYS, '']],
  ['homes-36-months', 'employment', 'first drive', PERSON, 'qualification', '-', [ALWAYS, '']],
  ['work-36-months', 'employment', 'first drive', PERSON, 'qualification', '-', [ALWAYS, '']],
  ['cdl-employers-10-years', 'employment', 'first drive', PERSON, 'qualification', '-', [ALWAYS, '']],
  ['cdl-employers-with-application', 'employment', 'application', '', 'qualification', '-', [ALWAYS, '']],
  ['prior-employers-notice', 'employment', 'application', PERSON, 'qualification', '-', [ALWAYS, '']],
  ['prior-employers-notice-cdl', 'employment', 'application', '', 'qualification', '-', [ALWAYS, '']],
  ['license', 'driver', 'first drive', PERSON, 'qualification', 'bars', [ALWAYS, '']],
  ['license-cdl', 'driver', 'first drive', '', 'qualification', 'bars', [ALWAYS, '']],
  ['endorsements-for-job', 'employment', 'first drive', PERSON, 'qualification', 'bars', [ALWAYS, '']],
  [
    'not-disqualified',
    'driver',
    'optional if outsideApplicationRules, hire + 30 days',
    '',
    'qualification',
    'after breach',
    [ALWAYS, ''],
  ],
  ['not-disqualified-cdl', 'driver', 'optional, first drive', '', 'qualification', 'bars', [ALWAYS, '']],
  ['age-21-interstate', 'driver', 'first drive', '', 'qualification', 'bars', [ALWAYS, '']],
  ['age-21-hazmat', 'driver', 'first drive', '', 'qualification', 'bars', [ALWAYS, '']],
  [
    'english',
    'employment',
    'first drive',
    PERSON,
    'qualification',
    'after breach',
    [ALWAYS, '2025-06-24'],
    ['2025-06-25', ''],
  ],
  [
    'self-certified-category',
    'employment',
    'optional if outsidePart391, first drive',
    THREE,
    'qualification',
    'bars',
    ['2015-01-30', ''],
  ],
  ['work-status', 'driver', 'event', PERSON, 'qualification', 'bars', ['2026-03-16', '']],
  ['learner-permit', 'employment', 'first drive', PERSON, 'qualification', 'bars', [ALWAYS, '']],
  ['single-license', 'driver', 'optional', PERSON, 'qualification', '-', [ALWAYS, '']],
  ['employer-mvr', 'state', 'hire + 30 days', PERSON, 'qualification', '-', [ALWAYS, '2022-05-08'], ['2022-05-09', '']],
  ['annual-mvr', 'state', 'hire + 12 months', THREE, 'qualification', '-', [ALWAYS, '2022-05-08'], ['2022-05-09', '']],
  ['annual-review', 'employment', 'hire + 12 months', THREE, 'qualification', '-', [ALWAYS, '']],
  ['violations-certificate', 'employment', 'hire + 12 months', THREE, 'qualification', '-', [ALWAYS, '2022-05-08']],
  ['pull-notice-prospective', 'employment', 'hire', '', 'qualification', '-', [ALWAYS, '']],
  ['pull-notice', 'employment', 'hire', '', 'qualification', '-', [ALWAYS, '']],
  ['pull-notice-report', 'employment', 'hire + 12 months', '', 'qualification', '-', [ALWAYS, '']],
  [
    'medical-proof-cdl',
    'employment',
    'first drive',
    THREE,
    'qualification',
    'bars',
    [ALWAYS, '2012-01-29'],
    ['2012-01-30', '2015-01-29'],
    ['2015-01-30', '2025-06-22'],
    ['2025-06-23', '2025-07-13'],
    ['2025-07-14', '2025-08-20'],
    ['2025-08-21', '2025-10-12'],
    ['2025-10-13', '2026-01-10'],
    ['2026-01-11', '2026-04-10'],
    ['2026-04-11', '2026-10-11'],
    ['2026-10-12', ''],
  ],
  [
    'medical-proof-non-cdl',
    'driver',
    'first drive',
    THREE,
    'qualification',
    'bars',
    [ALWAYS, '2022-05-08'],
    ['2022-05-09', '2025-06-22'],
    ['2025-06-23', ''],
  ],
  [
    'registry-note',
    'certificate',
    'first drive',
    THREE,
    'qualification',
    'bars',
    ['2014-05-21', '2022-05-08'],
    ['2022-05-09', '2025-06-22'],
    ['2025-06-23', ''],
  ],
  [
    'medical-variance',
    'employment',
    'first drive',
    THREE,
    'qualification',
    'bars',
    [ALWAYS, '2022-05-08'],
    ['2022-05-09', ''],
  ],
  [
    'vision-standard',
    'employment',
    'first drive',
    THREE,
    'qualification',
    'bars',
    ['2022-03-22', '2025-06-22'],
    ['2025-06-23', ''],
  ],
  ['vision-road-test', 'employment', 'first drive', PERSON, 'qualification', 'bars', ['2022-03-22', '']],
  [
    'insulin-standard',
    'employment',
    'first drive',
    THREE,
    'qualification',
    'bars',
    ['2018-11-19', '2025-06-22'],
    ['2025-06-23', ''],
  ],
  ['employment-investigation', 'pastEmployer', 'hire + 30 days', PERSON, 'qualification', '-', [ALWAYS, '2004-10-29']],
  ['safety-history', 'pastEmployer', 'hire + 30 days', PERSON, 'investigation', '-', ['2004-10-30', '']],
  ['no-dot-employer-note', 'employment', 'hire + 30 days', PERSON, 'investigation', '-', ['2004-10-30', '']],
  ['non-response-report', 'pastEmployer', 'optional', PERSON, 'investigation', '-', ['2004-10-30', '']],
  [
    'drug-alcohol-release',
    'employment',
    'before drugAlcoholInquiry, followUpPlan',
    PERSON,
    'investigation',
    'bars',
    [ALWAYS, '2004-10-29'],
    ['2004-10-30', '2023-01-05'],
    ['2023-01-06', ''],
  ],
  [
    'drug-alcohol-past-2001',
    'pastEmployer',
    'first drive + 14 days',
    ANSWERS_ON_TESTS,
    'investigation',
    'after first drive + 14 days',
    [ALWAYS, '2001-07-31'],
  ],
  [
    'drug-alcohol-past-fmcsa',
    'pastEmployer',
    'hire + 30 days',
    ANSWERS_ON_TESTS,
    'investigation',
    'after first drive + 30 days',
    ['2001-08-01', '2004-10-29'],
    ['2004-10-30', '2023-01-05'],
  ],
  [
    'drug-alcohol-past-other-modes',
    'pastEmployer',
    'hire + 30 days',
    ANSWERS_ON_TESTS,
    'investigation',
    'after first drive + 30 days',
    ['2001-08-01', '2004-10-29'],
    ['2004-10-30', ''],
  ],
  ['psp', 'employment', 'optional, hire', '', 'investigation', '-', ['2010-05-11', '']],
  ['psp-consent', 'employment', 'before psp', '', 'investigation', '-', ['2010-05-11', '']],
  ['clearinghouse-full', 'employment', 'first drive', THREE, 'drugAlcohol', 'bars', ['2020-01-06', '']],
  ['clearinghouse-annual', 'employment', 'hire + 365 days', THREE, 'drugAlcohol', 'after breach', ['2020-01-06', '']],
  [
    'clearinghouse-consent',
    'employment',
    'before clearinghouseLimited',
    'last query + 3 years',
    'drugAlcohol',
    'bars',
    ['2020-01-06', ''],
  ],
  [
    'drug-test',
    'employment',
    'first drive',
    'positive document + 5 years; refused document + 5 years; negative document + 1 years; canceled document + 1 years; noViolation document + 5 years',
    'drugAlcohol',
    'bars',
    [ALWAYS, ''],
  ],
  ['drug-program', 'employment', 'optional, first drive', 'document + 5 years', 'drugAlcohol', '-', [ALWAYS, '']],
  [
    'drug-program-every-six-months',
    'employment',
    '6 months after drugProgram',
    'document + 5 years',
    'drugAlcohol',
    '-',
    [ALWAYS, ''],
  ],
  [
    'drug-alcohol-question',
    'employment',
    'first drive',
    'first drive + 3 years',
    'drugAlcohol',
    'bars',
    ['2001-08-01', ''],
  ],
  ['drug-policy-receipt', 'employment', 'first drive', 'end + 2 years', 'drugAlcohol', '-', [ALWAYS, '']],
  ['random-pool', 'employment', 'first drive', 'document + 5 years', 'drugAlcohol', '-', [ALWAYS, '']],
  ['follow-up-plan', 'pastEmployer', 'first drive', 'document + 5 years', 'drugAlcohol', 'bars', [ALWAYS, '']],
  ['return-to-duty', 'driver', 'event', 'document + 5 years', 'drugAlcohol', 'bars', [ALWAYS, '']],
  [
    'follow-up-plan-after-return',
    'employment',
    '0 days after returnToDutyTest',
    'document + 5 years',
    'drugAlcohol',
    '-',
    [ALWAYS, ''],
  ],
  [
    'follow-up-tests',
    'employment',
    '12 months after returnToDutyTest',
    'positive document + 5 years; refused document + 5 years; document + 1 years',
    'drugAlcohol',
    '-',
    [ALWAYS, ''],
  ],
  ['road-test', 'employment', 'first drive', PERSON, 'qualification', 'bars', [ALWAYS, '']],
  [
    'entry-level-certificate-2003',
    'employment',
    'first drive',
    'end + 1 years',
    'qualification',
    'bars',
    ['2003-07-21', '2004-07-19'],
  ],
  [
    'entry-level-certificate',
    'employment',
    'first drive',
    'end + 1 years',
    'qualification',
    'bars',
    ['2004-07-20', '2022-02-06'],
  ],
  ['lcv-certificate', 'employment', 'first drive', PERSON, 'qualification', 'bars', ['2004-06-01', '']],
  ['hazmat-training', 'employment', 'hire + 90 days', 'end + 90 days', 'hr', 'after hire + 90 days', [ALWAYS, '']],
  [
    'hazmat-endorsement',
    'driver',
    'first drive',
    PERSON,
    'qualification',
    'bars',
    [ALWAYS, '2005-01-30'],
    ['2005-01-31', ''],
  ],
  ['twic', 'driver', 'first drive', PERSON, 'hr', 'bars', ['2009-04-15', '']],
  ['hours-statement', 'employment', 'first drive', 'document + 6 months', 'hr', 'bars', [ALWAYS, '']],
  ['i9-section-1', 'employment', 'hire', LATER_OF_I9, 'hr', '-', [ALWAYS, '']],
  ['i9-section-2', 'employment', 'hire + 3 business days', LATER_OF_I9, 'hr', '-', [ALWAYS, '']],
  ['fcra-disclosure', 'employment', 'before backgroundReport, psp', 'document + 5 years', 'hr', '-', [ALWAYS, '']],
  ['fcra-authorization', 'employment', 'before backgroundReport, psp', 'document + 5 years', 'hr', '-', [ALWAYS, '']],
  ['pre-adverse-action', 'employment', 'event', 'document + 5 years', 'hr', '-', [ALWAYS, '']],
  ['adverse-action', 'employment', 'event', 'document + 5 years', 'hr', '-', [ALWAYS, '']],
  ['multiple-employer-note', 'employment', 'first drive', PERSON, 'qualification', 'bars', [ALWAYS, '']],
  ['furnished-driver-certificate', 'employment', 'first drive', THREE, 'qualification', 'bars', [ALWAYS, '']],
  ['furnished-driver-contact', 'employment', 'first drive', THREE, 'qualification', '-', [ALWAYS, '']],
];

const versionsOf = (code: string): readonly Requirement[] =>
  requirements.filter((requirement) => requirement.code === code);

describe.each(law)('%s', (...[code, per, due, keep, store, bars, ...days]) => {
  it('says what the law says', () => {
    for (const version of versionsOf(code)) {
      expect([version.per, dueOf(version), keepOf(version), version.store, barsOf(version)]).toEqual([
        per,
        due,
        keep,
        store,
        bars,
      ]);
    }
  });

  it.each(days)('is in force on its first day %s and on its last day %s, and on no day around them', (from, to) => {
    const timeline = timelineOf(versionsOf(code), null);
    const version = versionOn(timeline, from);

    expect(version?.from).toBe(from);
    expect(versionOn(timeline, daysAfter(from, -1))?.from).not.toBe(from);
    expect(versionOn(timeline, to === '' ? '2099-12-31' : to)).toBe(version);
    expect(to === '' ? undefined : versionOn(timeline, daysAfter(to, 1))).not.toBe(version);
  });

  it('has these versions only', () => {
    expect(versionsOf(code).map(({ from, to }) => [from, to ?? ''])).toEqual(days);
  });
});

it('repeats every record of the law and of the states', () => {
  const codes = requirements.flatMap(({ code, authority }) => (authority === 'platform' ? [] : [code]));

  expect([...new Set(codes)].sort()).toEqual(law.map(([code]) => code).sort());
});

it.each(requirements.map((requirement) => [`${requirement.code} from ${requirement.from}`, requirement] as const))(
  '%s has the form in which records are stored, and cites its source',
  (_name, requirement) => {
    expect(RequirementRecordSchema.parse(requirement)).toEqual(requirement);
    expect(requirement.citation).toMatch(
      requirement.authority === 'platform' ? /^Gladhand policy$/ : /^(\d+ (CFR|FR|USC) \d|California Vehicle Code)/,
    );
  },
);

it('gives every code one subject, store and kind of law, whatever the version', () => {
  for (const { code, per, store, law: of } of requirements) {
    for (const other of versionsOf(code)) expect([other.per, other.store, other.law]).toEqual([per, store, of]);
  }
});
