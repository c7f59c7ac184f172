import { useTranslation } from 'react-i18next';
import { isItemTask } from '#domain/driver-reviews/items';
import type { OpsDriverFile } from '#domain/driver-reviews/schema';
import type { QueuedReview } from '#domain/review-queue/schema';
import { CompliancePart } from '#web/entities/review/compliance-part';
import { FileVerdict } from '#web/entities/review/file-verdict';
import { FileViewer } from '#web/entities/review/file-viewer';
import { fileContentQuery } from '#web/entities/review/queries';
import { Sections } from '#web/entities/review/sections';
import type { ShownFile } from '#web/entities/review/shown';
import { shownFiles, shownOf } from '#web/entities/review/shown';
import { EmptyState } from '#web/shared/ui/states';
import './review-queue.css';

interface ShownProps {
  review: QueuedReview;
  file: OpsDriverFile;
}

function ShownAsFile({ review, file, what }: ShownProps & { what: ShownFile }) {
  const { t } = useTranslation(['ops-reviews', 'ops-drivers']);
  const { driverId, name: driver } = review;
  const shown = shownOf(file, what);
  const name = t(`ops-drivers:thing.${what}`);
  return (
    <div className="gh-queue-file">
      <section aria-label={name}>
        {shown.file === null ? (
          <EmptyState title={t('documents.noFile')} hint={t('documents.earlier')} />
        ) : (
          <FileViewer
            key={shown.file._id}
            query={fileContentQuery(driverId, shown.file._id)}
            name={t('documents.shown', { name, driver })}
            hasKeys
          />
        )}
      </section>
      <FileVerdict
        key={`${what}/${shown.file?._id ?? ''}/${shown.status}`}
        driver={{ _id: driverId }}
        file={file}
        what={what}
      />
    </div>
  );
}

/** The submission beside the driver's entries: a file, the compliance form, or a history with its items. */
export function ShownReview({ review, file }: ShownProps) {
  const { driverId, thing } = review;
  const driver = { _id: driverId };
  const what = shownFiles.find((shown) => shown === thing);
  if (what !== undefined) return <ShownAsFile review={review} file={file} what={what} />;
  if (isItemTask(thing)) return <Sections driver={driver} file={file} kinds={[thing]} />;
  return <CompliancePart driver={driver} file={file} />;
}
