import { useTranslation } from 'react-i18next';
import type { ReviewKind } from '#domain/driver-reviews/waiting';
import { ButtonLink } from '#web/shared/ui/button';
import { classNames } from '#web/shared/ui/class-names';
import { Inline } from '#web/shared/ui/layout';
import type { DriverTab } from '../../model/driver-tabs';
import { reviewPlaceOf } from '../../model/driver-tabs';

interface NextReviewProps {
  waiting: readonly ReviewKind[];
  tab: DriverTab;
  /** The selected item of the tab; by default the first one waiting. */
  what: string | null;
}

type Next = Omit<NextReviewProps, 'waiting'> & { first: ReviewKind };

function NextPlace({ first, tab, what }: Next) {
  const { t } = useTranslation(['ops-reviews', 'ops-drivers']);
  const place = reviewPlaceOf(first);
  const search = new URLSearchParams({ part: place.tab, ...(place.what !== null && { what: place.what }) });
  const name = t(`ops-drivers:thing.${place.item}`);
  const isHere = place.tab === tab && (place.what === null || what === null || what === place.what);
  if (isHere) return <span>{t('next.here', { name })}</span>;
  return (
    <ButtonLink size="small" to={{ search: search.toString() }}>
      {t('next.go', { name })}
    </ButtonLink>
  );
}

/** Number of items waiting for review, and a link to the next one. Without any, it keeps its place, so that nothing moves. */
export function NextReview({ waiting, tab, what }: NextReviewProps) {
  const { t } = useTranslation('ops-reviews');
  const [first] = waiting;
  return (
    <div className={classNames('gh-review-next', first === undefined && 'gh-review-none')}>
      <Inline>
        <span role="status">{t('next.waiting', { count: waiting.length })}</span>
        {first === undefined ? null : <NextPlace first={first} tab={tab} what={what} />}
      </Inline>
    </div>
  );
}
