import { useTranslation } from 'react-i18next';
import type { FacilityView } from '#domain/facilities/schema';
import { useFacilityLabel } from '#web/entities/facilities/facility-label';
import { Field } from '#web/shared/form/field';
import { Select } from '#web/shared/form/inputs';

/** The distances to choose from, up to the maximum of the driver search. */
const MILES = [10, 30, 50, 100] as const;

interface BenchFilterProps {
  facilities: readonly Pick<FacilityView, '_id' | 'name' | 'address' | 'isActive'>[];
  facilityId: string | null;
  miles: number | null;
  onChange: (next: { facility?: string | null; miles?: number | null }) => void;
}

/** The facility to measure from, and the maximum distance. */
export function BenchFilter({ facilities, facilityId, miles, onChange }: BenchFilterProps) {
  const { t } = useTranslation('bench');
  const facilityLabel = useFacilityLabel();
  if (facilities.length === 0) return null;
  return (
    <div className="gh-bench-filter">
      <Field label={t('filter.from')}>
        {(inputProps) => (
          <Select
            {...inputProps}
            name="facility"
            options={facilities.map((facility) => ({ value: facility._id, label: facilityLabel(facility) }))}
            value={facilityId}
            onChange={(facility) => {
              onChange({ facility });
            }}
          />
        )}
      </Field>
      <Field label={t('filter.miles')}>
        {(inputProps) => (
          <Select
            {...inputProps}
            name="miles"
            none={t('filter.milesAny')}
            options={MILES.map((value) => ({ value, label: String(value) }))}
            value={MILES.find((value) => value === miles) ?? null}
            onChange={(next) => {
              onChange({ miles: next });
            }}
          />
        )}
      </Field>
    </div>
  );
}
