import { useSearchParams } from 'react-router';

/** My jobs has its tab in the query, which links to other filters keep. */
export function useStatusParam() {
  const status = useSearchParams()[0].get('status');
  return (search: string): string => {
    if (status === null) return search;
    const params = new URLSearchParams(search);
    params.set('status', status);
    return params.toString();
  };
}
