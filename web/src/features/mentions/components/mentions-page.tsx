import { useInfiniteQuery } from '@tanstack/react-query';
import { parseAsBoolean, useQueryState } from 'nuqs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Mention } from '#domain/candidate-notes/schema';
import { NoteText } from '#web/entities/candidate-notes/note-text';
import { mentionsQuery } from '#web/entities/candidate-notes/notes';
import { formatDateTime } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { useCan } from '#web/shared/session/current-user';
import { Button } from '#web/shared/ui/button';
import { History } from '#web/shared/ui/history';
import { PageHeader } from '#web/shared/ui/page-header';
import { QueryTabs } from '#web/shared/ui/query-tabs';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { PlainChip } from '#web/shared/ui/state-chip';
import { EmptyState, ErrorState, ForbiddenState } from '#web/shared/ui/states';
import '#web/entities/candidate-notes/notes.css';

function MentionItem({ mention }: { mention: Mention }) {
  const { t } = useTranslation('notes');
  const { driverId, driverName, author, hasAuthorLeft, createdAt, isUnread } = mention;
  return (
    <div>
      <div className="gh-note-aside">
        <Link to={`${paths.driverProfile(driverId)}#notes`} aria-label={t('mentions.open', { name: driverName })}>
          {driverName}
        </Link>
        {isUnread ? <PlainChip turn="yours">{t('mentions.new')}</PlainChip> : null}
      </div>
      <NoteText note={mention} />
      <span className="gh-note-aside">
        <span>
          {hasAuthorLeft ? t('formerMember', { name: author }) : author} ·{' '}
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </span>
      </span>
    </div>
  );
}

function MentionList({ unread }: { unread: boolean }) {
  const { t } = useTranslation('notes');
  const query = useInfiniteQuery(mentionsQuery(unread));
  const mentions = query.data?.pages.flatMap(({ data }) => data);
  if (mentions === undefined) {
    if (query.error !== null) return <ErrorState error={query.error} retry={() => void query.refetch()} />;
    return <SkeletonLine width="70%" />;
  }
  if (mentions.length === 0) {
    return unread ? (
      <EmptyState title={t('mentions.emptyUnread')} />
    ) : (
      <EmptyState title={t('mentions.empty')} hint={t('mentions.emptyHint')} />
    );
  }
  return (
    <>
      <History
        label={t('mentions.list')}
        entries={mentions.map((mention) => ({ key: mention._id, content: <MentionItem mention={mention} /> }))}
      />
      {query.hasNextPage ? (
        <Button size="small" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('mentions.more')}
        </Button>
      ) : null}
    </>
  );
}

/** The notes in which colleagues mention the user. */
export function MentionsPage() {
  const { t } = useTranslation('notes');
  const mayRead = useCan('notes:write');
  const [unread, setUnread] = useQueryState('unread', parseAsBoolean.withDefault(false));
  return (
    <>
      <PageHeader title={t('mentions.title')} subtitle={t('mentions.hint')} />
      {mayRead ? (
        <QueryTabs
          label={t('mentions.filter')}
          tabs={[
            { value: 'all', label: t('mentions.all') },
            { value: 'unread', label: t('mentions.unread') },
          ]}
          value={unread ? 'unread' : 'all'}
          onChange={(next) => void setUnread(next === 'unread' ? true : null)}
        >
          <MentionList unread={unread} />
        </QueryTabs>
      ) : (
        <ForbiddenState />
      )}
    </>
  );
}
