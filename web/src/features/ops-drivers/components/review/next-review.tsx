import { useTranslation } from 'react-i18next';
import type { ReviewKind } from '#domain/driver-reviews/waiting';
import { ButtonLink } from '#web/shared/ui/button';
import { Inline } from '#web/shared/ui/layout';
import type { DriverTab } from '../../model/driver-tabs';
import { reviewPlaceOf } from '../../model/driver-tabs';

interface NextReviewProps {
  waiting: readonly ReviewKind[];
  tab: DriverTab;
  /** The selected item of the tab; by default the first one waiting. */
  what: string | null;
}

/** Number of items waiting for review, and a link to the next one. */
export function NextReview({ waiting, tab, what }: NextReviewProps) {
  const { t } = useTranslation(['ops-reviews', 'ops-drivers']);
  const [first] = waiting;
  if (first === undefined) return null;
  const place = reviewPlaceOf(first);
  const search = new URLSearchParams({ part: place.tab, ...(place.what !== null && { what: place.what }) });
  const name = t(`ops-drivers:thing.${place.item}`);
  return (
    <div className="gh-review-next">
      <Inline>
        <span role="status">{t('next.waiting', { count: waiting.length })}</span>
        {place.tab === tab && (place.what === null || what === null || what === place.what) ? (
          <span>{t('next.here', { name })}</span>
        ) : (
          <ButtonLink size="small" to={{ search: search.toString() }}>
            {t('next.go', { name })}
          </ButtonLink>
        )}
      </Inline>
    </div>
  );
}
