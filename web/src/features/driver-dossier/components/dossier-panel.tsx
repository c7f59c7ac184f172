import type { ReactNode } from 'react';
import { DossierActions, useDossierTitle } from './dossier-actions';
import { DossierContent } from './dossier-content';

interface DossierPanelProps {
  driverId: string;
  /** Actions of other features on an open file. */
  actions?: ReactNode;
}

/** A driver's file as a part of a page. */
export function DossierPanel({ driverId, actions }: DossierPanelProps) {
  const title = useDossierTitle(driverId);
  return (
    <section aria-label={title}>
      <div className="gh-dossier-bar">
        <h2>{title}</h2>
        <DossierActions driverId={driverId} actions={actions} />
      </div>
      <DossierContent driverId={driverId} />
    </section>
  );
}
