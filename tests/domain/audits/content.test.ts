import { describe, expect, it } from '@jest/globals';
import { auditCounts, type AuditDocument } from '#domain/audits/content';
import { documentTitle } from '#domain/audits/document-names';
import { type AuditedFile, auditFileContent, isProduced } from '#domain/audits/file-content';
import { packetFileContent } from '#domain/audits/packet-content';
import { statedFactsOf } from '#domain/audits/stated-facts';
import { statementOf } from '#domain/audits/statement';
import { answerFile } from '#domain/requirements/engine/answer-file';
import type { Answer } from '#domain/requirements/model/answer';
import type { DriverFile } from '#domain/requirements/model/driver-file';
import type { Employment } from '#domain/requirements/model/employment';
import type { Evidence } from '#domain/requirements/model/evidence';
import { requirements } from '#domain/requirements/records/all';

const ON = '2026-11-20';
const employment: Employment = {
  ...{ id: 'employment', organizationId: 'carrier', appliedOn: '2026-09-01', hiredOn: '2026-09-14' },
  ...{ startedOn: '2026-09-15', endedOn: null, endReason: null },
};
const review = { by: 'Ann Smith', on: '2026-09-10', result: 'accepted' } as const;
const ofCarrier = { obtainedBy: 'carrier', organizationId: 'carrier', employmentId: 'employment', review } as const;
const evidence: readonly Evidence[] = [
  {
    id: 'english',
    kind: 'englishAssessment',
    form: 'typedDay',
    dates: { performed: '2026-09-02' },
    findings: [],
    about: null,
    ...ofCarrier,
  },
  {
    id: 'test',
    kind: 'drugTest',
    form: 'document',
    dates: { tested: '2026-09-03', received: '2026-09-05' },
    findings: ['negative'],
    about: null,
    ...ofCarrier,
  },
  {
    id: 'foreign',
    kind: 'englishAssessment',
    form: 'typedDay',
    dates: { performed: '2026-09-02' },
    findings: [],
    about: null,
    ...ofCarrier,
    organizationId: 'other',
    employmentId: null,
  },
];
const file: DriverFile = {
  facts: {
    ...{
      timeZone: 'America/Los_Angeles',
      birthDate: '1980-05-05',
      interstate: true,
      vehicleWeight: 33_000,
      passengers: 2,
    },
    ...{ cdlJob: true, hazmat: false, forPay: false, cdlClass: 'A', category: 'NI' },
  },
  changes: [],
  employments: [employment],
  evidence,
};

function audited(stores: AuditedFile['stores'], kind: AuditedFile['kind'] = 'fmcsa'): AuditedFile {
  const answers = answerFile(file, requirements, { employment: 'employment', on: ON, knownAt: null });
  return {
    ...{ driver: 'Maria Gomez', carrier: 'Harbor Freight Lines', organizationId: 'carrier', file, employment },
    ...{ on: ON, answers, kind, stores, documentIdsOf: () => [], documents: [], dotNumber: '1234567', facts: [] },
  };
}

