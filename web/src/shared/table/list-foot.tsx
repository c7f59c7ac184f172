import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MoreRows } from '#web/shared/http/list-state';
import { Button } from '#web/shared/ui/button';

/** Starts loading at this distance before the end of the list. */
const AHEAD = '400px';

interface ListFootProps {
  shown: number;
  total: number | undefined;
  more: MoreRows | undefined;
}

function LoadMore({ load, loading }: MoreRows) {
  const { t } = useTranslation();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (loading || end.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => {
      observer.disconnect();
    };
  }, [load, loading]);
  return (
    <div ref={end}>
      <Button size="small" loading={loading} onClick={load}>
        {t('list.showMore')}
      </Button>
    </div>
  );
}

/** The number of loaded rows; loads more rows on scrolling, or by keyboard. */
export function ListFoot({ shown, total, more }: ListFootProps) {
  const { t } = useTranslation();
  const complete = more === undefined || total === shown;
  return (
    <div className="gh-list-foot">
      <span role="status">
        {complete ? t('list.allLoaded', { count: total ?? shown }) : null}
        {!complete && total !== undefined ? t('list.someLoaded', { shown, total }) : null}
      </span>
      {more === undefined ? null : <LoadMore {...more} />}
    </div>
  );
}
