import { useTranslation } from 'react-i18next';
import { Bar, BarChart, Legend, Tooltip, XAxis, YAxis } from 'recharts';
import { isExit } from '#domain/driver-pipeline/stages';
import type { StageReport } from '#domain/reports/schema';
import { axis, ChartFrame, legendText, tooltip } from '#web/entities/reports/chart-frame';
import { useReportLabels } from '../use-report-labels';

/** Current position of the drivers who entered each stage, one color per outcome. */
export function FunnelChart({ stages }: { stages: readonly StageReport[] }) {
  const { t } = useTranslation('ops-reports');
  const labels = useReportLabels();
  const rows = stages.filter(({ stage }) => !isExit(stage)).map((row) => ({ ...row, name: labels.stage(row.stage) }));
  const still = { isAnimationActive: false, stackId: 'entered' };
  return (
    <ChartFrame label={t('funnel.chart')} height={420}>
      <BarChart data={rows} layout="vertical" margin={{ left: 8, right: 16 }} accessibilityLayer={false}>
        <XAxis type="number" allowDecimals={false} {...axis} />
        <YAxis type="category" dataKey="name" width={128} interval={0} {...axis} />
        <Tooltip {...tooltip} />
        <Legend formatter={legendText} itemSorter={null} />
        <Bar dataKey="wentOn" name={t('number.wentOn')} fill="var(--gh-done)" {...still} />
        <Bar dataKey="stayed" name={t('number.stayed')} fill="var(--gh-primary)" {...still} />
        <Bar dataKey="wentBack" name={t('number.wentBack')} fill="var(--gh-late)" {...still} />
        <Bar dataKey="exited" name={t('number.exited')} fill="var(--gh-border-strong)" {...still} />
      </BarChart>
    </ChartFrame>
  );
}
