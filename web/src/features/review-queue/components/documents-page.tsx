import { useInfiniteQuery } from '@tanstack/react-query';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useTranslation } from 'react-i18next';
import { fileDocumentKinds } from '#domain/driver-dossier/document-kinds';
import { Choice } from '#web/shared/form/choice';
import { pagedListOf } from '#web/shared/http/list-state';
import { useHeldChanges } from '#web/shared/realtime/held-changes';
import { DataTable } from '#web/shared/table/data-table';
import { Stack } from '#web/shared/ui/layout';
import { NewRowsPill } from '#web/shared/ui/new-rows-pill';
import { PageHeader } from '#web/shared/ui/page-header';
import { waitingDocumentsQuery } from '../api/waiting-documents';
import { useDocumentColumns } from './document-columns';
import { ReviewTabs } from './review-tabs';
import './review-queue.css';

/** Documents of drivers' files that wait for operations; each is reviewed on its driver's page. */
export function ReviewDocumentsPage() {
  const { t } = useTranslation(['review-queue', 'file-documents']);
  const [kind, setKind] = useQueryState('kind', parseAsStringLiteral(fileDocumentKinds));
  const query = useInfiniteQuery(waitingDocumentsQuery(kind));
  const held = useHeldChanges('driver', () => query.refetch());
  const columns = useDocumentColumns();
  return (
    <Stack>
      <PageHeader title={t('title')} subtitle={t('documents.lead')} />
      <ReviewTabs />
      <div className="gh-queue-filters">
        <Choice
          label={t('filter.kind')}
          any={t('filter.anyKind')}
          value={kind}
          values={fileDocumentKinds}
          text={(each) => t(`file-documents:kind.${each}`)}
          onChange={(next) => void setKind(next)}
        />
      </div>
      <NewRowsPill count={held.count} onShow={held.release} />
      <DataTable
        label={t('tabs.documents')}
        columns={columns}
        settingsName="ops-review-documents"
        list={pagedListOf(query, ({ data }) => ({ rows: data }))}
        rowKey={({ _id }) => _id}
        empty={
          kind === null
            ? { title: t('documents.empty'), hint: t('documents.emptyHint') }
            : { title: t('documents.emptyFiltered') }
        }
      />
    </Stack>
  );
}
