import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FilePurpose } from '#domain/driver-files/purposes';
import { filePurposes } from '#domain/driver-files/purposes';
import type { AccessLogEntry } from '#domain/drivers/personal-info/schema';
import { type ListState, pagedListOf } from '#web/shared/http/list-state';
import { formatDateTime } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { Card, Stack } from '#web/shared/ui/layout';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { accessLogQuery } from '../api/access-log';

const isPurpose = (about: string | null): about is FilePurpose => filePurposes.some((purpose) => purpose === about);

function useWhat() {
  const { t } = useTranslation('driver-access');
  return ({ action, about }: AccessLogEntry): string => {
    if (action === 'driver-file' && isPurpose(about)) return t(`log.file.${about}`);
    if (action === 'export' && about === 'driver-file') return t('log.file.export');
    if (about === 'audit') return t(action === 'export' ? 'log.about.packet' : 'log.about.audit');
    if (action === 'driver-record' && about === 'compliance') return t('log.about.compliance');
    if (action === 'driver-record' && about === 'dossier') return t('log.about.dossier');
    if (action === 'driver-record' && about === 'hours') return t('log.about.hours');
    if (action === 'driver-record' && about === 'notes') return t('log.about.notes');
    if (action === 'driver-record' && about === 'verification') return t('log.about.verification');
    return t(`log.action.${action}`);
  };
}

function useWho() {
  const { t } = useTranslation('driver-access');
  return ({ side, carrier, auditor }: AccessLogEntry): string => {
    const name = carrier ?? t('log.carrier');
    if (side === 'operations') return t('log.operations');
    if (side === 'auditor') return t('log.auditor', { auditor: auditor ?? '', carrier: name });
    return side === 'pastEmployer' ? t('log.pastEmployer', { carrier: name }) : name;
  };
}

function Line({ line }: { line: AccessLogEntry }) {
  const what = useWhat();
  const who = useWho();
  return (
    <li>
      <span className="gh-access-who">{who(line)}</span>
      <span>{what(line)}</span>
      <span className="gh-access-when">{formatDateTime(line.at)}</span>
    </li>
  );
}

function Lines({ list }: { list: ListState<AccessLogEntry> }) {
  const { t } = useTranslation('driver-access');
  const { t: common } = useTranslation();
  if (list.status === 'error') return <ErrorState error={list.error} retry={list.retry} />;
  if (list.status === 'loading') {
    return (
      <div role="status" aria-label={common('list.loading')}>
        <SkeletonLine width="70%" />
      </div>
    );
  }
  if (list.rows.length === 0) return <p>{t('log.empty')}</p>;
  return (
    <>
      <ul className="gh-access" aria-label={t('log.title')}>
        {list.rows.map((line) => (
          <Line key={line._id} line={line} />
        ))}
      </ul>
      {list.more === undefined ? null : (
        <div>
          <Button loading={list.more.loading} onClick={list.more.load}>
            {common('list.showMore')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Every time another person opened the driver's data (docs/requirements.md#access-log). */
export function AccessLogCard() {
  const { t } = useTranslation('driver-access');
  const query = useInfiniteQuery(accessLogQuery());
  return (
    <Card title={t('log.title')}>
      <Stack gap={16}>
        <p className="gh-access-lead">{t('log.lead')}</p>
        <Lines list={pagedListOf(query, ({ data }) => ({ rows: data }))} />
      </Stack>
    </Card>
  );
}
