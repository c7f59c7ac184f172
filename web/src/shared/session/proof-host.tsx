import { lazy, Suspense, useSyncExternalStore } from 'react';
import { proofStore } from './proof';

const ProofDialog = lazy(() => import('./proof-dialog').then((module) => ({ default: module.ProofDialog })));

/** Renders the proof-of-presence dialog above any other dialog. */
export function ProofHost() {
  const waiting = useSyncExternalStore(proofStore.subscribe, proofStore.waiting);
  if (waiting === undefined) return null;
  return (
    <Suspense fallback={null}>
      <ProofDialog waiting={waiting} />
    </Suspense>
  );
}
