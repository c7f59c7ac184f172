import { z } from 'zod';

import { EmailAddress, PersonName } from '../fields/schema';
import { positions } from '../roles';
import { LastLogin } from '../settings/schema';
import { staffStates } from './states';

const facilityIds = z.array(z.uuid()).max(500);

/** Who gets an account without signing up. */
export const InviteColleague = z
  .object({ email: EmailAddress, firstName: PersonName, lastName: PersonName })
  .meta({ id: 'InviteColleague' });
/** A new member of the platform's own staff. */
export type InviteColleague = z.infer<typeof InviteColleague>;

/**
 * A carrier's staff member has a position, optionally facilities, and may be an administrator
 * (docs/state-machines.md#permissions).
 */
export const InviteStaff = InviteColleague.extend({
  position: z.enum(positions),
  isAdmin: z.boolean().default(false),
  facilityIds: facilityIds.default([]),
}).meta({ id: 'InviteStaff' });
/** A new member of a carrier's staff. */
export type InviteStaff = z.infer<typeof InviteStaff>;

/** The same as a form holds it. */
export type InviteStaffForm = z.input<typeof InviteStaff>;

/** Absent keeps what is there. */
export const ChangeStaff = z
  .object({
    position: z.enum(positions).optional(),
    isAdmin: z.boolean().optional(),
    facilityIds: facilityIds.optional(),
  })
  .meta({ id: 'ChangeStaff' });
/** What an administrator changes about a member of staff. */
export type ChangeStaff = z.infer<typeof ChangeStaff>;

/**
 * The lead of a member of operations (null for none), and whether the member administers operations; absent fields do
 * not change.
 */
export const ChangeOperator = z
  .object({ leadId: z.uuid().nullable().optional(), isAdmin: z.boolean().optional() })
  .meta({ id: 'ChangeOperator' });
/** What an administrator changes about a member of operations. */
export type ChangeOperator = z.infer<typeof ChangeOperator>;

/** Who works here, or was asked to. */
export const StaffMember = z
  .object({
    _id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    /** Nobody of the platform's own staff has one. */
    position: z.enum(positions).nullable(),
    isAdmin: z.boolean(),
    state: z.enum(staffStates),
    /** Since when the invitation waits, while it does. */
    invitedAt: z.iso.datetime().nullable(),
    facilities: z.array(z.object({ _id: z.uuid(), name: z.string() })),
    lastSignIn: LastLogin.nullable(),
    /** Who is told when a driver of this member is far over target; of operations alone, and only while in use. */
    lead: z.object({ _id: z.uuid(), name: z.string() }).nullable(),
  })
  .meta({ id: 'StaffMember' });
/** A member of staff as who manages them sees him. */
export type StaffMember = z.infer<typeof StaffMember>;
