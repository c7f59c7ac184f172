import { useCallback, useEffect, useRef, useState } from 'react';
import type { PreviewRequirementBody, RequirementPreview } from '#domain/requirements/version-schema';
import { previewRequirement } from './requirement-versions';

/** Progress and findings of the impact preview. */
export interface Affected extends Pick<
  RequirementPreview,
  'on' | 'checked' | 'concerned' | 'changed' | 'barred' | 'rows'
> {
  total: number;
  isDone: boolean;
}

/** Maximum number of drivers listed by name. */
const SHOWN = 25;

const add = (before: Affected | null, page: RequirementPreview): Affected => ({
  total: before?.total ?? page.total ?? 0,
  on: page.on,
  checked: (before?.checked ?? 0) + page.checked,
  concerned: (before?.concerned ?? 0) + page.concerned,
  changed: (before?.changed ?? 0) + page.changed,
  barred: (before?.barred ?? 0) + page.barred,
  rows: [...(before?.rows ?? []), ...page.rows].slice(0, SHOWN),
  isDone: page.next === null,
});

/** Checks all drivers in batches, so that the preview shows progress and can be stopped. */
export function usePreview() {
  const [affected, setAffected] = useState<Affected | null>(null);
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController>(undefined);
  const stop = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    setRunning(false);
  }, []);
  /** The preview is outdated once the fields change. */
  const discard = useCallback(() => {
    stop();
    setAffected(null);
  }, [stop]);
  useEffect(() => () => running.current?.abort(), []);
  /** Throws the problem if the server refuses. */
  const run = async (body: Omit<PreviewRequirementBody, 'after'>) => {
    discard();
    const controller = new AbortController();
    running.current = controller;
    setRunning(true);
    try {
      let seen: Affected | null = null;
      let after: string | null = null;
      do {
        const page: RequirementPreview = await previewRequirement({ ...body, after }, controller.signal);
        if (controller.signal.aborted) return;
        seen = add(seen, page);
        setAffected(seen);
        after = page.next;
      } while (after !== null);
    } catch (problem) {
      // Stopped by the user: nothing to report.
      if (!controller.signal.aborted) throw problem;
    } finally {
      if (running.current === controller) stop();
    }
  };
  return { affected, isRunning, run, stop, discard };
}
