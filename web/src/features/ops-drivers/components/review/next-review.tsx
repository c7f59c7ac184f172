import type { Reviewable } from '#domain/driver-reviews/waiting';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../shared/ui/button';
import { Inline } from '../../../../shared/ui/layout';
import { placeOf } from '../../model/parts';
import type { DriverPart } from '../../model/parts';

interface NextReviewProps {
  waiting: readonly Reviewable[];
  part: DriverPart;
  /** The selected item of the tab; by default the first one waiting. */
  what: string | null;
}

/** How much waits for a review, and the way to what is best reviewed next. */
export function NextReview({ waiting, part, what }: NextReviewProps) {
  const { t } = useTranslation(['ops-reviews', 'ops-drivers']);
  const [first] = waiting;
  if (first === undefined) return null;
  const place = placeOf(first);
  const search = new URLSearchParams({ part: place.part, ...(place.what !== null && { what: place.what }) });
  const name = t(`ops-drivers:thing.${place.thing}`);
  return (
    <div className="gh-review-next">
      <Inline>
        <span role="status">{t('next.waiting', { count: waiting.length })}</span>
        {place.part === part && (place.what === null || what === null || what === place.what) ? (
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
