import type { ReactNode, RefObject } from 'react';
import { useId, useRef } from 'react';
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

interface DriverGroup {
  readonly first: QueuedReview;
  readonly reviews: readonly QueuedReview[];
}

/** Reviews of one driver that follow each other: the list is by time, so that items which a driver sends together stand together. */
function groupsOf(rows: readonly QueuedReview[]): DriverGroup[] {
  const groups: { first: QueuedReview; reviews: QueuedReview[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.first.driverId === row.driverId) last.reviews.push(row);
    else groups.push({ first: row, reviews: [row] });
  }
  return groups;
}

interface RowProps {
  review: QueuedReview;
  isOpened: boolean;
  onOpen: () => void;
}

function Row({ review: { thing, name, stage, sentAt, claim }, isOpened, onOpen }: RowProps) {
  const { t } = useTranslation('ops-drivers');
  return (
    <PlainButton className="gh-queue-row" aria-current={isOpened ? 'true' : undefined} onClick={onOpen}>
      <span className="gh-queue-thing">
        {t(`thing.${thing}`)}
        <span className="gh-hidden">, {name}</span>
      </span>
      <AgeChip since={sentAt} targetDays={stageTable[stage].targetDays} isShort />
      <Holder claim={claim} />
    </PlainButton>
  );
}

/** A driver's reviews below their name. */
function Driver({ group: { first, reviews }, row }: { group: DriverGroup; row: (review: QueuedReview) => ReactNode }) {
  const { t } = useTranslation(['review-queue', 'ops-drivers']);
  const heading = useId();
  return (
    <li>
      <h2 id={heading} className="gh-queue-driver">
        {first.name}
        <span className="gh-queue-who">
          {t('ofDriver', { stage: t(`ops-drivers:stage.${first.stage}`), count: reviews.length })}
        </span>
      </h2>
      <ul aria-labelledby={heading} className="gh-queue-rows">
        {reviews.map((review) => (
          <li key={keyOf(review)}>{row(review)}</li>
        ))}
      </ul>
    </li>
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

/** Waiting reviews by driver, oldest first, each with its claim. */
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
      <ul ref={rows} aria-label={t('list')} className="gh-queue-drivers">
        {groupsOf(list.rows).map((group) => (
          <Driver
            key={keyOf(group.first)}
            group={group}
            row={(review) => (
              <Row
                review={claims === undefined ? review : { ...review, claim: now.get(keyOf(review)) ?? null }}
                isOpened={opened !== null && keyOf(opened) === keyOf(review)}
                onOpen={() => {
                  onOpen(review);
                }}
              />
            )}
          />
        ))}
      </ul>
      <ListFoot shown={list.rows.length} total={list.total} more={list.more} />
    </>
  );
}
