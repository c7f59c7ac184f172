import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_ADVERSE_TEXT } from '#domain/adverse-actions/terms';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextAreaField } from '#web/shared/form/text-field';
import { Button } from '#web/shared/ui/button';
import { toast } from '#web/shared/ui/toasts';
import { useWithdrawAction } from './queries';

interface WithdrawProps {
  candidacyId: string;
  round: number;
  onDone: () => void;
}

/** Ends the adverse action: the carrier continues with the driver. Asks for an optional text first. */
export function WithdrawForm({ candidacyId, round, onDone }: WithdrawProps) {
  const { t } = useTranslation(['adverse-action', 'labels']);
  const { t: common } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const form = useForm<{ text: string }>({ defaultValues: { text: '' } });
  const withdraw = useWithdrawAction(candidacyId, () => {
    toast.success(t('withdraw.done'));
    onDone();
  });
  if (!isOpen) {
    return (
      <div>
        <Button
          variant="danger"
          onClick={() => {
            setOpen(true);
          }}
        >
          {t('withdraw.action')}
        </Button>
      </div>
    );
  }
  return (
    <Form form={form} label={t('withdraw.title')} onSubmit={({ text }) => withdraw.mutateAsync({ round, text })}>
      <h3 className="gh-section-title">{t('withdraw.title')}</h3>
      <p>{t('withdraw.text')}</p>
      <TextAreaField
        control={form.control}
        name="text"
        label={t('labels:term.inYourOwnWords')}
        help={t('withdraw.help')}
        rows={3}
        maxLength={MAX_ADVERSE_TEXT}
      />
      <div className="gh-dialog-footer">
        <Button
          onClick={() => {
            setOpen(false);
          }}
        >
          {common('cancel')}
        </Button>
        <SubmitButton control={form.control}>{t('withdraw.action')}</SubmitButton>
      </div>
    </Form>
  );
}
