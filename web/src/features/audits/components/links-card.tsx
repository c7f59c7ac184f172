import { useTranslation } from 'react-i18next';
import type { AuditView } from '#domain/audits/schema';
import { formatDate, formatDateTime } from '#web/shared/i18n/format';
import { PlainTable } from '#web/shared/table/plain-table';
import { Card } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { PlainChip } from '#web/shared/ui/state-chip';
import { shareAuditModal } from '../model/modals';
import { RevokeButton } from './revoke-button';

const turns = { open: 'yours', expired: 'theirs', revoked: 'theirs', locked: 'blocked' } as const;

function ShareButton({ audit }: { audit: AuditView }) {
  const { t } = useTranslation('audits');
  return (
    <RefusableButton
      reason={audit.state === 'ready' ? undefined : t('link.notReady')}
      onClick={() => {
        openModal(shareAuditModal, { id: audit._id, receivedOn: audit.receivedOn });
      }}
    >
      {t('action.share')}
    </RefusableButton>
  );
}

/** Links for outside readers. */
export function LinksCard({ audit }: { audit: AuditView }) {
  const { t } = useTranslation('audits');
  const { links, mayManage } = audit;
  return (
    <Card title={t('link.title')} extra={mayManage ? <ShareButton audit={audit} /> : undefined}>
      {links.length === 0 ? (
        <p>{t('link.none')}</p>
      ) : (
        <PlainTable
          label={t('link.title')}
          rows={links}
          rowKey={({ _id }) => _id}
          columns={[
            { key: 'reader', head: t('field.reader'), cell: ({ reader }) => reader },
            {
              key: 'state',
              head: t('field.state'),
              cell: ({ state }) => <PlainChip turn={turns[state]}>{t(`link.state.${state}`)}</PlainChip>,
            },
            { key: 'until', head: t('field.until'), cell: ({ expiresAt }) => formatDate(expiresAt) },
            {
              key: 'originals',
              head: t('field.downloads'),
              cell: ({ allowsOriginals }) => t(allowsOriginals ? 'link.allowed' : 'link.notAllowed'),
            },
            { key: 'views', head: t('field.views'), align: 'end', cell: ({ views }) => views },
            {
              key: 'last',
              head: t('field.lastViewed'),
              cell: ({ lastViewedAt }) => (lastViewedAt === null ? '' : formatDateTime(lastViewedAt)),
            },
            {
              key: 'actions',
              head: <span className="gh-hidden">{t('field.actions')}</span>,
              cell: (link) =>
                mayManage && link.state !== 'revoked' ? <RevokeButton auditId={audit._id} link={link} /> : null,
            },
          ]}
        />
      )}
    </Card>
  );
}
