import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NewRequirementBody } from '#domain/requirements/version-schema';
import { TextField } from '#web/shared/form/text-field';
import { today } from '#web/shared/form/today';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useAddRequirementVersion } from '../api/requirement-versions';
import type { DraftValues, PreviewDraft } from '../model/draft-form';
import { draftOfValues, valuesOf } from '../model/draft-form';
import { draftResolver } from '../model/draft-resolver';
import { replacedOn } from '../model/versions';
import { DraftForm } from './draft-form';
import { GapNote } from './gap-note';
import type { RequirementModalData } from './modal-data';

/** A new version of a requirement with an effective date, or a new requirement; affected drivers can be previewed. */
export function RequirementDialog({ data: { version, versions }, close }: ModalProps<RequirementModalData>) {
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
  const title = version === null ? t('form.addTitle') : t('form.changeTitle', { title: version.title });
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
