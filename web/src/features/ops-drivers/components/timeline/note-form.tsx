import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DriverNoteBody } from '#domain/driver-notes/schema';
import { Form } from '#web/shared/form/form';
import { TextAreaField } from '#web/shared/form/text-field';
import { Button } from '#web/shared/ui/button';
import { Inline } from '#web/shared/ui/layout';
import { toast } from '#web/shared/ui/toasts';
import { useAddNote, useEditNote } from '../../api/timeline';

const MAX_NOTE_LENGTH = 2_000;

interface NoteFieldsProps {
  title: string;
  label: string;
  text?: string;
  action: string;
  onSend: (body: DriverNoteBody) => Promise<unknown>;
  onCancel: () => void;
}

function NoteFields({ title, label, text = '', action, onSend, onCancel }: NoteFieldsProps) {
  const { t } = useTranslation('ops-driver');
  const { t: common } = useTranslation();
  const form = useForm<DriverNoteBody>({ defaultValues: { text } });
  const { setFocus } = form;
  useEffect(() => {
    setFocus('text');
  }, [setFocus]);
  return (
    <Form form={form} onSubmit={onSend} label={title}>
      <TextAreaField
        control={form.control}
        name="text"
        rules={{ validate: (value) => value.trim() !== '' || t('note.required') }}
        rows={3}
        maxLength={MAX_NOTE_LENGTH}
        label={label}
        help={t('note.help')}
      />
      <Inline>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {action}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {common('cancel')}
        </Button>
      </Inline>
    </Form>
  );
}

/** A note about the driver for colleagues. */
export function AddNote({ driverId, close }: { driverId: string; close: () => void }) {
  const { t } = useTranslation('ops-driver');
  const add = useAddNote(() => {
    toast.success(t('note.added'));
    close();
  });
  return (
    <NoteFields
      title={t('note.title')}
      label={t('note.label')}
      action={t('note.add')}
      onSend={(body) => add.mutateAsync({ id: driverId, body })}
      onCancel={close}
    />
  );
}

interface EditNoteProps {
  driverId: string;
  noteId: string;
  text: string;
  close: () => void;
}

/** The user's own note, while it can still be edited. */
export function EditNote({ driverId, noteId, text, close }: EditNoteProps) {
  const { t } = useTranslation('ops-driver');
  const edit = useEditNote(() => {
    toast.success(t('note.changed'));
    close();
  });
  return (
    <NoteFields
      title={t('note.editTitle')}
      label={t('note.editLabel')}
      text={text}
      action={t('note.save')}
      onSend={(body) => edit.mutateAsync({ id: driverId, noteId, body })}
      onCancel={close}
    />
  );
}
