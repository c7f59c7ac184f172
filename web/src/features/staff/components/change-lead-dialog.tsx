import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffMember } from '#domain/accounts/staff/schema';
import { SelectField } from '#web/shared/form/choice-fields';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { staffQuery, useChangeOpsMember } from '../api/staff';

const nameOf = ({ firstName, lastName }: StaffMember) => `${firstName} ${lastName}`;

/** Sets the lead, who is notified when one of this member's drivers is past twice the target. */
export function ChangeLeadDialog({ data: { member }, close }: ModalProps<{ member: StaffMember }>) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const staff = useQuery(staffQuery('ops')).data ?? [];
  const form = useForm<{ leadId: string | null }>({ defaultValues: { leadId: member.lead?._id ?? null } });
  const change = useChangeOpsMember(() => {
    toast.success(t('leader.done'));
    close();
  });
  const name = nameOf(member);
  return (
    <Dialog title={t('leader.title', { name })} onClose={close}>
      <Form form={form} onSubmit={({ leadId }) => change.mutateAsync({ userId: member._id, body: { leadId } })}>
        <SelectField
          control={form.control}
          name="leadId"
          label={t('leader.field')}
          help={t('leader.help', { name })}
          placeholder={t('leader.nobody')}
          choices={staff
            .filter(({ _id, state }) => state === 'active' && _id !== member._id)
            .map((item) => ({ value: item._id, label: nameOf(item) }))}
        />
        <div className="gh-dialog-footer">
          <Button onClick={close}>{common('cancel')}</Button>
          <SubmitButton control={form.control}>{t('leader.save')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
