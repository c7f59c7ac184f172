import { useTranslation } from 'react-i18next';
import type { FileLine } from '#domain/requirements/file-schema';
import { useControls } from '#web/shared/controls/use-controls';
import { formatDate } from '#web/shared/i18n/format';
import { PlainButton } from '#web/shared/ui/plain-button';
import { PlainChip } from '#web/shared/ui/state-chip';
import { EmptyState } from '#web/shared/ui/states';
import { LineStatus } from './line-item';
import { byDueDate, lineKey } from './lines';
import type { FileSource } from './source';
import { titleOf } from './use-texts';

/** The status without the day, which stands before it: of what is on file, the day is that of the renewal. */
function DueStatus({ line, reader }: Pick<DueDatesProps, 'reader'> & { line: FileLine }) {
  const { t } = useTranslation('files');
  return line.status === 'done' || line.status === 'late' ? (
    <PlainChip>{t('calendar.renewal')}</PlainChip>
  ) : (
    <LineStatus line={{ ...line, dueOn: null }} reader={reader} />
  );
}

interface DueDatesProps {
  reader: FileSource['reader'];
  lines: readonly FileLine[];
  onOpen: (key: string) => void;
}

/** The due dates of a file on a timeline, earliest first. */
export function DueDates({ reader, lines, onOpen }: DueDatesProps) {
  const { t } = useTranslation('files');
  const controls = useControls();
  const dated = byDueDate(lines);
  if (dated.length === 0) return <EmptyState title={t('due.empty')} hint={t('due.emptyHint')} />;
  return (
    <controls.History
      label={t('due.title')}
      entries={dated.map((line) => ({
        key: lineKey(line),
        content: (
          <div className="gh-file-due">
            <time dateTime={line.dueOn}>{formatDate(line.dueOn)}</time>
            <PlainButton
              className="gh-file-title gh-file-open"
              aria-haspopup="dialog"
              onClick={() => {
                onOpen(lineKey(line));
              }}
            >
              {titleOf(line)}
            </PlainButton>
            <DueStatus line={line} reader={reader} />
          </div>
        ),
      }))}
    />
  );
}
