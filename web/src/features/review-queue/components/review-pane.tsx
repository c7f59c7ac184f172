import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OpsDriverFile } from '#domain/driver-reviews/schema';
import { CLAIM_MS } from '#domain/review-queue/claims';
import type { QueuedReview } from '#domain/review-queue/schema';
import { MINUTE_MS } from '#domain/shared/durations';
import { driverFileQuery } from '#web/entities/review/queries';
import { ReviewKeys } from '#web/entities/review/review-keys';
import { asApiProblem } from '#web/shared/http/api-problem';
import { formatDateTime } from '#web/shared/i18n/format';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { KeyHint } from '#web/shared/keys/key-hint';
import { useSingleKeysOn } from '#web/shared/keys/single-keys';
import { useSingleKey } from '#web/shared/keys/use-single-key';
import { paths } from '#web/shared/paths';
import { AgeChip } from '#web/shared/ui/age-chip';
import { Button, ButtonLink } from '#web/shared/ui/button';
import { Inline, Stack } from '#web/shared/ui/layout';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import type { ReviewKey } from '../api/queue';
import { ShownReview } from './shown-review';
import { useClaim, useRenewClaim } from './use-held-claim';

interface PaneProps {
  review: ReviewKey;
  isTaking: boolean;
  /** A review that the user opens takes the focus; after loading the page, the focus stays at the top. */
  takesFocus: boolean;
  onNext: (from: QueuedReview | null) => void;
  onRelease: () => void;
}

const isWaitingFor = ({ waiting }: OpsDriverFile, { thing }: ReviewKey): boolean =>
  waiting.some((reviewable) => reviewable === `document/${thing}` || reviewable === `task/${thing}`);

/** Why the item cannot be reviewed now: a colleague has claimed it, or it is already decided. */
function Refused({ review, problem, onNext }: Pick<PaneProps, 'review' | 'onNext'> & { problem: unknown }) {
  const { t } = useTranslation('review-queue');
  const problemText = useProblemText();
  const { params } = asApiProblem(problem);
  const until = params?.['until'];
  return (
    <EmptyState
      title={problemText(problem)}
      hint={typeof until === 'string' ? t('heldUntil', { at: formatDateTime(until) }) : undefined}
      action={
        <Inline>
          <Button
            variant="primary"
            onClick={() => {
              onNext(null);
            }}
          >
            {t('takeNext')}
            <KeyHint of="reviews.next" />
          </Button>
          <ButtonLink to={paths.opsDriver(review.driverId)}>{t('openDriver')}</ButtonLink>
        </Inline>
      }
    />
  );
}

interface HeadProps {
  claimed: QueuedReview;
  isWaiting: boolean;
  takesFocus: boolean;
}

function Head({ claimed, isWaiting, takesFocus }: HeadProps) {
  const { t } = useTranslation(['review-queue', 'ops-drivers']);
  const { driverId, thing, name, stage, sentAt, claim } = claimed;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <header>
      <h2 ref={heading} tabIndex={-1} className="gh-queue-title">
        {t('reviewOf', { thing: t(`ops-drivers:thing.${thing}`), name })}
      </h2>
      <Inline>
        <span>{t(`ops-drivers:stage.${stage}`)}</span>
        {isWaiting ? (
          <span>
            {t('waitingFor')} <AgeChip since={sentAt} />
          </span>
        ) : null}
        {isWaiting && claim !== null ? <span>{t('yours', { at: formatDateTime(claim.lapsesAt) })}</span> : null}
        <Link to={paths.opsDriver(driverId)}>
          {t('openDriver')}
          <span className="gh-hidden"> {name}</span>
        </Link>
      </Inline>
    </header>
  );
}

interface ActsProps extends Pick<PaneProps, 'isTaking' | 'onRelease'> {
  isWaiting: boolean;
  onNext: () => void;
}

function Acts({ isWaiting, isTaking, onNext, onRelease }: ActsProps) {
  const { t } = useTranslation('review-queue');
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The decision form is unmounted, and the focus with it.
    if (!isWaiting) next.current?.focus();
  }, [isWaiting]);
  return (
    <Inline>
      <Button ref={next} variant={isWaiting ? 'default' : 'primary'} loading={isTaking} onClick={onNext}>
        {isWaiting ? t('skip') : t('takeNext')}
        <KeyHint of="reviews.next" />
      </Button>
      <Button variant={isWaiting ? 'default' : 'text'} onClick={onRelease}>
        {isWaiting ? t('release') : t('close')}
        <KeyHint of="reviews.release" />
      </Button>
      <span role="status">{isWaiting ? '' : t('judged')}</span>
    </Inline>
  );
}

/** One claimed review: the submission, the driver's entries and the decision. */
export function ReviewPane({ review, isTaking, takesFocus, onNext, onRelease }: PaneProps) {
  const { t } = useTranslation('review-queue');
  const { claimed, error, refused, retry } = useClaim(review);
  const file = useQuery({ ...driverFileQuery(review.driverId), enabled: claimed !== undefined && !refused });
  const isWaiting = file.data === undefined || isWaitingFor(file.data, review);
  const areKeysOn = useSingleKeysOn();
  const help = t('help', { minutes: CLAIM_MS / MINUTE_MS });
  useRenewClaim(retry, claimed !== undefined && !refused && isWaiting);
  const next = () => {
    onNext(claimed ?? null);
  };
  useSingleKey('reviews.next', next, !isTaking);
  useSingleKey('reviews.release', onRelease);
  if (refused) return <Refused review={review} problem={error} onNext={next} />;
  if (claimed === undefined) return error === null ? <PageSkeleton /> : <ErrorState error={error} retry={retry} />;
  return (
    <Stack>
      <Head claimed={claimed} isWaiting={isWaiting} takesFocus={takesFocus} />
      <Acts isWaiting={isWaiting} isTaking={isTaking} onNext={next} onRelease={onRelease} />
      {file.data === undefined ? (
        <FileLoading error={file.error} retry={() => void file.refetch()} />
      ) : (
        <ReviewKeys>
          <ShownReview review={claimed} file={file.data} />
        </ReviewKeys>
      )}
      <p className="gh-queue-help">{areKeysOn ? `${t('helpKeys')} ${help}` : help}</p>
    </Stack>
  );
}

const FileLoading = ({ error, retry }: { error: unknown; retry: () => void }) =>
  error === null ? <PageSkeleton /> : <ErrorState error={error} retry={retry} />;
