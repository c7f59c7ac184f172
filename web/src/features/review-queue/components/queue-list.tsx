import type { RefObject } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { stageTable } from '#domain/driver-pipeline/stages';
import type { QueuedReview, ReviewSummary } from '#domain/review-queue/schema';
import type { ListState } from '#web/shared/http/list-state';
import { useSingleKey } from '#web/shared/keys/use-single-key';
import { useCurrentUser } from '#web/shared/session/current-user';
import { ListFoot } from '#web/shared/table/list-foot';
import { AgeChip } from '#web/shared/ui/age-chip';
import { PlainButton } from '#web/shared/ui/plain-button';
import { SkeletonLine, useDelayed } from '#web/shared/ui/skeleton';
import { StateChip } from '#web/shared/ui/state-chip';
import type { EmptyStateProps } from '#web/shared/ui/states';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import type { ReviewKey } from '../api/queue';
import { keyOf } from '../api/queue';
import './review-queue.css';

interface QueueListProps {
  list: ListState<QueuedReview>;
  /** Current claims, which are newer than the list. */
  claims: ReviewSummary['claims'] | undefined;
  opened: ReviewKey | null;
  empty: EmptyStateProps;
  onOpen: (review: ReviewKey) => void;
}

const PLACEHOLDERS = [1, 2, 3, 4, 5, 6];

function Loading() {
  const { t } = useTranslation();
  const isVisible = useDelayed();
  return (
    <div role="status" aria-label={t('list.loading')} className={isVisible ? undefined : 'gh-invisible'}>
      {PLACEHOLDERS.map((placeholder) => (
        <div key={placeholder} className="gh-queue-row">
          <SkeletonLine width="60%" />
          <SkeletonLine width="40%" />
        </div>
      ))}
    </div>
  );
}

function Holder({ claim }: { claim: QueuedReview['claim'] }) {
  const { t } = useTranslation('review-queue');
  const { _id } = useCurrentUser();
  if (claim === null) return null;
  return claim._id === _id ? (
    <StateChip turn="yours">{t('inYourHands')}</StateChip>
  ) : (
    <StateChip turn="theirs">{claim.name}</StateChip>
  );
}

/**
 * The number of reviews of one driver that follow each other, in the first of their rows; 0 in the others. The list is by
 * time, so that items which a driver sends together stand together.
 */
function inGroup(rows: readonly QueuedReview[], index: number): number {
  const driverId = rows[index]?.driverId;
  if (rows[index - 1]?.driverId === driverId) return 0;
  const end = rows.findIndex((row, place) => place > index && row.driverId !== driverId);
  return (end === -1 ? rows.length : end) - index;
}

interface RowProps {
  review: QueuedReview;
  /** The number of rows of this driver if it is the first of them; otherwise 0, and the name stands above. */
  group: number;
  isOpened: boolean;
  onOpen: () => void;
}

function Row({ review: { thing, name, stage, sentAt, claim }, group, isOpened, onOpen }: RowProps) {
  const { t } = useTranslation(['review-queue', 'ops-drivers']);
  return (
    <PlainButton className="gh-queue-row" aria-current={isOpened ? 'true' : undefined} onClick={onOpen}>
      <span className="gh-queue-thing">{t(`ops-drivers:thing.${thing}`)}</span>
      <AgeChip since={sentAt} targetDays={stageTable[stage].targetDays} isShort />
      <span className={group === 0 ? 'gh-hidden' : 'gh-queue-who'}>
        {name} · {t(`ops-drivers:stage.${stage}`)}
        {group > 1 ? ` · ${t('ofDriver', { count: group })}` : null}
      </span>
      <Holder claim={claim} />
    </PlainButton>
  );
}

/** J and K move through the rows as in tables; E opens the focused one. */
function useRowKeys(list: RefObject<HTMLUListElement | null>) {
  const go = (by: 1 | -1) => {
    const rows = [...(list.current?.querySelectorAll('button') ?? [])];
    const focused = rows.findIndex((row) => row === document.activeElement);
    // Without focus in the list, start at the open review or at the first row.
    const here = focused < 0 ? rows.findIndex((row) => row.hasAttribute('aria-current')) : focused;
    rows[Math.max(0, here + by)]?.focus();
  };
  useSingleKey('lists.down', () => {
    go(1);
  });
  useSingleKey('lists.up', () => {
    go(-1);
  });
  useSingleKey('lists.open', () => {
    const focused = document.activeElement;
    if (focused instanceof HTMLButtonElement && list.current?.contains(focused) === true) focused.click();
  });
}

/** Waiting reviews, oldest first, each with its claim. */
export function QueueList({ list, claims, opened, empty, onOpen }: QueueListProps) {
  const { t } = useTranslation('review-queue');
  const rows = useRef<HTMLUListElement>(null);
  useRowKeys(rows);
  if (list.status === 'loading') return <Loading />;
  if (list.status === 'error') return <ErrorState error={list.error} retry={list.retry} />;
  if (list.rows.length === 0) return <EmptyState {...empty} />;
  const now = new Map((claims ?? []).map((item) => [keyOf(item), item.claim]));
  return (
    <>
      <ul ref={rows} aria-label={t('list')} className="gh-queue-rows">
        {list.rows.map((review, index) => (
          <li key={keyOf(review)}>
            <Row
              group={inGroup(list.rows, index)}
              review={claims === undefined ? review : { ...review, claim: now.get(keyOf(review)) ?? null }}
              isOpened={opened !== null && keyOf(opened) === keyOf(review)}
              onOpen={() => {
                onOpen(review);
              }}
            />
          </li>
        ))}
      </ul>
      <ListFoot shown={list.rows.length} total={list.total} more={list.more} />
    </>
  );
}
