import { useTranslation } from 'react-i18next';
import { deviceName } from '#domain/accounts/device-name';
import { positions } from '#domain/accounts/roles';
import type { AuditLine } from '#domain/accounts/settings/schema';
import type { ListState } from '#web/shared/http/list-state';
import { formatDateTime } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { History } from '#web/shared/ui/history';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { useShownNetwork } from './shown-network';
import './audit-list.css';

function useLineText() {
  const { t } = useTranslation('account');
  const { t: labels } = useTranslation('labels');
  return ({ kind, details }: AuditLine): string => {
    const position = positions.find((name) => name === details['to']);
    if (kind === 'position-changed' && position !== undefined) {
      return t('audit.positionChanged', { position: labels(`position.${position}`) });
    }
    if (kind === 'role-changed') return details['isAdmin'] === true ? t('audit.madeAdmin') : t('audit.noLongerAdmin');
    return t(`audit.kind.${kind}`);
  };
}

function Line({ line }: { line: AuditLine }) {
  const { t } = useTranslation('account');
  const lineText = useLineText();
  const from = [deviceName(line.device) ?? t('unknownDevice'), useShownNetwork(line.ipPrefix)].filter(
    (part) => part !== null,
  );
  return (
    <div>
      <span className="gh-audit-kind">{lineText(line)}</span>
      <span className="gh-audit-detail">
        {formatDateTime(line.at)} · {from.join(' · ')}
        {line.by === null ? null : ` · ${line.by.name === null ? t('audit.byPlatform') : t('audit.by', line.by)}`}
      </span>
    </div>
  );
}

/** The audit log of an account, newest first, for its owner and for staff administrators. */
export function AuditList({ label, list }: { label: string; list: ListState<AuditLine> }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  if (list.status === 'error') return <ErrorState error={list.error} retry={list.retry} />;
  if (list.status === 'loading') {
    return (
      <div role="status" aria-label={common('list.loading')}>
        <SkeletonLine width="70%" />
      </div>
    );
  }
  if (list.rows.length === 0) return <p className="gh-audit-detail">{t('audit.empty')}</p>;
  return (
    <>
      <History label={label} entries={list.rows.map((line) => ({ key: line._id, content: <Line line={line} /> }))} />
      {list.more === undefined ? null : (
        <Button size="small" loading={list.more.loading} onClick={list.more.load}>
          {common('list.showMore')}
        </Button>
      )}
    </>
  );
}
