import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import type { ListColumn } from '#web/shared/table/columns';
import type { RequirementOnDay } from '../model/versions';
import { useRequirementLabels } from './use-requirement-labels';
import { useStartText } from './use-start-text';

/** Columns of the requirement list; what a version says in full is on its page. */
export function useRequirementColumns(): readonly ListColumn<RequirementOnDay>[] {
  const { t } = useTranslation(['ops-requirements', 'files']);
  const labels = useRequirementLabels();
  const startText = useStartText();
  return useMemo(
    () => [
      {
        id: 'requirement',
        header: t('column.requirement'),
        width: '30%',
        cell: ({ version: { code, title, citation } }) => (
          <div>
            <Link to={paths.opsRequirement(code)} className="gh-ops-requirement-title">
              {title}
            </Link>
            <span className="gh-ops-requirement-aside">{citation}</span>
          </div>
        ),
      },
      {
        id: 'store',
        header: t('column.store'),
        width: '16%',
        cell: ({ version: { store, authority, organization } }) => (
          <div>
            {t(`files:store.${store}`)}
            <span className="gh-ops-requirement-aside">{organization?.name ?? t(`files:authority.${authority}`)}</span>
          </div>
        ),
      },
      { id: 'asks', header: t('fact.proofs'), width: '24%', cell: ({ version }) => labels.documents(version) },
      { id: 'for', header: t('column.for'), cell: ({ version: { per } }) => t(`per.${per}`) },
      { id: 'acts', header: t('fact.acts'), show: 'wide', cell: ({ version: { acts } }) => t(`acts.${acts}`) },
      {
        id: 'force',
        header: t('column.force'),
        cell: ({ version: { from, to, correction }, next }) => (
          <div>
            <span className="gh-ops-requirement-day">{startText(from).since}</span>
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
    [t, labels, startText],
  );
}
