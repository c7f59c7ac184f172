import type { RequirementPreview } from '#domain/requirements/schema';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../shared/paths';

/** Whom a version would concern, and for whom something changes on its first day. */
export function Affected({ preview: { concerned, changed, judged } }: { preview: RequirementPreview }) {
  const { t } = useTranslation('ops-rules');
  return (
    <div className="gh-rule-affected" role="status">
      <p>
        {t('preview.concerned', { count: concerned })}{' '}
        {changed.length === 0 ? t('preview.none', { number: judged }) : t('preview.changed', { number: judged })}
      </p>
      {changed.length === 0 ? null : (
        <ul>
          {changed.map(({ driver, before, after }) => (
            <li key={driver._id}>
              <Link to={paths.opsDriver(driver._id)}>{driver.name}</Link>
              <span className="gh-rule-aside">
                {t('preview.line', {
                  before: before === null ? t('preview.new') : t(`status.${before}`),
                  after: t(`status.${after}`),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
