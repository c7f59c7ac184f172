import { useTranslation } from 'react-i18next';
import type { DocumentKind } from '#domain/driver-pipeline/tasks';
import { type Renewal, RenewalNotice } from '#web/entities/driver/renewal-notice';
import { SendNew } from './send-new';

/** A license has two sides. */
const filesOf = (document: DocumentKind): readonly DocumentKind[] =>
  document === 'driverLicense' ? ['driverLicense', 'backDriverLicense'] : [document];

/** The documents to renew at the top of the page; one license file also renews the hazmat endorsement. */
export const renewedDocuments = (renewals: readonly Renewal[]): DocumentKind[] => [
  ...new Set(
    renewals.flatMap(({ document, isUnderReview }) => (document === null || isUnderReview ? [] : filesOf(document))),
  ),
];

/** The documents that have expired and of which no new one was sent; other cards than the license may share its file. */
export const expiredDocuments = (renewals: readonly Renewal[]): DocumentKind[] =>
  renewals.flatMap(({ document, proof, isExpired, isUnderReview }) =>
    document !== null && document === proof && isExpired && !isUnderReview ? [document] : [],
  );

/** Expiring documents, at the top of the page, each with its upload. */
export function RenewalsCard({ renewals }: { renewals: readonly Renewal[] }) {
  const { t } = useTranslation('driver');
  const { t: own } = useTranslation('personal-info');
  if (renewals.length === 0) return null;
  const renewable = new Map(renewals.map(({ document, proof }) => [document, proof]));
  return (
    <section aria-label={t('renewal.label')}>
      <ul className="gh-renewals">
        {renewals.map((renewal) => {
          const { document, proof, isUnderReview } = renewal;
          const isHere = document !== null && !isUnderReview && renewable.get(document) === proof;
          return (
            <RenewalNotice key={proof} renewal={renewal}>
              {isHere
                ? filesOf(document).map((file) => (
                    <div key={file} role="group" aria-label={own(`documents.name.${file}`)} className="gh-new-file">
                      <strong>{own(`documents.name.${file}`)}</strong>
                      <SendNew document={file} />
                    </div>
                  ))
                : null}
            </RenewalNotice>
          );
        })}
      </ul>
    </section>
  );
}
