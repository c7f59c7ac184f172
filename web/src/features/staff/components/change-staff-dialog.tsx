import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffMember } from '#domain/accounts/staff/schema';
import { ChangeStaff } from '#domain/accounts/staff/schema';
import { commandResolver } from '#web/shared/form/command-resolver';
import { EditedRecord } from '#web/shared/form/edited-record';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { sendable } from '#web/shared/http/sendable';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { staffQuery, useChangeStaff } from '../api/staff';
import { WorkFields } from './work-fields';

interface ChangeStaffData {
  member: StaffMember;
  organizationId: string;
}

interface ChangeFormProps {
  member: StaffMember;
  organizationId: string;
  onConflict: (problem: unknown) => void;
  close: () => void;
}

function ChangeForm({ member, organizationId, onConflict, close }: ChangeFormProps) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const { _id, position, isAdmin, facilities } = member;
  const facilityIds = facilities.map((facility) => facility._id);
  const form = useForm({
    resolver: commandResolver(ChangeStaff),
    defaultValues: { isAdmin, facilityIds, ...(position && { position }) },
  });
  const change = useChangeStaff(() => {
    toast.success(t('change.done'));
    close();
  });
  const save = (values: ChangeStaff) => {
    const body = { ...sendable(values), was: { position, isAdmin, facilityIds } };
    return change.mutateAsync({ userId: _id, body }).catch((problem: unknown) => {
      onConflict(problem);
      throw problem;
    });
  };
  return (
    <Form form={form} onSubmit={save}>
      <WorkFields control={form.control} organizationId={organizationId} />
      <div className="gh-dialog-footer">
        <Button onClick={close}>{common('cancel')}</Button>
        <SubmitButton control={form.control}>{t('change.save')}</SubmitButton>
      </div>
    </Form>
  );
}

/** Changes position, permissions and facilities; the new permissions apply immediately, also on open pages. */
export function ChangeStaffDialog({ data: { member, organizationId }, close }: ModalProps<ChangeStaffData>) {
  const { t } = useTranslation('staff');
  const { _id, firstName, lastName } = member;
  const current = (members: readonly StaffMember[]) => members.find((one) => one._id === _id) ?? member;
  return (
    <Dialog title={t('change.title', { name: `${firstName} ${lastName}` })} onClose={close}>
      <EditedRecord query={{ ...staffQuery('carrier'), select: current }} shown={member}>
        {(record, onConflict) => (
          <ChangeForm member={record} organizationId={organizationId} onConflict={onConflict} close={close} />
        )}
      </EditedRecord>
    </Dialog>
  );
}
