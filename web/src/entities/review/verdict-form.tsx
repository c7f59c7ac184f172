import { useId } from 'react';
import type { Control } from 'react-hook-form';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RejectionReason } from '#domain/driver-pipeline/reasons';
import type { DocumentKind, SentTask } from '#domain/driver-pipeline/tasks';
import {
  type DocumentFindings,
  emptyFindings,
  type FindingDocument,
  licenseRestrictions,
  medicalRestrictions,
} from '#domain/driver-reviews/findings';
import { rejectionReasonsFor } from '#domain/driver-reviews/reasons';
import type { LicenseFacts } from '#domain/drivers/license';
import type { DriverClass, EndorsementCode } from '#domain/shared/job-enums';
import { driverClasses, endorsementCodes } from '#domain/shared/job-enums';
import { CheckboxesField, SegmentedField, SelectField } from '#web/shared/form/choice-fields';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextAreaField, TextField } from '#web/shared/form/text-field';
import { KeyHint } from '#web/shared/keys/key-hint';
import { useReviewKeys } from './review-keys';

/** A reviewer's decision. */
export interface VerdictValues {
  isApproved: boolean;
  expiresOn: string | null;
  reason: RejectionReason | null;
  note: string | null;
  /** Class and endorsements printed on an approved license. */
  license?: ReadLicense;
  /** Further findings on an approved license, medical card or motor vehicle record. */
  findings?: DocumentFindings;
}

interface ReadLicense {
  licenseClass: DriverClass;
  endorsements: EndorsementCode[];
}

/** A cleared text field holds null. */
type EnteredFindings = Pick<DocumentFindings, 'licenseRestrictions' | 'medicalRestrictions'> & {
  examinerLicenseNumber: string | null;
  mvrSummary: string | null;
};

interface VerdictForm extends Omit<VerdictValues, 'isApproved' | 'license' | 'findings'>, EnteredFindings {
  verdict: 'approve' | 'reject';
  licenseClass: DriverClass | null;
  endorsements: EndorsementCode[];
}

interface VerdictFormProps {
  /** The reviewed document or task, which decides the reasons for a rejection. */
  thing: DocumentKind | SentTask;
  /** Its name, for the form's accessible name. */
  name: string;
  /** An approval requires the expiration date; the driver's own entry is the initial value. */
  expiry?: { reported: string | null } | undefined;
  /** An approved license requires class and endorsements; the driver's own entries are the initial values. */
  license?: { reported: LicenseFacts } | undefined;
  /** Further findings on the document; the fields depend on its kind. */
  findings?: { document: FindingDocument } | undefined;
  /** Whether the item can only be rejected. */
  onlyReject?: boolean;
  onSend: (values: VerdictValues) => Promise<unknown>;
}

/** The TWIC card and "other" are not printed on a license. */
const onLicense: readonly EndorsementCode[] = endorsementCodes.filter((code) => code !== 'TC' && code !== 'Other');

/** The codes as printed on a license. */
function LicenseFields({ control }: { control: Control<VerdictForm> }) {
  const { t } = useTranslation(['ops-reviews', 'labels', 'histories']);
  return (
    <>
      <SelectField
        control={control}
        name="licenseClass"
        rules={{ required: t('required') }}
        label={t('verdict.licenseClass')}
        choices={driverClasses.map((value) => ({ value, label: t(`labels:driverClass.${value}`) }))}
      />
      <CheckboxesField
        control={control}
        name="endorsements"
        optional
        label={t('verdict.endorsements')}
        choices={onLicense.map((value) => ({ value, label: t(`labels:endorsement.${value}`) }))}
      />
    </>
  );
}

/** Fields for the findings on this kind of document. */
function FindingFields({ control, document }: { control: Control<VerdictForm>; document: FindingDocument }) {
  const { t } = useTranslation(['ops-reviews', 'labels', 'histories']);
  if (document === 'driverLicense')
    return (
      <CheckboxesField
        control={control}
        name="licenseRestrictions"
        optional
        label={t('verdict.licenseRestrictions')}
        choices={licenseRestrictions.map((value) => ({ value, label: t(`histories:licenseRestriction.${value}`) }))}
      />
    );
  if (document === 'mvr')
    return (
      <TextAreaField
        control={control}
        name="mvrSummary"
        optional
        rows={3}
        maxLength={2000}
        label={t('verdict.mvrSummary')}
        help={t('verdict.mvrSummaryHelp')}
      />
    );
  return (
    <>
      <CheckboxesField
        control={control}
        name="medicalRestrictions"
        optional
        label={t('verdict.medicalRestrictions')}
        choices={medicalRestrictions.map((value) => ({ value, label: t(`histories:medicalRestriction.${value}`) }))}
      />
      <TextField
        control={control}
        name="examinerLicenseNumber"
        optional
        maxLength={30}
        label={t('labels:term.examinerLicenseNumber')}
        help={t('verdict.examinerHelp')}
      />
    </>
  );
}

