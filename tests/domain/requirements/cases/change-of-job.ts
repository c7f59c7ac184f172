import { aDocument, aFile, aLicense, anEmployment, aPastEmployer, type Case } from './format';

const hired = [anEmployment({ appliedOn: '2018-01-05', hiredOn: '2018-01-12', startedOn: '2018-01-19' })];
const noCdl = { cdlJob: false, vehicleWeight: 20_000, combination: false, airBrakes: false };
const intoCdl = (from: string) => [{ from, facts: { cdlJob: true, vehicleWeight: 80_000 } }];
const moved = (from: string, more: Partial<Parameters<typeof aFile>[0]> = {}) =>
  aFile({ facts: noCdl, employments: hired, changes: intoCdl(from), ...more });
const railroad = aPastEmployer({ id: 'railroad', mode: 'fra', startDate: '2016-01-01', endDate: '2017-12-01' });
const query = (queried: string) => aDocument('clearinghouseFull', { queried }, { findings: ['clear'] });

/** An employee who moves into another job: 49 CFR 40.25(a)-(b), 172.704(c)(1), 382.701(a), 391.44(d). */
export const changeOfJobCases: readonly Case[] = [
  {
    title: 'hazmat training is due 90 days after a change of job, supervised until then',
    citation: '49 CFR 172.704(c)(1)',
    file: aFile({ employments: hired, changes: [{ from: '2026-03-01', facts: { hazmat: true } }] }),
    on: '2026-05-30',
    lines: [{ code: 'hazmat-training', status: 'due', dueOn: '2026-05-30', bars: false }],
  },
  {
    title: 'on the ninety-first day after the change of job driving without hazmat training is barred',
    citation: '49 CFR 172.704(c)(1)',
    file: aFile({ employments: hired, changes: [{ from: '2026-03-01', facts: { hazmat: true } }] }),
    on: '2026-05-31',
    lines: [{ code: 'hazmat-training', status: 'missing', dueOn: '2026-05-30', bars: true }],
  },
  {
    title: 'a driver hired in 2018 who moves into a CDL job in 2024 needs the full query before the first drive in it',
    citation: '49 CFR 382.701(a)(1)',
    file: moved('2024-03-01'),
    on: '2024-03-02',
    lines: [{ code: 'clearinghouse-full', status: 'missing', dueOn: '2024-03-01', bars: true }],
  },
  {
    title: 'a full query of the week before the move is in time, and the next one is due within 365 days of it',
    citation: '49 CFR 382.701(a)-(b)',
    file: moved('2024-03-01', { evidence: [query('2024-02-26')] }),
    on: '2024-06-01',
    lines: [
      { code: 'clearinghouse-full', status: 'done', provenOn: '2024-02-26', bars: false },
      { code: 'clearinghouse-annual', status: 'done', dueOn: '2025-02-25' },
    ],
  },
  {
    title: 'a driver hired in 2018 into a CDL job needed no full query, and a change of vehicle brings none',
    citation: '49 CFR 382.701(a)',
    file: aFile({ employments: hired, changes: [{ from: '2024-03-01', facts: { hazmat: true } }] }),
    on: '2024-06-01',
    lines: [{ code: 'clearinghouse-full', status: 'notApplicable', why: 'notInForce' }],
  },
  {
    title: 'the Clearinghouse alone answers for the FMCSA employers of a driver who moves into a CDL job in 2024',
    citation: '49 CFR 391.23(e)(4), 40.25(a)',
    file: moved('2024-03-01', { pastEmployers: [aPastEmployer({ endDate: '2017-12-01' })] }),
    on: '2024-06-01',
    lines: [{ code: 'drug-alcohol-past-fmcsa', status: 'notApplicable', why: 'notInForce' }],
  },
  {
    title: 'employers are counted back from the move into the job, not from the application of long ago',
    citation: '49 CFR 40.25(b)',
    file: moved('2024-03-01', { pastEmployers: [railroad] }),
    on: '2024-06-01',
    lines: [{ code: 'drug-alcohol-past-other-modes', status: 'notApplicable', facts: ['pastEmployers'] }],
  },
  {
    title: 'a railroad of the last years is asked within 30 days of the move, and driving is barred only after them',
    citation: '49 CFR 40.25(a), (d)',
    file: moved('2019-03-01', { pastEmployers: [railroad] }),
    on: '2019-03-31',
    lines: [
      {
        code: 'drug-alcohol-past-other-modes',
        subject: 'railroad',
        status: 'due',
        dueOn: '2019-03-31',
        bars: false,
      },
    ],
  },
  {
    title: 'on the thirty-first day after the move an unanswered railroad bars driving',
    citation: '49 CFR 40.25(d)',
    file: moved('2019-03-01', { pastEmployers: [railroad] }),
    on: '2019-04-01',
    lines: [{ code: 'drug-alcohol-past-other-modes', subject: 'railroad', status: 'missing', bars: true }],
  },
  {
    title: 'a driver hired in 2019 and first qualified by the vision standard in 2024 needs the road test then',
    citation: '49 CFR 391.44(d)(1)',
    file: aFile({
      employments: [anEmployment({ appliedOn: '2019-01-05', hiredOn: '2019-01-12', startedOn: '2019-01-19' })],
      changes: [{ from: '2024-05-06', facts: { visionStandard: true, firstVisionQualification: true } }],
      evidence: [aDocument('roadTest', { performed: '2019-01-15' })],
    }),
    on: '2024-05-07',
    lines: [
      { code: 'vision-road-test', status: 'missing', dueOn: '2024-05-06', bars: true },
      { code: 'road-test', status: 'done', bars: false },
    ],
  },
  {
    title: 'the next annual round asks the state that licensed the driver since the last one',
    citation: '49 CFR 391.25(a)',
    file: aFile({
      licenses: [aLicense({ heldUntil: '2026-06-09' }), aLicense({ state: 'OK', heldFrom: '2026-06-10' })],
      evidence: [aDocument('mvr', { received: '2026-01-20' }, { about: 'TX' })],
    }),
    on: '2026-11-01',
    lines: [{ code: 'annual-mvr', subject: 'OK', status: 'due', dueOn: '2027-01-20' }],
  },
];
