import { useTranslation } from 'react-i18next';
import { enteredExpiries, expiryKinds } from '#domain/driver-pipeline/expiries';
import type { OpsDriver } from '#domain/driver-pipeline/schema';
import { Validity } from '#web/entities/file-documents/validity';
import { Button } from '#web/shared/ui/button';
import { Card } from '#web/shared/ui/layout';
import { defineModal, openModal } from '#web/shared/ui/modals';
import type { ProofModalData } from './proof-dialog';

const proofModal = defineModal<ProofModalData>('record-proof', () =>
  import('./proof-dialog').then((module) => module.ProofDialog),
);

/** Expiration dates of license, medical card, TWIC card and hazmat endorsement; the last two are entered here. */
export function ProofsCard({ driver }: { driver: OpsDriver }) {
  const { t } = useTranslation('ops-drivers');
  return (
    <Card title={t('section.proofs')}>
      <ul className="gh-ops-driver-parts">
        {expiryKinds.map((kind) => {
          const known = driver.proofs.find(({ proof }) => proof === kind);
          const entered = enteredExpiries.find((proof) => proof === kind);
          return (
            <li key={kind}>
              <span>
                {t(`thing.${kind}`)}
                <span className="gh-ops-driver-aside">
                  {known === undefined ? t('proof.none') : <Validity expiresOn={known.on} />}
                </span>
              </span>
              {entered === undefined ? null : (
                <Button
                  size="small"
                  onClick={() => {
                    openModal(proofModal, { driver, proof: entered });
                  }}
                >
                  {t('proof.enter')}
                  <span className="gh-hidden">: {t(`thing.${kind}`)}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
