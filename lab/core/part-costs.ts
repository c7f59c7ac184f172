import type { PartName } from './processes';
import { processorMs } from './processor-time';

const measuredParts = { worker: 'The worker', api: 'The API', temporal: 'Temporal' } as const satisfies Record<
  string,
  PartName
>;

/** Milliseconds of CPU by process; null where the system does not report it. */
export type CpuMs = Readonly<Record<keyof typeof measuredParts, number | null>>;

export const readCpu = (): CpuMs => ({
  worker: processorMs(measuredParts.worker),
  api: processorMs(measuredParts.api),
  temporal: processorMs(measuredParts.temporal),
});

/** CPU time since an earlier reading, divided by the number of items that were processed. */
export function cpuPerItem(before: CpuMs, items: number): CpuMs {
  const after = readCpu();
  const of = (part: keyof CpuMs): number | null => {
    const [from, to] = [before[part], after[part]];
    return from === null || to === null ? null : (to - from) / items;
  };
  return { worker: of('worker'), api: of('api'), temporal: of('temporal') };
}
