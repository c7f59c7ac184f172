import type { StaffMember } from '#domain/accounts/staff/schema';
import { defineModal } from '#web/shared/ui/modals';
import type { StaffScope } from '../api/staff';

export const inviteStaffModal = defineModal<{ organizationId: string }>('staff-invite', () =>
  import('./invite-staff-dialog').then((m) => m.InviteStaffDialog),
);
export const inviteOpsMemberModal = defineModal<undefined>('staff-invite-ops-member', () =>
  import('./invite-ops-member-dialog').then((m) => m.InviteOpsMemberDialog),
);
export const changeStaffModal = defineModal<{ member: StaffMember; organizationId: string }>('staff-change', () =>
  import('./change-staff-dialog').then((m) => m.ChangeStaffDialog),
);
export const changeLeadModal = defineModal<{ member: StaffMember }>('staff-lead', () =>
  import('./change-lead-dialog').then((m) => m.ChangeLeadDialog),
);
export const memberAuditModal = defineModal<{ scope: StaffScope; member: StaffMember }>('staff-audit', () =>
  import('./member-audit-dialog').then((m) => m.MemberAuditDialog),
);
