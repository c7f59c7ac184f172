import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { AuditView } from '#domain/audits/schema';
import { formatDate } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { Button } from '#web/shared/ui/button';
import type { Fact } from '#web/shared/ui/layout';
import { Card, Facts, Stack } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { auditQuery } from '../api/audits';
import { produceAuditModal } from '../model/modals';
import { Countdown } from './countdown';
import { LinksCard } from './links-card';
import { PacketCard } from './packet-card';
import { ProductionsCard } from './productions-card';
import { ViewsCard } from './views-card';
import './audits.css';

/** The selection of the drivers. */
function useSelection({ selection, files }: AuditView): Fact[] {
  const { t } = useTranslation(['audits', 'files']);
  const { mode, from, to, seed, population } = selection;
  const period = { from: from === null ? '' : formatDate(from), to: to === null ? '' : formatDate(to) };
  const facts = [
    { label: t('field.selection'), value: t(`selected.${mode}`, { ...period, count: files, population }) },
  ];
  return mode === 'sample' ? [...facts, { label: t('field.seed'), value: <code>{seed}</code> }] : facts;
}

function RequestCard({ audit }: { audit: AuditView }) {
  const { t } = useTranslation(['audits', 'files']);
  const selection = useSelection(audit);
  return (
    <Card title={t('request.title')}>
      <Facts
        columns={3}
        facts={[
          { label: t('field.kind'), value: t(`kind.${audit.kind}`) },
          { label: t('field.receivedOn'), value: formatDate(audit.receivedOn) },
          { label: t('field.dueOn'), value: formatDate(audit.dueOn) },
          { label: t('field.asOf'), value: formatDate(audit.asOf) },
          { label: t('field.detail'), value: t(`detail.${audit.detail}`) },
          { label: t('field.stores'), value: audit.stores.map((store) => t(`files:store.${store}`)).join(', ') },
          ...selection,
          {
            label: t('field.requestedBy'),
            value: t('request.by', { name: audit.requestedBy, day: formatDate(audit.requestedAt) }),
          },
        ]}
      />
    </Card>
  );
}

function ProduceButton({ audit: { _id, receivedOn, producedOn } }: { audit: AuditView }) {
  const { t } = useTranslation(['audits', 'files']);
  return (
    <Button
      variant={producedOn === null ? 'primary' : 'default'}
      onClick={() => {
        openModal(produceAuditModal, { id: _id, receivedOn, producedOn });
      }}
    >
      {t(producedOn === null ? 'action.produce' : 'action.changeDay')}
    </Button>
  );
}

/** One audit: the request with its countdown, the packet, the links and what their readers looked at. */
export function AuditPage() {
  const { t } = useTranslation(['audits', 'files']);
  const { id, auditId } = useParams();
  const own = auditId ?? id ?? '';
  const { data: audit, error, refetch } = useQuery(auditQuery(own));
  const list = auditId === undefined ? paths.audits : paths.opsAudits(id ?? '');
  return (
    <Stack>
      <PageHeader
        title={audit?.agency ?? t('one')}
        crumbs={[{ label: t('title'), to: list }]}
        subtitle={audit === undefined ? undefined : <Countdown audit={audit} />}
        action={audit?.mayManage === true ? <ProduceButton audit={audit} /> : undefined}
      />
      {audit === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {audit === undefined && error === null ? <PageSkeleton /> : null}
      {audit === undefined ? null : (
        <>
          <RequestCard audit={audit} />
          {audit.productions.length === 0 ? null : <ProductionsCard productions={audit.productions} />}
          <PacketCard audit={audit} />
          <LinksCard audit={audit} />
          <ViewsCard auditId={audit._id} />
        </>
      )}
    </Stack>
  );
}
