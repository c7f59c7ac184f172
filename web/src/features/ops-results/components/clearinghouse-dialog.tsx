import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClearinghouseQuery } from '#domain/screening/clearinghouse';
import { clearinghouseQueries } from '#domain/screening/clearinghouse';
import type { ClearinghouseCarriers, ImportReport } from '#domain/screening/schema';
import { Choice } from '#web/shared/form/choice';
import { fileFingerprint } from '#web/shared/http/file-fingerprint';
import { paths } from '#web/shared/paths';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import { FileButton } from '#web/shared/ui/file-button';
import { Inline, Stack } from '#web/shared/ui/layout';
import type { ModalProps } from '#web/shared/ui/modals';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { toast } from '#web/shared/ui/toasts';
import { clearinghouseQuery, useBulkFile, useImportResponse } from '../api/results';

const QUERIES = Object.keys(clearinghouseQueries) as ClearinghouseQuery[];

/** Outcome of each line of a response file. */
function Report({ report }: { report: Pick<ImportReport, 'received' | 'lines'> }) {
  const { t } = useTranslation('ops-results');
  return (
    <div role="status">
      <p>{t('import.received', { count: report.received })}</p>
      <ul className="gh-result-list">
        {report.lines.map(({ line, outcome, driverId }) => (
          <li key={line}>
            {t('import.line', { line, outcome: t(`outcome.${outcome}`) })}{' '}
            {driverId === null ? null : <Link to={paths.opsDriver(driverId)}>{t('import.driver')}</Link>}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Carrier = ClearinghouseCarriers['data'][number];

function CarrierQueries({ carrier, query }: { carrier: Carrier; query: ClearinghouseQuery }) {
  const { t } = useTranslation('ops-results');
  const { _id: organizationId, name, ordered, sent } = carrier;
  const write = useBulkFile(() => {
    toast.success(t('bulk.done'));
  });
  const read = useImportResponse();
  const problem = write.error ?? read.error;
  const again = ordered === 0;
  return (
    <li>
      <Stack gap={4}>
        <strong>{name}</strong>
        <span className="gh-result-aside">{t('bulk.counts', { ordered, sent })}</span>
        <Inline gap={4}>
          <Button
            size="small"
            loading={write.isPending}
            onClick={() => {
              write.mutate({ organizationId, query, again });
            }}
          >
            {again ? t('bulk.again') : t('bulk.write')}
            <span className="gh-hidden"> {name}</span>
          </Button>
          <FileButton
            size="small"
            accept=".txt,.tsv,text/plain,text/tab-separated-values"
            busy={read.isPending}
            onFile={(file) => {
              read.mutate({ id: organizationId, file, fingerprint: fileFingerprint(file) });
            }}
          >
            {t('import.action')}
            <span className="gh-hidden"> {name}</span>
          </FileButton>
        </Inline>
        {problem === null ? null : <Alert problem={problem} />}
        {read.data === undefined ? null : <Report report={read.data} />}
      </Stack>
    </li>
  );
}

/** Creates query files for the Clearinghouse portal and reads its response files. */
export function ClearinghouseDialog({ close }: ModalProps<null>) {
  const { t } = useTranslation('ops-results');
  const { data, error, refetch } = useQuery(clearinghouseQuery());
  const [query, setQuery] = useState<ClearinghouseQuery>('preEmployment');
  // Keep a carrier visible with its report after its last query was answered.
  const [shown, setShown] = useState<readonly Carrier[]>([]);
  const fresh = data?.data ?? [];
  const gone = shown.filter(({ _id }) => !fresh.some((item) => item._id === _id));
  const carriers = [...fresh, ...gone.map((entry) => ({ ...entry, ordered: 0, sent: 0 }))];
  if (fresh.some(({ _id }) => !shown.some((entry) => entry._id === _id))) setShown(carriers);
  return (
    <Dialog title={t('bulk.title')} onClose={close} footer={<Button onClick={close}>{t('report.close')}</Button>}>
      {data === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {data === undefined && error === null ? <PageSkeleton /> : null}
      {data !== undefined && carriers.length === 0 ? (
        <EmptyState title={t('bulk.empty')} hint={t('bulk.emptyHint')} />
      ) : null}
      {carriers.length > 0 ? (
        <Stack>
          <p>{t('bulk.lead')}</p>
          <Choice
            label={t('bulk.query')}
            value={query}
            values={QUERIES}
            text={(entry) => t(`query.${entry}`)}
            onChange={(value) => {
              setQuery(value ?? query);
            }}
          />
          <ul className="gh-result-list">
            {carriers.map((carrier) => (
              <CarrierQueries key={carrier._id} carrier={carrier} query={query} />
            ))}
          </ul>
        </Stack>
      ) : null}
    </Dialog>
  );
}
