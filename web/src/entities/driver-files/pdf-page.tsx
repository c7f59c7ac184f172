import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { useObjectUrl } from './sent-preview';
import './pdf-page.css';

/** The size of a page, in pixels. */
const PAGE = { width: 595, height: 842 } as const;
const DIALOG_PADDING = 48;
/** The width of a dialog around a page. */
export const PDF_DIALOG_WIDTH = PAGE.width + DIALOG_PADDING;

/** A PDF page by page in the browser's viewer; phones open it by the link. */
export function PdfPage({ query, name }: { query: UseQueryResult<Blob>; name: string }) {
  const { t } = useTranslation('labels');
  const url = useObjectUrl(query.data);
  if (query.error !== null && query.data === undefined)
    return <ErrorState error={query.error} retry={() => void query.refetch()} />;
  if (url === undefined) return <PageSkeleton />;
  return (
    <div className="gh-pdf-page">
      <a href={url} target="_blank" rel="noreferrer">
        {t('viewer.open')}
      </a>
      <iframe src={url} title={name} width={PAGE.width} height={PAGE.height} />
    </div>
  );
}
