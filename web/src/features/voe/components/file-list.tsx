import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { VoeForm } from '#domain/employment-verifications/schema';
import { MAX_ATTACHMENTS } from '#domain/employment-verifications/terms';
import { formatFileSize } from '#web/entities/voe/file-size';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { FileButton } from '#web/shared/ui/file-button';
import type { VoeLink } from '../api/voe';
import { fileNamesQuery, useAttachFile, useRemoveFile } from '../api/voe';

interface FileListProps {
  files: VoeForm['files'];
  link: VoeLink;
}

/** Files of the past employer, such as its accident register. */
export function FileList({ files, link }: FileListProps) {
  const { t } = useTranslation(['voe', 'labels']);
  const attach = useAttachFile(link);
  const remove = useRemoveFile(link);
  const { data: names = {} } = useQuery(fileNamesQuery(link));
  const helpId = useId();
  const problem = attach.error ?? remove.error;
  const shown = files.map(({ _id, sizeBytes }, index) => {
    const name = names[_id];
    const number = index + 1;
    return {
      _id,
      sizeBytes,
      title: name === undefined ? t('files.file', { number }) : t('files.named', { number, name }),
    };
  });
  return (
    <div role="group" aria-label={t('files.label')} className="gh-voe-part">
      <span className="gh-voe-label">{t('files.label')}</span>
      {files.length === 0 ? null : (
        <ul className="gh-voe-files">
          {shown.map(({ _id, sizeBytes, title }) => (
            <li key={_id}>
              <span>
                {title}, {formatFileSize(sizeBytes)}
              </span>
              <Button
                variant="text"
                size="small"
                loading={remove.isPending && remove.variables === _id}
                onClick={() => {
                  remove.mutate(_id);
                }}
              >
                {t('labels:term.remove')}
                <span className="gh-hidden">: {title}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {files.length < MAX_ATTACHMENTS ? (
        <div>
          <FileButton
            accept="application/pdf,image/jpeg,image/png"
            busy={attach.isPending}
            describedBy={helpId}
            onFile={(file) => {
              attach.mutate(file);
            }}
          >
            {t(attach.isPending ? 'files.sending' : 'files.attach')}
          </FileButton>
        </div>
      ) : null}
      {problem === null ? null : <Alert problem={problem} />}
      <p id={helpId} className="gh-field-help">
        {t('files.help', { max: MAX_ATTACHMENTS })}
      </p>
    </div>
  );
}
