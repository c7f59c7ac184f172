import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_BENCH_TEXT } from '#domain/bench/schema';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextAreaField } from '#web/shared/form/text-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useAddToBench } from './bench';
import type { BenchTarget } from './modal-data';

/** Proposes a driver for the bench, with a note for the colleagues. */
export function AddToBenchDialog({ data: { driverId, name }, close }: ModalProps<BenchTarget>) {
  const { t } = useTranslation(['bench', 'common']);
  const form = useForm<{ note: string | null }>({ defaultValues: { note: '' } });
  const add = useAddToBench(() => {
    toast.success(t('add.done', { name }));
    close();
  });
  return (
    <FormDialog
      title={t('add.title', { name })}
      form={form}
      onSubmit={({ note }) => add.mutateAsync({ driverId, note: note ?? '' })}
      onClose={close}
      action={t('add.action')}
    >
      <p>{t('add.text')}</p>
      <TextAreaField
        control={form.control}
        name="note"
        label={t('common:term.note')}
        help={t('add.noteHelp')}
        maxLength={MAX_BENCH_TEXT}
        optional
      />
    </FormDialog>
  );
}
