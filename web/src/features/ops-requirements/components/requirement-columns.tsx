import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lastDayBefore } from '../model/former-versions';
import { formatDate } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import type { ListColumn } from '#web/shared/table/columns';
import type { RequirementOnDay } from '../model/versions';
import { useRequirementLabels } from './use-requirement-labels';

/** Columns of the requirement list: title, scope, proofs and effective date. */
export function useRequirementColumns(): readonly ListColumn<RequirementOnDay>[] {
  const { t } = useTranslation('ops-requirements');
  const labels = useRequirementLabels();
  return useMemo(
    () => [
      {
        id: 'requirement',
        header: t('column.requirement'),
        cell: ({ version: { code, title, citation } }) => (
          <div>
            <Link to={paths.opsRequirement(code)} className="gh-ops-requirement-title">
              {title}
            </Link>
            <span className="gh-ops-requirement-aside">{citation}</span>
          </div>
        ),
      },
      { id: 'area', header: t('column.area'), cell: ({ version: { area } }) => t(`area.${area}`) },
      {
        id: 'asks',
        header: t('column.satisfiedBy'),
        show: 'wide',
        cell: ({ version }) => labels.proofs(version),
      },
      {
        id: 'for',
        header: t('column.for'),
        cell: ({ version }) => (
          <div>
            {t(`scope.${version.scope}`)}
            {Object.keys(version.appliesIf).length === 0 ? null : (
              <span className="gh-ops-requirement-aside">{labels.conditions(version)}</span>
            )}
          </div>
        ),
      },
      { id: 'acts', header: t('column.acts'), show: 'wide', cell: ({ version: { acts } }) => t(`acts.${acts}`) },
      {
        id: 'force',
        header: t('column.force'),
        cell: ({ version: { effectiveFrom, effectiveTo }, next }) => (
          <div>
            <span className="gh-ops-requirement-day">{t('since', { day: formatDate(effectiveFrom) })}</span>
            {next === null ? null : (
              <span className="gh-ops-requirement-aside">
                {t('changesOn', { day: formatDate(next.effectiveFrom) })}
              </span>
            )}
            {next !== null || effectiveTo === null ? null : (
              <span className="gh-ops-requirement-aside">
                {t('endsOn', { day: formatDate(lastDayBefore(effectiveTo)) })}
              </span>
            )}
          </div>
        ),
      },
    ],
    [t, labels],
  );
}
