import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { NewRequirementBody } from '#domain/requirements/schema';
import { Form } from '#web/shared/form/form';
import { mapProblemToForm } from '#web/shared/form/map-problem-to-form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
import { today } from '#web/shared/form/today';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useAddRequirementVersion } from '../api/requirement-versions';
import { usePreview } from '../api/use-preview';
import type { RequirementFields } from '../model/requirement-form';
import { bodyOf, fieldsOf } from '../model/requirement-form';
import { replacedOn } from '../model/versions';
import { Affected } from './affected';
import { GapNote } from './gap-note';
import type { RequirementModalData } from './modal-data';
import { ProofFieldsList } from './proof-fields';
import { BasicFields, DueFields, RetentionFields } from './requirement-fields';
import './ops-requirements.css';

const WIDE = 760;

/** Previews the affected drivers; problems are shown at their fields or above the form. */
function usePreviewRun(
  form: UseFormReturn<RequirementFields>,
  bodyNow: (fields: RequirementFields) => NewRequirementBody | null,
) {
  const [refusal, setRefusal] = useState<unknown>();
  const preview = usePreview();
  const { run, discard } = preview;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          setRefusal(undefined);
          discard();
        },
      }),
    [form, discard],
  );
  const start = form.handleSubmit(async (fields) => {
    setRefusal(undefined);
    const body = bodyNow(fields);
    if (body !== null)
      await run(body).catch((problem: unknown) => {
        setRefusal(mapProblemToForm(problem, form));
      });
  });
  return { ...preview, refusal, start };
}

/** A new version of a requirement with an effective date, or a new requirement; affected drivers can be previewed. */
export function RequirementDialog({ data: { version, versions }, close }: ModalProps<RequirementModalData>) {
  const { t } = useTranslation('ops-requirements');
  const { t: common } = useTranslation();
  const form = useForm<RequirementFields>({ defaultValues: fieldsOf(version) });
  const { control } = form;
  const bodyNow = (fields: RequirementFields) => bodyOf(fields, replacedOn(versions, fields.effectiveFrom));
  const add = useAddRequirementVersion(() => {
    toast.success(t('form.done'));
    close();
  });
  const { affected, isRunning, refusal, start, stop } = usePreviewRun(form, bodyNow);
  const send = async (fields: RequirementFields) => {
    stop();
    const body = bodyNow(fields);
    if (body !== null) await add.mutateAsync(body);
  };
  const title = version === null ? t('form.addTitle') : t('form.changeTitle', { title: version.title });
  return (
    <Dialog title={title} onClose={close} width={WIDE}>
      <div className="gh-ops-requirement-form">
        <Form form={form} onSubmit={send} label={title}>
          <BasicFields control={control} isNew={version === null} />
          <ProofFieldsList control={control} />
          <DueFields control={control} />
          <RetentionFields control={control} />
          <div className="gh-ops-requirement-row">
            <TextField
              control={control}
              name="effectiveFrom"
              type="date"
              min={today()}
              rules={{ required: t('form.required') }}
              label={t('form.effectiveFrom')}
              help={t('form.effectiveFromHelp')}
            />
            <TextField control={control} name="effectiveTo" type="date" optional label={t('form.effectiveTo')} />
          </div>
          <GapNote control={control} versions={versions} />
          {refusal === undefined ? null : <Alert problem={refusal} />}
          {affected === null ? null : <Affected seen={affected} isRunning={isRunning} onStop={stop} />}
          <div className="gh-dialog-footer">
            <Button onClick={close}>{common('cancel')}</Button>
            <Button onClick={() => void start()} loading={isRunning}>
              {t('form.preview')}
            </Button>
            <SubmitButton control={control}>{t('form.save')}</SubmitButton>
          </div>
        </Form>
      </div>
    </Dialog>
  );
}
