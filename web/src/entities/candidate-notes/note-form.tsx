import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CandidateNoteBody, MAX_NOTE_LENGTH } from '#domain/candidate-notes/schema';
import { commandResolver } from '#web/shared/form/command-resolver';
import { Form } from '#web/shared/form/form';
import { MentionField } from '#web/shared/form/mention-field';
import { SubmitButton } from '#web/shared/form/submit-button';
import { useDraft } from '#web/shared/form/use-draft';
import { useCurrentUser } from '#web/shared/session/current-user';
import { Button } from '#web/shared/ui/button';
import { Inline } from '#web/shared/ui/layout';
import { mentionableQuery } from './notes';

interface NoteFormProps {
  label: string;
  text?: string;
  action: string;
  /** The name of the draft: a drawer with the form closes, and steps to another driver, without a question. */
  draft: string;
  onSend: (body: CandidateNoteBody) => Promise<unknown>;
  onCancel?: () => void;
}

/** The form of a new or changed note; colleagues are suggested after an `@`. */
export function NoteForm({ label, text = '', action, draft, onSend, onCancel }: NoteFormProps) {
  const { t } = useTranslation(['notes', 'common']);
  const { data: members, isPending } = useQuery(mentionableQuery);
  const form = useForm<CandidateNoteBody>({
    resolver: commandResolver<CandidateNoteBody, CandidateNoteBody>(CandidateNoteBody),
    defaultValues: { text },
  });
  // Another person may sign in in this tab.
  const { clearDraft, discard } = useDraft(form, `${draft}.${useCurrentUser()._id}`);
  const send = async (body: CandidateNoteBody) => {
    await onSend(body);
    form.reset({ text: '' });
    clearDraft();
  };
  const cancel = () => {
    discard();
    onCancel?.();
  };
  return (
    <Form form={form} onSubmit={send} label={label}>
      <MentionField
        control={form.control}
        name="text"
        label={label}
        help={t('help')}
        none={t('noMember')}
        maxLength={MAX_NOTE_LENGTH}
        handles={isPending ? undefined : (members?.data ?? []).map(({ handle }) => handle)}
      />
      <Inline>
        <SubmitButton control={form.control}>{action}</SubmitButton>
        {onCancel === undefined ? null : <Button onClick={cancel}>{t('common:cancel')}</Button>}
      </Inline>
    </Form>
  );
}
