import { useTranslation } from 'react-i18next';
import type { AgreementHistoryLine } from '#domain/agreements/schema';
import { formatDateTime } from '#web/shared/i18n/format';
import { History } from '#web/shared/ui/history';
import { Card } from '#web/shared/ui/layout';
import { EmptyState } from '#web/shared/ui/states';

function Line({ line: { type, at, by, name, reason } }: { line: AgreementHistoryLine }) {
  const { t } = useTranslation('agreement');
  const who = name ?? (by === 'system' ? null : t(by === 'ops' ? 'by.operations' : 'by.carrier'));
  return (
    <>
      <strong>{t(`event.${type}`)}</strong>
      <div>{[formatDateTime(at), who].filter((part) => part !== null).join(' · ')}</div>
      {reason === null ? null : <div>{reason}</div>}
    </>
  );
}

/** The changes of an agreement, the last one first. */
export function AgreementHistory({ history }: { history: readonly AgreementHistoryLine[] }) {
  const { t } = useTranslation('agreement');
  return (
    <Card title={t('history.title')}>
      {history.length === 0 ? (
        <EmptyState title={t('history.none')} />
      ) : (
        <History
          label={t('history.title')}
          entries={history.map((line) => ({ key: `${line.type} ${line.at}`, content: <Line line={line} /> }))}
        />
      )}
    </Card>
  );
}
