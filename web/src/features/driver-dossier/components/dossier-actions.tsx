import { PrinterOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OnboardingButton } from '#web/entities/billing/onboarding/onboarding-button';
import { fetchNow } from '#web/shared/http/fetch-now';
import { Button } from '#web/shared/ui/button';
import { notesQuery, useDossier } from '../api/dossier';
import { nameOf } from '../model/name';

/** "{name} Qualifications File" with access, "Shadow File" without; neither before the file is read. */
export function useDossierTitle(driverId: string): string {
  const { t } = useTranslation(['dossier', 'labels']);
  const { dossier } = useDossier(driverId);
  if (dossier === undefined) return t('labels:term.driverFile');
  return dossier.isOpen ? t('title.open', { name: nameOf(dossier) }) : t('title.shadow');
}

/**
 * Prints the file with the reviewers' notes, also of employers that nobody opened: they are read first, and that is logged. If
 * they fail to load, there are none.
 */
function usePrint(driverId: string, mayReadNotes: boolean) {
  const client = useQueryClient();
  return async () => {
    if (mayReadNotes) await fetchNow(client, { ...notesQuery(driverId), staleTime: 'static' }).catch(() => undefined);
    // The notes are on the page after the queries have notified it.
    setTimeout(() => {
      window.print();
    });
  };
}

interface DossierActionsProps {
  driverId: string;
  /** Actions of other features on an open file. */
  actions?: ReactNode;
}

/** Prints a driver's file once it is read, and what else can be done with an open one. */
export function DossierActions({ driverId, actions }: DossierActionsProps) {
  const { t } = useTranslation('dossier');
  const { dossier } = useDossier(driverId);
  const print = usePrint(driverId, dossier?.mayReadNotes === true);
  if (dossier === undefined) return null;
  return (
    <div className="gh-dossier-actions gh-dossier-screen">
      {dossier.hiredOn === null ? null : <OnboardingButton driverId={driverId} name={nameOf(dossier)} size="small" />}
      {dossier.isOpen ? actions : null}
      <Button size="small" icon={<PrinterOutlined aria-hidden />} aria-label={t('print')} onClick={() => void print()}>
        <span className="gh-dossier-print">{t('print')}</span>
      </Button>
    </div>
  );
}
