import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '#web/shared/form/choice-fields';
import { SearchSelectField } from '#web/shared/form/search-select-field';
import { TextAreaField, TextField } from '#web/shared/form/text-field';
import { toast } from '#web/shared/ui/toasts';
import { AddressFields } from './address-fields';
import type { FacilityFormOutput, FacilityFormValues } from './facility-form';
import { NearbyList } from './nearby-list';
import { recruitersQuery } from './queries';
import './facilities.css';

interface FacilityFieldsProps {
  form: UseFormReturn<FacilityFormValues, unknown, FacilityFormOutput>;
  organizationId: string;
  /** The facility that is being changed. */
  facilityId?: string;
}

function RecruitersField({ form: { control }, organizationId }: FacilityFieldsProps) {
  const { t } = useTranslation('facilities');
  const { data = [], isPending, error } = useQuery(recruitersQuery(organizationId));
  useEffect(() => {
    if (error !== null) toast.problem(error);
  }, [error]);
  return (
    <SearchSelectField
      control={control}
      name="userIdList"
      label={t('field.recruiters')}
      help={data.length === 0 && !isPending ? t('help.noRecruiters') : t('help.recruiters')}
      optional
      multiple
      loading={isPending}
      choices={data.map(({ _id, firstName, lastName }) => ({ value: _id, label: `${firstName} ${lastName}` }))}
    />
  );
}

/** The carrier's facilities near the address, so that nobody adds one that exists. */
function Neighbors({ form: { control }, organizationId, facilityId }: FacilityFieldsProps) {
  const { t } = useTranslation('facilities');
  const [latitude, longitude] = useWatch({ control, name: ['address.latitude', 'address.longitude'] });
  if (latitude === null || longitude === null) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return (
    <>
      <p className="gh-nearby-note">{t('nearby.known')}</p>
      <NearbyList place={{ organizationId, latitude, longitude, exclude: facilityId }} />
    </>
  );
}

/** The fields of a new or changed facility. */
export function FacilityFields(props: FacilityFieldsProps) {
  const { form } = props;
  const { control } = form;
  const { t } = useTranslation('facilities');
  return (
    <>
      <TextField control={control} name="name" label={t('field.name')} maxLength={100} />
      <AddressFields form={form} />
      <Neighbors {...props} />
      <RecruitersField {...props} />
      <SwitchField control={control} name="isActive" label={t('field.isActive')} help={t('help.isActive')} />
      <TextAreaField control={control} name="note" label={t('field.note')} optional maxLength={2000} />
    </>
  );
}
