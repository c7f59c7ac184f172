import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { demoLoginsQuery } from '#web/entities/demo/demo-logins';
import { Button } from '#web/shared/ui/button';
import type { Credentials } from '../api/sign-in';

/** On a demo installation, one click fills in a login. Renders nothing elsewhere, or when the query fails. */
export function DemoLogins({ onChoose }: { onChoose: (credentials: Credentials) => void }) {
  const { t } = useTranslation('accounts');
  const { data } = useQuery(demoLoginsQuery());
  if (data?.demo !== true || data.logins.length === 0) return null;
  return (
    <section className="gh-demo-logins" aria-labelledby="demo-logins">
      <h2 id="demo-logins">{t('signIn.demo')}</h2>
      <ul>
        {data.logins.map(({ label, email, password }) => (
          <li key={email}>
            <span>
              {label}
              <span className="gh-demo-email">{email}</span>
            </span>
            <Button
              size="small"
              aria-label={t('signIn.demoUse', { email })}
              onClick={() => {
                onChoose({ email, password });
              }}
            >
              {t('signIn.demoFill')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