describe('what a file says', () => {
  it('has only the lines of the chosen stores, and never those of the platform', () => {
    const lines = (stores: AuditedFile['stores']) => auditFileContent(audited(stores)).lines.map(({ title }) => title);
    const of = (store: string) =>
      audited([])
        .answers.filter((answer) => answer.store === store && answer.why !== 'notInForce')
        .map(({ requirement }) => requirement.title);

    expect(new Set(lines(['qualification']))).toEqual(new Set(of('qualification')));
    expect(new Set(lines(['qualification', 'drugAlcohol']))).toEqual(
      new Set([...of('qualification'), ...of('drugAlcohol')]),
    );
    expect(lines(['qualification']).some((title) => of('hr').includes(title))).toBe(false);
  });

  it('calls nobody the reviewer of what the driver signed on the platform', () => {
    const signed = audited(['qualification']);
    const answers = signed.answers.map((answer) => ({
      ...answer,
      evidence: answer.evidence?.review
        ? { ...answer.evidence, review: { ...answer.evidence.review, by: null } }
        : null,
    }));
    const text = JSON.stringify(auditFileContent({ ...signed, answers }));

    expect(text).toContain('Signed on Gladhand, not reviewed');
    expect(text).not.toMatch(/Accepted by (null|Gladhand)/);
  });

  it('says nothing of drug and alcohol tests to an insurer', () => {
    const lines = (kind: AuditedFile['kind']) =>
      auditFileContent(audited(['investigation'], kind)).lines.map(({ title }) => title);
    const aboutTests = (title: string) => /drug|alcohol/i.test(title);

    expect(lines('fmcsa').filter(aboutTests).length).toBeGreaterThan(0);
    expect(lines('insurer').filter(aboutTests)).toEqual([]);
    expect(lines('insurer')).toEqual(lines('fmcsa').filter((title) => !aboutTests(title)));
  });

  it('shows the evidence of its stores, with dates and review, and nothing of another carrier', () => {
    const text = JSON.stringify(auditFileContent(audited(['qualification'])));

    expect(text).toContain('Date performed: 09/02/2026; Accepted by Ann Smith on 09/10/2026');
    expect(text).not.toContain('Drug test result');
    expect(JSON.stringify(auditFileContent(audited(['drugAlcohol'])))).toContain('Drug test result');
    expect(text.match(/Date performed: 09\/02\/2026; Accepted/g)).toHaveLength(1);
  });

  it('is indexed by section, and states what is missing first', () => {
    const content = auditFileContent(audited(['qualification']));
    const { sections } = packetFileContent(content, 7);

    expect(sections.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Summary', '49 CFR 391.23 Investigation and inquiries', 'Not applicable']),
    );
    expect(sections[0]?.title).toBe('Summary');
    const missing = sections[0]?.blocks.find(({ type }) => type === 'table');
    const rows = missing?.type === 'table' ? missing.rows : [];
    expect(rows.length).toBe(
      auditCounts(content).missing + auditCounts(content).expired + auditCounts(content).unknown,
    );
    expect(rows.map(([name]) => name)).toContain("Driver's license, front and back");
  });
});

describe('a stored document', () => {
  it.each([
    ['obtained for the carrier', { organizationId: 'carrier', obtainedBy: 'carrier', isFileOpen: false }, true],
    ['from the driver, while the file is open', { organizationId: null, obtainedBy: 'driver', isFileOpen: true }, true],
    ['from the driver, after access ended', { organizationId: null, obtainedBy: 'driver', isFileOpen: false }, false],
    ['of the platform', { organizationId: null, obtainedBy: 'platform', isFileOpen: true }, false],
    ['of another carrier', { organizationId: 'other', obtainedBy: 'carrier', isFileOpen: true }, false],
  ] as const)('%s', (_, { isFileOpen, ...document }, expected) => {
    expect(isProduced(document, { carrierId: 'carrier', isFileOpen })).toBe(expected);
  });
});

