import { z } from 'zod';
import { EmailAddress, PersonName } from '../fields/schema';
import { positions } from '../roles';
import { LastLogin } from '../settings/schema';
import { staffStates } from './states';

const facilityIds = z.array(z.uuid()).max(500);

/** Body of an invitation: an account for a person who did not sign up. */
export const InviteColleague = z
  .object({ email: EmailAddress, firstName: PersonName, lastName: PersonName })
  .meta({ id: 'InviteColleague' });
/** A new member of the platform's own staff. */
export type InviteColleague = z.infer<typeof InviteColleague>;

/**
 * A carrier's staff member: a position, optionally facilities, and optionally administrator rights
 * (docs/state-machines.md#permissions).
 */
export const InviteStaff = InviteColleague.extend({
  position: z.enum(positions),
  isAdmin: z.boolean().default(false),
  facilityIds: facilityIds.default([]),
}).meta({ id: 'InviteStaff' });
/** A new member of a carrier's staff. */
export type InviteStaff = z.infer<typeof InviteStaff>;

/** The same before the defaults are applied, for forms. */
export type InviteStaffForm = z.input<typeof InviteStaff>;

/** The work of a member of staff as the page showed it. */
const StaffWork = z.object({ position: z.enum(positions).nullable(), isAdmin: z.boolean(), facilityIds });

/** Changes to a member of a carrier's staff; an absent field does not change. */
export const ChangeStaff = z
  .object({
    position: z.enum(positions).optional(),
    isAdmin: z.boolean().optional(),
    facilityIds: facilityIds.optional(),
    was: StaffWork.optional(),
  })
  .meta({ id: 'ChangeStaff' });
/** An administrator's changes to a member of staff. */
export type ChangeStaff = z.infer<typeof ChangeStaff>;

/**
 * The lead of a member of operations (null for none), and whether the member is an administrator; an absent field does
 * not change.
 */
export const ChangeOpsMember = z
  .object({ leadId: z.uuid().nullable().optional(), isAdmin: z.boolean().optional() })
  .meta({ id: 'ChangeOpsMember' });
/** An administrator's changes to a member of operations. */
export type ChangeOpsMember = z.infer<typeof ChangeOpsMember>;

/** A current or invited member of staff. */
export const StaffMember = z
  .object({
    _id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    /** Null for the platform's own staff. */
    position: z.enum(positions).nullable(),
    isAdmin: z.boolean(),
    state: z.enum(staffStates),
    /** When the pending invitation was sent. */
    invitedAt: z.iso.datetime().nullable(),
    facilities: z.array(z.object({ _id: z.uuid(), name: z.string() })),
    lastSignIn: LastLogin.nullable(),
    /**
     * The lead, who is notified when a driver of this member is past twice the target; only for active members of
     * operations.
     */
    lead: z.object({ _id: z.uuid(), name: z.string() }).nullable(),
  })
  .meta({ id: 'StaffMember' });
/** A member of staff, as administrators see them. */
export type StaffMember = z.infer<typeof StaffMember>;
