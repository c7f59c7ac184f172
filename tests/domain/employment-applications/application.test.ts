import { describe, expect, it } from '@jest/globals';
import type { CandidacyState } from '#domain/candidacies/state';
import { emptyCandidacy } from '#domain/candidacies/state-table';
import { emptyAnswers } from '#domain/compliance/answers';
import { additionsSection, applicationContent, testHistorySection } from '#domain/employment-applications/content';
import {
  type ApplicationFacts,
  findingsOf,
  jobsWithoutEquipment,
  missingParts,
  requiredParts,
} from '#domain/employment-applications/facts';
import { papersOf, type RecordedPaper, textsToSign } from '#domain/employment-applications/papers';
import { checkSignable } from '#domain/employment-applications/rules';
import { isDriversTurn, signatureOf } from '#domain/whose-turn/turns';
import { wholeItems } from '../../support/builders/histories';
import { wholeAnswers } from '../../support/builders/whole-answers';

const facts: ApplicationFacts = {
  carrier: { name: 'Long Beach Drayage', dotNumber: '3111222', address: '9 Harbor Rd, Long Beach, CA 90802' },
  on: '2026-12-01',
  fullName: 'Maria Gomez',
  birthDate: '1990-04-02',
  phone: '+15625550142',
  email: 'maria@example.test',
  ssn: '219099999',
  licenseClass: 'driverLicenseClassA',
  answers: wholeAnswers,
  mailingAddress: null,
  residences: [wholeItems.residence],
  employments: [wholeItems.employment],
  platformJobs: [],
  accidents: [wholeItems.accident],
  violations: [wholeItems.violation],
};

const entriesOf = (title: string, change: Partial<ApplicationFacts>) =>
  applicationContent({ ...facts, ...change }).find((section) => section.title.startsWith(title))?.entries ?? [];

describe('the content of an application', () => {
  it('has every paragraph of 49 CFR 391.21(b) before the certification, in their order', () => {
    expect(applicationContent(facts).map(({ citation }) => citation)).toEqual(
      Array.from({ length: 11 }, (_, index) => `49 CFR 391.21(b)(${String(index + 1)})`),
    );
  });

  it.each([
    ['an accident of the last 3 years', '2023-12-02', 1],
    ['an older accident', '2023-12-01', 0],
  ])('lists %s or not', (_title, startDate, count) => {
    expect(entriesOf('Accidents', { accidents: [{ ...wholeItems.accident, startDate }] })).toHaveLength(count);
    expect(entriesOf('Convictions', { violations: [{ ...wholeItems.violation, startDate }] })).toHaveLength(count);
  });

  const job = { ...wholeItems.employment, startDate: '2014-01-01', current: false };
  it.each([
    ['of the last 3 years', { endDate: '2023-12-01' }, [1, 0]],
    ['of the 7 years before, with a commercial vehicle', { endDate: '2023-11-30' }, [0, 1]],
    ['of the 7 years before, where that was not answered', { endDate: '2023-11-30', commercial: null }, [0, 1]],
    ['of the 7 years before, without one', { endDate: '2023-11-30', commercial: false }, [0, 0]],
    ['that ended more than 10 years ago', { endDate: '2016-11-30' }, [0, 0]],
    ['that is a period without work', { endDate: '2024-12-01', type: 'unWorking' as const }, [1, 0]],
    ['that is an older period without work', { endDate: '2020-12-01', type: 'unWorking' as const }, [0, 0]],
  ])('puts a job %s where the law wants it', (_title, change, [recent = 0, earlier = 0]) => {
    const employments = [{ ...job, ...change }];

    expect(entriesOf('Employers of the last 3 years', { employments })).toHaveLength(recent);
    expect(entriesOf('Employers of the 7 years', { employments })).toHaveLength(earlier);
  });
});