describe('a statement', () => {
  const requirement = requirements.find(({ code }) => code === 'drug-test');
  const age = requirements.find(({ code }) => code === 'age-21-interstate');
  const licenseRecord = requirements.find(({ code }) => code === 'license');
  if (requirement === undefined || age === undefined || licenseRecord === undefined) throw new Error('Unknown record');
  const [, test = null] = evidence;
  const license: Evidence = {
    ...{ id: 'license', kind: 'license', form: 'document', findings: [], about: null },
    ...{ obtainedBy: 'driver', organizationId: null, employmentId: null, review },
    dates: { issued: '2023-05-01', received: '2026-09-02', expires: '2027-09-02' },
  };
  const nothing = {
    ...{ requirement, evidence: null, facts: [], provenOn: null, dueOn: null, daysLate: null },
    ...{ isEarly: false, bars: false },
  } as const;
  it.each<[Partial<Answer>, string]>([
    [
      { status: 'missing', why: 'neverProven', dueOn: '2026-10-14' },
      'No qualifying document is on file. It was due 10/14/2026, 37 days before this day.',
    ],
    [
      { status: 'missing', why: 'breached', bars: true },
      'Not met: a document shows a problem. Driving is not permitted as things stand.',
    ],
    [
      { status: 'expired', why: 'factsAgainst', facts: ['severalLicenses'], bars: true },
      'Not met: More than one license at the same time. Driving is not permitted as things stand.',
    ],
    [
      {
        ...{ requirement: licenseRecord, evidence: license, status: 'expired', why: 'ended' },
        ...{ provenOn: '2023-05-01', dueOn: '2027-09-02' },
      },
      'Date issued: 05/01/2023; the renewal was due 09/02/2027.',
    ],
    [
      { status: 'unknown', why: 'factMissing', facts: ['hazmat', 'forPay'] },
      'Not stated in the file: Placarded hazardous materials; Passengers carried for pay.',
    ],
    [{ status: 'unknown', why: 'dateMissing', facts: ['expires'] }, 'The document does not state: Expiration date.'],
    [{ status: 'due', why: 'neverProven', dueOn: '2026-12-01' }, 'Not on file yet; due 12/01/2026.'],
    [
      { status: 'late', why: 'provenLate', evidence: test, provenOn: '2026-09-05', daysLate: 6 },
      'On file. Date received: 09/05/2026, 6 days after the due date.',
    ],
    [
      {
        ...{ requirement: licenseRecord, evidence: license, status: 'done', why: 'proven' },
        ...{ provenOn: '2023-05-01', dueOn: '2027-09-02' },
      },
      'On file. Date issued: 05/01/2023. Next due 09/02/2027.',
    ],
    [
      { status: 'done', why: 'proven', evidence: test, provenOn: '2026-09-05', isEarly: true },
      'On file. Date received: 09/05/2026. Dated before the application, or long before the hire, and recorded for this hire.',
    ],
    [
      { requirement: age, status: 'done', why: 'proven', provenOn: '2001-05-05' },
      'Old enough: 21 years of age on 05/05/2001.',
    ],
    [
      { requirement: age, status: 'missing', why: 'tooYoung', bars: true },
      'Not old enough: 21 years of age on 05/05/2001. Driving is not permitted as things stand.',
    ],
    [{ status: 'notApplicable', why: 'employmentEnded' }, 'No longer required: the employment ended.'],
  ])('of %j reads "%s"', (answer, text) => {
    const context = { on: ON, birthDate: '1980-05-05' };

    expect(statementOf({ status: 'done', why: 'proven', ...nothing, ...answer }, context)).toBe(text);
  });

  it('never draws a conclusion from an unanswered question, and never says when a document came on file', () => {
    const { lines } = auditFileContent(audited(['qualification', 'drugAlcohol', 'investigation', 'hr']));
    const unknown = lines.filter(({ status }) => status === 'unknown');

    expect(unknown.length).toBeGreaterThan(0);
    for (const { statement, bars } of unknown) expect([bars, /not permitted/.test(statement)]).toEqual([false, false]);
    for (const { statement } of lines) expect(statement).not.toMatch(/on file since|does not count|^Unknown/i);
  });
});

