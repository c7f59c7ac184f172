import { useQuery } from '@tanstack/react-query';
import { DocumentView } from './document-view';
import type { fileContentQuery } from './queries';

interface FileViewerProps {
  query: ReturnType<typeof fileContentQuery>;
  name: string;
  /** Whether the shortcuts of the viewer apply; a dialog has none. */
  hasKeys?: boolean;
}

/** A driver's file, loaded when it is shown. */
export function FileViewer({ query, name, hasKeys = false }: FileViewerProps) {
  const { data, error, refetch } = useQuery(query);
  return <DocumentView content={data} error={error} retry={() => void refetch()} name={name} hasKeys={hasKeys} />;
}
