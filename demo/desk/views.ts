import type { ViewPage } from '#domain/saved-views/schema';
import { derivedId } from '#platform/ids';
import type { Row } from '../copy';
import type { OpsTeam } from '../ops-team';

interface SeedView {
  readonly ownerId: string;
  readonly page: ViewPage;
  readonly name: string;
  readonly search: string;
  readonly isShared: boolean;
}

/** Saved views: the lead's own, some shared by team members, and one shared by a former member. */
function viewsOf({ lead, others, former }: OpsTeam): readonly SeedView[] {
  const [first, second] = others;
  const mine = [
    { ownerId: lead.id, page: 'stalled', name: 'My drivers', search: `owner=${lead.id}`, isShared: false },
    {
      ownerId: lead.id,
      page: 'pipeline',
      name: 'My overdue drivers',
      search: `owner=${lead.id}&overdue=true`,
      isShared: false,
    },
  ] as const;
  const shared = [
    { owner: first, page: 'stalled', name: 'Escalated, waiting on us', search: 'waits=ops&escalated=true' },
    { owner: second, page: 'stalled', name: 'Expiring documents', search: 'next=renewProof' },
    { owner: second, page: 'results', name: 'Results to order', search: 'status=needed' },
    { owner: former, page: 'stalled', name: 'Longest without contact', search: 'kind=driver&sort=lastContact' },
  ] as const;
  return [
    ...mine,
    ...shared.flatMap(({ owner, ...view }) =>
      owner === undefined ? [] : [{ ...view, ownerId: owner.id, isShared: true }],
    ),
  ];
}

/** Saved views of a world. */
export const viewRows = (seed: number, opsTeam: OpsTeam): Row[] =>
  viewsOf(opsTeam).map(({ ownerId, page, name, search, isShared }) => ({
    id: derivedId('seed', String(seed), 'view', ownerId, page, name),
    owner_id: ownerId,
    page,
    name,
    search,
    is_shared: isShared,
  }));