describe('the type of equipment', () => {
  const jobs = (...changes: object[]) => changes.map((change) => ({ ...wholeItems.employment, ...change }));
  const printed = (employments: ApplicationFacts['employments']) =>
    entriesOf('Experience', { employments })[0]
      ?.slice(1)
      .map(([, value]) => value);

  const missing = 'Not stated in the work history';
  const none = { printed: ['None in the work history'], names: [] };
  it.each([
    ['of a job', jobs({ equipment: ['bus'] }), { printed: ['Bus', 'Bus'], names: [] }],
    [
      'of one job of two',
      jobs({ equipment: ['bus'] }, { employerName: 'Harbor Haul', equipment: [] }),
      { printed: ['Bus', 'Bus', missing], names: ['Harbor Haul'] },
    ],
    ['of no job', jobs({ equipment: [] }), { printed: [missing, missing], names: ['Lone Star Freight'] }],
    ['of a job in no commercial vehicle', jobs({ equipment: [], commercial: false }), none],
    ['without a job', [], none],
  ])('is printed as far as it was stated, and asked for where it was not: %s', (_, employments, expected) => {
    const names = jobsWithoutEquipment({ employments }).map(({ employerName }) => employerName);
    expect({ printed: printed(employments), names }).toEqual(expected);
  });
});

describe('the Social Security number', () => {
  it.each([
    ['219099999', '219-09-9999'],
    ['Ends in 9999', 'Ends in 9999'],
  ])('%s is written as on the card, or as the part that is shown: %s', (ssn, text) => {
    expect(entriesOf('Applicant', { ssn })[0]).toContainEqual(['Social Security number', text]);
  });
});

describe('an address of more than three years', () => {
  it.each([
    [
      'has no day of a move that nobody entered',
      { moreThan3Years: true, startDate: '2023-11-29' },
      'More than 3 years ago',
    ],
    ['says so without a stored day', { moreThan3Years: true, startDate: '' }, 'More than 3 years ago'],
    ['has the day that was entered otherwise', { moreThan3Years: false, startDate: '2024-05-01' }, '05/01/2024'],
  ])('%s', (_title, change, from) => {
    const residences = [{ ...wholeItems.residence, ...change }];

    expect(new Map(entriesOf('Addresses', { residences })[0]).get('From')).toBe(from);
  });
});

describe('a job through the platform', () => {
  const carrier = { name: 'Palo Verde Freight', dotNumber: '3111333', address: '1 Dock St, Mesa, AZ 85201' };
  const job = { carrier, startDate: '2026-10-01', endDate: '2026-11-29' };
  const listed = (change: object) => [{ ...wholeItems.employment, ...change }];
  const employersOf = (change: Partial<ApplicationFacts>) =>
    entriesOf('Employers of the last 3 years', change).map((rows) => new Map(rows).get('Employer'));

  it('is listed with its days, although the driver typed no such job', () => {
    const [rows] = entriesOf('Employers of the last 3 years', { platformJobs: [job] });

    expect(rows?.slice(0, 4)).toEqual([
      ['Employer', 'Palo Verde Freight'],
      ['Address', '1 Dock St, Mesa, AZ 85201'],
      ['From', '10/01/2026'],
      ['To', '11/29/2026'],
    ]);
  });

  it.each([
    ['is listed once if the driver typed it, in other letters', listed({ employerName: 'PALO VERDE Freight' }), 1],
    [
      'is listed beside another period at the same carrier',
      listed({ employerName: carrier.name, endDate: '2026-01-31' }),
      2,
    ],
    ['is listed beside another employer', listed({ employerName: 'Harbor Haul' }), 2],
  ])('%s', (_title, employments, count) => {
    expect(employersOf({ platformJobs: [job], employments })).toHaveLength(count);
  });

  it('is not listed if it ended more than three years ago', () => {
    const old = { ...job, startDate: '2023-01-01', endDate: '2023-11-30' };
    expect(employersOf({ platformJobs: [old], employments: [] })).toEqual([]);
  });
});

describe('what the driver adds', () => {
  it.each([undefined, ''])('is no part of the content if it is %j', (additions) => {
    expect(additionsSection(additions)).toEqual([]);
  });

  it('is a part of its own', () => {
    expect(additionsSection('I moved to 9 Oak St, Waco, TX.')).toMatchObject([
      { entries: [[['Statement', 'I moved to 9 Oak St, Waco, TX.']]] },
    ]);
  });
});

