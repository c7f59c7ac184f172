import { queryOptions, useQuery } from '@tanstack/react-query';
import { PDF_DIALOG_WIDTH, PdfPage } from '#web/entities/driver-files/pdf-page';
import { DocumentView } from '#web/entities/review/document-view';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import type { PaperData } from './modal-data';
import type { Paper } from './papers';

/** Each opening is logged, so nothing is fetched again automatically. */
const paperQuery = ({ key, load }: Paper) =>
  queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => load(signal),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });

/** A document of a verification. */
export function PaperDialog({ data: { name, paper }, close }: ModalProps<PaperData>) {
  const query = useQuery(paperQuery(paper));
  return (
    <Dialog title={name} onClose={close} width={PDF_DIALOG_WIDTH}>
      {paper.isAttachment === true ? (
        <DocumentView content={query.data} error={query.error} retry={() => void query.refetch()} name={name} />
      ) : (
        <PdfPage query={query} name={name} />
      )}
    </Dialog>
  );
}
