import { useForm } from 'react-hook-form';
import { MAX_WORKDAY_TEXT } from '#domain/timesheets/limits';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextAreaField } from '#web/shared/form/text-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import type { NoteModalData } from './modal-data';
import { useWorkdayCommand } from './workdays';

interface NoteValues {
  note: string;
}

/** Asks for the note that a command needs. */
export function NoteDialog({ data, close }: ModalProps<NoteModalData>) {
  const { title, lead, label, action, done, send } = data;
  const form = useForm<NoteValues>({ defaultValues: { note: '' } });
  const command = useWorkdayCommand((note: string, request) => send(note, request));
  const submit = async ({ note }: NoteValues) => {
    await command.mutateAsync(note.trim());
    toast.success(done);
    close();
  };
  const hasText = (note: unknown) => (typeof note === 'string' && note.trim() !== '') || 'required';
  return (
    <FormDialog title={title} form={form} onSubmit={submit} onClose={close} action={action}>
      <p>{lead}</p>
      <TextAreaField
        control={form.control}
        name="note"
        label={label}
        maxLength={MAX_WORKDAY_TEXT}
        rules={{ validate: hasText }}
      />
    </FormDialog>
  );
}
