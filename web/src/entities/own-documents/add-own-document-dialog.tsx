import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FileField } from '#web/entities/requirements/file-field';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextField } from '#web/shared/form/text-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { receiveOwnFile, useAddOwnDocument } from './queries';

interface FormValues {
  title: string;
  expiresOn: string | null;
  fileId: string | null;
}

const source = { receive: receiveOwnFile };

/** Adds an additional document, which waits for a review. */
export function AddOwnDocumentDialog({ close }: ModalProps<undefined>) {
  const { t } = useTranslation(['file-documents', 'files', 'labels']);
  const form = useForm<FormValues>({ defaultValues: { title: '', expiresOn: null, fileId: null } });
  const { control } = form;
  const add = useAddOwnDocument(() => {
    toast.success(t('sent', { name: form.getValues('title') }));
    close();
  });
  const send = async ({ title, expiresOn, fileId }: FormValues) => {
    if (fileId === null) return;
    await add.mutateAsync({ title, expiresOn: expiresOn === '' ? null : expiresOn, fileId });
  };
  return (
    <FormDialog title={t('addOwn')} form={form} onSubmit={send} onClose={close} action={t('files:action.send')}>
      <TextField
        control={control}
        name="title"
        label={t('title')}
        help={t('titleHelp')}
        maxLength={80}
        rules={{ required: 'required' }}
      />
      <TextField control={control} name="expiresOn" type="date" label={t('labels:term.expiresOn')} optional />
      <FileField
        control={control}
        name="fileId"
        label={t('files:field.file')}
        source={source}
        rules={{ required: t('files:field.isNeeded') }}
      />
    </FormDialog>
  );
}
