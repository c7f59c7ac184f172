import type { ComponentType, ReactNode } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { fetchCode } from './fetch-code';
import { MissingCode } from './missing-code';

interface LazyOptions<Props> {
  /** Why an earlier attempt to load it failed. */
  reason?: unknown;
  /** Shown while the code loads. */
  waiting?: ReactNode | ((props: Props) => ReactNode);
}

/**
 * A component whose code loads when it is first shown. Unlike with React's `lazy`, a failed load can be retried: the
 * error is shown in place of the component and does not affect the rest of the page.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { reason, waiting = <PageSkeleton /> }: LazyOptions<Props> = {},
) {
  let Loaded: ComponentType<Props> | undefined;
  return function Lazy(props: Props) {
    const [, rerender] = useState(0);
    const [problem, setProblem] = useState(reason);
    const fetchComponent = useCallback(() => {
      fetchCode(load).then((Component) => {
        Loaded = Component;
        rerender((times) => times + 1);
      }, setProblem);
    }, []);
    useEffect(() => {
      if (Loaded === undefined && reason === undefined) fetchComponent();
    }, [fetchComponent]);
    if (Loaded !== undefined) return <Loaded {...props} />;
    if (problem !== undefined) return <MissingCode problem={problem} retry={fetchComponent} />;
    return typeof waiting === 'function' ? waiting(props) : waiting;
  };
}
