import { useTranslation } from 'react-i18next';
import { OwnerChoice } from '#web/entities/pipeline/owner-choice';
import { Field } from '#web/shared/form/field';
import { firstDayOfLast, LENGTHS, type usePeriod } from '../model/period';

/** Filters: period and owner. */
export function ReportFilters({ days, owner, problem, length, change }: ReturnType<typeof usePeriod>) {
  const { t } = useTranslation('ops-reports');
  const error = problem === undefined ? undefined : t(`problem.${problem}`);
  const names = { 28: t('length.28'), 84: t('length.84'), 365: t('length.365') };
  return (
    <div className="gh-report-filters">
      <Field label={t('filter.from')}>
        {(inputProps) => (
          <input
            {...inputProps}
            type="date"
            className="gh-input"
            value={days.from}
            onChange={({ target }) => void change({ from: target.value === '' ? null : target.value })}
          />
        )}
      </Field>
      <Field label={t('filter.to')} error={error}>
        {(inputProps) => (
          <input
            {...inputProps}
            type="date"
            className="gh-input"
            value={days.to}
            onChange={({ target }) => void change({ to: target.value === '' ? null : target.value })}
          />
        )}
      </Field>
      <div className="gh-segments" role="radiogroup" aria-label={t('filter.length')}>
        {LENGTHS.map((item) => (
          <label key={item}>
            <input
              type="radio"
              name="report-length"
              checked={length === item}
              onChange={() => void change({ from: firstDayOfLast(item), to: null })}
            />
            {names[item]}
          </label>
        ))}
      </div>
      <OwnerChoice value={owner ?? null} onChange={(value) => void change({ owner: value })} />
    </div>
  );
}
