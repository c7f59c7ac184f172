import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Control, UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { assignmentTypes } from '#domain/shared/job-enums';
import { useFacilityLabel } from '#web/entities/facilities/facility-label';
import { contactPersonsQuery, facilitiesQuery } from '#web/entities/facilities/queries';
import { SelectField, SwitchField } from '#web/shared/form/choice-fields';
import { NumberField } from '#web/shared/form/number-field';
import { SearchSelectField } from '#web/shared/form/search-select-field';
import { TextAreaField, TextField } from '#web/shared/form/text-field';
import { YesNoField } from '#web/shared/form/yes-no-field';
import { fetchNow } from '#web/shared/http/fetch-now';
import { useCurrentUser } from '#web/shared/session/current-user';
import type { OrderFormValues } from '../../model/form-values';
import { choicesOf } from './choices';
import { AddFacilityButton } from './facility-tools';
import { Section, Wide } from './section';
import { useMergeConfiguration } from './use-merge-configuration';

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
  const merge = useMergeConfiguration(form);
  const applied = useRef(facilityId);
  /** The facility whose equipment the form has. */
  const filledIn = useRef(facilityId);
  useEffect(() => {
    if (facilityId === applied.current) return;
    applied.current = facilityId;
    form.setValue('contactFleetId', null, { shouldDirty: true });
    if (!facilityId) return;
    const suggestContact = async () => {
      const people = await fetchNow(client, contactPersonsQuery(facilityId));
      const isOpen = applied.current === facilityId && form.getValues('contactFleetId') === null;
      if (isOpen && people.some(({ _id }) => _id === me)) form.setValue('contactFleetId', me, { shouldDirty: true });
    };
    suggestContact().catch(() => undefined);
    const fillIn = async () => {
      const hasEquipment = await merge(facilityId, { replaces: filledIn.current ?? undefined });
      if (hasEquipment) filledIn.current = facilityId;
    };
    void fillIn();
  }, [client, facilityId, form, me, merge]);
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

function AssignmentTypeField({ control }: FieldsProps) {
  const { t } = useTranslation(['orders', 'labels']);
  return (
    <SelectField
      control={control}
      name="orderAssignmentType"
      label={t('field.assignmentType')}
      choices={choicesOf(assignmentTypes, (each) => t(`labels:assignmentType.${each}`))}
    />
  );
}

/** Drayage usually goes through ports, where drivers need a TWIC card; rail ramps and warehouses ask for none. */
function TwicField({ control }: FieldsProps) {
  const { t } = useTranslation('orders');
  const [type, isRequired, endorsements] = useWatch({
    control,
    name: ['orderAssignmentType', 'requiresTwic', 'endorsements'],
  });
  if (type !== 'drayageTWIC') return null;
  const help = isRequired === false && endorsements?.includes('TC') === true ? 'help.twicEndorsement' : 'help.twic';
  return <YesNoField control={control} name="requiresTwic" label={t('field.requiresTwic')} help={t(help)} />;
}

export function GeneralSection({ form, isNew }: GeneralSectionProps) {
  const { t } = useTranslation(['orders', 'labels']);
  const { control } = form;
  const organizationId = useCurrentUser().organization?._id ?? '';
  const { data: facilities = [], isLoading } = useQuery(facilitiesQuery(organizationId));
  useFleetConfiguration(form);
  const facilityLabel = useFacilityLabel();
  return (
    <Section anchor="general" title={t('section.general')}>
      <Wide>
        <TextField control={control} name="title" label={t('field.title')} help={t('help.title')} />
      </Wide>
      <Wide>
        <TextField
          control={control}
          name="customTitle"
          label={t('field.customTitle')}
          help={t('help.customTitle')}
          optional
          staysText
        />
      </Wide>
      <div className="gh-order-pair">
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
        <AddFacilityButton form={form} />
      </div>
      <ContactField control={control} />
      <AssignmentTypeField control={control} />
      <TwicField control={control} />
      <NumberField control={control} name="numberOfDrivers" label={t('field.numberOfDrivers')} min={1} step={1} />
      <RunsFields control={control} />
      {isNew ? (
        <Wide>
          <p className="gh-field-help">{t('help.presetSwitches')}</p>
        </Wide>
      ) : null}
      <PeriodFields control={control} />
      <Wide>
        <div className="gh-order-switches">
          <SwitchField
            control={control}
            name="isInterstate"
            label={t('field.interstate')}
            help={t('help.interstate')}
          />
          <SwitchField control={control} name="isSoloRide" label={t('field.solo')} help={t('help.solo')} />
          <SwitchField control={control} name="slipSeated" label={t('field.slipSeated')} help={t('help.slipSeated')} />
          <SwitchField control={control} name="isDirectJobOrder" label={t('field.direct')} help={t('help.direct')} />
          {isNew ? <SwitchField control={control} name="isVisibleForDrivers" label={t('field.visible')} /> : null}
        </div>
      </Wide>
      <Wide>
        <TextAreaField control={control} name="description" label={t('field.description')} optional rows={4} />
      </Wide>
    </Section>
  );
}
