import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { OrderMarkupBody } from '#domain/job-orders/schema';
import { FormDialog } from '#web/shared/form/form-dialog';
import { NumberField } from '#web/shared/form/number-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useSetMarkup } from '../api/set-markup';

const STEP = 0.01;

export interface MarkupData {
  id: string;
  title: string;
  markupRate: number | null;
}

/** Sets the markup of an order; an empty field removes it. */
export function MarkupDialog({ data: { id, title, markupRate }, close }: ModalProps<MarkupData>) {
  const { t } = useTranslation('ops-orders');
  const form = useForm({ resolver: zodResolver(OrderMarkupBody), defaultValues: { markupRate } });
  const set = useSetMarkup(() => {
    toast.success(t('markup.done'));
    close();
  });
  return (
    <FormDialog
      title={t('markup.title', { title })}
      form={form}
      onSubmit={(body) => set.mutateAsync({ id, ...body })}
      onClose={close}
      action={t('markup.action')}
    >
      <NumberField
        control={form.control}
        name="markupRate"
        label={t('markup.label')}
        help={t('markup.help')}
        min={0}
        step={STEP}
        optional
      />
    </FormDialog>
  );
}
