import { useTranslation } from 'react-i18next';
import type { ApplicationDocument } from '#domain/driver-application/schema';
import { endingDocuments } from '#domain/driver-files/uploads';
import { checkFor } from '#domain/whose-turn/checks';
import { SentBackNotice } from '#web/entities/driver/task-state';
import { OwnFile } from '#web/entities/driver-files/own-file';
import { UploadField } from '#web/entities/driver-files/upload-field';
import { formatDate } from '#web/shared/i18n/format';
import { Stack } from '#web/shared/ui/layout';
import { StateChip } from '#web/shared/ui/state-chip';
import { ExpiryField, useExpiry } from './expiry-field';
import { MvrHelp } from './mvr-help';

function Status({ document: { status, isRequired } }: { document: ApplicationDocument }) {
  const { t } = useTranslation('documents');
  // An optional document waits for no one.
  if (status === 'initial' && !isRequired) return <span className="gh-document-optional">{t('optional')}</span>;
  return <StateChip turn={checkFor('driver', status)}>{t(`status.${status}`)}</StateChip>;
}

/** The uploaded file; a picture is shown only once it is approved. */
function Sent({ document: { document, status, fileId, expiresOn } }: { document: ApplicationDocument }) {
  const { t } = useTranslation('documents');
  if (status === 'uploaded' || status === 'pending') return <p className="gh-document-line">{t(`sent.${status}`)}</p>;
  if (status !== 'approved' || fileId === null) return null;
  return (
    <>
      <OwnFile fileId={fileId} name={t(`name.${document}`)} />
      {expiresOn === null ? null : (
        <p className="gh-document-line">{t('goodUntil', { date: formatDate(expiresOn) })}</p>
      )}
    </>
  );
}

const isEnding = ({ document }: ApplicationDocument) => endingDocuments.some((ending) => ending === document);

/** One document: its status, what it should look like, and how to upload it. */
export function DocumentCard({ document }: { document: ApplicationDocument }) {
  const { t } = useTranslation('documents');
  const expiry = useExpiry(document);
  const { document: kind, status } = document;
  const titleId = `document-${kind}`;
  return (
    <section id={kind} className="gh-card" aria-labelledby={titleId}>
      <div className="gh-card-head">
        <h2 id={titleId}>{t(`name.${kind}`)}</h2>
        <Status document={document} />
      </div>
      <Stack gap={16}>
        {status === 'rejected' ? <SentBackNotice sentBack={document} /> : null}
        <Sent document={document} />
        {status === 'approved' ? null : <p className="gh-document-what">{t(`what.${kind}`)}</p>}
        {kind === 'mvr' ? <MvrHelp /> : null}
        {isEnding(document) ? <ExpiryField document={document} expiry={expiry} /> : null}
        <UploadField
          type={kind}
          name={t(`name.${kind}`)}
          camera="environment"
          replaces={status === 'uploaded' || status === 'pending' || status === 'approved'}
          expiresOn={isEnding(document) ? expiry.date : null}
          mayPick={expiry.check}
          onSent={expiry.discardDraft}
        />
      </Stack>
    </section>
  );
}
