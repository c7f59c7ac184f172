import type { Resolver } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_BENCH_TEXT, RejectBenchBody } from '#domain/bench/schema';
import { benchRejectReasons } from '#domain/bench/states';
import { SelectField } from '#web/shared/form/choice-fields';
import { commandResolver } from '#web/shared/form/command-resolver';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextAreaField } from '#web/shared/form/text-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useRejectOnBench } from './bench';
import type { RejectTarget } from './modal-data';

interface RejectValues {
  reason?: RejectBenchBody['reason'];
  text: string | undefined;
}

const resolver = commandResolver(RejectBenchBody) as Resolver<RejectValues>;

/** Rejects a driver in the review of the bench, with a reason. */
export function RejectOnBenchDialog({ data: { entryId, name }, close }: ModalProps<RejectTarget>) {
  const { t } = useTranslation(['bench', 'labels']);
  const form = useForm<RejectValues>({ resolver, defaultValues: { text: '' } });
  const reject = useRejectOnBench(() => {
    toast.success(t('reject.done', { name }));
    close();
  });
  return (
    <FormDialog
      title={t('labels:term.rejectName', { name })}
      form={form}
      onSubmit={(values) => reject.mutateAsync({ id: entryId, ...RejectBenchBody.parse(values) })}
      onClose={close}
      action={t('labels:term.reject')}
    >
      <SelectField
        control={form.control}
        name="reason"
        label={t('labels:term.reason')}
        choices={benchRejectReasons.map((reason) => ({ value: reason, label: t(`labels:reason.${reason}`) }))}
      />
      <TextAreaField
        control={form.control}
        name="text"
        label={t('labels:term.inYourOwnWords')}
        maxLength={MAX_BENCH_TEXT}
      />
    </FormDialog>
  );
}
