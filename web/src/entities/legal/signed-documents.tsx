import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ConsentView } from '#domain/compliance/schema';
import { formatDateTime } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Card } from '#web/shared/ui/layout';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { consentsQuery, saveConsentFile } from './consents';
import './legal.css';

function Line({ consent }: { consent: ConsentView }) {
  const { t } = useTranslation('legal');
  const save = useMutation({ mutationFn: saveConsentFile });
  const { title, signedAt } = consent;
  return (
    <li>
      <div>
        {title}
        <span>{t('signed.at', { when: formatDateTime(signedAt) })}</span>
        {save.error === null ? null : <Alert problem={save.error} />}
      </div>
      <Button
        loading={save.isPending}
        aria-label={t('signed.saveNamed', { title })}
        onClick={() => {
          save.mutate(consent);
        }}
      >
        {t('signed.save')}
      </Button>
    </li>
  );
}

/** Everything that the driver has signed, to be read at any time. */
export function SignedDocuments() {
  const { t } = useTranslation('legal');
  const { data, error, refetch } = useQuery(consentsQuery());
  return (
    <Card title={t('signed.title')} extra={<Link to={paths.staticPages}>{t('list.title')}</Link>}>
      {data === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {data === undefined && error === null ? <SkeletonLine width="60%" /> : null}
      {data?.data.length === 0 ? <p>{t('signed.empty')}</p> : null}
      {data === undefined || data.data.length === 0 ? null : (
        <ul className="gh-signed-list">
          {data.data.map((consent) => (
            <Line key={consent._id} consent={consent} />
          ))}
        </ul>
      )}
    </Card>
  );
}
