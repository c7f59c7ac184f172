import type { Report, StageReport, StageVisit } from '#domain/reports/schema';

const someStages = ['PreQualify', 'Processing', 'Certified', 'NotInterested'] as const;
const nobody = { count: 0, medianDays: null, p90Days: null };

const aStage = (stage: StageReport['stage'], more: Partial<StageReport> = {}): StageReport => ({
  stage,
  entered: 0,
  wentOn: 0,
  wentBack: 0,
  exited: 0,
  stayed: 0,
  erased: 0,
  left: nobody,
  waiting: nobody,
  stays: nobody,
  over: 0,
  ...more,
});

/** Twelve entered Processing: six moved on, two left over the pay, four are still there. */
export function aReport(more: Partial<Report> = {}): Report {
  const busy: Partial<StageReport> = {
    entered: 12,
    wentOn: 6,
    exited: 2,
    stayed: 4,
    left: { count: 8, medianDays: 3.5, p90Days: 9 },
    waiting: { count: 4, medianDays: 11, p90Days: 20 },
    stays: { count: 12, medianDays: 5, p90Days: 14 },
    over: 1,
  };
  return {
    from: '2026-08-31',
    to: '2026-11-22',
    at: '2026-11-22T09:30:00.000Z',
    stages: someStages.map((stage) => aStage(stage, stage === 'Processing' ? busy : {})),
    exits: [{ stage: 'NotInterested', reason: 'pay', by: 'ops', count: 2 }],
    owners: [
      {
        owner: { _id: '018f0000-0000-7000-8000-000000000302', name: 'Dana Whitfield' },
        entered: 12,
        left: { count: 8, medianDays: 3.5, p90Days: 9 },
        waiting: 4,
        over: 1,
      },
    ],
    weeks: [{ monday: '2026-11-16', from: '2026-11-16', to: '2026-11-22', entered: { Processing: 12 } }],
    ...more,
  };
}

/** An empty report. */
export const anEmptyReport = (): Report =>
  aReport({ stages: someStages.map((stage) => aStage(stage)), exits: [], owners: [], weeks: [] });

export const aVisit = (more: Partial<StageVisit> = {}): StageVisit => ({
  driver: { _id: '018f0000-0000-7000-8000-000000000401', name: 'Nora Lane' },
  stage: 'Processing',
  fromStage: 'PreQualify',
  enteredAt: '2026-11-16T09:30:00.000Z',
  by: 'rules',
  reason: null,
  leftAt: '2026-11-18T09:30:00.000Z',
  leftTo: 'NotInterested',
  days: 2,
  owner: null,
  ...more,
});
