import { describe, expect, it } from '@jest/globals';
import { type ComplianceAnswers, emptyAnswers } from '#domain/compliance/answers';
import { checkDriving, isSsn, normalizeQualification, strippedSsn } from '#domain/compliance/rules';
import { isDrawn } from '#domain/compliance/signature';
import { isNameOf } from '#domain/compliance/signed-name';
import { complianceSteps, consentKinds, signedWith, stepDocuments, stepOf } from '#domain/compliance/steps';

describe('a Social Security number', () => {
  it('is nine digits without its dashes', () => {
    expect(strippedSsn(' 219-09 9999.')).toBe('219099999');
    expect(isSsn('219099999')).toBe(true);
  });

  it.each(['21909999', '2190999990', '000123456', '666123456', '912345678', '219009999', '219090000', '21909999A'])(
    'cannot be %s',
    (typed) => {
      expect(isSsn(typed)).toBe(false);
    },
  );
});

describe('a signature', () => {
  const person = { firstName: 'José María', lastName: "O'Brien-Núñez" };

  it.each(["Jose Maria O'Brien Nunez", 'JOSÉ MARÍA K. O’BRIEN-NÚÑEZ', "O'Brien-Nunez, José María"])(
    'contains the first and last name of the account: %s',
    (typed) => {
      expect(isNameOf(typed, person)).toBe(true);
    },
  );

  it.each(['Jose Maria', 'JMON', ''])('is not another name: %s', (typed) => {
    expect(isNameOf(typed, person)).toBe(false);
  });

  it('may be in Latin letters, as on the license, if the account has another script', () => {
    const wang = { firstName: '伟', lastName: '王' };

    expect(isNameOf('Wei Wang', wang)).toBe(true);
    expect(isNameOf('王 伟', wang)).toBe(true);
    expect(isNameOf('王', wang)).toBe(false);
    // Without a space, the last name first.
    expect(['王伟', '伟王'].map((typed) => isNameOf(typed, wang))).toEqual([true, true]);
    expect(isNameOf('王小明', { firstName: '小明', lastName: '王' })).toBe(true);
    expect(isNameOf('김민수', { firstName: '민수', lastName: '김' })).toBe(true);
    expect(isNameOf('王伟明', wang)).toBe(false);
    expect(isNameOf('Wei', wang)).toBe(false);
    expect(isNameOf('Wei Li', { firstName: '伟', lastName: 'Wang' })).toBe(false);
  });

  it.each([
    [
      'Siobhan',
      "O'Brien",
      ['SIOBHAN OBRIEN', "Siobhan O'Brien", 'Siobhan O Brien', 'OBRIEN SIOBHAN', 'SIOBHÁN M OBRIEN'],
    ],
    ['Đức', 'Đặng', ['DUC DANG', 'Đức Đặng', 'Duc Van Dang', 'Đức Đặng'.normalize('NFD')]],
    ['Łukasz', 'Wałęsa', ['LUKASZ WALESA', 'Łukasz Wałęsa']],
    ['Hans', 'Groß', ['HANS GROSS', 'Hans Groß']],
    ['Jürgen', 'Sørensen', ['JURGEN SORENSEN', 'JUERGEN SOERENSEN', 'Jürgen Sørensen', 'JUERGEN SORENSEN']],
    ['Ali', 'Kılıç', ['ALI KILIC', 'Ali Kılıç', 'ALİ KILIÇ']],
    ['Ana', 'García-López', ['ANA GARCIALOPEZ', 'Ana Garcia Lopez', 'ANA GARCIA-LOPEZ']],
    ['Tony', "D'Angelo", ['TONY DANGELO', 'Tony D Angelo', 'TONY D’ANGELO']],
    ['Mary Ann', 'Lee', ['MARYANN LEE', 'MARY-ANN LEE', 'Mary Ann Q. Lee']],
    ['Maria', 'De La Cruz', ['MARIA DELACRUZ', 'MARIA DE LA CRUZ', 'Maria de lacruz']],
    ['Maria', 'DeLaCruz', ['MARIA DE LA CRUZ', 'MARIA DELACRUZ']],
    ['Maria', 'Cruz', ['MARIACRUZ']],
    ['Maria', 'O', ['MARIA O', 'Maria O.', 'O, MARIA']],
    ['O', 'Y', ['O Y', 'O. Y.', 'OY']],
    ['J.', 'R.', ['J R', 'JR']],
    ['Ng', 'Ng', ['NG NG']],
    ['FNU', 'Suharto', ['SUHARTO', 'FNU SUHARTO', 'Suharto FNU']],
    ['Suharto', 'LNU', ['Suharto', 'SUHARTO LNU']],
    ['Suharto', 'Suharto', ['SUHARTO', 'SUHARTO SUHARTO']],
    ['-', 'Suharto', ['SUHARTO', '- Suharto']],
    ['FNU', 'LNU', ['FNU LNU']],
    ['Robert', 'Smith Jr.', ['ROBERT SMITH', 'ROBERT SMITH JR', 'Smith, Robert Jr.']],
    ['Robert', 'Smith', ['ROBERT SMITH III', 'Robert A. Smith, Jr.']],
    ['Işık', 'Yılmaz', ['ISIK YILMAZ', 'IŞIK YILMAZ', 'ışık yılmaz', 'Işık Yılmaz'.normalize('NFD')]],
    ['Văn Đức', 'Nguyễn', ['NGUYEN VAN DUC', 'Nguyễn Văn Đức'.normalize('NFD'), 'VANDUC NGUYEN']],
    ['D′Angelo', 'O`Neil', ['DANGELO ONEIL', 'D’Angelo O＇Neil', 'D ANGELO O NEIL', 'Dʼangelo O‛Neil']],
    ['Kaʻahumanu', 'Kealoha', ["KA'AHUMANU KEALOHA", 'KAAHUMANU KEALOHA', 'Kaʻahumanu Kealoha']],
    ['Þórdís', 'Æsir', ['THORDIS AESIR', 'Þórdís Æsir']],
    ['Ian', 'St. John', ['IAN SAINT JOHN', 'IAN ST JOHN', 'Ian Saintjohn', 'Saint-John, Ian']],
    ['Luc', 'Saint-Pierre', ['LUC ST PIERRE', 'Luc St. Pierre', 'LUC SAINTPIERRE']],
    ['Ana', 'Sta. Maria', ['ANA SANTA MARIA', 'ANA STA MARIA']],
  ])('of %s %s may be typed as on the license', (firstName, lastName, spellings) => {
    for (const typed of spellings) expect([typed, isNameOf(typed, { firstName, lastName })]).toEqual([typed, true]);
  });

  it.each([
    ['John McLee', 'Jo', 'Lee'],
    ['Ann Brien', 'Ann', "O'Brien"],
    ['Siobhan', 'Siobhan', "O'Brien"],
    ['OBRIEN', 'Siobhan', "O'Brien"],
    ['Marianne Lee', 'Mary Ann', 'Lee'],
    ['***', 'Ann', 'Lee'],
    ['***', '-', '.'],
    ['ROBERT JR', 'Robert', 'Smith Jr.'],
    ['FNU', 'FNU', 'Suharto'],
    ['Y', 'O', 'Y'],
    ['MARIA', 'Maria', 'O'],
  ])('as %s is not that of %s %s', (typed, firstName, lastName) => {
    expect(isNameOf(typed, { firstName, lastName })).toBe(false);
  });

  it('is more than a dot', () => {
    expect(isDrawn([[1, 1]])).toBe(false);
    expect(
      isDrawn([
        [1, 1, 2, 2, 3, 3],
        [4, 4, 5, 5, 6, 6],
      ]),
    ).toBe(true);
  });
});

