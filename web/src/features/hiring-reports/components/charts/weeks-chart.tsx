import { useTranslation } from 'react-i18next';
import { Legend, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import type { HiringWeekReport } from '#domain/hiring-reports/schema';
import { axis, ChartFrame, legendText, tooltip } from '#web/entities/reports/chart-frame';
import { sinceFirst } from '#web/entities/reports/since-first';
import { formatDate } from '#web/shared/i18n/format';

/** First contacts, hires and closed applications, by week. */
export function WeeksChart({ weeks }: { weeks: readonly HiringWeekReport[] }) {
  const { t } = useTranslation('hiring-reports');
  const all = weeks.map(({ monday, contacts, hires, closed }) => ({
    name: formatDate(monday).slice(0, 5),
    contacts,
    hires: hires.count,
    closed,
  }));
  const rows = sinceFirst(all, (week) => week.contacts + week.hires + week.closed > 0);
  const still = { isAnimationActive: false, strokeWidth: 2, type: 'linear' } as const;
  return (
    <ChartFrame label={t('weeks.chart')} height={260}>
      <LineChart data={rows} margin={{ left: 0, right: 16, top: 8 }} accessibilityLayer={false}>
        <XAxis dataKey="name" {...axis} />
        <YAxis allowDecimals={false} width={40} {...axis} />
        <Tooltip {...tooltip} />
        <Legend formatter={legendText} itemSorter={null} />
        <Line dataKey="contacts" name={t('number.contacts')} stroke="var(--gh-primary)" {...still} />
        <Line dataKey="hires" name={t('number.hires')} stroke="var(--gh-done)" strokeDasharray="6 3" {...still} />
        <Line dataKey="closed" name={t('number.closed')} stroke="var(--gh-late)" strokeDasharray="2 3" {...still} />
      </LineChart>
    </ChartFrame>
  );
}
