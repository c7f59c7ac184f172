import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, call } from '#web/shared/http/client';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { useObjectUrl } from './sent-preview';
import './upload.css';

/** The bytes of one of the driver's own files; a file never changes. */
export const ownFileQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['driver', 'file', fileId],
    queryFn: ({ signal }) =>
      call(api.GET('/api/driver-profile/files/{id}', { params: { path: { id: fileId } }, parseAs: 'blob', signal })),
    staleTime: Infinity,
  });

/** An approved file as the driver may see it: a picture in place, a PDF to be opened. */
export function OwnFile({ fileId, name }: { fileId: string; name: string }) {
  const { t } = useTranslation('upload');
  const { data, error, refetch } = useQuery(ownFileQuery(fileId));
  const url = useObjectUrl(data);
  if (data === undefined && error !== null) return <ErrorState error={error} retry={() => void refetch()} />;
  if (data === undefined || url === undefined) return <SkeletonLine width="50%" />;
  if (!data.type.startsWith('image/')) {
    return (
      <a href={url} target="_blank" rel="noreferrer">
        {t('open', { name })}
      </a>
    );
  }
  return (
    <figure className="gh-upload-preview">
      <img src={url} alt={name} />
    </figure>
  );
}
