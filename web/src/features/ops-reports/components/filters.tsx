import { useTranslation } from 'react-i18next';
import { OwnerChoice } from '#web/entities/pipeline/owner-choice';
import { Radios } from '#web/shared/form/inputs';
import { TextBox } from '#web/shared/form/text-box';
import { firstDayOfLast, LENGTHS, type usePeriod } from '../model/period';

/** Filters: period and owner. */
export function ReportFilters({ days, owner, problem, length, change }: ReturnType<typeof usePeriod>) {
  const { t } = useTranslation('ops-reports');
  const error = problem === undefined ? undefined : t(`problem.${problem}`);
  const names = { 28: t('length.28'), 84: t('length.84'), 365: t('length.365') };
  return (
    <div className="gh-report-filters">
      <TextBox
        type="date"
        label={t('filter.from')}
        value={days.from}
        onChange={(text) => void change({ from: text === '' ? null : text })}
      />
      <TextBox
        type="date"
        label={t('filter.to')}
        error={error}
        value={days.to}
        onChange={(text) => void change({ to: text === '' ? null : text })}
      />
      <Radios
        label={t('filter.length')}
        name="report-length"
        choices={LENGTHS.map((item) => ({ value: item, label: names[item] }))}
        value={length ?? null}
        onChange={(item) => void change({ from: firstDayOfLast(item), to: null })}
      />
      <OwnerChoice value={owner ?? null} onChange={(value) => void change({ owner: value })} />
    </div>
  );
}
