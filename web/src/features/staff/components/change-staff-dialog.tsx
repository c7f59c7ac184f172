import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffMember } from '#domain/accounts/staff/schema';
import { ChangeStaff } from '#domain/accounts/staff/schema';
import { commandResolver } from '#web/shared/form/command-resolver';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { sendable } from '#web/shared/http/sendable';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useChangeStaff } from '../api/staff';
import { WorkFields } from './work-fields';

interface ChangeStaffData {
  member: StaffMember;
  organizationId: string;
}

/** Changes position, permissions and facilities; the new permissions apply immediately, also on open pages. */
export function ChangeStaffDialog({ data: { member, organizationId }, close }: ModalProps<ChangeStaffData>) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const { _id, firstName, lastName, position, isAdmin, facilities } = member;
  const form = useForm({
    resolver: commandResolver(ChangeStaff),
    defaultValues: { isAdmin, facilityIds: facilities.map((facility) => facility._id), ...(position && { position }) },
  });
  const change = useChangeStaff(() => {
    toast.success(t('change.done'));
    close();
  });
  return (
    <Dialog title={t('change.title', { name: `${firstName} ${lastName}` })} onClose={close}>
      <Form form={form} onSubmit={(body) => change.mutateAsync({ userId: _id, body: sendable(body) })}>
        <WorkFields control={form.control} organizationId={organizationId} />
        <div className="gh-dialog-footer">
          <Button onClick={close}>{common('cancel')}</Button>
          <SubmitButton control={form.control}>{t('change.save')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
