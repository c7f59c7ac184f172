import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadingBody } from '#domain/compliance/schema';
import { useBackOnline } from '#web/shared/connection/online';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { StateChip } from '#web/shared/ui/state-chip';
import './legal.css';

/** Reports when the end of a text scrolls into view; a text that fits is reported right away. */
function useInSight(onSeen: () => void) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    // Without IntersectionObserver, the button at the end reports it.
    if (element === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [onSeen]);
  return end;
}

interface ReadToEndProps {
  text: { textId: string; openedAt: string | null; endReachedAt: string | null };
  /** Records the progress on the server. */
  marking: { mutate: (body: ReadingBody) => void; reset: () => void; error: Error | null };
}

/** Records on the server that a text was opened, then that its end was reached, in this order. */
function useReading({ text: { textId, openedAt, endReachedAt }, marking }: ReadToEndProps) {
  const [isAtEnd, setIsAtEnd] = useState(false);
  const [reachEnd] = useState(() => () => {
    setIsAtEnd(true);
  });
  const { mutate, error, reset } = marking;
  const isOpened = openedAt !== null;
  const isEnded = endReachedAt !== null;
  useEffect(() => {
    if (!isOpened) mutate({ textId, part: 'opened' });
  }, [isOpened, mutate, textId]);
  useEffect(() => {
    if (isOpened && isAtEnd && !isEnded) mutate({ textId, part: 'end' });
  }, [isOpened, isAtEnd, isEnded, mutate, textId]);
  const retry = useCallback(() => {
    reset();
    mutate({ textId, part: isOpened ? 'end' : 'opened' });
  }, [reset, mutate, textId, isOpened]);
  const isRefused = error !== null;
  useBackOnline(
    useCallback(() => {
      if (isRefused) retry();
    }, [isRefused, retry]),
  );
  const confirmEnd = () => {
    // The end was reached before, but its request failed: another press sends it again.
    if (isRefused && isAtEnd) retry();
    reachEnd();
  };
  return { isEnded, reachEnd, confirmEnd, error, retry };
}

/** The end of a text that has to be read, with the confirmation. */
export function ReadToEnd(props: ReadToEndProps) {
  const { t } = useTranslation('legal');
  const { isEnded, reachEnd, confirmEnd, error, retry } = useReading(props);
  const end = useInSight(reachEnd);
  return (
    <div ref={end} className="gh-legal-end">
      {error === null ? null : (
        <>
          <Alert problem={error} />
          <Button onClick={retry}>{t('read.retry')}</Button>
        </>
      )}
      {isEnded ? (
        <StateChip turn="done">{t('read.done')}</StateChip>
      ) : (
        // Focus counts too: a screen reader announces this button only at the end of the text.
        <Button onClick={confirmEnd} onFocus={reachEnd}>
          {t('read.end')}
        </Button>
      )}
    </div>
  );
}
