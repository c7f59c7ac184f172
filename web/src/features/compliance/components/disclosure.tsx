import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LegalBody, TemplateNotice } from '#web/entities/legal/legal-body';
import { legalTextQuery } from '#web/entities/legal/legal-texts';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Card } from '#web/shared/ui/layout';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { StateChip } from '#web/shared/ui/state-chip';
import { ErrorState } from '#web/shared/ui/states';
import { useMarkReading } from '../api/compliance';
import type { Document } from '../model/steps';

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

/** Records on the server that a text was opened, then that its end was reached, in this order. */
function useReading({ textId, openedAt, endReachedAt }: Document) {
  const [isAtEnd, setIsAtEnd] = useState(false);
  const [reachEnd] = useState(() => () => {
    setIsAtEnd(true);
  });
  const { mutate, error, reset } = useMarkReading();
  const isOpened = openedAt !== null;
  const isEnded = endReachedAt !== null;
  useEffect(() => {
    if (!isOpened) mutate({ textId, part: 'opened' });
  }, [isOpened, mutate, textId]);
  useEffect(() => {
    if (isOpened && isAtEnd && !isEnded) mutate({ textId, part: 'end' });
  }, [isOpened, isAtEnd, isEnded, mutate, textId]);
  const retry = () => {
    reset();
    mutate({ textId, part: isOpened ? 'end' : 'opened' });
  };
  return { isEnded, reachEnd, error, retry };
}

function EndMark({ document }: { document: Document }) {
  const { t } = useTranslation('compliance');
  const { isEnded, reachEnd, error, retry } = useReading(document);
  const end = useInSight(reachEnd);
  return (
    <div ref={end} className="gh-wizard-end">
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
        <Button onClick={reachEnd} onFocus={reachEnd}>
          {t('read.end')}
        </Button>
      )}
    </div>
  );
}

/** One disclosure alone in its frame, with the confirmation at its end. */
export function Disclosure({ document }: { document: Document }) {
  const { data: text, error, refetch } = useQuery(legalTextQuery(document.sha256));
  if (text === undefined) {
    return error === null ? <SkeletonLine width="80%" /> : <ErrorState error={error} retry={() => void refetch()} />;
  }
  return (
    <Card title={text.title}>
      {text.status === 'template' ? <TemplateNotice /> : null}
      <LegalBody body={text.body} />
      <EndMark document={document} />
    </Card>
  );
}
