import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** An object URL for bytes in memory, revoked when they are no longer shown. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const url = useMemo(() => (file === undefined ? undefined : URL.createObjectURL(file)), [file]);
  useEffect(
    () => () => {
      if (url !== undefined) URL.revokeObjectURL(url);
    },
    [url],
  );
  return url;
}

/** The file just sent, from memory: a picture is not fetched again before it is approved. */
export function SentPreview({ file, name }: { file: Blob; name: string }) {
  const { t } = useTranslation('upload');
  const isPicture = file.type.startsWith('image/');
  const url = useObjectUrl(isPicture ? file : undefined);
  return (
    <figure className="gh-upload-preview">
      {url === undefined ? null : <img src={url} alt={t('previewOf', { name })} />}
      <figcaption role="status">✓ {t('sent', { name })}</figcaption>
    </figure>
  );
}
