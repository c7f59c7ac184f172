import type { Resolver } from 'react-hook-form';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { MatchCriteria } from '#domain/drivers/fit-facts';
import { SafetyProfileForm } from '#domain/facilities/criteria/schema';
import { criteriaOf } from '#domain/facilities/safety-profile';
import type { SafetyProfile } from '#domain/facilities/schema';
import { commandResolver } from '#web/shared/form/command-resolver';
import { EditedRecord } from '#web/shared/form/edited-record';
import { Form } from '#web/shared/form/form';
import { NumberField } from '#web/shared/form/number-field';
import { SubmitButton } from '#web/shared/form/submit-button';
import { asApiProblem } from '#web/shared/http/api-problem';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useSetSafetyProfile } from './commands';
import type { MatchCriteriaData } from './modal-data';
import { safetyProfileQuery } from './queries';

/** A failure that is not about a field. */
const UNEXPECTED = 500;

const check = commandResolver(SafetyProfileForm);

/** Shows the first problem as a message, too. */
const resolver: Resolver<SafetyProfileForm> = async (values, context, options) => {
  const result = await check(values, context, options);
  const first = Object.values(result.errors)[0]?.message;
  if (first !== undefined) toast.error(first);
  return result;
};

interface CriteriaFormProps {
  profile: SafetyProfile;
  lead: string;
  save: (criteria: MatchCriteria) => unknown;
  onRefused?: (problem: unknown) => void;
  close: () => void;
}

function CriteriaForm({ profile, lead, save, onRefused, close }: CriteriaFormProps) {
  const { t } = useTranslation('facilities');
  const { t: common } = useTranslation();
  const form = useForm<SafetyProfileForm>({ resolver, defaultValues: profile, reValidateMode: 'onSubmit' });
  const submit = async (values: SafetyProfileForm) => {
    try {
      await save(criteriaOf(values));
    } catch (error) {
      onRefused?.(error);
      const { status } = asApiProblem(error);
      if (status === 0 || status >= UNEXPECTED) toast.error(t('criteria.failed'));
      throw error;
    }
    close();
  };
  const { control } = form;
  const [experience, window] = useWatch({ control, name: ['minimumExperience', 'minimumExperienceInLastMonths'] });
  // The message of the specification does not say what is inconsistent.
  const isTooLong = typeof experience === 'number' && typeof window === 'number' && window > 0 && experience > window;
  return (
    <Form form={form} onSubmit={submit} label={t('criteria.title')}>
      <p>{lead}</p>
      <NumberField control={control} name="minimumAge" label={t('criteria.age')} min={0} max={100} step={1} />
      <NumberField
        control={control}
        name="minimumExperience"
        label={t('criteria.experience')}
        help={isTooLong ? t('criteria.experienceTooLong', { experience, window }) : undefined}
        min={0}
        step={1}
      />
      <NumberField
        control={control}
        name="minimumExperienceInLastMonths"
        label={t('criteria.window')}
        help={t('criteria.windowHelp')}
        min={0}
        step={1}
        optional
      />
      <div className="gh-dialog-footer">
        <Button onClick={close}>{common('cancel')}</Button>
        <SubmitButton control={control}>{t('criteria.save')}</SubmitButton>
      </div>
    </Form>
  );
}

function CarrierCriteria({ organizationId, close }: { organizationId: string; close: () => void }) {
  const { t } = useTranslation('facilities');
  const set = useSetSafetyProfile();
  return (
    <EditedRecord query={safetyProfileQuery(organizationId)}>
      {(was, onConflict) => (
        <CriteriaForm
          profile={was}
          lead={t('criteria.lead')}
          save={(criteria) => set.mutateAsync({ ...criteria, was })}
          onRefused={onConflict}
          close={close}
        />
      )}
    </EditedRecord>
  );
}

/** Minimum age and experience for all orders of the carrier, or for one order. */
export function MatchCriteriaDialog({ data: { organizationId, ofOrder }, close }: ModalProps<MatchCriteriaData>) {
  const { t } = useTranslation('facilities');
  return (
    <Dialog title={t('criteria.title')} onClose={close}>
      {ofOrder === undefined ? (
        <CarrierCriteria organizationId={organizationId} close={close} />
      ) : (
        <CriteriaForm profile={ofOrder.profile} lead={t('criteria.leadOrder')} save={ofOrder.onSave} close={close} />
      )}
    </Dialog>
  );
}
