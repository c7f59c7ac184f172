import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DriverCard } from '#domain/drivers/schema';
import { driverName } from '#web/entities/driver-profile/driver-name';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useInviteMany } from '../../api/invite-many';
import { useDoubts } from '../use-doubts';
import type { InviteManyData } from './modal-data';

interface ListedDriver {
  _id: string;
  name: string;
  text: string;
}

function Drivers({ title, drivers }: { title: string; drivers: readonly ListedDriver[] }) {
  if (drivers.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className="gh-invite-list">
        {drivers.map(({ _id, name, text }) => (
          <li key={_id}>
            <strong>{name}</strong>
            {text === '' ? null : <span>{text}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Those who do not match or are not ready come first, with the reason, and then the others. */
function Preview({ cards }: { cards: readonly DriverCard[] }) {
  const { t } = useTranslation('hiring');
  const doubtsOf = useDoubts();
  const listed = cards.map((card) => ({ _id: card._id, name: driverName(card), doubts: doubtsOf(card) }));
  const requests = cards.filter(({ candidacy }) => candidacy?.state === 'requested').length;
  const doubtful = listed.filter(({ doubts }) => doubts.length > 0);
  const fine = listed.filter(({ doubts }) => doubts.length === 0);
  return (
    <>
      <p>{t('inviteMany.text')}</p>
      {requests === 0 ? null : <p>{t('inviteMany.requests', { count: requests })}</p>}
      <Drivers
        title={t('inviteMany.doubtful', { count: doubtful.length })}
        drivers={doubtful.map(({ doubts, ...driver }) => ({ ...driver, text: doubts.join(' · ') }))}
      />
      <Drivers
        title={t('inviteMany.fine', { count: fine.length })}
        drivers={fine.map(({ doubts: _none, ...driver }) => ({ ...driver, text: '' }))}
      />
    </>
  );
}

/** A preview of who is invited, then the progress, and at the end the refused invitations with their reasons. */
export function InviteManyDialog({ data: { orderId, cards, onDone }, close }: ModalProps<InviteManyData>) {
  const { t } = useTranslation(['hiring', 'labels', 'common']);
  const problemText = useProblemText();
  const [isSent, setSent] = useState(false);
  const { progress, invite, stop } = useInviteMany(orderId);
  const { isRunning, done, problems } = progress;
  const count = cards.length;
  const failed = cards.filter(({ _id }) => problems.has(_id));
  const open = cards.filter(({ _id }) => !done.includes(_id));
  const start = async (driverIds: readonly string[]) => {
    setSent(true);
    await invite(driverIds);
  };
  const finish = () => {
    if (done.length > 0) toast.success(t('inviteMany.done', { count: done.length }));
    onDone();
    close();
  };
  const leave = () => {
    stop();
    if (isSent) finish();
    else close();
  };
  const primary = () => {
    if (!isSent)
      return (
        <Button variant="primary" onClick={() => void start(cards.map(({ _id }) => _id))}>
          {t('inviteMany.open', { count })}
        </Button>
      );
    if (isRunning) return <Button onClick={stop}>{t('inviteMany.stop')}</Button>;
    return (
      <>
        {open.length === 0 ? null : (
          <Button onClick={() => void start(open.map(({ _id }) => _id))}>
            {t('inviteMany.again', { count: open.length })}
          </Button>
        )}
        <Button variant="primary" onClick={finish}>
          {t('labels:term.close')}
        </Button>
      </>
    );
  };
  return (
    <Dialog
      title={t('inviteMany.open', { count })}
      onClose={leave}
      width={640}
      footer={
        <>
          {isSent ? null : <Button onClick={close}>{t('common:cancel')}</Button>}
          {primary()}
        </>
      }
    >
      <div className="gh-invite-many">
        {isSent ? (
          <p role="status">
            {t(isRunning ? 'inviteMany.underWay' : 'inviteMany.result', { done: done.length, count })}
          </p>
        ) : (
          <Preview cards={cards} />
        )}
        <Drivers
          title={t('inviteMany.failed', { count: failed.length })}
          drivers={failed.map((card) => {
            const problem = problems.get(card._id);
            return { _id: card._id, name: driverName(card), text: problem === undefined ? '' : problemText(problem) };
          })}
        />
      </div>
    </Dialog>
  );
}
