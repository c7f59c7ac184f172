import type { ViewPage } from '#domain/saved-views/pages';
import { derivedId } from '#platform/ids';
import type { SeedCarrier } from '../carriers';
import type { Row } from '../copy';
import type { OpsTeam } from '../ops-team';
import type { World } from '../world';

interface SeedView {
  /** The carrier; null for operations. */
  readonly organizationId: string | null;
  readonly ownerId: string;
  readonly page: ViewPage;
  readonly name: string;
  readonly search: string;
  readonly isShared: boolean;
}

/** Saved views of operations: the lead's own, some shared by team members, and one shared by a former member. */
function opsViews({ lead, others, former }: OpsTeam): readonly Omit<SeedView, 'organizationId'>[] {
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

/** Saved views of a carrier: the recruiter's own, and one that HR shares. */
function carrierViews({ id: organizationId, staff, facilities: [facility] }: SeedCarrier): readonly SeedView[] {
  const by = (position: string) => staff.find((person) => person.position === position);
  const [recruiter, hr] = [by('RECRUITER'), by('HR')];
  if (recruiter === undefined || hr === undefined || facility === undefined) return [];
  const search = `facility=${facility.id}`;
  return [
    {
      organizationId,
      ownerId: recruiter.id,
      page: 'myJobs',
      name: 'Free seats',
      search: 'seats=open',
      isShared: false,
    },
    {
      organizationId,
      ownerId: hr.id,
      page: 'jobOrders',
      name: 'Main yard, full',
      search: `${search}&seats=full`,
      isShared: true,
    },
    {
      organizationId,
      ownerId: hr.id,
      page: 'jobOrders',
      name: 'Without autopilot',
      search: 'autopilot=off',
      isShared: true,
    },
  ];
}

/** Saved views of a world. */
export const viewRows = ({ size: { seed }, opsTeam, carriers }: World): Row[] =>
  [...opsViews(opsTeam).map((view) => ({ ...view, organizationId: null })), ...carriers.flatMap(carrierViews)].map(
    ({ organizationId, ownerId, page, name, search, isShared }) => ({
      id: derivedId('seed', String(seed), 'view', ownerId, page, name),
      organization_id: organizationId,
      owner_id: ownerId,
      page,
      name,
      search,
      is_shared: isShared,
    }),
  );
