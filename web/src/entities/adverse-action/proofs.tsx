import { useTranslation } from 'react-i18next';
import type { AdverseActionView } from '#domain/adverse-actions/schema';
import { formatDate, formatDateTime, formatDay } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { toast } from '#web/shared/ui/toasts';
import { saveNotice, saveReport } from './queries';

type Notice = AdverseActionView['notices'][number];

function NoticeRow({ candidacyId, notice }: { candidacyId: string; notice: Notice }) {
  const { t } = useTranslation('adverse-action');
  const { kind, sentAt, sentBy, delivery, deliveredAt, mailed, sha256 } = notice;
  const title = t(`notice.${kind}`);
  return (
    <li>
      <div>
        <strong>{title}</strong>
        <p>{t('notice.sent', { date: formatDateTime(sentAt), name: sentBy ?? '' })}</p>
        <p>{t(`delivery.${delivery}`, { date: deliveredAt === null ? '' : formatDate(deliveredAt) })}</p>
        {mailed === null ? null : (
          <p>{t('mailing.mailed', { date: formatDay(mailed.on), name: mailed.by ?? '', text: mailed.text })}</p>
        )}
        <p className="gh-guide-hash">{t('notice.hash', { hash: sha256 })}</p>
      </div>
      <Button
        size="small"
        aria-label={`${t('notice.open')}: ${title}`}
        onClick={() => {
          saveNotice(candidacyId, notice._id).catch(toast.problem);
        }}
      >
        {t('notice.open')}
      </Button>
    </li>
  );
}

/** The letters that were sent and the report, each with a button that opens it. */
export function Proofs({ candidacyId, action }: { candidacyId: string; action: AdverseActionView }) {
  const { t } = useTranslation('adverse-action');
  const { notices, reports, agency } = action;
  return (
    <section aria-label={t('notice.title')}>
      <h3 className="gh-section-title">{t('notice.title')}</h3>
      <ul className="gh-guide-proofs">
        {notices.map((notice) => (
          <NoticeRow key={notice._id} candidacyId={candidacyId} notice={notice} />
        ))}
        {reports.map((fileId, index) => {
          const title = reports.length === 1 ? t('notice.report') : t('notice.reportNumber', { number: index + 1 });
          return (
            <li key={fileId}>
              <div>
                <strong>{title}</strong>
                <p>{`${agency.name}, ${agency.address}, ${agency.phone}`}</p>
              </div>
              <Button
                size="small"
                aria-label={`${t('notice.open')}: ${title}`}
                onClick={() => {
                  saveReport(candidacyId, fileId).catch(toast.problem);
                }}
              >
                {t('notice.open')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
