import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { RequirementVersion } from '#domain/requirements/version-schema';
import { gapAfter, isInForceOn, isWithdrawn } from '#domain/requirements/versions';
import { today } from '#web/shared/form/today';
import { formatDate } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { useAdminReason } from '#web/shared/session/use-admin-reason';
import { Inline, Stack } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { PageHeader } from '#web/shared/ui/page-header';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { requirementVersionsQuery } from '../api/requirement-versions';
import { correctionsOf, nextOf, openVersionOf, versionsOf, withoutCorrections } from '../model/versions';
import { GapText } from './gap-note';
import { endRequirementModal, requirementModal } from './modals';
import { useStartText } from './use-start-text';
import { EarlierVersion, VersionCard } from './version-card';
import './ops-requirements.css';

/** The version in effect today and the next one. */
function useSubtitle(versions: readonly RequirementVersion[]) {
  const { t } = useTranslation('ops-requirements');
  const startText = useStartText();
  const now = versions.find((version) => isInForceOn(version, today()));
  const [first] = versions;
  if (now === undefined) {
    return first !== undefined && first.from > today() && !isWithdrawn(first)
      ? t('subtitle.future', { day: formatDate(first.from) })
      : t('subtitle.none');
  }
  const { day } = startText(now.from);
  const next = nextOf(versions, now);
  if (next !== null) return t('subtitle.next', { day, next: formatDate(next.from) });
  return now.to === null ? t('subtitle.now', { day }) : t('subtitle.ends', { from: day, last: formatDate(now.to) });
}

interface RequirementProps {
  newest: RequirementVersion;
  /** All versions, corrections included. */
  all: readonly RequirementVersion[];
}

function Requirement({ newest, all }: RequirementProps) {
  const { t } = useTranslation('ops-requirements');
  const versions = withoutCorrections(all);
  const subtitle = useSubtitle(versions);
  const reason = useAdminReason();
  // After the last version has ended, a new version replaces nothing.
  const open = openVersionOf(all, today());
  return (
    <Stack>
      <PageHeader
        title={newest.title}
        crumbs={[{ label: t('title'), to: paths.opsRequirements }]}
        subtitle={subtitle}
        action={
          <Inline>
            {open === undefined ? null : (
              <RefusableButton
                reason={reason}
                onClick={() => {
                  openModal(endRequirementModal, open);
                }}
              >
                {t('end')}
              </RefusableButton>
            )}
            <RefusableButton
              variant="primary"
              reason={reason}
              onClick={() => {
                openModal(requirementModal, { versions: all });
              }}
            >
              {t('change')}
            </RefusableButton>
          </Inline>
        }
      />
      <h2 className="gh-ops-requirement-versions">{t('history')}</h2>
      {versions.map((version, index) => {
        const gap = gapAfter(versions, version);
        const newer = versions[index - 1];
        const before = versions.slice(index + 1).find((each) => !isWithdrawn(each));
        const corrections = correctionsOf(all, version);
        const isOver = newer !== undefined && version.to !== null && version.to < today();
        return (
          <Stack key={version._id}>
            {/* A permanent end is stated above. */}
            {gap === undefined || gap.to === null ? null : <GapText gap={gap} />}
            {isOver ? (
              <EarlierVersion version={version} corrections={corrections} newer={newer} />
            ) : (
              <VersionCard version={version} corrections={corrections} before={before} />
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}

/** One requirement with all its versions, newest first. */
export function RequirementPage() {
  const { t } = useTranslation('ops-requirements');
  const code = useParams()['code'] ?? '';
  const { data, error, refetch } = useQuery(requirementVersionsQuery());
  if (data === undefined) {
    return error === null ? <PageSkeleton /> : <ErrorState error={error} retry={() => void refetch()} />;
  }
  const versions = versionsOf(data, code);
  const [newest] = versions;
  if (newest === undefined) {
    return (
      <Stack>
        <PageHeader title={t('title')} crumbs={[{ label: t('title'), to: paths.opsRequirements }]} />
        <EmptyState title={t('notFound')} hint={t('notFoundHint')} />
      </Stack>
    );
  }
  return <Requirement newest={newest} all={versions} />;
}
