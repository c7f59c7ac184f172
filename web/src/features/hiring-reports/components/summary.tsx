import { useTranslation } from 'react-i18next';
import { FigureLink } from './figure-link';
import type { HiringSectionProps } from './section';
import { useHiringLabels } from './use-labels';
import './hiring-reports.css';

/** The period in four numbers: first contacts, hires, time to hire, closed. */
export function Summary({ report, scope }: HiringSectionProps) {
  const { t } = useTranslation('hiring-reports');
  const labels = useHiringLabels();
  const { contacts, hires, closed } = report;
  const figures = [
    { label: t('number.contacts'), count: contacts, number: 'contacts' },
    { label: t('number.hires'), count: hires.count, number: 'hires' },
    { label: t('hires.medianLong'), count: hires.count, number: 'hires', text: labels.days(hires.medianDays) },
    { label: t('hires.p90Long'), count: hires.count, number: 'hires', text: labels.days(hires.p90Days) },
    { label: t('number.closed'), count: closed, number: 'closed' },
  ] as const;
  return (
    <dl className="gh-report-summary">
      {figures.map(({ number, ...figure }) => (
        <div key={figure.label}>
          <dt>{figure.label}</dt>
          <dd>
            <FigureLink {...figure} figure={{ ...scope, number }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
