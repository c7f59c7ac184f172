import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { declineInvite, declineStart, withdraw } from '../api/answers';
import { useAnswer } from '../api/use-answer';
import type { ReasonValues } from './reason-fields';
import { ReasonFields } from './reason-fields';
import { useSeenText } from './use-seen-text';

export type ReasonedAnswer = 'declineInvite' | 'withdraw' | 'declineStart';

const send = { declineInvite, withdraw, declineStart };

interface ReasonDialogData {
  application: DriverApplicationView;
  answer: ReasonedAnswer;
}

/** Declines or withdraws: explains the consequence and has fields for an optional reason. */
export function ReasonDialog({ data, close }: ModalProps<ReasonDialogData>) {
  const { application, answer } = data;
  const { t } = useTranslation('my-applications');
  const { t: common } = useTranslation();
  const seenText = useSeenText();
  const form = useForm<ReasonValues>({ defaultValues: { reason: undefined, text: '' } });
  const command = useAnswer(send[answer], t(`done.${answer}`));
  const { candidacyId, round, title, actions } = application;
  const submit = async (values: ReasonValues) => {
    await command.mutateAsync({ candidacyId, round, ...values });
    close();
  };
  return (
    <Dialog title={t(`confirm.${answer}.title`)} onClose={close}>
      <p>
        {t(`confirm.${answer}.text`, { title })} {seenText(application)}
        {actions.includes('proposeStart') ? ` ${t('confirm.declineStart.otherDay')}` : null}
      </p>
      <Form form={form} onSubmit={submit}>
        <ReasonFields control={form.control} isOffered={answer === 'declineStart'} />
        <div className="gh-dialog-footer">
          <Button onClick={close}>{common('cancel')}</Button>
          <SubmitButton control={form.control} variant="danger">
            {t(`action.${answer}`)}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
