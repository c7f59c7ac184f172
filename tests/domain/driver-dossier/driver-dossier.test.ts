import { describe, expect, it } from '@jest/globals';
import type { AccessStateOrNone } from '#domain/dq-access/states';
import { cutText } from '#domain/driver-dossier/cut-text';
import { documentOf, mayOpenConsent, mayOpenDocument } from '#domain/driver-dossier/documents';
import { qualificationSummary } from '#domain/driver-dossier/qualification-summary';
import { type DossierRelation, isDossierAvailable, isRelated } from '#domain/driver-dossier/relation';
import { employersOf, monthAndFullYear, monthAndYear, timelineOf } from '#domain/driver-dossier/timeline';

const TODAY = '2026-11-26';

describe('the timeline', () => {
  const entry = (_id: string, startDate: string) => ({ _id, startDate, endDate: null });

  it('shows all periods by start date, and a job entry without work as unemployment', () => {
    const items = timelineOf({
      employment: [
        { ...entry('job', '2020-05-01'), type: 'employer' },
        { ...entry('idle', '2019-01-01'), type: 'unWorking' },
      ],
      drivingSchool: [entry('school', '2020-01-01')],
      militaryService: [entry('army', '2010-01-01')],
      unemploymentPeriod: [entry('between', '2024-01-01')],
    });

    expect(items.map(({ _id, timelineType }) => [_id, timelineType])).toEqual([
      ['army', 'militaryService'],
      ['idle', 'unemploymentPeriod'],
      ['school', 'drivingSchool'],
      ['job', 'employment'],
      ['between', 'unemploymentPeriod'],
    ]);
  });

  it('writes dates as MM/YY, and those of employers as MM/YYYY', () => {
    expect(monthAndYear('2008-03-09')).toBe('03/08');
    expect(monthAndFullYear('2008-03-09')).toBe('03/2008');
  });

  it('lists employers with the newest start first, without periods of no work', () => {
    const jobs = [
      { startDate: '2019-01-01', type: 'employer' },
      { startDate: '2022-01-01', type: 'selfEmployed' },
      { startDate: '2023-01-01', type: 'unWorking' },
    ] as const;

    expect(employersOf([...jobs]).map(({ startDate }) => startDate)).toEqual(['2022-01-01', '2019-01-01']);
  });
});

describe('the qualification summary', () => {
  const summaryOf = (from: string, to: string | null, eventDates: string[] = []) =>
    qualificationSummary({ workRecord: { driving: [{ from, to }], reported: [] }, eventDates, today: TODAY });

  it('covers 36 months if the 60 months have no more experience', () => {
    expect(summaryOf('2025-05-26', null)).toMatchObject({ windowMonths: 36, experienceMonths: 18 });
    expect(summaryOf('2010-01-01', '2011-01-01')).toMatchObject({ windowMonths: 36, experienceMonths: 0 });
  });

  it('covers 60 months if they have more', () => {
    expect(summaryOf('2022-11-26', null)).toMatchObject({ windowMonths: 60, experienceMonths: 48 });
    expect(summaryOf('2000-01-01', null)).toMatchObject({ windowMonths: 60, experienceMonths: 60 });
  });

  it('counts violations and accidents of its own window', () => {
    const events = ['2026-01-01', '2022-06-01', '2020-01-01'];

    expect(summaryOf('2025-05-26', null, events).events).toBe(1);
    expect(summaryOf('2010-01-01', null, events).events).toBe(2);
  });
});

describe('a value on a card', () => {
  it('is cut after 25 characters', () => {
    expect(cutText('a'.repeat(25))).toEqual({ shown: 'a'.repeat(25), isCut: false });
    expect(cutText('a'.repeat(26))).toEqual({ shown: `${'a'.repeat(25)}…`, isCut: true });
    expect(cutText('🚚'.repeat(26)).shown).toBe(`${'🚚'.repeat(25)}…`);
  });
});

describe('the relation to a carrier', () => {
  const stranger: DossierRelation = { candidacyStages: [], bench: null, access: 'none', isByLaw: false };

  it.each<[string, Partial<DossierRelation>, boolean]>([
    ['a stranger', {}, false],
    ['an invited driver', { candidacyStages: ['invited', null] }, false],
    ['a driver in review', { candidacyStages: ['invited', 'pendingReview-pending'] }, true],
    ['a driver proposed for the bench', { bench: 'requested' }, true],
    ['a driver who was removed from it', { bench: 'removed' }, false],
    ['a driver asked for access', { access: 'requested' }, true],
    ['a driver who took the access back', { access: 'revoked' }, false],
    ['an employee', { isByLaw: true }, true],
  ])('of %s', (_, relation, related) => {
    expect(isRelated({ ...stranger, ...relation })).toBe(related);
  });

  it('opens the file from WrappingUpHR on, and during an employment in every stage', () => {
    expect(isDossierAvailable('HRPaperWork', { isByLaw: false, isWithheld: false })).toBe(false);
    expect(isDossierAvailable('WrappingUpHR', { isByLaw: false, isWithheld: false })).toBe(true);
    expect(isDossierAvailable('WrappingUpHR', { isByLaw: false, isWithheld: true })).toBe(false);
    expect(isDossierAvailable('NotInterested', { isByLaw: false, isWithheld: false })).toBe(false);
    expect(isDossierAvailable('NotInterested', { isByLaw: true, isWithheld: true })).toBe(true);
  });

  it('knows every state of an access', () => {
    const related = (['none', 'requested', 'approved', 'rejected', 'revoked'] as AccessStateOrNone[]).filter((access) =>
      isRelated({ ...stranger, access }),
    );

    expect(related).toEqual(['requested', 'approved']);
  });
});

describe('documents', () => {
  it('open by the store of their kind', () => {
    expect(mayOpenDocument('mvr', ['qualification'])).toBe(true);
    expect(mayOpenDocument('backgroundCheck', ['qualification', 'investigation', 'drugAlcohol'])).toBe(false);
    expect(mayOpenDocument('drugTest', ['qualification', 'investigation', 'drugAlcohol'])).toBe(true);
    expect(mayOpenConsent('background-check-authorization', ['hr'])).toBe(true);
    expect(mayOpenConsent('clearinghouse-limited-query', ['qualification', 'hr'])).toBe(false);
  });

  it('are not signatures, photos or the evidence of carriers', () => {
    expect(documentOf('result', 'mvr', null)).toBe('mvr');
    expect(documentOf('dotMedicalCard', null, null)).toBe('dotMedicalCard');
    expect(['signature', 'evidence', 'photo'].map((purpose) => documentOf(purpose as 'photo', null, null))).toEqual([
      null,
      null,
      null,
    ]);
  });
});
