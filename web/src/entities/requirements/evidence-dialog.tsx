import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SegmentedField, SelectField } from '#web/shared/form/choice-fields';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextAreaField } from '#web/shared/form/text-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { formsOf, kindsOf } from './evidence-content';
import { EvidenceFields } from './evidence-fields';
import type { EvidenceFormValues } from './evidence-form';
import { bodyOf, correctionOf, recordsFor, startOf } from './evidence-form';
import type { EvidenceModalData } from './modal-data';
import { useCorrectEvidence, useRecordEvidence } from './queries';
import { titleOf } from './use-texts';

function useSend({ source, line, corrects }: EvidenceModalData, close: () => void) {
  const { t } = useTranslation('files');
  const record = useRecordEvidence(source);
  const correct = useCorrectEvidence(source, corrects?._id ?? '');
  const records = recordsFor(line, corrects);
  return async (values: EvidenceFormValues) => {
    const body = bodyOf(values, records, source.reader !== 'driver');
    if (corrects === null) await record.mutateAsync({ body, employmentId: line.employmentId });
    else await correct.mutateAsync(correctionOf(body, values.reason));
    const done = source.reader === 'driver' ? 'dialog.sent' : 'dialog.recorded';
    toast.success(t(corrects === null ? done : 'dialog.corrected'));
    close();
  };
}

/** A driver uploads, others record; a correction has its own words. */
function textsOf({ source, corrects }: EvidenceModalData) {
  if (corrects !== null) return { title: 'dialog.correct', action: 'action.saveCorrection' } as const;
  return source.reader === 'driver'
    ? ({ title: 'dialog.upload', action: 'action.send' } as const)
    : ({ title: 'dialog.record', action: 'action.record' } as const);
}

/** A document as a person records it: what it is and says, with its file; or its correction, with a reason. */
export function EvidenceDialog({ data, close }: ModalProps<EvidenceModalData>) {
  const { t } = useTranslation('files');
  const { source, line, corrects } = data;
  const form = useForm<EvidenceFormValues>({ defaultValues: startOf(line, corrects) });
  const { control } = form;
  const [kind, chosenForm] = useWatch({ control, name: ['kind', 'form'] });
  const records = recordsFor(line, corrects);
  const kinds = kindsOf(records);
  const forms = formsOf(records, kind);
  const send = useSend(data, close);
  const named = corrects?.kind ?? (kinds.length === 1 ? kind : null);
  const what = named === null ? titleOf(line) : t(`kind.${named}`);
  const texts = textsOf(data);
  return (
    <FormDialog title={t(texts.title, { what })} form={form} onSubmit={send} onClose={close} action={t(texts.action)}>
      {named === null || corrects !== null ? null : <p className="gh-file-notice">{titleOf(line)}</p>}
      {kinds.length > 1 ? (
        <SelectField
          control={control}
          name="kind"
          label={t('field.kind')}
          rules={{ required: 'required' }}
          choices={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
      ) : null}
      {forms.length > 1 ? (
        <SegmentedField
          control={control}
          name="form"
          label={t('field.form')}
          choices={forms.map((value) => ({ value, label: t(`form.${value}`) }))}
        />
      ) : null}
      <EvidenceFields
        control={control}
        records={records}
        kind={kind}
        form={chosenForm}
        source={source}
        hasSubject={line.subject !== null}
        isCorrection={corrects !== null}
      />
      {corrects === null ? null : (
        <TextAreaField
          control={control}
          name="reason"
          label={t('field.reason')}
          help={t('field.reasonHelp')}
          maxLength={500}
          rules={{ required: 'required' }}
        />
      )}
    </FormDialog>
  );
}
