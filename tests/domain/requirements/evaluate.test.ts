import { describe, expect, it } from '@jest/globals';
import { readRequirementFiles } from '#db/requirements/requirement-files';
import { evaluateRequirements } from '#domain/requirements/evaluate';
import type { RequirementEvaluation } from '#domain/requirements/evaluation';
import type { Evidence } from '#domain/requirements/evidence';
import type { RequirementFacts } from '#domain/requirements/facts';
import type { RequirementRecord } from '#domain/requirements/record';

const records: RequirementRecord[] = readRequirementFiles().map((file) => ({
  ...file,
  id: `${file.code}/${file.effectiveFrom}`,
}));
const carrier = 'carrier';

const aProof = (kind: Evidence['kind'], on: string, more: Partial<Evidence> = {}): Evidence => ({
  kind,
  on,
  endsOn: null,
  organizationId: null,
  ...more,
});
const ofCarrier = (kind: Evidence['kind'], on: string, endsOn: string | null = null): Evidence =>
  aProof(kind, on, { endsOn, organizationId: carrier });

/** A CDL driver without an employer or any evidence. */
const someFacts = (more: Partial<RequirementFacts> = {}): RequirementFacts => ({
  birthDate: '1990-04-02',
  signedUpOn: '2020-01-10',
  isCdl: true,
  isNonDomiciled: false,
  organizationId: null,
  job: null,
  employments: [],
  work: [],
  homes: [],
  evidence: [],
  waiting: {},
  ...more,
});
const anEmployee = (more: Partial<RequirementFacts> = {}): RequirementFacts =>
  someFacts({
    organizationId: carrier,
    job: { isInterstate: true, isHazmat: false, needsTwic: false },
    employments: [{ startDate: '2021-03-01', endDate: null }],
    ...more,
  });

const listOf = (facts: RequirementFacts, on: string) =>
  evaluateRequirements(facts, records, on)
    .filter(({ status }) => status !== 'notApplicable')
    .map(({ record, status, why, dueOn }) => [record.code, status, why, dueOn] as const);
const codesOf = (facts: RequirementFacts, on: string) => listOf(facts, on).map(([code]) => code);
function find(facts: RequirementFacts, code: string, on: string): RequirementEvaluation {
  const found = evaluateRequirements(facts, records, on).find(({ record }) => record.code === code);
  if (found === undefined) throw new Error(`${code} is not in force on ${on}`);
  return found;
}

describe('the annual certificate of violations', () => {
  it('is the only difference between the lists of 2022-05-08 and 2022-05-10', () => {
    const employee = anEmployee({ evidence: [ofCarrier('violationsCertificate', '2021-05-01')] });

    const [before, after] = [listOf(employee, '2022-05-08'), listOf(employee, '2022-05-10')];

    const certificate = ['violations-certificate', 'expired', 'ended', '2022-05-01'];
    expect(before).toContainEqual(certificate);
    expect(before.filter(([code]) => code !== 'violations-certificate')).toEqual(after);
  });

  it('is due a year after the first day, and missing after that', () => {
    const employee = anEmployee();

    expect(find(employee, 'violations-certificate', '2022-03-01')).toMatchObject({ status: 'due', acts: 'driver' });
    expect(find(employee, 'violations-certificate', '2022-03-02')).toMatchObject({
      status: 'missing',
      why: 'neverProven',
      dueOn: '2022-03-01',
    });
  });
});

