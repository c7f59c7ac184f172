import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { WaitingDocument } from '#domain/driver-dossier/documents-schema';
import { paths } from '#web/shared/paths';
import type { ListColumn } from '#web/shared/table/columns';
import { AgeChip } from '#web/shared/ui/age-chip';

/** Columns of the waiting documents: driver, document and age. */
export function useDocumentColumns(): readonly ListColumn<WaitingDocument>[] {
  const { t } = useTranslation(['review-queue', 'file-documents']);
  return useMemo(
    () => [
      {
        id: 'driver',
        header: t('documents.column.driver'),
        cell: ({ driverId, name }) => <Link to={paths.opsDriverDocuments(driverId)}>{name}</Link>,
      },
      {
        id: 'document',
        header: t('documents.column.document'),
        cell: ({ document, title }) => {
          const kind = t(`file-documents:document.${document}`);
          return title === null ? kind : `${title} (${kind})`;
        },
      },
      {
        id: 'age',
        header: t('documents.column.age'),
        align: 'right',
        cell: ({ sentAt }) => <AgeChip since={sentAt} />,
      },
    ],
    [t],
  );
}
