import { useEffect, useRef, useState } from 'react';
import type { Control, UseFormReturn } from 'react-hook-form';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ListedEvents } from '#domain/compliance/rules';
import type { ComplianceView } from '#domain/compliance/schema';
import { needsHazmat } from '#domain/drivers/qualifications';
import { drivingExperiences } from '#domain/shared/driving-experience';
import { endorsementCodes } from '#domain/shared/job-enums';
import { CheckboxesField, SelectField } from '#web/shared/form/choice-fields';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextAreaField, TextField } from '#web/shared/form/text-field';
import { today } from '#web/shared/form/today';
import { useDraft } from '#web/shared/form/use-draft';
import { YesNoField } from '#web/shared/form/yes-no-field';
import { useSaveCompliance } from '../api/compliance';
import type { DrivingValues } from '../model/forms';
import { drivingOf, drivingResolver } from '../model/forms';
import { nextPath } from '../model/steps';
import type { EditedEvent } from './event-list';
import { LazyEventDialog, LazyEventList } from './lazy-events';
import { LicenseFields } from './license-fields';
import { StepFrame } from './step-frame';
import { StepNav } from './step-nav';

/** Shows a date field only for endorsements that expire. */
function ProofFields({ control }: { control: Control<DrivingValues> }) {
  const { t } = useTranslation('compliance');
  const { t: labels } = useTranslation('onboarding');
  const chosen = useWatch({ control, name: 'checklist.endorsements' });
  return (
    <>
      <CheckboxesField
        control={control}
        name="checklist.endorsements"
        optional
        label={t('field.endorsements')}
        choices={endorsementCodes.map((value) => ({ value, label: labels(`first.endorsement.${value}`) }))}
      />
      {chosen.includes('TC') ? (
        <TextField
          control={control}
          name="checklist.twicExpiration"
          type="date"
          min={today()}
          label={t('field.twicExpiration')}
        />
      ) : null}
      {needsHazmat(chosen) ? (
        <TextField
          control={control}
          name="checklist.hazmatExpiration"
          type="date"
          min={today()}
          optional
          label={t('field.hazmatExpiration')}
          help={t('field.hazmatHelp')}
        />
      ) : null}
    </>
  );
}

/** Denied or suspended licenses, accidents and violations (49 CFR 391.21(b)(7) to (9)). */
function PastFields({ control, onEdit }: { control: Control<DrivingValues>; onEdit: (edited: EditedEvent) => void }) {
  const { t } = useTranslation('compliance');
  const answers = useWatch({ control, name: ['motorVehicle.wasDenied', 'motorVehicle.wasSuspended'] });
  const [hasAccidents, hasViolations] = useWatch({
    control,
    name: ['qualification.hasAccidents', 'qualification.hasViolations'],
  });
  return (
    <>
      <YesNoField control={control} name="motorVehicle.wasDenied" label={t('field.wasDenied')} />
      <YesNoField control={control} name="motorVehicle.wasSuspended" label={t('field.wasSuspended')} />
      {answers.includes(true) ? (
        <TextAreaField
          control={control}
          name="motorVehicle.explanation"
          rows={3}
          maxLength={1_000}
          label={t('field.explanation')}
        />
      ) : null}
      <YesNoField control={control} name="qualification.hasAccidents" label={t('field.hasAccidents')} />
      {hasAccidents === true ? <LazyEventList kind="accident" onEdit={onEdit} /> : null}
      <YesNoField control={control} name="qualification.hasViolations" label={t('field.hasViolations')} />
      {hasViolations === true ? <LazyEventList kind="violation" onEdit={onEdit} /> : null}
    </>
  );
}

/** Earlier drug and alcohol tests, which every applicant is asked about (49 CFR 40.25(j)). */
function TestFields({ control }: { control: Control<DrivingValues> }) {
  const { t } = useTranslation('compliance');
  const hadTests = useWatch({ control, name: 'qualification.drugOrAlcoholTests' });
  return (
    <>
      <YesNoField
        control={control}
        name="qualification.drugOrAlcoholTests"
        label={t('field.drugOrAlcoholTests')}
        help={t('field.drugOrAlcoholTestsHelp')}
      />
      {hadTests === true ? (
        <YesNoField control={control} name="qualification.documentation" label={t('field.documentation')} />
      ) : null}
    </>
  );
}

/** Judges the answers again when the lists change, because an error may be about a list that was empty before. */
function useCheckAfterListing(
  { formState: { isSubmitted }, trigger }: UseFormReturn<DrivingValues>,
  listed: ListedEvents,
) {
  const counts = `${listed.accidents}/${listed.violations}`;
  const judged = useRef(counts);
  useEffect(() => {
    if (judged.current === counts) return;
    judged.current = counts;
    if (isSubmitted) void trigger(['qualification.hasAccidents', 'qualification.hasViolations']);
  }, [counts, isSubmitted, trigger]);
}

/** Licenses, endorsements, experience and incidents. */
export function DrivingStep({ view }: { view: ComplianceView }) {
  const { t } = useTranslation('compliance');
  const { t: labels } = useTranslation('onboarding');
  const navigate = useNavigate();
  const [edited, setEdited] = useState<EditedEvent | null>(null);
  const { checklist, motorVehicle, qualification } = view;
  const form = useForm<DrivingValues>({
    resolver: drivingResolver(view.listed),
    defaultValues: { checklist, motorVehicle, qualification },
  });
  const { control } = form;
  useCheckAfterListing(form, view.listed);
  const { clearDraft } = useDraft(form, 'compliance.driving', 'browser');
  const save = useSaveCompliance(() => {
    clearDraft();
    void navigate(nextPath('drivingHistory') ?? '');
  });
  return (
    <StepFrame view={view} step="drivingHistory">
      <Form
        form={form}
        onSubmit={(values) => save.mutateAsync(drivingOf(values))}
        label={t('step.drivingHistory.title')}
      >
        <YesNoField control={control} name="qualification.legal" label={t('field.legal')} />
        <YesNoField
          control={control}
          name="qualification.english"
          label={t('field.english')}
          help={t('field.englishHelp')}
        />
        <SelectField
          control={control}
          name="qualification.experience"
          label={t('field.experience')}
          choices={drivingExperiences.map((value) => ({ value, label: labels(`first.experienced.${value}`) }))}
        />
        <LicenseFields form={form} />
        <ProofFields control={control} />
        <PastFields control={control} onEdit={setEdited} />
        <TestFields control={control} />
        <StepNav step="drivingHistory">
          <SubmitButton control={control}>{t('nav.save')}</SubmitButton>
        </StepNav>
      </Form>
      {edited === null ? null : (
        <LazyEventDialog
          edited={edited}
          onClose={() => {
            setEdited(null);
          }}
        />
      )}
    </StepFrame>
  );
}
