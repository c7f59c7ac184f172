import { useTranslation } from 'react-i18next';
import { Bar, BarChart, Legend, Tooltip, XAxis, YAxis } from 'recharts';
import { isExit, stageTable } from '#domain/driver-pipeline/stages';
import type { StageReport } from '#domain/reports/schema';
import { axis, ChartFrame, legendText, tooltip } from '#web/entities/reports/chart-frame';
import { useReportLabels } from '../use-report-labels';

/** Median and 90th percentile of the days in each stage, next to the target. */
export function TimesChart({ stages }: { stages: readonly StageReport[] }) {
  const { t } = useTranslation('ops-reports');
  const labels = useReportLabels();
  const rows = stages
    .filter(({ stage }) => !isExit(stage))
    .map(({ stage, stays }) => ({
      name: labels.stage(stage),
      target: stageTable[stage].targetDays,
      median: stays.medianDays ?? 0,
      p90: stays.p90Days ?? 0,
    }));
  return (
    <ChartFrame label={t('times.chart')} height={420}>
      <BarChart data={rows} layout="vertical" margin={{ left: 8, right: 16 }} accessibilityLayer={false}>
        <XAxis type="number" {...axis} />
        <YAxis type="category" dataKey="name" width={128} interval={0} {...axis} />
        <Tooltip {...tooltip} />
        <Legend formatter={legendText} itemSorter={null} />
        <Bar dataKey="target" name={t('column.target')} fill="var(--gh-border-strong)" isAnimationActive={false} />
        <Bar dataKey="median" name={t('times.median')} fill="var(--gh-primary)" isAnimationActive={false} />
        <Bar dataKey="p90" name={t('times.p90')} fill="var(--gh-late)" isAnimationActive={false} />
      </BarChart>
    </ChartFrame>
  );
}
