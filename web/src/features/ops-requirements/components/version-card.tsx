import { useTranslation } from 'react-i18next';
import { isInForce } from '#domain/requirements/record';
import type { RequirementVersion } from '#domain/requirements/schema';
import { lastDayBefore } from '../model/former-versions';
import { today } from '#web/shared/form/today';
import { formatDate } from '#web/shared/i18n/format';
import { Card, Facts } from '#web/shared/ui/layout';
import { StateChip } from '#web/shared/ui/state-chip';
import { isCanceled } from '../model/versions';
import { useRequirementLabels } from './use-requirement-labels';

function ForceChip({ version }: { version: RequirementVersion }) {
  const { t } = useTranslation('ops-requirements');
  if (isCanceled(version)) return <span className="gh-ops-requirement-aside">{t('takenBack')}</span>;
  if (isInForce(version, today())) return <StateChip turn="done">{t('inForce')}</StateChip>;
  return <span className="gh-ops-requirement-aside">{version.effectiveFrom > today() ? t('later') : t('over')}</span>;
}

/** Content, effective dates and author of one version. */
export function VersionCard({ version }: { version: RequirementVersion }) {
  const { t } = useTranslation('ops-requirements');
  const labels = useRequirementLabels();
  const { effectiveFrom, effectiveTo, note, citation, scope, acts, author, endedBy } = version;
  const from = formatDate(effectiveFrom);
  return (
    <Card
      title={
        effectiveTo === null
          ? t('since', { day: from })
          : t('fromTo', { from, last: formatDate(lastDayBefore(effectiveTo)) })
      }
      extra={<ForceChip version={version} />}
    >
      {note === '' ? null : <p className="gh-ops-requirement-note">{note}</p>}
      <Facts
        columns={3}
        facts={[
          { label: t('fact.citation'), value: citation },
          { label: t('fact.scope'), value: t(`scope.${scope}`) },
          { label: t('fact.applies'), value: labels.conditions(version) },
          { label: t('fact.proofs'), value: labels.proofs(version) },
          { label: t('fact.due'), value: labels.due(version) },
          { label: t('fact.notice'), value: labels.notice(version) },
          { label: t('fact.keep'), value: labels.keep(version) },
          { label: t('fact.acts'), value: t(`acts.${acts}`) },
          { label: t('fact.author'), value: author?.name ?? t('product') },
          ...(endedBy === null ? [] : [{ label: t('fact.ended'), value: endedBy.name }]),
        ]}
      />
    </Card>
  );
}
