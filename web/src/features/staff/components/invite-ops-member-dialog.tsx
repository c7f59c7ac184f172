import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { InviteColleague } from '#domain/accounts/staff/schema';
import { commandResolver } from '#web/shared/form/command-resolver';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useInviteOpsMember } from '../api/staff';
import { PersonFields } from './person-fields';

/** Invites a new member of operations. */
export function InviteOpsMemberDialog({ close }: ModalProps<undefined>) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const form = useForm({
    resolver: commandResolver(InviteColleague),
    defaultValues: { firstName: '', lastName: '', email: '' },
  });
  const invite = useInviteOpsMember(() => {
    toast.success(t('invite.done'));
    close();
  });
  return (
    <Dialog title={t('invite.title')} onClose={close}>
      <Form form={form} onSubmit={(person) => invite.mutateAsync(person)}>
        <PersonFields control={form.control} />
        <div className="gh-dialog-footer">
          <Button onClick={close}>{common('cancel')}</Button>
          <SubmitButton control={form.control}>{t('invite.send')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
