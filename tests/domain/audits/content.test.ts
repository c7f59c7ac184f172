import { describe, expect, it } from '@jest/globals';
import { auditCounts } from '#domain/audits/content';
import { type AuditedFile, auditFileContent, isProduced } from '#domain/audits/file-content';
import { packetFileContent } from '#domain/audits/packet-content';
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
    ...{ on: ON, answers, kind, stores, documentIdsOf: () => [], documents: [] },
  };
}

describe('what a file says', () => {
  it('has only the lines of the chosen stores, and never those of the platform', () => {
    const lines = (stores: AuditedFile['stores']) => auditFileContent(audited(stores)).lines.map(({ title }) => title);
    const of = (store: string) =>
      audited([])
        .answers.filter((answer) => answer.store === store)
        .map(({ requirement }) => requirement.title);

    expect(new Set(lines(['qualification']))).toEqual(new Set(of('qualification')));
    expect(new Set(lines(['qualification', 'drugAlcohol']))).toEqual(
      new Set([...of('qualification'), ...of('drugAlcohol')]),
    );
    expect(lines(['qualification']).some((title) => of('hr').includes(title))).toBe(false);
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
    expect(text.match(/Date performed/g)).toHaveLength(1);
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
  const nothing = { facts: [], provenOn: null, dueOn: null, daysLate: null, bars: false } as const;
  it.each<[Partial<Answer>, string]>([
    [
      { status: 'missing', why: 'neverProven', dueOn: '2026-10-14' },
      'Missing: no qualifying document is on file. It was due 10/14/2026, 37 days before this day.',
    ],
    [
      { status: 'missing', why: 'breached', bars: true },
      'Not met: a newer document shows a problem. Driving is not permitted as things stand.',
    ],
    [
      { status: 'expired', why: 'ended', provenOn: '2024-01-02', dueOn: '2026-01-02' },
      'Expired. On file since 01/02/2024; the renewal was due 01/02/2026.',
    ],
    [
      { status: 'unknown', why: 'factMissing', facts: ['hazmat', 'forPay'] },
      'Unknown: not stated in the file: Placarded hazardous materials; Passengers carried for pay.',
    ],
    [
      { status: 'unknown', why: 'dateMissing', facts: ['expires'] },
      'Unknown: the document does not state Expiration date.',
    ],
    [{ status: 'due', why: 'neverProven', dueOn: '2026-12-01' }, 'Not on file yet; due 12/01/2026.'],
    [
      { status: 'late', why: 'provenLate', provenOn: '2026-10-20', daysLate: 6 },
      'On file since 10/20/2026, 6 days after the due date.',
    ],
    [
      { status: 'done', why: 'proven', provenOn: '2026-09-02', dueOn: '2027-09-02' },
      'On file since 09/02/2026. Next due 09/02/2027.',
    ],
    [{ status: 'notApplicable', why: 'employmentEnded' }, 'No longer required: the employment ended.'],
  ])('of %j reads "%s"', (answer, text) => {
    expect(statementOf({ status: 'done', why: 'proven', ...nothing, ...answer }, ON)).toBe(text);
  });
});