it('covers each document once: two alone, the rest with the authorization', () => {
  const covered = (['background-check-disclosure', 'psp-background-reports', 'background-check-authorization'] as const)
    .flatMap(signedWith)
    .sort();

  expect(covered).toEqual([...consentKinds].sort());
  expect(consentKinds.map(stepOf)).toEqual(complianceSteps.flatMap((step) => stepDocuments[step].map(() => step)));
});

const answered = {
  legal: true,
  english: true,
  drugOrAlcoholTests: false,
  documentation: null,
  experience: 'moreThan3Years',
  hasAccidents: false,
  hasViolations: false,
} as const;

describe('an earlier drug or alcohol test', () => {
  const license = { state: 'TX', number: 'A1234567', expiresOn: '2099-01-31' } as const;
  const issuesOf = (more: Partial<ComplianceAnswers['qualification']>) =>
    checkDriving(
      {
        checklist: emptyAnswers.checklist,
        motorVehicle: { ...emptyAnswers.motorVehicle, licenses: [license], wasDenied: false, wasSuspended: false },
        qualification: { ...answered, ...more },
      },
      { today: '2026-11-22', listed: { accidents: 0, violations: 0 } },
    ).map(({ field, code }) => `${field} ${code}`);

  it('makes the question about documentation necessary', () => {
    expect(issuesOf({ drugOrAlcoholTests: true })).toEqual(['qualification/documentation required']);
    expect(issuesOf({ drugOrAlcoholTests: true, documentation: false })).toEqual([]);
    expect(normalizeQualification({ ...answered, documentation: true }).documentation).toBeNull();
  });

  it('is asked about together with the right to work and English', () => {
    expect(issuesOf({ legal: null, english: null, drugOrAlcoholTests: null })).toEqual([
      'qualification/legal required',
      'qualification/english required',
      'qualification/drugOrAlcoholTests required',
    ]);
  });
});

describe('an answer of yes to accidents or convictions', () => {
  const license = { state: 'TX', number: 'A1234567', expiresOn: '2099-01-31' } as const;
  const issuesOf = (yes: boolean, listed: { accidents: number; violations: number }) =>
    checkDriving(
      {
        checklist: emptyAnswers.checklist,
        motorVehicle: { ...emptyAnswers.motorVehicle, licenses: [license], wasDenied: false, wasSuspended: false },
        qualification: { ...answered, hasAccidents: yes, hasViolations: yes },
      },
      { today: '2026-11-22', listed },
    ).map(({ field, code }) => `${field} ${code}`);

  it('requires at least one entry on each list', () => {
    expect(issuesOf(true, { accidents: 0, violations: 0 })).toEqual([
      'qualification/hasAccidents accidents-not-listed',
      'qualification/hasViolations violations-not-listed',
    ]);
    expect(issuesOf(true, { accidents: 1, violations: 2 })).toEqual([]);
    expect(issuesOf(false, { accidents: 0, violations: 0 })).toEqual([]);
  });
});
