import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { HiringTargets } from '#domain/candidacies/hiring-targets/schema';
import { type CandidacyTargets, DEFAULT_TARGETS, MAX_TARGET_DAYS, targetNames } from '#domain/candidacies/targets';
import { commandResolver } from '#web/shared/form/command-resolver';
import { EditedRecord } from '#web/shared/form/edited-record';
import { Form } from '#web/shared/form/form';
import { NumberField } from '#web/shared/form/number-field';
import { SubmitButton } from '#web/shared/form/submit-button';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { hiringTargetsQuery, useSetHiringTargets } from '../api/targets';
import './hiring-reports.css';

interface TargetsFormProps {
  targets: CandidacyTargets;
  onConflict: (problem: unknown) => void;
  close: () => void;
}

function TargetsForm({ targets, onConflict, close }: TargetsFormProps) {
  const { t } = useTranslation(['hiring-reports', 'common']);
  const form = useForm<CandidacyTargets>({ resolver: commandResolver(HiringTargets), defaultValues: targets });
  const { control } = form;
  const set = useSetHiringTargets(() => {
    toast.success(t('targets.saved'));
    close();
  });
  const save = (values: CandidacyTargets) =>
    set.mutateAsync({ ...values, was: targets }).catch((problem: unknown) => {
      onConflict(problem);
      throw problem;
    });
  return (
    <Form form={form} onSubmit={save} label={t('targets.title')}>
      <p>{t('targets.lead')}</p>
      <div className="gh-hiring-targets">
        {targetNames.map((name) => (
          <NumberField
            key={name}
            control={control}
            name={name}
            label={t(`targets.days.${name}`)}
            help={t('targets.default', { number: DEFAULT_TARGETS[name] })}
            min={1}
            max={MAX_TARGET_DAYS}
            step={1}
          />
        ))}
      </div>
      <div className="gh-dialog-footer">
        <Button onClick={close}>{t('common:cancel')}</Button>
        <SubmitButton control={control}>{t('targets.save')}</SubmitButton>
      </div>
    </Form>
  );
}

/** The days that each step of hiring may take; they apply to candidates who enter afterwards. */
export function TargetsDialog({ close }: ModalProps<undefined>) {
  const { t } = useTranslation('hiring-reports');
  return (
    <Dialog title={t('targets.title')} onClose={close}>
      <EditedRecord query={hiringTargetsQuery}>
        {(targets, onConflict) => <TargetsForm targets={targets} onConflict={onConflict} close={close} />}
      </EditedRecord>
    </Dialog>
  );
}
