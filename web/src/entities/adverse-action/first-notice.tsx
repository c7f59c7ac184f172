import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AdverseGuide, AdverseLetter } from '#domain/adverse-actions/schema';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { toast } from '#web/shared/ui/toasts';
import type { DraftValues } from './draft';
import { letterBody, noticeBody, startOfDraft } from './draft';
import { DraftFields } from './draft-fields';
import { Letter } from './letter';
import { usePreviewLetter, useSendFirstNotice } from './queries';

/** The first notice: its details, then the letter as it will be sent. */
export function FirstNotice({ guide }: { guide: AdverseGuide }) {
  const { t } = useTranslation('adverse-action');
  const [letter, setLetter] = useState<AdverseLetter | undefined>();
  const form = useForm<DraftValues>({ defaultValues: startOfDraft(guide) });
  const preview = usePreviewLetter(guide.candidacyId);
  const send = useSendFirstNotice(guide.candidacyId, () => {
    toast.success(t('first.done'));
  });
  const path = useWatch({ control: form.control, name: 'path' });
  if (letter !== undefined) {
    return (
      <>
        <Letter letter={letter} />
        {send.error === null ? null : <Alert problem={send.error} />}
        <div className="gh-dialog-footer">
          <Button
            onClick={() => {
              send.reset();
              setLetter(undefined);
            }}
          >
            {t('first.back')}
          </Button>
          <Button
            variant="primary"
            loading={send.isPending}
            onClick={() => {
              send.mutate(noticeBody(guide, form.getValues()));
            }}
          >
            {t('first.action')}
          </Button>
        </div>
      </>
    );
  }
  return (
    <Form
      form={form}
      label={t('step.first')}
      onSubmit={async (values) => {
        setLetter(await preview.mutateAsync(letterBody(values)));
      }}
    >
      <DraftFields guide={guide} control={form.control} path={path} />
      <div className="gh-dialog-footer">
        <SubmitButton control={form.control}>{t('draft.preview')}</SubmitButton>
      </div>
    </Form>
  );
}
