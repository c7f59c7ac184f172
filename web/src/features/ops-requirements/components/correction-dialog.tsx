import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CorrectRequirementBody } from '#domain/requirements/version-schema';
import { TextAreaField, TextField } from '#web/shared/form/text-field';
import { today } from '#web/shared/form/today';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useCorrectRequirement } from '../api/requirement-versions';
import type { DraftValues, PreviewDraft } from '../model/draft-form';
import { draftOfValues, valuesOf } from '../model/draft-form';
import { draftResolver } from '../model/draft-resolver';
import { DraftForm } from './draft-form';
import type { CorrectionModalData } from './modal-data';

/** The right content of a version for days that are past, with a reason. */
export function CorrectionDialog({ data: { version, newest }, close }: ModalProps<CorrectionModalData>) {
  const { t } = useTranslation('ops-requirements');
  const bodyOf = useMemo(
    () => (values: DraftValues) => ({ ...draftOfValues(values), reason: values.reason, seen: newest._id }),
    [newest],
  );
  const form = useForm<DraftValues>({
    defaultValues: valuesOf(newest, { from: version.from, to: version.to }),
    resolver: draftResolver(CorrectRequirementBody, bodyOf),
  });
  const { control } = form;
  const correct = useCorrectRequirement(() => {
    toast.success(t('correct.done'));
    close();
  });
  return (
    <DraftForm
      form={form}
      title={t('correct.title', { title: version.title })}
      version={newest}
      submitLabel={t('correct.save')}
      previewOf={(values) => ({
        draft: draftOfValues(values) as PreviewDraft,
        corrects: version._id,
        replaces: null,
        replacesUntil: null,
      })}
      onSubmit={(values) =>
        correct.mutateAsync({ id: version._id, body: CorrectRequirementBody.parse(bodyOf(values)) })
      }
      onClose={close}
    >
      <TextAreaField
        control={control}
        name="reason"
        label={t('correct.reason')}
        help={t('correct.reasonHelp')}
        rows={3}
      />
      <div className="gh-ops-requirement-row">
        <TextField control={control} name="from" type="date" max={today()} label={t('correct.from')} />
        <TextField
          control={control}
          name="to"
          type="date"
          optional={version.to === null}
          {...(version.to === null ? {} : { max: version.to })}
          label={t('form.to')}
        />
      </div>
    </DraftForm>
  );
}
