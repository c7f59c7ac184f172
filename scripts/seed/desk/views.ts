import type { ViewPage } from '#domain/saved-views/schema';
import { derivedId } from '#platform/ids';
import type { Row } from '../copy';
import type { OpsCrew } from '../ops-crew';

interface SeedView {
  readonly ownerId: string;
  readonly page: ViewPage;
  readonly name: string;
  readonly search: string;
  readonly isShared: boolean;
}

/** Views of the pages of operations: the lead's own, some that colleagues share, and one of somebody who left. */
function viewsOf({ lead, others, former }: OpsCrew): readonly SeedView[] {
  const [first, second] = others;
  const mine = [
    { ownerId: lead.id, page: 'stalled', name: 'Mine', search: `owner=${lead.id}`, isShared: false },
    {
      ownerId: lead.id,
      page: 'pipeline',
      name: 'Mine, late',
      search: `owner=${lead.id}&overdue=true`,
      isShared: false,
    },
  ] as const;
  const shared = [
    { owner: first, page: 'stalled', name: 'Escalated, with us', search: 'waits=ops&escalated=true' },
    { owner: second, page: 'stalled', name: 'Proofs to renew', search: 'next=renewProof' },
    { owner: second, page: 'results', name: 'To be ordered', search: 'status=needed' },
    { owner: former, page: 'stalled', name: 'Long silence', search: 'kind=driver&sort=lastContact' },
  ] as const;
  return [
    ...mine,
    ...shared.flatMap(({ owner, ...view }) =>
      owner === undefined ? [] : [{ ...view, ownerId: owner.id, isShared: true }],
    ),
  ];
}

/** Saved views of a world. */
export const viewRows = (seed: number, crew: OpsCrew): Row[] =>
  viewsOf(crew).map(({ ownerId, page, name, search, isShared }) => ({
    id: derivedId('seed', String(seed), 'view', ownerId, page, name),
    owner_id: ownerId,
    page,
    name,
    search,
    is_shared: isShared,
  }));
