import type { StalledSearch } from '../stalled/schema';
import type { StalledKind } from '../stalled/waits';
import type { DigestKind } from './lines';

/** The definition of one line of a digest. */
export interface DigestLineInput {
  readonly kind: DigestKind;
  readonly what: StalledKind;
  /** Null for items without an owner. */
  readonly ownerId: string | null;
  /** When the previous digest was created. */
  readonly since: string;
  readonly now: string;
  readonly endOfDay: string;
}

/** The filters of the stalled list for one line: used for its count and its link. */
export function digestFilters({
  kind,
  what,
  ownerId,
  since,
  now,
  endOfDay,
}: DigestLineInput): Pick<StalledSearch, 'kind' | 'owner' | 'dueAfter' | 'dueBy' | 'escalated'> {
  const all = { kind: what, owner: ownerId ?? 'none', escalated: kind === 'escalated' };
  switch (kind) {
    case 'newOver':
      return { ...all, dueAfter: since, dueBy: now };
    case 'dueToday':
      return { ...all, dueAfter: now, dueBy: endOfDay };
    case 'escalated':
      return all;
  }
}
