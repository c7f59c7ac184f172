import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useTranslation } from 'react-i18next';
import type { OpsDriver } from '#domain/driver-pipeline/schema';
import type { OpsDriverFile } from '#domain/driver-reviews/schema';
import { FileVerdict } from '#web/entities/review/file-verdict';
import { FileViewer } from '#web/entities/review/file-viewer';
import { fileContentQuery } from '#web/entities/review/queries';
import type { ShownFile } from '#web/entities/review/shown';
import { shownFiles, shownOf } from '#web/entities/review/shown';
import { StatusChip } from '#web/entities/review/status-chip';
import { KeyHint } from '#web/shared/keys/key-hint';
import { useSingleKey } from '#web/shared/keys/use-single-key';
import { Button } from '#web/shared/ui/button';
import { Inline, Stack } from '#web/shared/ui/layout';
import { PlainButton } from '#web/shared/ui/plain-button';
import { EmptyState } from '#web/shared/ui/states';
import { DocumentsCard } from './documents-card';
import '#web/entities/review/review.css';

/** Buttons and keys for the previous and next document. */
function Steps({ step }: { step: (by: number) => void }) {
  const { t } = useTranslation('ops-driver');
  const before = () => {
    step(-1);
  };
  const after = () => {
    step(1);
  };
  useSingleKey('pictures.before', before);
  useSingleKey('pictures.after', after);
  return (
    <Inline className="gh-driver-steps">
      <Button size="small" aria-keyshortcuts="[" onClick={before}>
        {t('documents.before')} <KeyHint of="pictures.before" />
      </Button>
      <Button size="small" aria-keyshortcuts="]" onClick={after}>
        {t('documents.after')} <KeyHint of="pictures.after" />
      </Button>
    </Inline>
  );
}

interface TabProps {
  driver: OpsDriver;
  file: OpsDriverFile;
}

/** Uploaded files, one at a time, beside the driver's entries. */
export function DocumentsTab({ driver, file }: TabProps) {
  const { t } = useTranslation(['ops-reviews', 'ops-drivers']);
  const [chosen, setChosen] = useQueryState('what', parseAsStringLiteral(shownFiles));
  const all = shownFiles.map((what) => ({ what, ...shownOf(file, what) }));
  const firstWaiting = all.find(({ status }) => status === 'pending');
  const what: ShownFile = chosen ?? firstWaiting?.what ?? 'driverLicense';
  const shown = shownOf(file, what);
  const name = t(`ops-drivers:thing.${what}`);
  // Imported records have a status but no file.
  const isImported = shown.file === null && (shown.status === 'approved' || shown.status === 'pending');
  const emptyTitle =
    shown.status === 'uploaded'
      ? t('documents.scanning')
      : t(isImported || shown.status === 'rejected' ? 'documents.noFile' : 'documents.none');
  const step = (by: number) => {
    const at = shownFiles.indexOf(what);
    void setChosen(shownFiles[(at + by + shownFiles.length) % shownFiles.length] ?? null);
  };
  return (
    <Stack>
      <div className="gh-review-columns">
        <nav aria-label={t('documents.list')} className="gh-review-list">
          {all.map((item) => (
            <PlainButton
              key={item.what}
              aria-current={item.what === what ? 'true' : undefined}
              onClick={() => void setChosen(item.what)}
            >
              <span>{t(`ops-drivers:thing.${item.what}`)}</span>
              <StatusChip status={item.status} />
            </PlainButton>
          ))}
        </nav>
        <section aria-label={name} className="gh-review-shown">
          <Steps step={step} />
          {shown.file === null || shown.status === 'uploaded' ? (
            <EmptyState title={emptyTitle} hint={isImported ? t('documents.earlier') : undefined} />
          ) : (
            <FileViewer
              key={shown.file._id}
              query={fileContentQuery(driver._id, shown.file._id)}
              name={t('documents.shown', { name, driver: driver.name })}
              hasKeys
            />
          )}
        </section>
        <FileVerdict key={`${what}/${shown.file?._id ?? ''}/${shown.status}`} driver={driver} file={file} what={what} />
      </div>
      <DocumentsCard driverId={driver._id} />
    </Stack>
  );
}
