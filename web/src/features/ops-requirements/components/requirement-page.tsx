import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isInForce } from '#domain/requirements/record';
import type { RequirementVersion } from '#domain/requirements/schema';
import { gapAfter } from '../model/former-versions';
import { lastDayBefore } from '../model/former-versions';
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
import { isCanceled, nextOf } from '../model/versions';
import { GapText } from './gap-note';
import { endRequirementModal, requirementModal } from './modals';
import { VersionCard } from './version-card';
import './ops-requirements.css';

/** The version in effect today and the next one. */
function useSubtitle(versions: readonly RequirementVersion[]) {
  const { t } = useTranslation('ops-requirements');
  const now = versions.find((version) => isInForce(version, today()));
  const [first] = versions;
  if (now === undefined) {
    return first !== undefined && first.effectiveFrom > today() && !isCanceled(first)
      ? t('subtitle.future', { day: formatDate(first.effectiveFrom) })
      : t('subtitle.none');
  }
  const day = formatDate(now.effectiveFrom);
  const next = nextOf(versions, now);
  if (next !== null) return t('subtitle.next', { day, next: formatDate(next.effectiveFrom) });
  return now.effectiveTo === null
    ? t('subtitle.now', { day })
    : t('subtitle.ends', { from: day, last: formatDate(lastDayBefore(now.effectiveTo)) });
}

function Requirement({ newest, versions }: { newest: RequirementVersion; versions: readonly RequirementVersion[] }) {
  const { t } = useTranslation('ops-requirements');
  const subtitle = useSubtitle(versions);
  const reason = useAdminReason();
  // After the last version has ended, a new version replaces nothing.
  const open = versions.find(({ effectiveTo }) => effectiveTo === null || effectiveTo > today());
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
                openModal(requirementModal, { version: open ?? newest, versions });
              }}
            >
              {t('change')}
            </RefusableButton>
          </Inline>
        }
      />
      <h2 className="gh-ops-requirement-versions">{t('history')}</h2>
      {versions.map((version) => {
        const gap = gapAfter(versions, version);
        return (
          <Stack key={version._id}>
            {/* A permanent end is stated above. */}
            {gap === undefined || gap.to === null ? null : <GapText gap={gap} />}
            <VersionCard version={version} />
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
  const versions = data.data.filter((version) => version.code === code);
  const [newest] = versions;
  if (newest === undefined) {
    return (
      <Stack>
        <PageHeader title={t('title')} crumbs={[{ label: t('title'), to: paths.opsRequirements }]} />
        <EmptyState title={t('notFound')} hint={t('notFoundHint')} />
      </Stack>
    );
  }
  return <Requirement newest={newest} versions={versions} />;
}
