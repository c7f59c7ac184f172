import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CheckedFile } from '#domain/driver-files/schema';
import type { DocumentKind } from '#domain/driver-pipeline/tasks';
import { api, call } from '#web/shared/http/client';
import { formatCount } from '#web/shared/i18n/format';
import { Alert } from '#web/shared/ui/alert';
import { FileButton } from '#web/shared/ui/file-button';
import { StateChip } from '#web/shared/ui/state-chip';

const BYTES_IN_KB = 1024;
const names = { 'application/pdf': 'PDF', 'image/jpeg': 'JPEG', 'image/png': 'PNG' } as const;

const tryOut = (type: DocumentKind) => async (file: File) => {
  const bytes = await file.arrayBuffer();
  return call(
    api.POST('/api/driver-profile/verification/upload-document/demo', {
      params: { query: { type } },
      // The generated API type declares binary content as string.
      body: bytes as unknown as string,
      bodySerializer: (body) => body,
      headers: { 'Content-Type': 'application/octet-stream' },
    }),
  );
};

function Taken({ file: { mediaType, sizeBytes } }: { file: CheckedFile }) {
  const { t } = useTranslation('social');
  const size = formatCount(Math.max(1, Math.round(sizeBytes / BYTES_IN_KB)));
  return <span role="status">{t('demo.taken', { type: names[mediaType], size })}</span>;
}

/** A document upload of the demo: checked like a real one, but not stored. */
export function DemoDocument({ type, name }: { type: DocumentKind; name: string }) {
  const { t } = useTranslation('social');
  const trial = useMutation({ mutationFn: tryOut(type) });
  return (
    <li>
      {name} <StateChip turn="yours">{t('demo.task')}</StateChip>
      <FileButton accept="image/jpeg,image/png,application/pdf" busy={trial.isPending} onFile={trial.mutate}>
        {t('demo.try')}
        <span className="gh-hidden">: {name}</span>
      </FileButton>
      {trial.data === undefined ? null : <Taken file={trial.data} />}
      {trial.error === null ? null : <Alert problem={trial.error} />}
    </li>
  );
}
