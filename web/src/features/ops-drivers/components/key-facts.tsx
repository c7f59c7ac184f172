import { useTranslation } from 'react-i18next';
import { enteredExpiries, requiredExpiries } from '#domain/driver-pipeline/expiries';
import type { OpsDriver } from '#domain/driver-pipeline/schema';
import { KeyFactsStrip } from '#web/entities/file-documents/key-facts-strip';
import { Validity } from '#web/entities/file-documents/validity';

/** The last days of license, medical card, and other credentials that the driver has; then documents that are not on file. */
export function KeyFacts({ driver: { proofs, documents } }: { driver: OpsDriver }) {
  const { t } = useTranslation(['ops-drivers', 'file-documents']);
  const known = new Map(proofs.map(({ proof, on }) => [proof, on]));
  const kinds = [...requiredExpiries, ...enteredExpiries.filter((kind) => known.has(kind))];
  // License and medical card say it themselves.
  const missing = documents
    .filter(({ status }) => status === 'initial' || status === 'requested')
    .filter(({ document }) => !requiredExpiries.some((kind) => kind === document));
  const valueOf = (kind: (typeof kinds)[number]) => {
    const status = documents.find(({ document }) => document === kind)?.status ?? 'approved';
    const expiresOn = known.get(kind);
    return status === 'approved' && expiresOn !== undefined ? (
      <Validity expiresOn={expiresOn} />
    ) : (
      t(`status.${status}`)
    );
  };
  const none = missing.map(({ document }) => t(`thing.${document}`)).join(' · ');
  return (
    <KeyFactsStrip
      facts={[
        ...kinds.map((kind) => ({ label: t(`thing.${kind}`), value: valueOf(kind) })),
        ...(none === '' ? [] : [{ label: t('file-documents:noDocument'), value: none }]),
      ]}
    />
  );
}
