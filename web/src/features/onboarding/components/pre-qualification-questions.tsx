import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PreQualificationAnswers, PreQualifyBody } from '#domain/driver-pipeline/schema';
import { isOfAge, isPlausibleBirthDate } from '#domain/drivers/experience';
import { drivingExperiences } from '#domain/shared/driving-experience';
import { driverClasses, endorsementCodes, transmissions } from '#domain/shared/job-enums';
import { CheckboxesField, SelectField } from '#web/shared/form/choice-fields';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
import { today } from '#web/shared/form/today';
import { useDraft } from '#web/shared/form/use-draft';
import { Card } from '#web/shared/ui/layout';
import { toast } from '#web/shared/ui/toasts';
import { usePreQualify } from '../api/pre-qualify';

interface Answers extends Pick<PreQualifyBody, 'endorsements' | 'transmissions'> {
  birthDate: string;
  licenseClass: PreQualifyBody['licenseClass'] | null;
  experience: PreQualifyBody['experience'] | null;
}

interface PreQualificationQuestionsProps {
  title: string;
  lead: string;
  /** The answers to correct; undefined the first time. */
  known?: PreQualificationAnswers;
  submitLabel: string;
  onSaved: () => void;
}

const answersOf = (known: PreQualificationAnswers | undefined): Answers => ({
  birthDate: known?.birthDate ?? '',
  licenseClass: known?.licenseClass ?? null,
  endorsements: known?.endorsements ?? [],
  transmissions: known?.transmissions ?? [],
  experience: known?.experience ?? null,
});

/** Age, license class and experience, which decide whether the driver meets the minimum requirements. */
export function PreQualificationQuestions({
  title,
  lead,
  known,
  submitLabel,
  onSaved,
}: PreQualificationQuestionsProps) {
  const { t } = useTranslation('onboarding');
  const form = useForm<Answers>({ defaultValues: answersOf(known) });
  const { control } = form;
  const isLicensed = useWatch({ control, name: 'licenseClass' }) !== 'none';
  const { clearDraft } = useDraft(form, known === undefined ? 'preQualification' : 'preQualification.known', 'browser');
  const preQualify = usePreQualify(() => {
    clearDraft();
    toast.success(t('first.done'));
    onSaved();
  });
  const send = async ({ licenseClass, experience, ...answers }: Answers) => {
    if (licenseClass === null || experience === null) return;
    await preQualify.mutateAsync({
      ...answers,
      licenseClass,
      experience,
      endorsements: licenseClass === 'none' ? [] : answers.endorsements,
      transmissions: licenseClass === 'none' ? [] : answers.transmissions,
    });
  };
  const rules = { required: t('first.required') };
  // One typing error must not end an application. A date that cannot be right immediately has the server's message.
  const ofAge = (date: unknown) => {
    if (typeof date !== 'string') return true;
    if (!isPlausibleBirthDate(date, today())) return 'birth-date-not-plausible';
    return isOfAge(date, today()) || t('disqualified.underage.title');
  };
  return (
    <Card title={title}>
      <p>{lead}</p>
      <Form form={form} onSubmit={send} label={title}>
        <TextField
          control={control}
          name="birthDate"
          type="date"
          autoComplete="bday"
          rules={{ ...rules, validate: ofAge }}
          label={t('first.birthDate')}
        />
        <SelectField
          control={control}
          name="licenseClass"
          rules={rules}
          label={t('first.licenseClass')}
          choices={[...driverClasses, 'none' as const].map((value) => ({ value, label: t(`first.class.${value}`) }))}
        />
        {isLicensed ? (
          <>
            <CheckboxesField
              control={control}
              name="endorsements"
              optional
              label={t('first.endorsements')}
              choices={endorsementCodes.map((value) => ({ value, label: t(`first.endorsement.${value}`) }))}
            />
            <CheckboxesField
              control={control}
              name="transmissions"
              optional
              label={t('first.transmissions')}
              choices={transmissions.map((value) => ({ value, label: t(`first.transmission.${value}`) }))}
            />
          </>
        ) : null}
        <SelectField
          control={control}
          name="experience"
          rules={rules}
          label={t('first.experience')}
          choices={drivingExperiences.map((value) => ({ value, label: t(`first.experienced.${value}`) }))}
        />
        <SubmitButton control={control}>{submitLabel}</SubmitButton>
      </Form>
    </Card>
  );
}
