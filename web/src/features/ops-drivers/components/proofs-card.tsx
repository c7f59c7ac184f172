import { useTranslation } from 'react-i18next';
import { enteredExpiries, expiryKinds } from '#domain/driver-pipeline/expiries';
import type { OpsDriver } from '#domain/driver-pipeline/schema';
import { formatDate } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { Card } from '#web/shared/ui/layout';
import { defineModal, openModal } from '#web/shared/ui/modals';
import { StateChip } from '#web/shared/ui/state-chip';
import type { ProofModalData } from './proof-dialog';

const proofModal = defineModal<ProofModalData>('record-proof', () =>
  import('./proof-dialog').then((module) => module.ProofDialog),
);

/** Expiration dates of license, medical card, TWIC card and hazmat endorsement; the last two are entered here. */
export function ProofsCard({ driver }: { driver: OpsDriver }) {
  const { t } = useTranslation('ops-drivers');
  const dayOf = ({ on, isExpired }: OpsDriver['proofs'][number]) =>
    isExpired ? t('expiredOn', { day: formatDate(on) }) : t('validTo', { day: formatDate(on) });
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
                <span className="gh-ops-driver-aside">{known === undefined ? t('proof.none') : dayOf(known)}</span>
              </span>
              {known?.isExpired === true ? <StateChip turn="blocked">{t('proof.ended')}</StateChip> : null}
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
