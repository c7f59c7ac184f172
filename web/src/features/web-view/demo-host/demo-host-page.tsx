import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Envelope } from '#domain/web-view/messages';
import { demoLoginsQuery } from '#web/entities/demo/demo-logins';
import { SelectField } from '#web/shared/form/choice-fields';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Inline, Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { hostQuery } from '../bridge/host-query';
import { injectSession } from './inject-session';
import { useFrameMessages } from './use-frame-messages';
import './demo-host.css';

/** Another site may be the configured host; then the frame sends its messages there. */
function OtherOrigin() {
  const { t } = useTranslation('web-view');
  const { data } = useQuery(hostQuery());
  const origin = data?.origin ?? null;
  if (origin === null || origin === window.location.origin) return null;
  return <Alert>{t('otherOrigin', { origin })}</Alert>;
}

function Messages({ messages }: { messages: readonly Envelope[] }) {
  const { t } = useTranslation('web-view');
  return (
    <section aria-labelledby="host-messages">
      <h2 id="host-messages" className="gh-host-title">
        {t('messages')}
      </h2>
      <p className="gh-host-hint">{messages.length === 0 ? t('none') : t('eventCount', { count: messages.length })}</p>
      <ol className="gh-host-messages" role="log" aria-labelledby="host-messages">
        {messages.map(({ id, type, data }) => (
          <li key={id}>
            <b>{type}</b> <code>{JSON.stringify(data)}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A page of the demo that shows the product in a frame, as an app or website would, and lists the messages. */
export function DemoHostPage() {
  const { t } = useTranslation('web-view');
  const { data } = useQuery(demoLoginsQuery());
  const logins = data?.logins ?? [];
  // The session of a web view is a driver's, unless somebody else is chosen.
  const driver = logins.find(({ isDriver }) => isDriver);
  const form = useForm({ values: { email: driver?.email ?? '' } });
  const frame = useRef<HTMLIFrameElement>(null);
  const [address, setAddress] = useState<string>();
  const { messages, send } = useFrameMessages(frame);
  const open = async ({ email }: { email: string }) => {
    const login = logins.find((each) => each.email === email);
    if (login !== undefined) setAddress(await injectSession({ email, password: login.password }));
  };
  return (
    <Stack gap={24}>
      <PageHeader title={t('title')} subtitle={t('titleLine')} />
      <OtherOrigin />
      <Form form={form} onSubmit={open} label={t('title')}>
        <SelectField
          control={form.control}
          name="email"
          label={t('person')}
          choices={logins.map(({ label, email }) => ({ value: email, label }))}
        />
        <SubmitButton control={form.control}>{t('open')}</SubmitButton>
      </Form>
      {address === undefined ? null : (
        <>
          <Inline>
            <Button
              onClick={() => {
                send('appearance', { theme: 'dark' });
              }}
            >
              {t('dark')}
            </Button>
            <Button
              onClick={() => {
                send('appearance', { theme: 'light' });
              }}
            >
              {t('light')}
            </Button>
          </Inline>
          <iframe ref={frame} key={address} className="gh-host-frame" title={t('frame')} src={address} />
        </>
      )}
      <Messages messages={messages} />
    </Stack>
  );
}
