import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileLine, FileOnDay } from '#domain/requirements/file-schema';
import { EmptyState } from '#web/shared/ui/states';
import { LineActions } from './line-actions';
import { LineItem } from './line-item';
import { byState, lineKey } from './lines';
import type { FileSource } from './source';

interface LineListProps {
  source: FileSource;
  file: FileOnDay;
  lines: readonly FileLine[];
  onOpen: (key: string) => void;
}

const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="gh-file-fold">
    <summary>{title}</summary>
    {children}
  </details>
);

function Lines({ source, file, lines, onOpen }: LineListProps) {
  return (
    <ul className="gh-file-lines">
      {lines.map((line) => (
        <LineItem
          key={lineKey(line)}
          line={line}
          reader={source.reader}
          onOpen={onOpen}
          actions={<LineActions source={source} file={file} line={line} />}
        />
      ))}
    </ul>
  );
}

/** Open lines, most urgent first; those that depend on a job or are due later, met ones and ones that are not required are folded. */
export function LineList({ lines, ...props }: LineListProps) {
  const { t } = useTranslation('files');
  const { open, ofJob, later, done, off } = byState(lines, props.file.on);
  return (
    <>
      {open.length === 0 ? <EmptyState title={t('empty')} hint={t('emptyHint')} /> : <Lines {...props} lines={open} />}
      {ofJob.length === 0 ? null : (
        <Folded title={t('fold.ofJob', { count: ofJob.length })}>
          <Lines {...props} lines={ofJob} />
        </Folded>
      )}
      {later.length === 0 ? null : (
        <Folded title={t('fold.later', { count: later.length })}>
          <Lines {...props} lines={later} />
        </Folded>
      )}
      {done.length === 0 ? null : (
        <Folded title={t('fold.done', { count: done.length })}>
          <Lines {...props} lines={done} />
        </Folded>
      )}
      {off.length === 0 ? null : (
        <Folded title={t('fold.off', { count: off.length })}>
          <Lines {...props} lines={off} />
        </Folded>
      )}
    </>
  );
}
