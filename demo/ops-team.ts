import { DAY_MS } from '#domain/shared/durations';
import { derivedId } from '#platform/ids';
import { phoneOf, type SeedUser, type WorldFrame } from './carriers';
import { Random } from './random';

/** A member of operations, independent of a world. */
interface Member {
  /** Local part of the email address; the id is derived from it. */
  readonly mailbox: string;
  readonly first: string;
  readonly last: string;
  readonly timeZone: string;
  readonly daysHere: number;
  /** Percentage of drivers owned. */
  readonly share: number;
  readonly hasLeft?: true;
  readonly isAdmin?: true;
}

const lead: Member = {
  mailbox: 'ops',
  first: 'Dana',
  last: 'Whitfield',
  timeZone: 'America/Chicago',
  daysHere: 900,
  share: 40,
  isAdmin: true,
};
const others: readonly Member[] = [
  {
    mailbox: 'marcus.okoye',
    first: 'Marcus',
    last: 'Okoye',
    timeZone: 'America/New_York',
    daysHere: 640,
    share: 18,
  },
  { mailbox: 'elena.vargas', first: 'Elena', last: 'Vargas', timeZone: 'America/Denver', daysHere: 410, share: 15 },
  { mailbox: 'tom.becker', first: 'Tom', last: 'Becker', timeZone: 'America/Chicago', daysHere: 260, share: 12 },
  {
    mailbox: 'priya.raman',
    first: 'Priya',
    last: 'Raman',
    timeZone: 'America/Los_Angeles',
    daysHere: 75,
    share: 9,
  },
];
const former: Member = {
  mailbox: 'joan.mercer',
  first: 'Joan',
  last: 'Mercer',
  timeZone: 'America/Chicago',
  daysHere: 820,
  share: 0,
  hasLeft: true,
};
/** Percentage of unassigned drivers. */
const UNASSIGNED_SHARE = 6;

/** Current and former members of operations; the lead owns the most drivers. */
export interface OpsTeam {
  readonly lead: SeedUser;
  readonly others: readonly SeedUser[];
  /** Has left; their notes and shared views remain. */
  readonly former: SeedUser;
}

const idOf = (seed: number, { mailbox }: Member): string =>
  mailbox === lead.mailbox ? derivedId('seed', String(seed), 'ops') : derivedId('seed', String(seed), 'ops', mailbox);

/** Creates the members of operations. */
export const makeOpsTeam = (frame: WorldFrame): OpsTeam => ({
  lead: makeMember(frame, lead, Random.of(frame.seed, 'ops')),
  others: others.map((member) => makeMember(frame, member, Random.of(frame.seed, 'ops', member.mailbox))),
  former: makeMember(frame, former, Random.of(frame.seed, 'ops', former.mailbox)),
});

function makeMember({ seed, now }: WorldFrame, member: Member, random: Random): SeedUser {
  return {
    id: idOf(seed, member),
    email: `${member.mailbox}@${seed === 1 ? '' : `w${String(seed)}.`}gladhand.example`,
    first_name: member.first,
    last_name: member.last,
    phone: phoneOf(random),
    roles: member.isAdmin === true ? ['ops', 'ops-admin'] : ['ops'],
    position: null,
    organization_id: null,
    time_zone: member.timeZone,
    sms_consent_at: null,
    created_at: new Date(now - member.daysHere * DAY_MS).toISOString(),
  };
}

/** Id of the driver's owner, or null. The lead owns the demo's own drivers. */
export function ownerOf(seed: number, index: number, isDemo: boolean): string | null {
  if (isDemo) return idOf(seed, lead);
  const shares = [lead, ...others].map((member): readonly [string | null, number] => [
    idOf(seed, member),
    member.share,
  ]);
  return Random.of(seed, 'owner', index).weighted([...shares, [null, UNASSIGNED_SHARE]]);
}
