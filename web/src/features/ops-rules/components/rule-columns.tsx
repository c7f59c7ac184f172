import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '../../../shared/i18n/format';
import { paths } from '../../../shared/paths';
import type { ListColumn } from '../../../shared/table/columns';
import type { RuleOnDay } from '../model/versions';
import { useRequirementLabels } from './use-requirement-labels';

/** Columns of the requirement list: title, scope, proofs and effective date. */
export function useRuleColumns(): readonly ListColumn<RuleOnDay>[] {
  const { t } = useTranslation('ops-rules');
  const labels = useRequirementLabels();
  return useMemo(
    () => [
      {
        id: 'rule',
        header: t('column.rule'),
        cell: ({ version: { code, title, citation } }) => (
          <div>
            <Link to={paths.opsRule(code)} className="gh-rule-title">
              {title}
            </Link>
            <span className="gh-rule-aside">{citation}</span>
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
              <span className="gh-rule-aside">{labels.conditions(version)}</span>
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
            <span className="gh-rule-day">{t('since', { day: formatDate(effectiveFrom) })}</span>
            {next === null ? null : (
              <span className="gh-rule-aside">{t('changesOn', { day: formatDate(next.effectiveFrom) })}</span>
            )}
            {next !== null || effectiveTo === null ? null : (
              <span className="gh-rule-aside">{t('endsOn', { day: formatDate(effectiveTo) })}</span>
            )}
          </div>
        ),
      },
    ],
    [t, labels],
  );
}
