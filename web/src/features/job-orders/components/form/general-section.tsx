import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Control, UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FacilityView } from '#domain/facilities/schema';
import { assignmentTypes } from '#domain/shared/job-enums';
import { contactPersonsQuery, facilitiesQuery, fleetConfigurationQuery } from '#web/entities/facilities/queries';
import { SelectField, SwitchField } from '#web/shared/form/choice-fields';
import { NumberField } from '#web/shared/form/number-field';
import { SearchSelectField } from '#web/shared/form/search-select-field';
import { TextAreaField, TextField } from '#web/shared/form/text-field';
import { useCurrentUser } from '#web/shared/session/current-user';
import type { OrderFormValues } from '../../model/form-values';
import { choicesOf } from './choices';
import { Section, Wide } from './section';

interface FieldsProps {
  control: Control<OrderFormValues>;
}

/**
 * Selecting another facility fills in its fleet configuration and suggests the current user as contact
 * (docs/requirements.md#carriers).
 */
function useFleetConfiguration(form: UseFormReturn<OrderFormValues>) {
  const me = useCurrentUser()._id;
  const client = useQueryClient();
  const facilityId = useWatch({ control: form.control, name: 'facilityId' });
  const applied = useRef(facilityId);
  useEffect(() => {
    if (facilityId === applied.current) return;
    applied.current = facilityId;
    form.setValue('contactFleetId', null, { shouldDirty: true });
    if (!facilityId) return;
    const suggestContact = async () => {
      const people = await client.fetchQuery(contactPersonsQuery(facilityId));
      const isOpen = applied.current === facilityId && form.getValues('contactFleetId') === null;
      if (isOpen && people.some(({ _id }) => _id === me)) form.setValue('contactFleetId', me, { shouldDirty: true });
    };
    suggestContact().catch(() => undefined);
    const merge = async () => {
      const configuration = await client.fetchQuery(fleetConfigurationQuery(facilityId));
      if (configuration === null || applied.current !== facilityId) return;
      for (const [field, value] of Object.entries(configuration)) {
        form.setValue(field as keyof OrderFormValues, value, {
          shouldDirty: true,
          shouldValidate: form.formState.isSubmitted,
        });
      }
    };
    // The form works without the configuration; its fields mark missing values.
    merge().catch(() => undefined);
  }, [client, facilityId, form, me]);
}

function ContactField({ control }: FieldsProps) {
  const { t } = useTranslation('orders');
  const facilityId = useWatch({ control, name: 'facilityId' });
  const { data = [] } = useQuery(contactPersonsQuery(facilityId ?? ''));
  return (
    <SelectField
      control={control}
      name="contactFleetId"
      label={t('field.contact')}
      optional
      disabled={!facilityId}
      help={facilityId ? undefined : t('help.contact')}
      choices={data.map(({ _id, firstName, lastName }) => ({ value: _id, label: `${firstName} ${lastName}` }))}
    />
  );
}

function RunsFields({ control }: FieldsProps) {
  const { t } = useTranslation('orders');
  const type = useWatch({ control, name: 'orderAssignmentType' });
  if (type !== 'regionalSameDay') return null;
  return (
    <>
      <NumberField control={control} name="averageLengthOfRuns.from" label={t('field.runsFrom')} min={0} max={10_000} />
      <NumberField control={control} name="averageLengthOfRuns.to" label={t('field.runsTo')} min={0} max={10_000} />
    </>
  );
}

function PeriodFields({ control }: FieldsProps) {
  const { t } = useTranslation('orders');
  const [isAsap, isContract] = useWatch({ control, name: ['isStartDateASAP', 'isContract'] });
  return (
    <>
      <div className="gh-order-pair">
        <SwitchField control={control} name="isStartDateASAP" label={t('field.asap')} />
        {isAsap === true ? null : (
          <TextField control={control} name="startDate" type="date" label={t('field.startDate')} />
        )}
      </div>
      <div className="gh-order-pair">
        <SwitchField control={control} name="isContract" label={t('field.contract')} />
        {isContract === true ? null : (
          <TextField control={control} name="endDate" type="date" label={t('field.endDate')} />
        )}
      </div>
    </>
  );
}

interface GeneralSectionProps {
  form: UseFormReturn<OrderFormValues>;
  isNew: boolean;
}

/** Drayage goes through ports, so this type requires a TWIC card. */
function AssignmentTypeField({ control }: FieldsProps) {
  const { t } = useTranslation(['orders', 'labels']);
  const type = useWatch({ control, name: 'orderAssignmentType' });
  return (
    <SelectField
      control={control}
      name="orderAssignmentType"
      label={t('field.assignmentType')}
      {...(type === 'drayageTWIC' ? { help: t('help.twic') } : {})}
      choices={choicesOf(assignmentTypes, (each) => t(`labels:assignmentType.${each}`))}
    />
  );
}

export function GeneralSection({ form, isNew }: GeneralSectionProps) {
  const { t } = useTranslation(['orders', 'labels']);
  const { control } = form;
  const organizationId = useCurrentUser().organization?._id ?? '';
  const { data: facilities = [], isLoading } = useQuery(facilitiesQuery(organizationId));
  useFleetConfiguration(form);
  const facilityLabel = ({ name, address: { city, state }, isActive }: FacilityView) =>
    isActive ? t('facility', { name, city, state }) : t('facilityInactive', { name, city, state });
  return (
    <Section anchor="general" title={t('section.general')}>
      <Wide>
        <TextField control={control} name="title" label={t('field.title')} help={t('help.title')} />
      </Wide>
      <SearchSelectField
        control={control}
        name="facilityId"
        label={t('field.facility')}
        placeholder={t('placeholder.facility')}
        loading={isLoading}
        choices={facilities.map((facility) => ({
          value: facility._id,
          label: facilityLabel(facility),
          disabled: !facility.isActive,
        }))}
      />
      <ContactField control={control} />
      <AssignmentTypeField control={control} />
      <NumberField control={control} name="numberOfDrivers" label={t('field.numberOfDrivers')} min={1} step={1} />
      <RunsFields control={control} />
      <PeriodFields control={control} />
      <Wide>
        <div className="gh-checks">
          <SwitchField control={control} name="isInterstate" label={t('field.interstate')} />
          <SwitchField control={control} name="isSoloRide" label={t('field.solo')} help={t('help.solo')} />
          <SwitchField control={control} name="slipSeated" label={t('field.slipSeated')} help={t('help.slipSeated')} />
          <SwitchField control={control} name="isDirectJobOrder" label={t('field.direct')} />
          {isNew ? <SwitchField control={control} name="isVisibleForDrivers" label={t('field.visible')} /> : null}
        </div>
      </Wide>
      <Wide>
        <TextAreaField control={control} name="description" label={t('field.description')} optional rows={4} />
      </Wide>
    </Section>
  );
}
