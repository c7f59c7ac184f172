import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WaitingNote } from '#web/shared/connection/waiting-note';
import { useControls } from '#web/shared/controls/use-controls';
import './states.css';

/** For shorter waits, a skeleton would only flicker. */
const SKELETON_DELAY_MS = 300;

/** True once loading has taken long enough for a skeleton. */
export function useDelayed(): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setPassed(true);
    }, SKELETON_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return passed;
}

export const SkeletonLine = ({ width }: { width: string }) => <span className="gh-skeleton" style={{ width }} />;

/** A placeholder for a whole page while its code or data load. */
export function PageSkeleton() {
  const controls = useControls();
  const { t } = useTranslation();
  const visible = useDelayed();
  return (
    <div role="status" aria-label={t('list.loading')} className="gh-page-skeleton" hidden={!visible}>
      <WaitingNote />
      <controls.PageLines />
    </div>
  );
}
