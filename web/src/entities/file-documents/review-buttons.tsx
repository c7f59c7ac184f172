import { useTranslation } from 'react-i18next';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Inline } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { rejectDocumentModal } from './modals';
import { useReviewDocument } from './queries';
import type { DocumentSource } from './source';

interface ReviewButtonsProps {
  source: DocumentSource;
  entryId: string;
  name: string;
}

/** Approves a document that waits for a review, or rejects it with a reason. */
export function ReviewButtons({ source, entryId, name }: ReviewButtonsProps) {
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
            openModal(rejectDocumentModal, { source, entryId, name });
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
