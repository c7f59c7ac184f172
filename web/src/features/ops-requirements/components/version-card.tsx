import { useTranslation } from 'react-i18next';
import type { RequirementVersion } from '#domain/requirements/version-schema';
import { isInForceOn, isWithdrawn } from '#domain/requirements/versions';
import { today } from '#web/shared/form/today';
import { formatDate, formatDateTime } from '#web/shared/i18n/format';
import { useAdminReason } from '#web/shared/session/use-admin-reason';
import { Card, Facts, Inline, Stack } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { StateChip } from '#web/shared/ui/state-chip';
import { correctRequirementModal } from './modals';
import { useRequirementLabels } from './use-requirement-labels';
import { useStartText } from './use-start-text';

interface VersionCardProps {
  version: RequirementVersion;
  /** Its corrections, newest first. */
  corrections: readonly RequirementVersion[];
}

function ForceChip({ version, isCorrected }: { version: RequirementVersion; isCorrected: boolean }) {
  const { t } = useTranslation('ops-requirements');
  const aside = (text: string) => <span className="gh-ops-requirement-aside">{text}</span>;
  if (isWithdrawn(version)) return aside(t('takenBack'));
  if (isCorrected) return aside(t('corrected'));
  if (isInForceOn(version, today())) return <StateChip turn="done">{t('inForce')}</StateChip>;
  return aside(version.from > today() ? t('later') : t('over'));
}

/** Changes what a version said of the past; the future is changed by a new version. */
function CorrectButton({ version, corrections }: VersionCardProps) {
  const { t } = useTranslation('ops-requirements');
  const reason = useAdminReason();
  return (
    <RefusableButton
      size="small"
      reason={reason}
      onClick={() => {
        openModal(correctRequirementModal, { version, versions: [...corrections, version] });
      }}
    >
      {t('correct.action')}
    </RefusableButton>
  );
}

/** The facts of a version, each with its label. */
function useVersionFacts() {
  const { t } = useTranslation(['ops-requirements', 'files']);
  const labels = useRequirementLabels();
  return (version: RequirementVersion): { label: string; value: string }[] => {
    const { citation, store, authority, organization, law, acts, author, endedBy, breaches } = version;
    return [
      { label: t('fact.citation'), value: citation },
      { label: t('form.authority'), value: organization?.name ?? t(`files:authority.${authority}`) },
      { label: t('form.store'), value: t(`files:store.${store}`) },
      { label: t('form.per'), value: labels.per(version) },
      { label: t('fact.applies'), value: labels.conditions(version) },
      { label: t('form.law'), value: t(`law.${law}`) },
      { label: t('fact.proofs'), value: labels.proofs(version) },
      { label: t('fact.due'), value: labels.due(version) },
      { label: t('fact.notice'), value: labels.notice(version) },
      { label: t('fact.bars'), value: labels.bars(version) },
      ...(breaches.length === 0 ? [] : [{ label: t('form.breaches'), value: labels.breaches(version) }]),
      { label: t('fact.keep'), value: labels.keep(version) },
      { label: t('fact.acts'), value: t(`acts.${acts}`) },
      { label: t('fact.author'), value: author?.name ?? t('product') },
      ...(endedBy === null ? [] : [{ label: t('fact.ended'), value: endedBy.name }]),
    ];
  };
}

interface ContentProps {
  version: RequirementVersion;
  /** The version whose content is known already: only what differs is shown, or all if nothing does. */
  than?: RequirementVersion;
  /** The version before it: facts that it changed say what they were. */
  before?: RequirementVersion | undefined;
}

/** The content of a version. */
function Content({ version, than, before }: ContentProps) {
  const { t } = useTranslation('ops-requirements');
  const factsOf = useVersionFacts();
  const earlier = new Map(before === undefined ? [] : factsOf(before).map(({ label, value }) => [label, value]));
  const all = factsOf(version).map(({ label, value }) => {
    const was = earlier.get(label);
    return { label, value: was === undefined || was === value ? value : t('was', { value, was }) };
  });
  const known = new Map(than === undefined ? [] : factsOf(than).map(({ label, value }) => [label, value]));
  const changed = all.filter(({ label, value }) => known.get(label) !== value);
  const note = version.note === than?.note ? '' : version.note;
  const title = than === undefined || than.title === version.title ? null : version.title;
  return (
    <>
      {title === null ? null : <p className="gh-ops-requirement-name">{title}</p>}
      {note === '' ? null : <p className="gh-ops-requirement-note">{note}</p>}
      <Facts columns={3} facts={changed.length === 0 && note === '' ? all : changed} />
    </>
  );
}

function useDays() {
  const { t } = useTranslation('ops-requirements');
  const startText = useStartText();
  return ({ from, to }: RequirementVersion): string =>
    to === null ? startText(from).since : t('fromTo', { from: startText(from).from, last: formatDate(to) });
}

/** A correction, with its reason and author. */
function CorrectionCard({ correction: version }: { correction: RequirementVersion }) {
  const { t } = useTranslation('ops-requirements');
  const days = useDays();
  const { correction } = version;
  if (correction === null) return null;
  return (
    <Card title={t('correct.card', { days: days(version) })}>
      <p className="gh-ops-requirement-note">
        {t('correct.by', { name: correction.by, at: formatDateTime(correction.at), reason: correction.reason })}
      </p>
      <Content version={version} />
    </Card>
  );
}

interface EarlierVersionProps extends VersionCardProps {
  /** The version after it. */
  newer: RequirementVersion;
}

/** A version that has ended, folded: what it said differently from the next one. */
export function EarlierVersion({ version, corrections, newer }: EarlierVersionProps) {
  const { t } = useTranslation('ops-requirements');
  const days = useDays();
  return (
    <details className="gh-ops-requirement-earlier">
      <summary>
        {t('earlier', {
          days: isWithdrawn(version) ? formatDate(version.from) : days(version),
          citation: version.citation,
        })}
      </summary>
      <Stack>
        {corrections.map((correction) => (
          <CorrectionCard key={correction._id} correction={correction} />
        ))}
        <Inline>
          <ForceChip version={version} isCorrected={corrections.length > 0} />
          {isWithdrawn(version) ? null : <CorrectButton version={version} corrections={corrections} />}
        </Inline>
        <div>
          <Content version={version} than={newer} />
        </div>
      </Stack>
    </details>
  );
}

interface OpenVersionProps extends VersionCardProps {
  /** The version before it, if there is one. */
  before: RequirementVersion | undefined;
}

/** Content, effective dates and author of one version, below its corrections. */
export function VersionCard({ version, corrections, before }: OpenVersionProps) {
  const days = useDays();
  const canCorrect = !isWithdrawn(version) && version.from <= today();
  return (
    <>
      {corrections.map((correction) => (
        <CorrectionCard key={correction._id} correction={correction} />
      ))}
      <Card
        title={isWithdrawn(version) ? formatDate(version.from) : days(version)}
        extra={
          <Inline>
            <ForceChip version={version} isCorrected={corrections.length > 0} />
            {canCorrect ? <CorrectButton version={version} corrections={corrections} /> : null}
          </Inline>
        }
      >
        <Content version={version} before={before} />
      </Card>
    </>
  );
}
