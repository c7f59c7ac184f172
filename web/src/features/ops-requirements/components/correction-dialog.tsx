import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  CorrectRequirementBody,
  type RequirementVersion,
  type RequirementVersions,
} from '#domain/requirements/version-schema';
import { EditedRecord } from '#web/shared/form/edited-record';
import { TextAreaField, TextField } from '#web/shared/form/text-field';
import { today } from '#web/shared/form/today';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { requirementVersionsQuery, useCorrectRequirement } from '../api/requirement-versions';
import type { DraftValues, PreviewDraft } from '../model/draft-form';
import { draftOfValues, valuesOf } from '../model/draft-form';
import { draftResolver } from '../model/draft-resolver';
import { correctionsOf, versionsOf } from '../model/versions';
import { DRAFT_WIDTH, DraftForm } from './draft-form';
import type { CorrectionModalData } from './modal-data';

interface CorrectionFormProps extends CorrectionModalData {
  title: string;
  onConflict: (problem: unknown) => void;
  close: () => void;
}

function CorrectionForm({ version: shown, versions, title, onConflict, close }: CorrectionFormProps) {
  const { t } = useTranslation('ops-requirements');
  const version = versions.find(({ _id }) => _id === shown._id) ?? shown;
  // A correction builds on the last one.
  const newest = correctionsOf(versions, version)[0] ?? version;
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
      title={title}
      version={newest}
      submitLabel={t('correct.save')}
      previewOf={(values) => ({
        draft: draftOfValues(values) as PreviewDraft,
        corrects: version._id,
        replaces: null,
        replacesUntil: null,
      })}
      onRefused={onConflict}
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

/** The right content of a version for days that are past, with a reason. */
export function CorrectionDialog({ data: { version, versions }, close }: ModalProps<CorrectionModalData>) {
  const { t } = useTranslation('ops-requirements');
  const title = t('correct.title', { title: version.title });
  return (
    <Dialog title={title} onClose={close} width={DRAFT_WIDTH}>
      <EditedRecord<RequirementVersions, readonly RequirementVersion[], ('ops' | 'requirements')[]>
        query={{ ...requirementVersionsQuery(), select: (all) => versionsOf(all, version.code) }}
        shown={versions}
      >
        {(current, onConflict) => (
          <CorrectionForm version={version} versions={current} title={title} onConflict={onConflict} close={close} />
        )}
      </EditedRecord>
    </Dialog>
  );
}
