import { useTranslation } from 'react-i18next';
import type { OpsDriver } from '#domain/driver-pipeline/schema';
import { Card } from '#web/shared/ui/layout';

/** Status of each task and document. */
export function TasksCard({ driver }: { driver: OpsDriver }) {
  const { t } = useTranslation('ops-drivers');
  const parts = [
    ...driver.tasks.map(({ task, status, isRequired }) => ({ thing: task, status, isRequired })),
    ...driver.documents.map(({ document, status }) => ({ thing: document, status, isRequired: document !== 'mvr' })),
  ];
  return (
    <Card title={t('section.tasks')}>
      <ul className="gh-ops-driver-parts">
        {parts.map(({ thing, status, isRequired }) => (
          <li key={thing}>
            <span>
              {t(`thing.${thing}`)}
              {isRequired ? null : <span className="gh-ops-driver-aside">{t('optional')}</span>}
            </span>
            <span className={`gh-ops-driver-status gh-ops-driver-${status}`}>{t(`status.${status}`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
