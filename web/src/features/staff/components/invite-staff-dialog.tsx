import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { InviteStaffForm } from '#domain/accounts/staff/schema';
import { InviteStaff } from '#domain/accounts/staff/schema';
import { commandResolver } from '#web/shared/form/command-resolver';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useInviteStaff } from '../api/staff';
import { PersonFields } from './person-fields';
import { WorkFields } from './work-fields';

/** Without a position, so that the user must choose one. */
const EMPTY_FORM = { firstName: '', lastName: '', email: '', isAdmin: false, facilityIds: [] };

/** Invites a staff member by email; the link in it opens the page where they choose a password. */
export function InviteStaffDialog({ data: { organizationId }, close }: ModalProps<{ organizationId: string }>) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const form = useForm<InviteStaffForm, unknown, InviteStaff>({
    resolver: commandResolver(InviteStaff),
    defaultValues: EMPTY_FORM,
  });
  const invite = useInviteStaff(() => {
    toast.success(t('invite.done'));
    close();
  });
  return (
    <Dialog title={t('invite.title')} onClose={close}>
      <Form form={form} onSubmit={(person) => invite.mutateAsync(person)}>
        <PersonFields control={form.control} />
        <WorkFields control={form.control} organizationId={organizationId} />
        <div className="gh-dialog-footer">
          <Button onClick={close}>{common('cancel')}</Button>
          <SubmitButton control={form.control}>{t('invite.send')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
