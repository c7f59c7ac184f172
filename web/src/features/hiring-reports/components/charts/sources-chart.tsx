import { useTranslation } from 'react-i18next';
import { Bar, BarChart, Legend, Tooltip, XAxis, YAxis } from 'recharts';
import type { SourceReport } from '#domain/hiring-reports/schema';
import { axis, ChartFrame, legendText, tooltip } from '#web/entities/reports/chart-frame';
import { useHiringLabels } from '../use-labels';

/** First contacts of each source, one color per result. */
export function SourcesChart({ sources }: { sources: readonly SourceReport[] }) {
  const { t } = useTranslation('hiring-reports');
  const labels = useHiringLabels();
  const rows = sources.map((row) => ({ ...row, name: labels.source(row.source) }));
  const still = { isAnimationActive: false, stackId: 'contacts' };
  return (
    <ChartFrame label={t('sources.chart')} height={260}>
      <BarChart data={rows} layout="vertical" margin={{ left: 8, right: 16 }} accessibilityLayer={false}>
        <XAxis type="number" allowDecimals={false} {...axis} />
        <YAxis type="category" dataKey="name" width={96} interval={0} {...axis} />
        <Tooltip {...tooltip} />
        <Legend formatter={legendText} itemSorter={null} />
        <Bar dataKey="contactsHired" name={t('number.contactsHired')} fill="var(--gh-done)" {...still} />
        <Bar dataKey="contactsOpen" name={t('number.contactsOpen')} fill="var(--gh-primary)" {...still} />
        <Bar dataKey="contactsClosed" name={t('number.contactsClosed')} fill="var(--gh-border-strong)" {...still} />
      </BarChart>
    </ChartFrame>
  );
}
