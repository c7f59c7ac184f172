import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CarrierNoteBody } from '#domain/carriers/carrier-page/schema';
import { commandResolver } from '#web/shared/form/command-resolver';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextAreaField } from '#web/shared/form/text-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useAddCarrierNote } from '../../api/carrier';

const MAX_NOTE_LENGTH = 2_000;

/** A note about the carrier for colleagues. */
export function CarrierNoteDialog({ data: { carrierId }, close }: ModalProps<{ carrierId: string }>) {
  const { t } = useTranslation('ops-carriers');
  const form = useForm<CarrierNoteBody>({
    resolver: commandResolver<CarrierNoteBody, CarrierNoteBody>(CarrierNoteBody),
    defaultValues: { text: '' },
  });
  const add = useAddCarrierNote(carrierId, () => {
    toast.success(t('note.added'));
    close();
  });
  return (
    <FormDialog
      title={t('note.dialog')}
      form={form}
      onSubmit={(body) => add.mutateAsync(body)}
      onClose={close}
      action={t('note.save')}
    >
      <TextAreaField
        control={form.control}
        name="text"
        rows={4}
        maxLength={MAX_NOTE_LENGTH}
        label={t('note.label')}
        help={t('note.help')}
      />
    </FormDialog>
  );
}
