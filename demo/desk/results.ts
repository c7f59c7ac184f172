import { type ResultKind, resultKinds, type ResultStatus } from '#domain/driver-pipeline/results';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { screeningRules } from '#domain/screening/kinds';
import { MINUTE_MS } from '#domain/shared/durations';
import { derivedId } from '#platform/ids';
import type { SeedFile } from '../applications/files';
import { printedDate } from '../applications/printed-date';
import type { Row } from '../copy';
import type { Random } from '../random';
import type { PastStage } from '../stage-history';
import { type DeskEvent, isoAt } from './desk-event';

/** Time until an order reaches its provider. */
const SUBMIT_DELAY_MS = 20_000;

/** A result ordered in the product, and its progress. */
export interface SeedResult {
  readonly kind: ResultKind;
  readonly orderId: string;
  readonly orderedAt: string;
  readonly receivedAt: string | null;
  readonly acceptedAt: string | null;
}

export interface ResultsOptions {
  readonly random: Random;
  readonly state: DriverPipelineState;
  readonly pastStages: readonly PastStage[];
  readonly now: number;
}

/** Results of drivers in HR paperwork or just past it. Results of later stages predate the import. */
export function makeResults({ random, state, pastStages, now }: ResultsOptions): SeedResult[] {
  const entry = pastStages.find(({ stage }) => stage === 'HRPaperWork');
  if (entry === undefined || (state.stage !== 'HRPaperWork' && state.stage !== 'WrappingUpHR')) return [];
  const from = Date.parse(entry.at);
  const to = (state.stage === 'HRPaperWork' ? now : Date.parse(state.enteredAt)) - MINUTE_MS;
  if (to - from < 10 * MINUTE_MS) return [];
  return resultKinds.flatMap((kind): SeedResult[] => {
    const status = state.results[kind];
    if (status === 'needed') return [];
    const ordered = from + (to - from) * random.between(0.05, 0.35);
    const received = ordered + (to - ordered) * random.between(0.3, 0.8);
    const accepted = received + (to - received) * random.between(0.2, 0.95);
    return [
      {
        kind,
        orderId: derivedId('seed', state.driverId, 'order', kind),
        orderedAt: isoAt(ordered),
        receivedAt: status === 'ordered' ? null : isoAt(received),
        acceptedAt: status === 'accepted' ? isoAt(accepted) : null,
      },
    ];
  });
}

/** Events of the results, each with the status of all results at that time. */
export function resultEvents(results: readonly SeedResult[]): DeskEvent[] {
  const steps = results.flatMap(({ kind, orderedAt, receivedAt, acceptedAt }) =>
    [
      { kind, at: orderedAt, by: 'ops', status: 'ordered' } as const,
      // Provider responses are received automatically.
      { kind, at: receivedAt, by: 'system', status: 'received' } as const,
      { kind, at: acceptedAt, by: 'ops', status: 'accepted' } as const,
    ].flatMap(({ at, ...step }) => (at === null ? [] : [{ ...step, at }])),
  );
  let known = Object.fromEntries(resultKinds.map((kind) => [kind, 'needed'])) as Record<ResultKind, ResultStatus>;
  return steps
    .sort((one, other) => one.at.localeCompare(other.at))
    .map(({ kind, at, by, status }): DeskEvent => {
      known = { ...known, [kind]: status };
      return { type: 'resultRecorded', about: kind, by, at, reason: null, note: null, changes: { results: known } };
    });
}

/** Rows of the orders sent to providers. */
export const orderRows = (driverId: string, orderedBy: string, results: readonly SeedResult[]): Row[] =>
  results.map(({ kind, orderId, orderedAt, receivedAt }) => ({
    id: orderId,
    driver_id: driverId,
    organization_id: null,
    result: kind,
    provider: screeningRules[kind].provider,
    ordered_by: orderedBy,
    ordered_at: orderedAt,
    handed_over_at: isoAt(Date.parse(orderedAt) + SUBMIT_DELAY_MS),
    answered_at: receivedAt,
  }));

/** A result's report. */
export interface ResultFile {
  readonly kind: ResultKind;
  readonly file: SeedFile;
}

const titles: Readonly<Record<ResultKind, string>> = {
  mvr: 'Motor vehicle record',
  cdlis: 'CDLIS record',
  backgroundCheck: 'Background check',
  employmentVerification: 'Employment verification',
};
const findings: Readonly<Record<ResultKind, readonly (readonly [string, string])[]>> = {
  mvr: [
    ['License status', 'Valid'],
    ['Suspensions', 'None'],
  ],
  cdlis: [
    ['Pointers found', '1'],
    ['Other licenses', 'None'],
  ],
  backgroundCheck: [
    ['Counties searched', '4'],
    ['Records found', 'None'],
  ],
  employmentVerification: [
    ['Employers contacted', '3'],
    ['Responses received', '3'],
    ['Drug and alcohol violations', 'None'],
  ],
};

/** Reports sent by providers. File ids match those that the worker assigns to provider responses. */
export const resultFilesOf = (name: string, results: readonly SeedResult[]): ResultFile[] =>
  results.flatMap(({ kind, orderId, receivedAt }) => {
    if (receivedAt === null) return [];
    const lines = [['Order', orderId.slice(0, 8)] as const, ['Printed', printedDate(receivedAt)] as const];
    return [
      {
        kind,
        file: {
          id: derivedId('answer', orderId),
          specimen: {
            title: titles[kind],
            name,
            lines: [...lines, ...findings[kind]],
            purpose: 'result',
            isPdf: true,
            isUnreadable: false,
            look: 0,
          },
          statedExpiresOn: null,
          sentAt: receivedAt,
          isScanned: true,
        },
      },
    ];
  });
