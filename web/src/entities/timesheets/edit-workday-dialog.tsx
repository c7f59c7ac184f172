import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_WORKDAY_TEXT } from '#domain/timesheets/limits';
import { FormDialog } from '#web/shared/form/form-dialog';
import { byRule } from '#web/shared/form/rule-resolver';
import { TextAreaField } from '#web/shared/form/text-field';
import { useDraft } from '#web/shared/form/use-draft';
import { formatDay, formatZone } from '#web/shared/i18n/format';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { editBody, editIssues, type EditValues, editValues } from './edit-form';
import { EntryFields } from './entry-fields';
import type { EditModalData } from './modal-data';
import { ShiftFields } from './shift-fields';
import { saveWorkday, useWorkdayCommand } from './workdays';
import './timesheets.css';

/** The texts of problems that the catalog has only with a time. */
function useIssueText() {
  const { t } = useTranslation('timesheets');
  return (code: string): string => {
    if (code === 'local-time-twice') return t('edit.twice');
    return code === 'local-time-skipped' ? t('edit.skipped') : code;
  };
}

/** The hours and entries of a workday: a missing end, or a whole day. */
export function EditWorkdayDialog({ data: { target, assignment }, close }: ModalProps<EditModalData>) {
  const { t } = useTranslation('timesheets');
  const { workday, day } = target;
  const zone = assignment.timeZone;
  const edited = { workday, day, zone };
  const issueText = useIssueText();
  const form = useForm<EditValues>({
    defaultValues: editValues(workday, zone),
    resolver: byRule((values) =>
      editIssues(values, edited).map(({ field, code }) => ({ field, code: issueText(code) })),
    ),
  });
  const { clearDraft } = useDraft(form, `workday.${assignment._id}.${day}.${workday?.version ?? 0}`);
  const end = () => {
    clearDraft();
    close();
  };
  const save = useWorkdayCommand(saveWorkday);
  const submit = async (values: EditValues) => {
    await save.mutateAsync({ target, body: editBody(values, edited) });
    toast.success(t('edit.done'));
    end();
  };
  return (
    <FormDialog
      title={t('edit.title', { day: formatDay(day) })}
      form={form}
      onSubmit={submit}
      onClose={end}
      action={t('edit.save')}
    >
      <p className="gh-shift-note">{t('edit.zone', { zone: formatZone(zone) })}</p>
      <ShiftFields control={form.control} edited={edited} />
      <EntryFields control={form.control} assignment={assignment} />
      <TextAreaField control={form.control} name="note" label={t('edit.note')} optional maxLength={MAX_WORKDAY_TEXT} />
    </FormDialog>
  );
}