describe('a packet can be checked', () => {
  const fact = { label: 'Interstate job', value: 'Yes', source: 'Stated by Ann Smith on 09/02/2026, as of 09/01/2026' };
  const document: AuditDocument = {
    fileId: 'stored',
    title: 'Drug test result, Date received 09/05/2026',
    mediaType: 'application/pdf',
    addedOn: '2026-09-06',
    sizeBytes: 1,
    sha256: '',
    pages: 1,
  };
  const content = auditFileContent({
    ...audited(['qualification', 'drugAlcohol']),
    facts: [fact],
    documents: [document],
    documentIdsOf: (id) => (id === 'test' ? ['stored'] : []),
  });
  const text = JSON.stringify(packetFileContent(content, 7));

  it('identifies the driver and the carrier, and states its facts with their authors', () => {
    for (const part of ['05/05/1980', 'USDOT number', '1234567', fact.value, fact.source]) expect(text).toContain(part);
  });

  it('names the license by its number, where the records need it, and the carrier by its address', () => {
    const licensed = {
      ...audited(['qualification']),
      file: {
        ...file,
        licenses: [{ state: 'TX', class: 'A' as const, isForeign: false, heldFrom: '2015-01-01', heldUntil: null }],
      },
      address: '9 HARBOR RD, LONG BEACH, CA 90802',
    };
    const identity = (of: AuditedFile) => auditFileContent(of).identity.map(({ label, value }) => [label, value]);

    expect(identity({ ...licensed, licenseNumbers: new Map([['TX', 'A1234567']]) })).toEqual(
      expect.arrayContaining([
        ['License', 'TX, number A1234567, class A'],
        ['Address of the carrier', '9 HARBOR RD, LONG BEACH, CA 90802'],
      ]),
    );
    expect(identity(licensed)).toEqual(expect.arrayContaining([['License', 'TX, class A']]));
  });

  it.each<[string, Partial<Evidence>, string]>([
    [
      'efforts',
      {
        ...{ kind: 'safetyInquiry', form: 'noneCouldBeAsked', dates: { sent: '2026-09-20', performed: '2026-10-05' } },
        content: { contacted: 'Old Carrier, 1 Main St, Dallas, TX', method: 'Phone on 09/20, 10/01', response: 'None' },
      },
      'Contacted: Old Carrier, 1 Main St, Dallas, TX; Contact method: Phone on 09/20, 10/01; Response: None;',
    ],
    [
      'efforts that were recorded without words',
      { kind: 'safetyInquiry', form: 'noneCouldBeAsked', dates: { performed: '2026-10-05' } },
      'Contacted: not recorded; Contact method: not recorded; Response: not recorded;',
    ],
    [
      'a road test',
      {
        ...{ kind: 'roadTest', dates: { performed: '2026-09-10' } },
        content: { vehicle: 'Freightliner Cascadia, tractor-trailer, unit 12', examiner: 'Dana Lee' },
      },
      'Test vehicle: Freightliner Cascadia, tractor-trailer, unit 12; Examiner: Dana Lee;',
    ],
    ['a document without words', { kind: 'mvr', dates: { received: '2026-09-20' }, about: 'TX' }, 'Date received'],
  ])('prints the words of %s', (_title, change, words) => {
    const one: Evidence = {
      ...{ id: 'one', kind: 'mvr', form: 'document', dates: {}, findings: [], about: 'old' },
      ...{ ...ofCarrier, ...change },
    };
    const filed: DriverFile = {
      ...file,
      licenses: [{ state: 'TX', class: 'A' as const, isForeign: false, heldFrom: '2015-01-01', heldUntil: null }],
      pastEmployers: [
        { id: 'old', name: 'Old Carrier', startDate: '2020-01-01', endDate: '2026-06-30', mode: 'fmcsa' },
      ],
      evidence: [one],
    };
    const answers = answerFile(filed, requirements, { employment: 'employment', on: ON, knownAt: null });
    const content = auditFileContent({ ...audited(['qualification', 'investigation']), file: filed, answers });

    expect(JSON.stringify(packetFileContent(content, 1))).toContain(words);
  });

  it('names each document in its lines and above its pages', () => {
    expect(text).toContain('Negative; Accepted by Ann Smith on 09/10/2026; Document 1)');
    expect(packetFileContent(content, 7).documents[0]?.title).toBe(`Document 1: ${document.title}`);
  });

  it('has no line for a rule of another time', () => {
    expect(audited(['qualification']).answers.some(({ why }) => why === 'notInForce')).toBe(true);
    expect(content.lines.some(({ statement }) => statement.includes('No rule was in effect'))).toBe(false);
  });
});

it('shows each fact with its author and days, and exceptions that nobody claims as such', () => {
  const facts = statedFactsOf({
    file: { ...file, changes: [{ from: '2026-09-03', facts: { hazmat: true } }] },
    employment,
    on: ON,
    statements: [
      { employmentId: null, from: '2026-09-03', facts: { hazmat: true }, by: 'Ann Smith', at: '2026-09-04T12:00:00Z' },
    ],
    timeZone: 'America/Chicago',
    stores: ['qualification'],
  });

  expect(facts).toEqual(
    expect.arrayContaining([
      {
        label: 'Placarded hazardous materials',
        value: 'Yes',
        source: 'Stated by Ann Smith on 09/04/2026, as of 09/03/2026',
      },
      { label: 'Gross vehicle weight rating (pounds)', value: '33000', source: 'Job order of the hire' },
      { label: 'Furnished by another carrier', value: 'Not claimed', source: 'Record of the employment' },
    ]),
  );
});

it('titles two documents of a kind by state and date', () => {
  const titles = (['TX', 'OK'] as const).map((about) =>
    documentTitle({ kind: 'mvr', about, dates: { received: '2026-01-15' } }),
  );

  expect(titles).toEqual([
    'Motor vehicle record (MVR), TX, Date received 01/15/2026',
    'Motor vehicle record (MVR), OK, Date received 01/15/2026',
  ]);
});
