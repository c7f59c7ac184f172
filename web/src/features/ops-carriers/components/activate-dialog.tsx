import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { positions } from '#domain/accounts/roles';
import type { ApplicationView } from '#domain/carriers/schema';
import { ActivateCarrier } from '#domain/carriers/schema';
import { SelectField } from '#web/shared/form/choice-fields';
import { commandResolver } from '#web/shared/form/command-resolver';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextField } from '#web/shared/form/text-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useActivateCarrier } from '../api/applications';

/** Suggests the carrier's contact as the first administrator; operations can enter another person. */
export function ActivateDialog({ data: application, close }: ModalProps<ApplicationView>) {
  const { t } = useTranslation(['ops-carriers', 'labels']);
  const { companyName: name, firstName, lastName, email } = application;
  const form = useForm<ActivateCarrier>({
    resolver: commandResolver<ActivateCarrier, ActivateCarrier>(ActivateCarrier),
    defaultValues: { name, firstName, lastName, email, position: 'HR' },
  });
  const { control } = form;
  const activate = useActivateCarrier(() => {
    toast.success(t('activate.done'));
    close();
  });
  const send = (body: ActivateCarrier) => activate.mutateAsync({ id: application._id, body });
  return (
    <FormDialog
      title={t('activate.title', { name })}
      form={form}
      onSubmit={send}
      onClose={close}
      action={t('activate.action')}
    >
      <TextField control={control} name="name" label={t('activate.name')} />
      <p className="gh-activate-text">{t('activate.text')}</p>
      <TextField control={control} name="firstName" label={t('activate.firstName')} />
      <TextField control={control} name="lastName" label={t('activate.lastName')} />
      <TextField control={control} name="email" type="email" label={t('activate.email')} />
      <SelectField
        control={control}
        name="position"
        label={t('activate.position')}
        help={t('activate.positionHelp')}
        choices={positions.map((position) => ({ value: position, label: t(`labels:position.${position}`) }))}
      />
    </FormDialog>
  );
}
