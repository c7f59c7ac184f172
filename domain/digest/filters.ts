import type { StalledSearch } from '../stalled/schema';
import type { StalledKind } from '../stalled/waits';
import type { DigestKind } from './lines';

/** One line of a digest before it is read. */
export interface DigestLineInput {
  readonly kind: DigestKind;
  readonly what: StalledKind;
  /** Null for what nobody owns. */
  readonly ownerId: string | null;
  /** When the digest before was made. */
  readonly since: string;
  readonly now: string;
  readonly endOfDay: string;
}

/** The stalled list, narrowed to a line: what the line counts, and what its link shows. */
export const digestFilters = ({
  kind,
  what,
  ownerId,
  since,
  now,
  endOfDay,
}: DigestLineInput): Pick<StalledSearch, 'kind' | 'owner' | 'dueAfter' | 'dueBy' | 'escalated'> => {
  const all = { kind: what, owner: ownerId ?? 'none', escalated: kind === 'escalated' };
  switch (kind) {
    case 'newOver':
      return { ...all, dueAfter: since, dueBy: now };
    case 'dueToday':
      return { ...all, dueAfter: now, dueBy: endOfDay };
    case 'escalated':
      return all;
  }
};