/** Approve, or reject with a reason that the driver reads. */
export function VerdictForm({ thing, name, expiry, license, findings, onlyReject = false, onSend }: VerdictFormProps) {
  const { t } = useTranslation('ops-reviews');
  const form = useForm<VerdictForm>({
    defaultValues: {
      verdict: onlyReject ? 'reject' : 'approve',
      expiresOn: expiry?.reported ?? null,
      reason: null,
      note: null,
      licenseClass: license?.reported.licenseClass ?? null,
      endorsements: (license?.reported.endorsements ?? []).filter((code) => onLicense.includes(code)),
      // The findings on an earlier document do not count for this one.
      ...emptyFindings,
    },
  });
  const id = useId();
  const { control } = form;
  const isApproved = useWatch({ control, name: 'verdict' }) === 'approve';
  const send = ({ expiresOn, reason, note, licenseClass, endorsements, ...read }: VerdictForm) =>
    onSend({
      isApproved,
      expiresOn: isApproved && expiry !== undefined ? expiresOn : null,
      reason: isApproved ? null : reason,
      note: isApproved ? null : note,
      ...(isApproved && license !== undefined && licenseClass !== null && { license: { licenseClass, endorsements } }),
      ...(isApproved && findings !== undefined && { findings: findingsOf(read) }),
    });
  const hasKeys = useReviewKeys(
    {
      approve: () => {
        form.setValue('verdict', 'approve');
        // Validates the fields first, so that a missing value is shown at its field, as after a press of the button.
        setTimeout(() => {
          submit(id);
        });
      },
      reject: () => {
        form.setValue('verdict', 'reject');
        setTimeout(() => {
          form.setFocus('reason');
        });
      },
    },
    !onlyReject && !form.formState.isSubmitting,
  );
  return (
    <Form form={form} onSubmit={send} label={t('verdict.label', { name })} id={id}>
      {onlyReject ? null : (
        <SegmentedField
          control={control}
          name="verdict"
          label={t('verdict.question')}
          choices={[
            { value: 'approve', label: t('verdict.approve') },
            { value: 'reject', label: t('verdict.reject') },
          ]}
        />
      )}
      {isApproved && expiry !== undefined ? (
        <TextField
          control={control}
          name="expiresOn"
          type="date"
          rules={{ required: t('required') }}
          label={t('verdict.expiresOn')}
          help={t('verdict.expiresOnHelp')}
        />
      ) : null}
      {isApproved && license !== undefined ? <LicenseFields control={control} /> : null}
      {isApproved && findings !== undefined ? <FindingFields control={control} document={findings.document} /> : null}
      {isApproved ? null : (
        <>
          <SelectField
            control={control}
            name="reason"
            rules={{ required: t('required') }}
            label={t('verdict.reason')}
            choices={rejectionReasonsFor(thing).map((reason) => ({ value: reason, label: t(`reason.${reason}`) }))}
          />
          <TextAreaField
            control={control}
            name="note"
            optional
            rows={3}
            maxLength={2000}
            label={t('verdict.note')}
            help={t('verdict.noteHelp')}
          />
        </>
      )}
      <SubmitButton control={control}>
        {isApproved ? t('verdict.doApprove') : t('verdict.doReject')}
        {isApproved && hasKeys ? <KeyHint of="reviews.approve" /> : null}
      </SubmitButton>
    </Form>
  );
}

/** A cleared field holds null. */
const findingsOf = (read: EnteredFindings): DocumentFindings => ({
  licenseRestrictions: read.licenseRestrictions,
  medicalRestrictions: read.medicalRestrictions,
  examinerLicenseNumber: read.examinerLicenseNumber ?? '',
  mvrSummary: read.mvrSummary ?? '',
});

function submit(id: string) {
  const form = document.getElementById(id);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}
