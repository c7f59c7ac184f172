import { aDocument, aFile, anEmployment, aPastEmployer, type Case } from './format';

const rail = aPastEmployer({ id: 'railroad', mode: 'fra' });
const limited = (day: string, finding: 'hit' | 'clear') =>
  aDocument('clearinghouseLimited', { queried: day }, { findings: [finding] });
const full = (day: string, finding: 'prohibited' | 'clear') =>
  aDocument('clearinghouseFull', { queried: day }, { findings: [finding] });
const employed = [full('2026-01-13', 'clear'), limited('2026-11-02', 'hit')];

/** Whether a line bars driving. */
export const barsDrivingCases: readonly Case[] = [
  {
    title: 'an expired license bars driving',
    citation: '49 CFR 391.11(b)(5)',
    file: aFile({ evidence: [aDocument('license', { issued: '2022-05-01', expires: '2026-05-01' })] }),
    on: '2026-05-02',
    lines: [{ code: 'license', status: 'expired', bars: true, acts: 'driver' }],
  },
  {
    title: 'a license on its last day does not',
    citation: '49 CFR 391.11(b)(5)',
    file: aFile({ evidence: [aDocument('license', { issued: '2022-05-01', expires: '2026-05-01' })] }),
    on: '2026-05-01',
    lines: [{ code: 'license', status: 'due', bars: false }],
  },
  {
    title: 'a missing driving record of the hire is a violation on paper only',
    citation: '49 CFR 391.23(b)',
    file: aFile(),
    on: '2026-03-01',
    lines: [{ code: 'employer-mvr', subject: 'TX', status: 'missing', bars: false }],
  },
  {
    title: 'a railroad that nobody asked does not bar driving through the thirtieth day after the first drive',
    citation: '49 CFR 40.25(d)',
    file: aFile({ pastEmployers: [rail] }),
    on: '2026-02-18',
    lines: [{ code: 'drug-alcohol-past-other-modes', subject: 'railroad', status: 'missing', bars: false }],
  },
  {
    title: 'a railroad that nobody asked bars driving from the thirty-first day',
    citation: '49 CFR 40.25(d)',
    file: aFile({ pastEmployers: [rail] }),
    on: '2026-02-19',
    lines: [{ code: 'drug-alcohol-past-other-modes', subject: 'railroad', status: 'missing', bars: true }],
  },
  {
    title: 'a limited query with a hit leaves 24 hours for a full query',
    citation: '49 CFR 382.701(b)(3)',
    file: aFile({ evidence: employed }),
    on: '2026-11-03',
    lines: [{ code: 'clearinghouse-annual', status: 'due', dueOn: '2026-11-03', bars: false }],
  },
  {
    title: 'without the full query driving is barred afterwards',
    citation: '49 CFR 382.701(b)(3)',
    file: aFile({ evidence: employed }),
    on: '2026-11-04',
    lines: [{ code: 'clearinghouse-annual', status: 'expired', why: 'breached', bars: true }],
  },
  {
    title: 'a full query that is clear ends it',
    citation: '49 CFR 382.701(b)(3)',
    file: aFile({ evidence: [...employed, full('2026-11-03', 'clear')] }),
    on: '2026-11-10',
    lines: [{ code: 'clearinghouse-annual', status: 'done', dueOn: '2027-11-03', bars: false }],
  },
  {
    title: 'an annual query that is only overdue does not bar driving',
    citation: '49 CFR 382.701(b)(1)',
    file: aFile({ evidence: [full('2026-01-13', 'clear')] }),
    on: '2027-01-14',
    lines: [{ code: 'clearinghouse-annual', status: 'expired', dueOn: '2027-01-13', bars: false }],
  },
  {
    title: 'before the first drive, what must be there by then holds the start',
    citation: '49 CFR 382.301(a)',
    file: aFile(),
    on: '2026-01-14',
    lines: [{ code: 'drug-test', status: 'due', dueOn: '2026-01-19', bars: true }],
  },
  {
    title: 'a driver of 20 years may not drive between states',
    citation: '49 CFR 391.11(b)(1)',
    file: aFile({ facts: { birthDate: '2005-06-15' } }),
    on: '2026-06-14',
    lines: [{ code: 'age-21-interstate', status: 'missing', why: 'tooYoung', dueOn: '2026-01-19', bars: true }],
  },
  {
    title: 'a driver born on February 29 is 21 on March 1',
    citation: '49 CFR 391.11(b)(1)',
    file: aFile({
      facts: { birthDate: '2004-02-29' },
      employments: [anEmployment({ appliedOn: '2025-02-10', hiredOn: '2025-02-20', startedOn: '2025-03-01' })],
    }),
    on: '2025-03-01',
    lines: [{ code: 'age-21-interstate', status: 'done', provenOn: '2025-03-01', bars: false }],
  },
];
