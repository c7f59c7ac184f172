import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StaffMember } from '#domain/accounts/staff/schema';
import { AuditList } from '#web/entities/audit/audit-list';
import { pagedListOf } from '#web/shared/http/list-state';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import type { StaffScope } from '../api/staff';
import { memberAuditQuery } from '../api/staff';

/** Audit log of a staff account: sign-ins, failed sign-ins and permission changes. */
export function MemberAuditDialog({
  data: { scope, member },
  close,
}: ModalProps<{ scope: StaffScope; member: StaffMember }>) {
  const { t } = useTranslation('staff');
  const query = useInfiniteQuery(memberAuditQuery(scope, member._id));
  const title = t('audit.title', { name: `${member.firstName} ${member.lastName}` });
  return (
    <Dialog title={title} onClose={close}>
      <AuditList label={title} list={pagedListOf(query, ({ data }) => ({ rows: data }))} />
    </Dialog>
  );
}
