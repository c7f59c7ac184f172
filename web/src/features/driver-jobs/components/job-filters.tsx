import { useTranslation } from 'react-i18next';
import { trailerTypes } from '#domain/job-orders/enums';
import { Field } from '#web/shared/form/field';
import { formatCount } from '#web/shared/i18n/format';
import type { JobFilters } from '../api/jobs';
import { countActiveFilters, PAYS, RADII, type SetJobFilters } from './use-job-filters';

interface PickProps<Value extends string | number> {
  label: string;
  any: string;
  value: Value | undefined;
  values: readonly Value[];
  text: (value: Value) => string;
  onChange: (value: Value | null) => void;
}

function Pick<Value extends string | number>({ label, any, value, values, text, onChange }: PickProps<Value>) {
  return (
    <Field label={label} className="gh-job-filter">
      {({ id }) => (
        <select
          id={id}
          className="gh-input"
          value={value ?? ''}
          onChange={({ target }) => {
            onChange(values.find((item) => String(item) === target.value) ?? null);
          }}
        >
          <option value="">{any}</option>
          {values.map((entry) => (
            <option key={entry} value={entry}>
              {text(entry)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface TickProps {
  label: string;
  checked: boolean;
  onChange: (isOn: boolean) => void;
}

const Tick = ({ label, checked, onChange }: TickProps) => (
  <label className="gh-job-tick">
    <input
      type="checkbox"
      checked={checked}
      onChange={({ target }) => {
        onChange(target.checked);
      }}
    />
    {label}
  </label>
);

interface JobFilterBarProps {
  filters: JobFilters;
  onChange: SetJobFilters;
}

/** The distance is always visible; pay, home time, trailer and freight are under "More filters". */
export function JobFilterBar({ filters, onChange }: JobFilterBarProps) {
  const { t } = useTranslation('driver-jobs');
  const count = countActiveFilters(filters);
  return (
    <>
      <Pick
        label={t('radius.label')}
        any={t('radius.any')}
        value={RADII.find((miles) => miles === filters.miles)}
        values={RADII}
        text={(miles) => t('radius.within', { miles })}
        onChange={(miles) => {
          onChange({ miles });
        }}
      />
      <details className="gh-job-filters" open={count > 0 || undefined}>
        <summary>{count === 0 ? t('filter.more') : t('filter.moreOn', { count })}</summary>
        <Pick
          label={t('filter.pay')}
          any={t('filter.anyPay')}
          value={PAYS.find((pay) => pay === filters.weeklyPay)}
          values={PAYS}
          text={(pay) => t('filter.payFrom', { pay: formatCount(pay) })}
          onChange={(weeklyPay) => {
            onChange({ weeklyPay });
          }}
        />
        <Pick
          label={t('filter.trailer')}
          any={t('filter.anyTrailer')}
          value={filters.trailer}
          values={trailerTypes}
          text={(trailer) => trailer}
          onChange={(trailer) => {
            onChange({ trailer });
          }}
        />
        <Tick
          label={t('filter.homeDaily')}
          checked={filters.homeDaily === true}
          onChange={(homeDaily) => {
            onChange({ homeDaily });
          }}
        />
        <Tick
          label={t('filter.noTouch')}
          checked={filters.noTouch === true}
          onChange={(noTouch) => {
            onChange({ noTouch });
          }}
        />
      </details>
    </>
  );
}
