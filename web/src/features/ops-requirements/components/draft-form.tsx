import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PreviewRequirementBody, RequirementVersion } from '#domain/requirements/version-schema';
import { Form } from '#web/shared/form/form';
import { mapProblemToForm } from '#web/shared/form/map-problem-to-form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { asApiProblem } from '#web/shared/http/api-problem';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { usePreview } from '../api/use-preview';
import type { DraftValues } from '../model/draft-form';
import { Affected } from './affected';
import { NameFields, ScopeFields } from './basic-fields';
import { BreachFields } from './breach-fields';
import { BarsFields, DueFields } from './due-fields';
import { KeepFields } from './keep-fields';
import { ProofFieldsList } from './proof-fields';
import './ops-requirements.css';

/** The width of the dialog of a draft. */
export const DRAFT_WIDTH = 760;
const DRAFT = '/draft';

type PreviewBody = Omit<PreviewRequirementBody, 'after'>;

/** A problem of the draft at the field of the form: the preview sends the draft inside of its body. */
function mapDraftProblem(thrown: unknown, form: UseFormReturn<DraftValues>) {
  const problem = asApiProblem(thrown);
  for (const error of problem.errors) {
    if (error.pointer.startsWith(DRAFT)) Object.assign(error, { pointer: error.pointer.slice(DRAFT.length) });
  }
  return mapProblemToForm(problem, form);
}

/** Previews the affected drivers; problems are shown at their fields or above the buttons. */
function usePreviewRun({ form, previewOf, onRefused }: Pick<DraftFormProps, 'form' | 'previewOf' | 'onRefused'>) {
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
  const start = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    await run(previewOf(values)).catch((problem: unknown) => {
      onRefused?.(problem);
      setRefusal(mapDraftProblem(problem, form));
    });
  });
  return { ...preview, refusal, start };
}

interface DraftFormProps {
  form: UseFormReturn<DraftValues>;
  title: string;
  /** The version that this one changes or corrects; null for a new requirement. */
  version: RequirementVersion | null;
  submitLabel: string;
  previewOf: (values: DraftValues) => PreviewBody;
  onSubmit: (values: DraftValues) => Promise<unknown>;
  /** Receives a refusal, which the form shows. */
  onRefused?: ((problem: unknown) => void) | undefined;
  onClose: () => void;
  /** The days, and what else a new version or a correction needs. */
  children: ReactNode;
}

/** The fields of a version, with a preview over all drivers; inside of a dialog. */
export function DraftForm(props: DraftFormProps) {
  const { form, title, version, submitLabel, onSubmit, onRefused, onClose, children } = props;
  const { t } = useTranslation('ops-requirements');
  const { t: common } = useTranslation();
  const { control } = form;
  const { affected, isRunning, refusal, start, stop } = usePreviewRun(props);
  const send = async (values: DraftValues) => {
    stop();
    await onSubmit(values).catch((problem: unknown) => {
      onRefused?.(problem);
      throw problem;
    });
  };
  return (
    <div className="gh-ops-requirement-form">
      <Form form={form} onSubmit={send} label={title}>
        <NameFields control={control} version={version} />
        <ScopeFields control={control} />
        <ProofFieldsList control={control} />
        <DueFields control={control} />
        <BarsFields control={control} />
        <BreachFields control={control} />
        <KeepFields control={control} />
        {children}
        {refusal === undefined ? null : <Alert problem={refusal} />}
        {affected === null ? null : <Affected seen={affected} isRunning={isRunning} onStop={stop} />}
        <div className="gh-dialog-footer">
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button onClick={() => void start()} loading={isRunning}>
            {t('form.preview')}
          </Button>
          <SubmitButton control={control}>{submitLabel}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
