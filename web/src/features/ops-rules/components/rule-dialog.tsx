import type { RequirementPreview } from '#domain/requirements/schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../shared/form/form';
import { SubmitButton } from '../../../shared/form/submit-button';
import { TextField } from '../../../shared/form/text-field';
import { today } from '../../../shared/form/today';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import type { ModalProps } from '../../../shared/ui/modals';
import { toast } from '../../../shared/ui/toasts';
import { useAddRule, usePreviewRule } from '../api/rules';
import { bodyOf, fieldsOf } from '../model/rule-form';
import type { RuleFields } from '../model/rule-form';
import type { RuleModalData } from './modals';
import { ProofFieldsList } from './proof-fields';
import { DueFields, KeepFields, SayFields } from './rule-fields';
import { Affected } from './affected';
import './ops-rules.css';

const WIDE = 760;

/** A new version of a rule from a day on, or a rule that is new; who is affected can be seen before. */
export function RuleDialog({ data: { version }, close }: ModalProps<RuleModalData>) {
  const { t } = useTranslation('ops-rules');
  const { t: common } = useTranslation();
  const [affected, setAffected] = useState<RequirementPreview | null>(null);
  const form = useForm<RuleFields>({ defaultValues: fieldsOf(version) });
  const { control } = form;
  const isOpen = version !== null && (version.effectiveTo === null || version.effectiveTo > today());
  const replaces = isOpen ? version._id : null;
  const add = useAddRule(() => {
    toast.success(t('form.done'));
    close();
  });
  const preview = usePreviewRule();
  const send = async (fields: RuleFields) => {
    const body = bodyOf(fields, replaces);
    if (body !== null) await add.mutateAsync(body);
  };
  const look = form.handleSubmit(async (fields) => {
    const body = bodyOf(fields, replaces);
    // A refusal is shown below; what was seen before belongs to other fields.
    setAffected(body === null ? null : await preview.mutateAsync(body).catch(() => null));
  });
  const title = version === null ? t('form.addTitle') : t('form.changeTitle', { title: version.title });
  return (
    <Dialog title={title} onClose={close} width={WIDE}>
      <div className="gh-rule-form">
        <Form form={form} onSubmit={send} label={title}>
          <SayFields control={control} isNew={version === null} />
          <ProofFieldsList control={control} />
          <DueFields control={control} />
          <KeepFields control={control} />
          <div className="gh-rule-row">
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
          {preview.error === null ? null : <Alert problem={preview.error} />}
          {affected === null ? null : <Affected preview={affected} />}
          <div className="gh-dialog-footer">
            <Button onClick={close}>{common('cancel')}</Button>
            <Button onClick={() => void look()} loading={preview.isPending}>
              {t('form.preview')}
            </Button>
            <SubmitButton control={control}>{t('form.save')}</SubmitButton>
          </div>
        </Form>
      </div>
    </Dialog>
  );
}
