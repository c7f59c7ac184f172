import type { StaffMember } from '#domain/accounts/staff/schema';
import { defineModal } from '#web/shared/ui/modals';
import type { StaffScope } from '../api/staff';

export const inviteStaffModal = defineModal<{ organizationId: string }>('staff-invite', () =>
  import('./invite-staff-dialog').then((m) => m.InviteStaffDialog),
);
export const inviteOperatorModal = defineModal<undefined>('staff-invite-operator', () =>
  import('./invite-operator-dialog').then((m) => m.InviteOperatorDialog),
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
