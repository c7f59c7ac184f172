import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AdverseGuide } from '#domain/adverse-actions/schema';
import { MAIL_DAYS, MAX_ADVERSE_TEXT } from '#domain/adverse-actions/terms';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextAreaField, TextField } from '#web/shared/form/text-field';
import { Button } from '#web/shared/ui/button';
import { toast } from '#web/shared/ui/toasts';
import { useRecordMailing } from './queries';

interface MailingProps {
  guide: AdverseGuide;
  round: number;
  /** The form is open from the start: nothing else is to do. */
  isNeeded: boolean;
}

/** Records that the last notice was mailed: the day, and what proves it. Before the decision, the wait starts over. */
export function MailingForm({ guide, round, isNeeded }: MailingProps) {
  const { t } = useTranslation('adverse-action');
  const { t: common } = useTranslation();
  const { candidacyId, mailedFrom, today, action } = guide;
  const [isOpen, setOpen] = useState(isNeeded);
  const form = useForm({ defaultValues: { mailedOn: today, text: '' } });
  const record = useRecordMailing(candidacyId, () => {
    toast.success(t('mailing.done'));
    setOpen(false);
  });
  if (!isOpen) {
    return (
      <div>
        <Button
          onClick={() => {
            setOpen(true);
          }}
        >
          {t('mailing.action')}
        </Button>
      </div>
    );
  }
  return (
    <Form form={form} label={t('mailing.title')} onSubmit={(values) => record.mutateAsync({ round, ...values })}>
      <h3 className="gh-section-title">{t('mailing.title')}</h3>
      {action?.state === 'noticed' ? null : <p>{t('mailing.text', { count: MAIL_DAYS })}</p>}
      <TextField
        control={form.control}
        name="mailedOn"
        type="date"
        label={t('mailing.day')}
        min={mailedFrom ?? today}
        max={today}
        rules={{ required: 'required' }}
      />
      <TextAreaField
        control={form.control}
        name="text"
        label={t('mailing.proof')}
        help={t('mailing.proofHelp')}
        rows={2}
        maxLength={MAX_ADVERSE_TEXT}
        rules={{ required: 'required' }}
      />
      <div className="gh-dialog-footer">
        {isNeeded ? null : (
          <Button
            onClick={() => {
              setOpen(false);
            }}
          >
            {common('cancel')}
          </Button>
        )}
        <SubmitButton control={form.control}>{t('mailing.action')}</SubmitButton>
      </div>
    </Form>
  );
}
