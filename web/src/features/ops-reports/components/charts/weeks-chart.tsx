import { useTranslation } from 'react-i18next';
import { Legend, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { exitStages } from '#domain/driver-pipeline/stages';
import type { WeekReport } from '#domain/reports/schema';
import { axis, ChartFrame, legendText, tooltip } from '#web/entities/reports/chart-frame';
import { sinceFirst } from '#web/entities/reports/since-first';
import { formatDate } from '#web/shared/i18n/format';

/** Drivers signed up, certified and exited, by week. */
export function WeeksChart({ weeks }: { weeks: readonly WeekReport[] }) {
  const { t } = useTranslation('ops-reports');
  const all = weeks.map(({ monday, entered }) => ({
    name: formatDate(monday).slice(0, 5),
    signedUp: entered.PreQualify ?? 0,
    certified: entered.Certified ?? 0,
    exits: exitStages.reduce((sum, stage) => sum + (entered[stage] ?? 0), 0),
  }));
  const rows = sinceFirst(all, ({ signedUp, certified, exits }) => signedUp + certified + exits > 0);
  const still = { isAnimationActive: false, strokeWidth: 2, type: 'linear' } as const;
  return (
    <ChartFrame label={t('weeks.chart')} height={260}>
      <LineChart data={rows} margin={{ left: 0, right: 16, top: 8 }} accessibilityLayer={false}>
        <XAxis dataKey="name" {...axis} />
        <YAxis allowDecimals={false} width={40} {...axis} />
        <Tooltip {...tooltip} />
        <Legend formatter={legendText} />
        <Line dataKey="signedUp" name={t('weeks.signedUp')} stroke="var(--gh-primary)" {...still} />
        <Line
          dataKey="certified"
          name={t('weeks.certified')}
          stroke="var(--gh-done)"
          strokeDasharray="6 3"
          {...still}
        />
        <Line dataKey="exits" name={t('weeks.exits')} stroke="var(--gh-late)" strokeDasharray="2 3" {...still} />
      </LineChart>
    </ChartFrame>
  );
}
