import { useTranslation } from 'react-i18next';
import { isItemTask } from '#domain/driver-reviews/items';
import type { ReviewedSection } from '#domain/driver-reviews/schema';
import { formatDate, formatDateTime } from '#web/shared/i18n/format';
import { KeyHint } from '#web/shared/keys/key-hint';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Card, Inline, Stack } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { useReviewTask } from './commands';
import { Item } from './item';
import { taskModal } from './modals';
import { useReviewKeys } from './review-keys';
import { StatusChip } from './status-chip';
import { useApprovalToast } from './use-approval-toast';

interface SectionProps {
  driverId: string;
  section: ReviewedSection;
  /** The number of columns of an entry's fields. */
  columns: 1 | 2;
  /** Whether the caller lets accidents and violations be corrected. */
  isEditable: boolean;
}

function Coverage({ coverage }: { coverage: NonNullable<ReviewedSection['coverage']> }) {
  const { t } = useTranslation('ops-reviews');
  const { months, neededMonths, gaps } = coverage;
  return (
    <div>
      <p>{t('section.coverage', { months, needed: neededMonths })}</p>
      {gaps.length === 0 ? null : (
        <ul className="gh-review-gaps">
          {gaps.map(({ from, to }) => (
            <li key={from}>{t('section.gap', { from: formatDate(from), to: formatDate(to) })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The verdict on the section itself; it follows automatically from the last item's verdict. */
function SectionVerdict({ driverId, section: { kind, entryId, items } }: Omit<SectionProps, 'columns' | 'isEditable'>) {
  const { t } = useTranslation(['ops-reviews', 'ops-drivers']);
  const showApproval = useApprovalToast(driverId);
  const approve = useReviewTask(() => {
    if (isItemTask(kind)) showApproval(kind, entryId);
  });
  const isReady = items.every(({ verdict }) => verdict === 'approved');
  const doApprove = () => {
    if (isItemTask(kind)) {
      const body = { entryId, isApproved: true, reason: null, note: null };
      approve.mutate({ id: driverId, task: kind, body });
    }
  };
  const reject = () => {
    if (isItemTask(kind)) openModal(taskModal, { driverId, task: kind, entryId });
  };
  // While items are open, the shortcuts apply to them.
  const hasKeys = useReviewKeys({ approve: doApprove, reject }, isReady && !approve.isPending);
  if (!isItemTask(kind)) return null;
  const name = t(`ops-drivers:thing.${kind}`);
  return (
    <Stack gap={8}>
      {approve.error === null ? null : <Alert problem={approve.error} />}
      {isReady ? null : <p className="gh-review-aside">{t('section.byItself')}</p>}
      <Inline>
        {isReady ? (
          <Button variant="primary" loading={approve.isPending} onClick={doApprove}>
            {t('section.approve', { name })}
            {hasKeys ? <KeyHint of="reviews.approve" /> : null}
          </Button>
        ) : null}
        <Button onClick={reject}>
          {t('section.reject', { name })}
          {hasKeys ? <KeyHint of="reviews.reject" /> : null}
        </Button>
      </Inline>
    </Stack>
  );
}

/** A section of the file: its completeness, its items, and the verdict. */
export function SectionCard({ driverId, section, columns, isEditable }: SectionProps) {
  const { t } = useTranslation(['ops-reviews', 'ops-drivers']);
  const { kind, status, sentAt, coverage, answers, items } = section;
  const isOpen = status === null || status === 'pending';
  const firstOpen = status === 'pending' ? items.find(({ verdict }) => verdict === null) : undefined;
  const title = kind === 'violation' || kind === 'accident' ? t(`thing.${kind}`) : t(`ops-drivers:thing.${kind}`);
  const extra = status === null ? undefined : <StatusChip status={status} />;
  return (
    <Card title={title} extra={extra}>
      <Stack gap={8} className="gh-review-section">
        {status !== null && sentAt === null && items.length > 0 ? <p>{t('section.notSent')}</p> : null}
        {sentAt === null ? null : (
          <p className="gh-review-aside">{t('documents.sentAt', { at: formatDateTime(sentAt) })}</p>
        )}
        {coverage === null ? null : <Coverage coverage={coverage} />}
        {answers['commercialEmployersListed'] === true ? <p>{t('section.commercial')}</p> : null}
        {answers['sameAddress'] === true ? <p>{t('section.sameAddress')}</p> : null}
        {typeof answers['mailingAddress'] === 'string' ? (
          <p>{t('section.mailingAddress', { address: answers['mailingAddress'] })}</p>
        ) : null}
        {items.length === 0 ? (
          <p className="gh-review-aside">{t('section.empty')}</p>
        ) : (
          <ul className="gh-review-items">
            {items.map((item) => (
              <Item
                key={item._id}
                driverId={driverId}
                kind={kind}
                item={item}
                columns={columns}
                isOpen={isOpen}
                isEditable={isEditable}
                isCurrent={item === firstOpen}
              />
            ))}
          </ul>
        )}
        {status === 'pending' ? <SectionVerdict driverId={driverId} section={section} /> : null}
      </Stack>
    </Card>
  );
}
