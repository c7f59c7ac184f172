import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { meaningfulReason } from '#domain/candidacies/states';
import type { DriverTimelineItem } from '#domain/driver-timeline/schema';
import { useReasonText } from '#web/entities/candidacies/reason-text';
import { formatDateTime } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { PlainChip } from '#web/shared/ui/state-chip';
import { useAboutText, useLineText } from './line-text';
import { EditNote } from './note-form';

interface LineProps {
  driverId: string;
  item: DriverTimelineItem;
}

/** An email or text message as it was sent, collapsed by default. */
function SentMessage({ message }: { message: NonNullable<DriverTimelineItem['message']> }) {
  const { t } = useTranslation('ops-driver');
  const { status, text, channel } = message;
  if (status !== 'sent') return <span className="gh-timeline-who">{t(`message.${status}`)}</span>;
  if (text === null) return <span className="gh-timeline-who">{t('message.notKept')}</span>;
  return (
    <details className="gh-driver-sent">
      <summary>{channel === 'mail' ? t('message.readMail') : t('message.readSms')}</summary>
      <p>{text}</p>
    </details>
  );
}

function Note({ driverId, item }: LineProps) {
  const { t } = useTranslation('ops-driver');
  const [isOpen, setOpen] = useState(false);
  const { note, text } = item;
  if (note === null || text === null) return null;
  const close = () => {
    setOpen(false);
  };
  if (isOpen) return <EditNote driverId={driverId} noteId={note._id} text={text} close={close} />;
  return (
    <>
      <p className="gh-driver-note">{text}</p>
      {note.editedAt === null ? null : (
        <span className="gh-timeline-who">{t('note.editedAt', { at: formatDateTime(note.editedAt) })}</span>
      )}
      {note.editableUntil === null ? null : (
        <div>
          <Button
            size="small"
            variant="text"
            onClick={() => {
              setOpen(true);
            }}
          >
            {t('note.edit')}
          </Button>
        </div>
      )}
    </>
  );
}

/** One entry: actor, event, time, reason and details. */
export function Line({ driverId, item }: LineProps) {
  const { t } = useTranslation(['ops-driver', 'labels']);
  const lineText = useLineText();
  const aboutText = useAboutText();
  const reasonText = useReasonText();
  const { kind, actor, at, reason, text, message, note } = item;
  const about = aboutText(item);
  const meaningful = reason === null ? null : meaningfulReason(reason, text);
  return (
    <div className="gh-timeline-entry">
      <span className="gh-timeline-what">
        {lineText(item)} {note === null ? <PlainChip>{t(`kind.${kind}`)}</PlainChip> : null}
      </span>
      {about === null ? null : <span>{about}</span>}
      <span className="gh-timeline-who">
        {actor.name ?? t(`labels:actor.${actor.kind}`)} ·{' '}
        <time dateTime={at} className="gh-numbers">
          {formatDateTime(at)}
        </time>
      </span>
      {meaningful === null || meaningful === 'unspecified' ? null : (
        <span className="gh-timeline-why">{reasonText(meaningful)}</span>
      )}
      {text === null || note !== null ? null : <q className="gh-timeline-why">{text}</q>}
      {message === null ? null : <SentMessage message={message} />}
      {note === null ? null : <Note driverId={driverId} item={item} />}
    </div>
  );
}
