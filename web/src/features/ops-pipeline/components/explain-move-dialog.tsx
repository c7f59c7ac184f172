import type { OpsDriverItem } from '#domain/driver-pipeline/schema';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../shared/form/form';
import { SubmitButton } from '../../../shared/form/submit-button';
import { TextAreaField } from '../../../shared/form/text-field';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import type { ModalProps } from '../../../shared/ui/modals';
import { toast } from '../../../shared/ui/toasts';
import { useExplainMove } from '../api/explain-move';

/** Why somebody was moved, kept as a note about him beside the move. */
export function ExplainMoveDialog({ data: card, close }: ModalProps<OpsDriverItem>) {
  const { t } = useTranslation(['ops-pipeline', 'ops-drivers']);
  const { t: common } = useTranslation();
  const form = useForm<{ text: string | null }>({ defaultValues: { text: null } });
  const explain = useExplainMove(() => {
    toast.success(t('explain.done'));
    close();
  });
  const title = t('explain.title', { name: card.name, stage: t(`ops-drivers:stage.${card.stage}`) });
  return (
    <Dialog title={title} onClose={close}>
      <Form form={form} onSubmit={({ text }) => explain.mutateAsync({ id: card._id, text: text ?? '' })} label={title}>
        <TextAreaField
          control={form.control}
          name="text"
          rules={{ required: t('ops-drivers:required') }}
          label={t('ops-drivers:note')}
          rows={3}
        />
        <div className="gh-dialog-footer">
          <Button onClick={close}>{common('cancel')}</Button>
          <SubmitButton control={form.control}>{t('explain.action')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
