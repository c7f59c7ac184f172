import { useTranslation } from 'react-i18next';
import type { DossierFile } from '#domain/driver-dossier/schema';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Inline } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { reviewDocumentModal } from './modals';
import { useReviewDocument } from './queries';
import type { DocumentSource } from './source';

interface ReviewButtonsProps {
  source: DocumentSource;
  entryId: string;
  name: string;
}

/** Takes the approval of a document back, with a reason. */
function TakeBackButton({ source, entryId, name }: ReviewButtonsProps) {
  const { t } = useTranslation('files');
  return (
    <Button
      size="small"
      variant="text"
      onClick={() => {
        openModal(reviewDocumentModal, { source, entryId, name, result: 'withdrawn' });
      }}
    >
      {t('action.withdraw')}
      <span className="gh-hidden">: {name}</span>
    </Button>
  );
}

/** The review of a document by its reader, or the way to take its approval back. */
export function DocumentReview({
  source,
  document: { reviewId, status },
  name,
}: Pick<ReviewButtonsProps, 'source' | 'name'> & { document: Pick<DossierFile, 'reviewId' | 'status'> }) {
  if (reviewId === null) return null;
  const Part = status === 'approved' ? TakeBackButton : ReviewButtons;
  return <Part source={source} entryId={reviewId} name={name} />;
}

/** Approves a document that waits for a review, or rejects it with a reason. */
function ReviewButtons({ source, entryId, name }: ReviewButtonsProps) {
  const { t } = useTranslation('file-documents');
  const review = useReviewDocument(source, () => {
    toast.success(t('approved', { name }));
  });
  return (
    <>
      <Inline>
        <Button
          size="small"
          disabled={review.isPending}
          onClick={() => {
            review.mutate({ entryId, body: { result: 'accepted', reason: null } });
          }}
        >
          {t('approve')}
          <span className="gh-hidden">: {name}</span>
        </Button>
        <Button
          size="small"
          variant="text"
          onClick={() => {
            openModal(reviewDocumentModal, { source, entryId, name, result: 'rejected' });
          }}
        >
          {t('reject')}
          <span className="gh-hidden">: {name}</span>
        </Button>
      </Inline>
      {review.error === null ? null : <Alert problem={review.error} />}
    </>
  );
}
