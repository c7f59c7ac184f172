import type { ExitReason } from '#domain/driver-pipeline/reasons';
import { type DriverStage, isExit, stageTable } from '#domain/driver-pipeline/stages';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { DAY_MS } from '#domain/shared/durations';
import { Random } from './random';

/** A stage that the driver entered before the import; the last one is the current stage. */
export interface PastStage {
  readonly type: 'signedUp' | 'stageEntered' | 'stageMoved';
  readonly by: 'driver' | 'ops' | 'system';
  readonly stage: DriverStage;
  readonly at: string;
  readonly reason: ExitReason | null;
}

const stageOrder: readonly DriverStage[] = [
  'PreQualify',
  'Processing',
  'Interview',
  'PendingHR',
  'HRPaperWork',
  'WrappingUpHR',
];

/** Generates a driver's stages backward from the current one, none before sign-up. */
export function stageHistory(
  { driverId, stage, previousStage, enteredAt }: DriverPipelineState,
  createdAt: string,
): PastStage[] {
  const random = Random.of(1, 'stage way', driverId);
  const stages = stagesBefore(stage, previousStage);
  const stays = stages.map((item) => stageTable[item].targetDays * stay(random) * DAY_MS);
  const end = Date.parse(enteredAt);
  const available = Math.max(end - Date.parse(createdAt), 0);
  const wanted = stays.reduce((sum, one) => sum + one, 0);
  const scale = wanted > available ? available / wanted : 1;
  let at = end - wanted * scale;
  const pastStages = stages.map((value, index): PastStage => {
    const entry = index === 0 ? ({ type: 'signedUp', by: 'driver' } as const) : entered;
    const past = { ...entry, stage: value, at: new Date(Math.round(at)).toISOString(), reason: null };
    at += (stays[index] ?? 0) * scale;
    return past;
  });
  return [...pastStages, { ...lastEntry(random, stage, previousStage), stage, at: enteredAt }];
}

const entered = { type: 'stageEntered', by: 'system' } as const;

// Most stays are within the target, some are past it.
const stay = (random: Random): number => (random.chance(0.25) ? random.between(1, 1.9) : random.between(0.1, 0.9));

function stagesBefore(stage: DriverStage, previous: DriverStage | null): readonly DriverStage[] {
  if (previous !== null) return stageOrder.slice(0, stageOrder.indexOf(previous) + 1);
  if (stageOrder.includes(stage)) return stageOrder.slice(0, stageOrder.indexOf(stage));
  return stage === 'CertifiedNotWorking' ? [...stageOrder, 'Certified'] : stageOrder;
}

function lastEntry(
  random: Random,
  stage: DriverStage,
  previous: DriverStage | null,
): Pick<PastStage, 'type' | 'by' | 'reason'> {
  if (!isExit(stage)) {
    const isFirst = stage === 'PreQualify';
    return isFirst ? { type: 'signedUp', by: 'driver', reason: null } : { ...entered, reason: null };
  }
  if (stage === 'NotQualified' && previous === 'PreQualify')
    return { ...entered, reason: random.pick(['underage', 'no_cdl'] as const) };
  if (previous === 'Interview' && stage !== 'NotInterested')
    return { ...entered, reason: stage === 'Retarget' ? 'not_now' : 'failed_call' };
  return { type: 'stageMoved', by: 'ops', reason: random.pick(reasons[stage] ?? ['other']) };
}

const reasons: { readonly [Stage in DriverStage]?: readonly ExitReason[] } = {
  Retarget: ['not_now', 'no_answer', 'home_time'],
  NotInterested: ['pay', 'home_time', 'other_job', 'no_answer'],
  NotQualified: ['safety_record', 'documents_missing', 'other'],
};
