import type { FileChange, FileLine } from '../file-schema';

const keyOf = ({ code, subject }: FileLine): string => `${code}/${subject?.id ?? ''}`;

const stateOf = (line: FileLine | undefined): FileChange['before'] =>
  line === undefined ? null : { status: line.status, dueOn: line.dueOn, bars: line.bars };

const isSame = (one: FileChange['before'], other: FileChange['before']): boolean =>
  one?.status === other?.status && one?.dueOn === other?.dueOn && one?.bars === other?.bars;

/** Lines whose status, due day or effect differs, in the order of the later day; lines that no longer exist come last. */
export function fileChanges(earlier: readonly FileLine[], later: readonly FileLine[]): FileChange[] {
  const [before, after] = [earlier, later].map((lines) => new Map(lines.map((line) => [keyOf(line), line])));
  const gone = earlier.filter((line) => after?.has(keyOf(line)) !== true);
  return [...later, ...gone].flatMap((line) => {
    const { code, title, store, subject } = line;
    const [was, is] = [stateOf(before?.get(keyOf(line))), stateOf(after?.get(keyOf(line)))];
    return isSame(was, is) ? [] : [{ code, title, store, subject, before: was, after: is }];
  });
}
