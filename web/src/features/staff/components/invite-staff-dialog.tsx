import { InviteStaff } from '#domain/accounts/staff/schema';
import type { InviteStaffForm } from '#domain/accounts/staff/schema';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { commandResolver } from '../../../shared/form/command-resolver';
import { Form } from '../../../shared/form/form';
import { SubmitButton } from '../../../shared/form/submit-button';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import type { ModalProps } from '../../../shared/ui/modals';
import { toast } from '../../../shared/ui/toasts';
import { useInviteStaff } from '../api/staff';
import { PersonFields } from './person-fields';
import { WorkFields } from './work-fields';

/** The position is left to choose. */
const EMPTY_FORM = { firstName: '', lastName: '', email: '', isAdmin: false, facilityIds: [] };

/** A mail lets the person in: it asks for a password, and the account is his. */
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
