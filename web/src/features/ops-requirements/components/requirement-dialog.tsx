import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  NewRequirementBody,
  type RequirementVersion,
  type RequirementVersions,
} from '#domain/requirements/version-schema';
import { EditedRecord } from '#web/shared/form/edited-record';
import { TextField } from '#web/shared/form/text-field';
import { today } from '#web/shared/form/today';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { requirementVersionsQuery, useAddRequirementVersion } from '../api/requirement-versions';
import type { DraftValues, PreviewDraft } from '../model/draft-form';
import { draftOfValues, valuesOf } from '../model/draft-form';
import { draftResolver } from '../model/draft-resolver';
import { basisOf, replacedOn, versionsOf } from '../model/versions';
import { DRAFT_WIDTH, DraftForm } from './draft-form';
import { GapNote } from './gap-note';
import type { RequirementModalData } from './modal-data';

interface NewVersionFormProps extends RequirementModalData {
  /** The version that the new one starts from; null for a new requirement. */
  version: RequirementVersion | null;
  title: string;
  onConflict?: (problem: unknown) => void;
  close: () => void;
}

function NewVersionForm({ version, versions, title, onConflict, close }: NewVersionFormProps) {
  const { t } = useTranslation('ops-requirements');
  const bodyOf = useMemo(
    () => (values: DraftValues) => {
      const replaced = replacedOn(versions, values.from);
      return {
        ...draftOfValues(values),
        replaces: replaced?._id ?? null,
        replacesUntil: replaced?.to ?? null,
      };
    },
    [versions],
  );
  const form = useForm<DraftValues>({
    defaultValues: valuesOf(version, { from: '', to: null }),
    resolver: draftResolver(NewRequirementBody, bodyOf),
  });
  const { control } = form;
  const add = useAddRequirementVersion(() => {
    toast.success(t('form.done'));
    close();
  });
  return (
    <DraftForm
      form={form}
      title={title}
      version={version}
      submitLabel={t('form.save')}
      previewOf={(values) => {
        const { replaces, replacesUntil, ...draft } = bodyOf(values);
        return { draft: draft as PreviewDraft, replaces, replacesUntil, corrects: null };
      }}
      onRefused={onConflict}
      onSubmit={(values) => add.mutateAsync(NewRequirementBody.parse(bodyOf(values)))}
      onClose={close}
    >
      <div className="gh-ops-requirement-row">
        <TextField
          control={control}
          name="from"
          type="date"
          min={today()}
          label={t('form.from')}
          help={t('form.fromHelp')}
        />
        <TextField control={control} name="to" type="date" optional label={t('form.to')} />
      </div>
      <GapNote control={control} versions={versions} />
    </DraftForm>
  );
}

/** A new version of a requirement with an effective date, or a new requirement; affected drivers can be previewed. */
export function RequirementDialog({ data: { versions }, close }: ModalProps<RequirementModalData>) {
  const { t } = useTranslation('ops-requirements');
  const version = basisOf(versions, today());
  const title = version === undefined ? t('form.addTitle') : t('form.changeTitle', { title: version.title });
  return (
    <Dialog title={title} onClose={close} width={DRAFT_WIDTH}>
      {version === undefined ? (
        <NewVersionForm version={null} versions={versions} title={title} close={close} />
      ) : (
        <EditedRecord<RequirementVersions, readonly RequirementVersion[], ('ops' | 'requirements')[]>
          query={{ ...requirementVersionsQuery(), select: (all) => versionsOf(all, version.code) }}
          shown={versions}
        >
          {(current, onConflict) => (
            <NewVersionForm
              version={basisOf(current, today()) ?? null}
              versions={current}
              title={title}
              onConflict={onConflict}
              close={close}
            />
          )}
        </EditedRecord>
      )}
    </Dialog>
  );
}
