import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Radios } from '#web/shared/form/inputs';
import { TextBox } from '#web/shared/form/text-box';
import { firstDayOfLast, LENGTHS, type usePeriod } from './period';
import './reports.css';

type PeriodFilterProps = ReturnType<typeof usePeriod> & {
  /** Further filters of the page. */
  children?: ReactNode;
};

/** Filters of a report: the period, and what the page adds. */
export function PeriodFilter({ days, problem, length, change, children }: PeriodFilterProps) {
  const { t } = useTranslation('reports');
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
      {children}
    </div>
  );
}