describe('the parts that an application lacks', () => {
  const without = (change: object) => ({ answers: { ...wholeAnswers, ...change } });
  const { motorVehicle, qualification, address } = wholeAnswers;
  it.each<[string, Partial<ApplicationFacts>, readonly string[]]>([
    ['nothing', {}, []],
    ['the background check', { answers: undefined }, ['address', 'licenses', 'experience', 'denials', 'testHistory']],
    ['the birth date', { birthDate: null }, ['birthDate']],
    ['the Social Security number', { ssn: null }, ['ssn']],
    ['the street', without({ address: { ...address, addressLine1: '' } }), ['address']],
    ['homes', { residences: [] }, ['residences']],
    ['the number of a license', without({ motorVehicle: { ...motorVehicle, licenses: [] } }), ['licenses']],
    ['the experience', without({ qualification: { ...qualification, experience: null } }), ['experience']],
    [
      'the answer on accidents, with none listed',
      { ...without({ qualification: { ...qualification, hasAccidents: null } }), accidents: [] },
      ['accidents'],
    ],
    [
      'the answer on accidents, with one listed',
      without({ qualification: { ...qualification, hasAccidents: null } }),
      [],
    ],
    ['accidents, with the answer that there were none', { accidents: [], violations: [] }, []],
    ['the answer on suspensions', without({ motorVehicle: { ...motorVehicle, wasSuspended: null } }), ['denials']],
    ['jobs', { employments: [] }, ['employments']],
    [
      'the answer about tests',
      without({ qualification: { ...qualification, drugOrAlcoholTests: null } }),
      ['testHistory'],
    ],
    [
      'everything',
      {
        ...{ birthDate: null, ssn: null, answers: emptyAnswers },
        ...{ residences: [], employments: [], accidents: [], violations: [] },
      },
      requiredParts,
    ],
  ])('are named: without %s', (_title, change, missing) => {
    expect(missingParts({ ...facts, ...change })).toEqual(missing);
  });
});

describe('the answer about earlier tests', () => {
  it.each([
    { drugOrAlcoholTests: true, documentation: true, finding: 'yes', values: ['Yes', 'Yes'] },
    { drugOrAlcoholTests: true, documentation: null, finding: 'yes', values: ['Yes', '-'] },
    { drugOrAlcoholTests: false, documentation: null, finding: 'no', values: ['No'] },
  ])('is the finding: %j', ({ drugOrAlcoholTests, documentation, finding, values }) => {
    const qualification = { ...wholeAnswers.qualification, drugOrAlcoholTests, documentation };
    const answered = { ...facts, answers: { ...wholeAnswers, qualification } };

    expect(findingsOf('drug-and-alcohol-question', answered)).toEqual([finding]);
    expect(testHistorySection(answered).entries[0]?.map(([, value]) => value)).toEqual(values);
    // It has readers of its own, so the application does not repeat it.
    expect(JSON.stringify(applicationContent(answered))).not.toMatch(/test in the last 2 years/);
  });
});

describe('the papers of an employment', () => {
  const paper = (change: Partial<RecordedPaper>): RecordedPaper => ({
    ...{ id: '1', kind: 'application', findings: [], signedOn: '2026-12-01', verdict: 'accepted', reason: null },
    additions: null,
    ...change,
  });
  const consent = paper({ kind: 'clearinghouseConsent' });
  const refusal = paper({ kind: 'clearinghouseConsent', findings: ['refused'] });
  it.each<[string, readonly RecordedPaper[], readonly string[]]>([
    ['nothing is recorded', [], ['toSign', 'toSign', 'toSign', 'toSign']],
    ['an application is accepted', [paper({})], ['toSign', 'signed', 'toSign', 'toSign']],
    ['an application is not reviewed', [paper({ verdict: null })], ['toSign', 'toSign', 'toSign', 'toSign']],
    ['an application is rejected', [paper({ verdict: 'rejected' })], ['toSign', 'toSign', 'toSign', 'toSign']],
    [
      'a rejected one replaces an accepted one',
      [paper({}), paper({ verdict: 'rejected' })],
      ['toSign', 'signed', 'toSign', 'toSign'],
    ],
    ['a consent is withdrawn', [consent, refusal], ['toSign', 'toSign', 'withdrawn', 'toSign']],
    ['it is given again', [consent, refusal, consent], ['toSign', 'toSign', 'signed', 'toSign']],
  ])('if %s', (_title, recorded, states) => {
    const papers = papersOf(recorded);

    expect(papers.map(({ state }) => state)).toEqual(states);
    const last = recorded.at(-1);
    const isRejected = last?.verdict === 'rejected' && !recorded.some(({ verdict }) => verdict === 'accepted');
    expect(papers.flatMap(({ rejected }) => rejected ?? [])).toEqual(isRejected ? [last] : []);
    expect(textsToSign(papers)).toEqual(papers.flatMap(({ text, state }) => (state === 'signed' ? [] : [text])));
  });
});

