import { useTranslation } from 'react-i18next';
import { Bar, BarChart, Legend, Tooltip, XAxis, YAxis } from 'recharts';
import { axis, ChartFrame, legendText, tooltip } from '#web/entities/reports/chart-frame';

interface DaysChartProps {
  rows: readonly { name: string; median: number | null; p90: number | null }[];
  /** Description of the chart for screen readers. */
  label: string;
}

const ROW_HEIGHT = 44;
const AXES_HEIGHT = 70;

/** Median and 90th percentile of the days in each row. */
export function DaysChart({ rows, label }: DaysChartProps) {
  const { t } = useTranslation('hiring-reports');
  return (
    <ChartFrame label={label} height={rows.length * ROW_HEIGHT + AXES_HEIGHT}>
      <BarChart data={[...rows]} layout="vertical" margin={{ left: 8, right: 16 }} accessibilityLayer={false}>
        <XAxis type="number" {...axis} />
        <YAxis type="category" dataKey="name" width={144} interval={0} {...axis} />
        <Tooltip {...tooltip} />
        <Legend formatter={legendText} itemSorter={null} />
        <Bar dataKey="median" name={t('chart.median')} fill="var(--gh-primary)" isAnimationActive={false} />
        <Bar dataKey="p90" name={t('chart.p90')} fill="var(--gh-late)" isAnimationActive={false} />
      </BarChart>
    </ChartFrame>
  );
}
