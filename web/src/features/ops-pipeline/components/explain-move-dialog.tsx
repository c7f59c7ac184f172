import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OpsDriverItem } from '#domain/driver-pipeline/schema';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextAreaField } from '#web/shared/form/text-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useExplainMove } from '../api/explain-move';

/** Reason for a move, saved as a note on the driver. */
export function ExplainMoveDialog({ data: card, close }: ModalProps<OpsDriverItem>) {
  const { t } = useTranslation(['ops-pipeline', 'ops-drivers']);
  const form = useForm<{ text: string | null }>({ defaultValues: { text: null } });
  const explain = useExplainMove(() => {
    toast.success(t('explain.done'));
    close();
  });
  const title = t('explain.title', { name: card.name, stage: t(`ops-drivers:stage.${card.stage}`) });
  return (
    <FormDialog
      title={title}
      form={form}
      onSubmit={({ text }) => explain.mutateAsync({ id: card._id, text: text ?? '' })}
      onClose={close}
      action={t('explain.action')}
    >
      <TextAreaField
        control={form.control}
        name="text"
        rules={{ required: t('ops-drivers:required') }}
        label={t('ops-drivers:note')}
        rows={3}
      />
    </FormDialog>
  );
}
