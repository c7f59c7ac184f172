import { useQuery } from '@tanstack/react-query';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Position } from '#domain/accounts/roles';
import { positions } from '#domain/accounts/roles';
import { useFacilityName } from '#web/entities/facilities/facility-label';
import { SelectField, SwitchField } from '#web/shared/form/choice-fields';
import { SearchSelectField } from '#web/shared/form/search-select-field';
import { staffFacilitiesQuery } from '../api/staff';

/** Position, permissions and facilities of a carrier's staff member. */
export interface StaffWork extends FieldValues {
  position?: Position | null | undefined;
  isAdmin?: boolean | undefined;
  facilityIds?: string[] | undefined;
}

interface WorkFieldsProps<Values extends StaffWork> {
  control: Control<Values>;
  organizationId: string;
}

export function WorkFields<Values extends StaffWork>({ control, organizationId }: WorkFieldsProps<Values>) {
  const { t } = useTranslation('staff');
  const { t: labels } = useTranslation('labels');
  const facilityName = useFacilityName();
  const facilities = useQuery(staffFacilitiesQuery(organizationId));
  return (
    <>
      <SelectField
        control={control}
        name={'position' as FieldPath<Values>}
        label={t('field.position')}
        choices={positions.map((position) => ({ value: position, label: labels(`position.${position}`) }))}
      />
      <SearchSelectField
        control={control}
        name={'facilityIds' as FieldPath<Values>}
        label={t('field.facilities')}
        help={t('field.facilitiesHelp')}
        optional
        multiple
        loading={facilities.isPending}
        choices={(facilities.data ?? []).map(({ _id, name, isActive }) => ({
          value: _id,
          label: facilityName({ name, isActive }),
        }))}
      />
      <SwitchField control={control} name={'isAdmin' as FieldPath<Values>} label={t('field.isAdmin')} />
    </>
  );
}
