import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import type { ListColumn } from '#web/shared/table/columns';
import type { RequirementOnDay } from '../model/versions';
import { useRequirementLabels } from './use-requirement-labels';

/** Columns of the requirement list: title, file, source, proofs and effective date. */
export function useRequirementColumns(): readonly ListColumn<RequirementOnDay>[] {
  const { t } = useTranslation(['ops-requirements', 'files']);
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
      { id: 'store', header: t('form.store'), cell: ({ version: { store } }) => t(`files:store.${store}`) },
      {
        id: 'authority',
        header: t('form.authority'),
        cell: ({ version: { authority, organization } }) => (
          <div>
            {t(`files:authority.${authority}`)}
            {organization === null ? null : <span className="gh-ops-requirement-aside">{organization.name}</span>}
          </div>
        ),
      },
      {
        id: 'asks',
        header: t('fact.proofs'),
        show: 'wide',
        cell: ({ version }) => labels.proofs(version),
      },
      {
        id: 'for',
        header: t('column.for'),
        cell: ({ version }) => (
          <div>
            {t(`per.${version.per}`)}
            {version.appliesIf.length + version.exemptIf.length === 0 ? null : (
              <span className="gh-ops-requirement-aside">{labels.conditions(version)}</span>
            )}
          </div>
        ),
      },
      { id: 'acts', header: t('fact.acts'), show: 'wide', cell: ({ version: { acts } }) => t(`acts.${acts}`) },
      {
        id: 'force',
        header: t('column.force'),
        cell: ({ version: { from, to, correction }, next }) => (
          <div>
            <span className="gh-ops-requirement-day">{t('since', { day: formatDate(from) })}</span>
            {correction === null ? null : <span className="gh-ops-requirement-aside">{t('corrected')}</span>}
            {next === null ? null : (
              <span className="gh-ops-requirement-aside">{t('changesOn', { day: formatDate(next.from) })}</span>
            )}
            {next !== null || to === null ? null : (
              <span className="gh-ops-requirement-aside">{t('endsOn', { day: formatDate(to) })}</span>
            )}
          </div>
        ),
      },
    ],
    [t, labels],
  );
}