describe('the medical certificate', () => {
  const card = aProof('medicalCard', '2024-09-01', { endsOn: '2026-03-01' });
  const record = aProof('cdlis', '2025-01-15', { endsOn: '2026-03-01' });
  const proofs = (codes: readonly string[]) => codes.filter((code) => code.startsWith('medical-proof'));

  it.each(['2025-06-22', '2025-06-23'])('is a separate requirement with and without a CDL, on %s', (on) => {
    expect(proofs(codesOf(someFacts(), on))).toEqual(['medical-proof-cdl']);
    expect(proofs(codesOf(someFacts({ isCdl: false }), on))).toEqual(['medical-proof-non-cdl']);
  });

  it('is satisfied by the card until 2025-06-22; after that, with a CDL only by the CDLIS record', () => {
    const withCdl = someFacts({ evidence: [card] });
    const without = someFacts({ evidence: [card], isCdl: false });

    expect(find(withCdl, 'medical-proof-cdl', '2025-06-22').status).toBe('done');
    expect(find(withCdl, 'medical-proof-cdl', '2025-06-23').status).toBe('missing');
    expect(find(without, 'medical-proof-non-cdl', '2025-06-22').status).toBe('done');
    expect(find(without, 'medical-proof-non-cdl', '2025-06-23').status).toBe('done');
    const withRecord = someFacts({ evidence: [card, record] });
    expect(find(withRecord, 'medical-proof-cdl', '2025-06-23')).toMatchObject({ status: 'done', dueOn: '2026-03-01' });
  });

  it('is proven by a recent card during the relief period, and not a day longer', () => {
    const driver = someFacts({ evidence: [aProof('medicalCard', '2026-09-20', { endsOn: '2028-09-19' })] });

    expect(find(driver, 'medical-proof-cdl', '2026-10-11')).toMatchObject({ status: 'due', dueOn: '2026-11-19' });
    expect(find(driver, 'medical-proof-cdl', '2026-10-12').status).toBe('missing');
  });

  it('is due 60 days before its last day, and expired the day after it', () => {
    const driver = someFacts({ isCdl: false, evidence: [card] });
    const on = (day: string) => find(driver, 'medical-proof-non-cdl', day);

    expect(on('2025-12-30')).toMatchObject({ status: 'done', acts: null });
    expect(on('2025-12-31')).toMatchObject({ status: 'due', why: 'endsSoon', acts: 'driver' });
    expect(on('2026-03-01').status).toBe('due');
    expect(on('2026-03-02')).toMatchObject({ status: 'expired', why: 'ended', dueOn: '2026-03-01' });
  });
});

describe('the age', () => {
  const young = (isInterstate: boolean, isHazmat = false) =>
    anEmployee({ birthDate: '2004-02-29', job: { isInterstate, isHazmat, needsTwic: false } });

  it('must be 21 for an interstate or hazmat order, and the due date is the birthday', () => {
    expect(find(young(true), 'age-21-interstate', '2025-02-27')).toMatchObject({
      status: 'missing',
      why: 'tooYoung',
      dueOn: '2025-02-28',
    });
    expect(find(young(true), 'age-21-interstate', '2025-02-28').status).toBe('done');
    expect(codesOf(young(false), '2025-01-01')).not.toContain('age-21-interstate');
    expect(codesOf(young(false, true), '2025-01-01')).toContain('age-21-hazmat');
    expect(find(young(false), 'age-18', '2025-01-01').status).toBe('done');
  });

  it('is missing without a birth date', () => {
    expect(find(someFacts({ birthDate: null }), 'age-18', '2025-01-01')).toMatchObject({
      status: 'missing',
      why: 'birthDateMissing',
    });
  });
});

describe('a requirement with a condition', () => {
  it('says whether the fact is missing, or present and an exception', () => {
    const day = '2026-11-22';

    expect(find(someFacts({ isCdl: false }), 'medical-proof-cdl', day)).toMatchObject({
      status: 'notApplicable',
      why: 'conditionNotMet',
      unmet: 'cdl',
    });
    expect(find(someFacts({ isCdl: true }), 'medical-proof-non-cdl', day)).toMatchObject({
      status: 'notApplicable',
      why: 'exceptionMet',
      unmet: 'cdl',
    });
  });
});

