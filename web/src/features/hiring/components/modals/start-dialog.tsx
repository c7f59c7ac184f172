import { StartBody } from '#domain/candidacies/schema';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../shared/form/text-field';
import type { ModalProps } from '../../../../shared/ui/modals';
import { useCandidacyCommand } from '../../api/commands';
import { FormDialog } from './form-dialog';
import type { StartData } from './kinds';

interface StartValues {
  startDate: string;
}

const resolver: Resolver<StartValues> = zodResolver(StartBody);

/** Hires the driver with a start date, or moves that date before he starts. */
export function StartDialog({ data, close }: ModalProps<StartData>) {
  const { t } = useTranslation('hiring');
  const { command, candidate, driverName, startOn, zone } = data;
  const send = useCandidacyCommand(command, candidate);
  const form = useForm<StartValues>({ resolver, defaultValues: { startDate: startOn } });
  return (
    <FormDialog
      title={t(`command.${command}.title`, { name: driverName })}
      form={form}
      onSubmit={(values) => send.mutateAsync(values)}
      submitLabel={t(`command.${command}.label`)}
      close={close}
    >
      <TextField
        control={form.control}
        name="startDate"
        type="date"
        label={t('start.date')}
        help={t('start.help', { zone })}
      />
    </FormDialog>
  );
}