describe('signing for a carrier', () => {
  const hire: CandidacyState['hire'] = {
    ...{ hireSeq: 1, answer: 'offered', startOn: '2026-12-05', startsAt: '2026-12-05T06:00:00.000Z' },
    ...{ endOn: null, endsAt: null, offeredAt: '2026-12-01T12:00:00.000Z', startedAt: null, proposal: null },
  };
  const state = (change: Partial<CandidacyState>): CandidacyState => ({
    ...emptyCandidacy({ candidacyId: 'c', orderId: 'o', driverId: 'd' }),
    ...{ round: 2, name: 'hired', hire, ...change },
  });
  it.each<[string, CandidacyState, boolean]>([
    ['offered', state({}), true],
    ['accepted', state({ hire: { ...hire, answer: 'accepted' } }), true],
    ['approved only', state({ name: 'approved', hire: null }), false],
    ['of an earlier round', state({ round: 3 }), false],
    ['ended', state({ name: 'ended' }), false],
    ['closed', state({ name: 'closed' }), false],
  ])('needs an offer that lasts: %s', (_title, candidacy, isPossible) => {
    expect(checkSignable(candidacy, 2) === undefined).toBe(isPossible);
  });
});

describe('the turn of a driver who accepted', () => {
  const papers = papersOf([]);
  const since = '2026-12-01T12:00:00.000Z';
  const hire: CandidacyState['hire'] = {
    ...{ hireSeq: 1, answer: 'accepted', startOn: '2026-12-05', startsAt: '2026-12-05T06:00:00.000Z' },
    ...{ endOn: null, endsAt: null, offeredAt: since, startedAt: null, proposal: null },
    file: { isComplete: false, since, seq: 1 },
  };
  const state = (change: Partial<CandidacyState>): CandidacyState => ({
    ...emptyCandidacy({ candidacyId: 'c', orderId: 'o', driverId: 'd' }),
    ...{ name: 'hired', hire, ...change },
  });
  const signed = papers.map((paper) => ({ ...paper, state: 'signed' as const }));
  const withdrawn = papers.map((paper) => ({ ...paper, state: 'withdrawn' as const }));
  const complete = { hire: { ...hire, file: { isComplete: true, since, seq: 2 } } };
  const started = { hire: { ...hire, startedAt: '2026-12-05T06:00:00.000Z' } };
  const offered = { hire: { ...hire, answer: 'offered' as const, proposal: null } };
  it.each([
    { title: 'without a signature', candidacy: state({}), own: papers, signature: 'due' },
    { title: 'with one', candidacy: state({}), own: signed, signature: 'none' },
    { title: 'and withdrew the consent', candidacy: state({}), own: withdrawn, signature: 'consent' },
    { title: 'and withdrew the consent at work', candidacy: state(started), own: withdrawn, signature: 'consent' },
    { title: 'of a file that is complete without it', candidacy: state(complete), own: papers, signature: 'possible' },
    { title: 'and works already', candidacy: state(started), own: papers, signature: 'due' },
    { title: 'not yet', candidacy: state(offered), own: papers, signature: 'none' },
    { title: 'of a closed offer', candidacy: state({ name: 'closed' }), own: papers, signature: 'none' },
  ])('$title', ({ candidacy, own, signature }) => {
    expect(signatureOf(candidacy, own)).toBe(signature);
    if (candidacy.hire?.answer !== 'accepted') return;
    const now = Date.parse('2026-12-02T12:00:00.000Z');
    expect(isDriversTurn(candidacy, { notice: 'none', papers: own, now })).toBe(signature === 'due');
  });
});
