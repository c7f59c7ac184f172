import { useQuery } from '@tanstack/react-query';
import { DocumentView } from './document-view';
import type { fileContentQuery } from './queries';

/** A driver's file, loaded when it is shown. */
export function FileViewer({ query, name }: { query: ReturnType<typeof fileContentQuery>; name: string }) {
  const { data, error, refetch } = useQuery(query);
  return <DocumentView content={data} error={error} retry={() => void refetch()} name={name} />;
}
