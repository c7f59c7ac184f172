import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OwnAdverseAction } from '#domain/adverse-actions/schema';
import { PausedNote } from '#web/entities/driver/paused-note';
import { formatDate, formatDay } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { Button } from '#web/shared/ui/button';
import { Card } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { PlainChip } from '#web/shared/ui/state-chip';
import { toast } from '#web/shared/ui/toasts';
import { saveOwnNotice, saveOwnReport, useRequestCopy } from '../api/notices';
import { disputeModal } from './modals';

interface FileRowProps {
  title: string;
  line: string | undefined;
  save: () => Promise<void>;
}

function FileRow({ title, line, save }: FileRowProps) {
  const { t } = useTranslation('driver-notices');
  return (
    <li>
      <span>
        {title}
        {line === undefined ? null : <span className="gh-notice-when">{line}</span>}
      </span>
      <Button
        size="small"
        aria-label={`${t('file.open')}: ${title}`}
        onClick={() => {
          save().catch(toast.problem);
        }}
      >
        {t('file.open')}
      </Button>
    </li>
  );
}

/** The letters and the report. */
function Files({ action }: { action: OwnAdverseAction }) {
  const { t } = useTranslation('driver-notices');
  const { _id: id, notices, reports } = action;
  return (
    <ul className="gh-notice-files">
      {notices.map(({ _id: noticeId, kind, sentAt }) => (
        <FileRow
          key={noticeId}
          title={t(`file.${kind}`)}
          line={t('file.sent', { date: formatDate(sentAt) })}
          save={() => saveOwnNotice(id, noticeId)}
        />
      ))}
      {reports.map((fileId, index) => (
        <FileRow
          key={fileId}
          title={reports.length === 1 ? t('file.report') : t('file.reportNumber', { number: index + 1 })}
          line={undefined}
          save={() => saveOwnReport(id, fileId)}
        />
      ))}
    </ul>
  );
}

/** The driver's dispute, and the carrier's answer. */
function Dispute({ action: { dispute, carrier } }: { action: OwnAdverseAction }) {
  const { t } = useTranslation('driver-notices');
  if (dispute === null) return null;
  const { text, at, answer } = dispute;
  return (
    <>
      <p>{t('dispute.yours', { date: formatDate(at) })}</p>
      <blockquote>{text}</blockquote>
      {answer === null ? null : (
        <>
          <p>{t('dispute.answer', { carrier, date: formatDate(answer.at) })}</p>
          <blockquote>{answer.text}</blockquote>
        </>
      )}
    </>
  );
}

function Actions({ action }: { action: OwnAdverseAction }) {
  const { t } = useTranslation('driver-notices');
  const { _id: id, round, carrier, actions, freeCopyUntil } = action;
  const copy = useRequestCopy(() => {
    toast.success(t('copy.done'));
  });
  return (
    <>
      {actions.includes('requestReportCopy') && freeCopyUntil !== null ? (
        <>
          <p>{t('copy.until', { date: formatDay(freeCopyUntil) })}</p>
          <Button
            variant="primary"
            aria-label={`${t('copy.action')}: ${carrier}`}
            loading={copy.isPending}
            onClick={() => {
              copy.mutate({ id, round }, { onError: toast.problem });
            }}
          >
            {t('copy.action')}
          </Button>
        </>
      ) : null}
      {actions.includes('disputeReport') ? (
        <Button
          variant="primary"
          aria-label={`${t('dispute.action')}: ${carrier}`}
          onClick={() => {
            openModal(disputeModal, { _id: id, round, carrier });
          }}
        >
          {t('dispute.action')}
        </Button>
      ) : null}
    </>
  );
}

/** A carrier's notices about one report: what they mean, the letters, the report, and what the driver can do. */
export function NoticeCard({ action }: { action: OwnAdverseAction }) {
  const { t } = useTranslation('driver-notices');
  const { carrier, job, agency, waitEndsOn, ending, actions } = action;
  // Nobody withdrew it if the application was closed.
  const isClosed = action.state === 'withdrawn' && ending !== null && ending.reason !== null;
  const state = isClosed ? 'closed' : action.state;
  return (
    <Card>
      <div className="gh-notice">
        <div className="gh-notice-head">
          <h2>{carrier}</h2>
          <PlainChip turn={actions.length > 0 ? 'yours' : 'theirs'}>{t(`state.${state}`)}</PlainChip>
        </div>
        <p>{t('job', { job })}</p>
        <PausedNote of={action} isOpen={ending === null} />
        <p>{t(`text.${state}`, { carrier, date: waitEndsOn === null ? '' : formatDay(waitEndsOn) })}</p>
        {ending === null ? null : (
          <p>{t(`ended.${ending.reason ?? 'withdrawn'}`, { carrier, date: formatDate(ending.at) })}</p>
        )}
        {ending?.text ? <blockquote>{ending.text}</blockquote> : null}
        <Files action={action} />
        <p>{t('agency', agency)}</p>
        <Dispute action={action} />
        <Link to={paths.staticPage('fcra')}>{t('rights')}</Link>
        <Actions action={action} />
      </div>
    </Card>
  );
}