describe('a requirement of an organization', () => {
  it('does not apply before an organization is named, and says so', () => {
    expect(find(someFacts(), 'drug-test', '2026-11-22')).toMatchObject({
      status: 'notApplicable',
      why: 'noOrganization',
      acts: null,
    });
  });

  it("is not met by another organization's evidence", () => {
    const proof = aProof('roadTest', '2026-10-01', { organizationId: 'another' });
    expect(find(anEmployee({ evidence: [proof] }), 'road-test', '2026-11-22').status).toBe('missing');
  });

  it('is due on the first day, in 30 days, in 3 business days or in a year, as specified', () => {
    const friday = anEmployee({ employments: [{ startDate: '2026-11-20', endDate: null }] });
    const due = (code: string) => find(friday, code, '2026-11-19').dueOn;

    expect(due('drug-test')).toBe('2026-11-20');
    expect(due('employer-mvr')).toBe('2026-12-20');
    expect(due('i9-section-2')).toBe('2026-11-25');
    expect(find(friday, 'annual-mvr', '2026-11-19')).toMatchObject({ status: 'notApplicable', unmet: 'employed' });
    expect(find(friday, 'annual-mvr', '2026-11-20')).toMatchObject({ status: 'due', dueOn: '2027-11-20' });
  });

  it('counts the Clearinghouse year from the last query of either type', () => {
    const employee = anEmployee({
      evidence: [ofCarrier('clearinghouseFull', '2025-01-10'), ofCarrier('clearinghouseAnnual', '2025-12-01')],
    });

    expect(find(employee, 'clearinghouse-annual', '2026-10-01')).toMatchObject({
      status: 'done',
      provenOn: '2025-12-01',
      dueOn: '2026-12-01',
    });
  });

  it('is kept from its own date, or from the end of the employment, which must be known', () => {
    const proofs = [ofCarrier('employerMvr', '2024-02-29'), ofCarrier('roadTest', '2021-03-01')];
    const left = anEmployee({ evidence: proofs, employments: [{ startDate: '2021-03-01', endDate: '2025-08-31' }] });

    expect(find(left, 'road-test', '2026-01-01').keepUntil).toBe('2028-08-31');
    expect(find(anEmployee({ evidence: proofs }), 'road-test', '2024-03-01').keepUntil).toBeNull();
    expect(find(anEmployee({ evidence: proofs }), 'annual-mvr', '2024-03-01').keepUntil).toBe('2027-02-28');
  });
});

describe('a reported history', () => {
  const tenYears = { startDate: '2016-11-01', endDate: null, isDot: false, isTested: false };

  it('must cover 36 months of work and residences, and with a CDL ten years or the statement that all employers are listed', () => {
    const short = someFacts({ work: [{ startDate: '2022-01-01', endDate: null, isDot: false, isTested: false }] });

    expect(find(short, 'work-36-months', '2026-11-22').status).toBe('done');
    expect(find(short, 'homes-36-months', '2026-11-22')).toMatchObject({ status: 'missing', why: 'historyGap' });
    expect(find(short, 'cdl-employers-10-years', '2026-11-22').status).toBe('missing');
    expect(find(someFacts({ work: [tenYears] }), 'cdl-employers-10-years', '2026-11-22').status).toBe('done');
    const listed = someFacts({ evidence: [aProof('allEmployersListed', '2026-01-01')] });
    expect(find(listed, 'cdl-employers-10-years', '2026-11-22').status).toBe('done');
  });

  it('requires the safety history if a DOT-regulated employer is among the last three years', () => {
    const past = (endDate: string) =>
      anEmployee({ work: [{ startDate: '2015-01-01', endDate, isDot: true, isTested: true }] });

    expect(find(past('2024-01-01'), 'safety-history', '2026-11-22').status).toBe('missing');
    expect(find(past('2020-01-01'), 'safety-history', '2026-11-22').unmet).toBe('dotEmployers');
  });
});

describe('a list', () => {
  it('starts with the most urgent, and names the party that has evidence in progress', () => {
    const driver = someFacts({
      evidence: [aProof('photo', '2026-01-01'), aProof('licence', '2024-01-01', { endsOn: '2026-11-01' })],
      waiting: { medicalCard: 'ops', mvr: 'others' },
    });
    const statuses = evaluateRequirements(driver, records, '2026-11-22').map(({ status }) => status);

    expect([...new Set(statuses)]).toEqual(['missing', 'expired', 'done', 'notApplicable']);
    expect(find(driver, 'medical-card', '2026-11-22')).toMatchObject({ why: 'underReview', acts: 'ops' });
    expect(find(driver, 'mvr', '2026-11-22')).toMatchObject({ why: 'neverProven', acts: 'others' });
  });

  it('ignores evidence from after its day', () => {
    const driver = someFacts({ evidence: [aProof('photo', '2026-03-08')] });

    expect(find(driver, 'photo', '2026-03-07').status).toBe('missing');
    expect(find(driver, 'photo', '2026-03-08').status).toBe('done');
  });
});

it.each([
  ['2026-02-06', '2026-03-08'],
  ['2026-10-02', '2026-11-01'],
])('counts days across a clock change: 30 after %s is %s', (startDate, dueOn) => {
  const employee = anEmployee({ employments: [{ startDate, endDate: null }] });

  expect(find(employee, 'employer-mvr', startDate).dueOn).toBe(dueOn);
});
