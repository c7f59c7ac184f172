import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileLine } from '#domain/requirements/file-schema';
import { formatDate } from '#web/shared/i18n/format';
import { PlainButton } from '#web/shared/ui/plain-button';
import { PlainChip, StateChip } from '#web/shared/ui/state-chip';
import { isMine, lineKey, turnOf } from './lines';
import type { FileSource } from './source';
import { titleOf, useStatusText, useWasDue, useWhyText } from './use-texts';

/** The status of a line in the words of its reader: drivers see what they sent, what came back, and what they can answer. */
function useStatusOf(reader: FileSource['reader']) {
  const { t } = useTranslation(['files', 'labels']);
  const statusText = useStatusText();
  return (line: FileLine): string => {
    if (reader !== 'driver') return statusText(line);
    if (line.isUnderReview) return t('labels:term.pendingReview');
    const isOwn = isMine(line, reader);
    if (isOwn && line.part?.status === 'rejected') return t('labels:term.rejected');
    return isOwn && line.status === 'unknown' ? t('files:mine.unknown') : statusText(line);
  };
}

interface LineStatusProps {
  line: FileLine;
  reader: FileSource['reader'];
  /** Whether the reader drives for the carrier of the line already. */
  isAtWork?: boolean | undefined;
}

/** The status of a line, and whether it bars driving. */
export function LineStatus({ line, reader, isAtWork = false }: LineStatusProps) {
  const { t } = useTranslation('files');
  const statusText = useStatusOf(reader);
  const isDriver = reader === 'driver';
  return (
    <>
      {line.status === 'notApplicable' ? (
        <PlainChip>{statusText(line)}</PlainChip>
      ) : (
        <StateChip turn={turnOf(line, reader)}>{statusText(line)}</StateChip>
      )}
      {/* Without a job, nothing keeps a driver from one yet. */}
      {line.bars && !(isDriver && line.acts === null) ? (
        <PlainChip turn="blocked">{isDriver ? t(isAtWork ? 'mine.barsAtWork' : 'mine.bars') : t('bars')}</PlainChip>
      ) : null}
    </>
  );
}

/** The party that acts, from the reader's side; a document that the driver sent waits for its review. */
export function useActsText(reader: FileSource['reader']) {
  const { t } = useTranslation('files');
  return (line: FileLine): string | null => {
    const { acts, status, isUnderReview } = line;
    if (status === 'done' || status === 'late' || status === 'notApplicable') return null;
    if (isMine(line, reader)) return t('acts.you');
    if (isUnderReview) return t(reader === 'driver' ? 'mine.inReview' : 'acts.inReview');
    return acts && t(`acts.${acts}`);
  };
}

interface LineItemProps {
  line: FileLine;
  reader: FileSource['reader'];
  /** Opens the line's details; without it, the title is plain text. */
  onOpen?: ((key: string) => void) | undefined;
  /** Named before the citation: the carrier, where lines of several are together. */
  about?: string | undefined;
  /** Said instead of the reason of the status. */
  reason?: string | undefined;
  /** Whether the reader drives for the carrier of the line already. */
  isAtWork?: boolean | undefined;
  actions: ReactNode;
  children?: ReactNode;
}

/** One line of a file: title, citation, status, reason, who acts, and how long it is kept. */
export function LineItem({ line, reader, onOpen, about, reason, isAtWork, actions, children }: LineItemProps) {
  const { t } = useTranslation('files');
  const whyText = useWhyText();
  const why = reason ?? whyText(line);
  const wasDue = useWasDue()(line);
  const acts = useActsText(reader)(line);
  const keep = line.keepUntil === null ? null : t('keepUntil', { day: formatDate(line.keepUntil) });
  const aside = [acts, keep].filter((part) => part !== null).join(' · ');
  return (
    <li className="gh-file-line">
      <div>
        {onOpen === undefined ? (
          <span className="gh-file-title">{titleOf(line)}</span>
        ) : (
          <PlainButton
            className="gh-file-title gh-file-open"
            data-line={lineKey(line)}
            aria-haspopup="dialog"
            onClick={() => {
              onOpen(lineKey(line));
            }}
          >
            {titleOf(line)}
          </PlainButton>
        )}
        <span className="gh-file-aside">{about === undefined ? line.citation : `${about} · ${line.citation}`}</span>
      </div>
      <div>
        <span>{[why, wasDue].filter((part) => part !== null).join(' · ')}</span>
        {aside === '' ? null : <span className="gh-file-aside">{aside}</span>}
      </div>
      <div className="gh-file-state">
        <LineStatus line={line} reader={reader} isAtWork={isAtWork} />
        {actions}
      </div>
      {children}
    </li>
  );
}
