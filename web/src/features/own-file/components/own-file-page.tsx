import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FileLine, FileOnDay } from '#domain/requirements/file-schema';
import { LazyOwnDocuments } from '#web/entities/own-documents/lazy-own-documents';
import { byState, isMine, lineKey } from '#web/entities/requirements/lines';
import { fileQuery } from '#web/entities/requirements/queries';
import type { FileSource } from '#web/entities/requirements/source';
import { Card, Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { useOwnFile } from '../api/use-own-file';
import { LazyFactsView } from './lazy-parts';
import { OwnLine } from './own-line';
import '#web/entities/requirements/files.css';

interface LinesProps {
  source: FileSource;
  file: FileOnDay;
  lines: readonly FileLine[];
}

const Lines = ({ source, file, lines }: LinesProps) => (
  <ul className="gh-file-lines">
    {lines.map((line) => (
      <OwnLine key={`${line.employmentId ?? ''}/${lineKey(line)}`} source={source} file={file} line={line} />
    ))}
  </ul>
);

function Folded({ title, ...props }: LinesProps & { title: string }) {
  if (props.lines.length === 0) return null;
  return (
    <details className="gh-file-fold">
      <summary>{title}</summary>
      <Lines {...props} />
    </details>
  );
}

/** The driver's own tasks first; lines of others and documents on file are folded. */
function OwnLines({ source, file }: Omit<LinesProps, 'lines'>) {
  const { t } = useTranslation('files');
  const { open, ofJob, later, done, off } = byState(file.lines, file.on);
  const mine = open.filter((line) => isMine(line, 'driver'));
  const others = open.filter((line) => !isMine(line, 'driver'));
  return (
    <>
      <Card title={t('mine.todo')}>
        {mine.length === 0 ? (
          <EmptyState title={t('mine.done')} hint={t('mine.doneHint')} />
        ) : (
          <Lines source={source} file={file} lines={mine} />
        )}
      </Card>
      <Card>
        <Folded title={t('mine.others', { count: others.length })} source={source} file={file} lines={others} />
        <Folded title={t('fold.ofJob', { count: ofJob.length })} source={source} file={file} lines={ofJob} />
        <Folded title={t('fold.later', { count: later.length })} source={source} file={file} lines={later} />
        <Folded title={t('fold.done', { count: done.length })} source={source} file={file} lines={done} />
        <Folded title={t('fold.off', { count: off.length })} source={source} file={file} lines={off} />
      </Card>
    </>
  );
}

/** The driver's own file: what is missing, what ends soon, and what only the driver knows. */
export function OwnFilePage() {
  const { t } = useTranslation('files');
  const source = useOwnFile();
  const { data: file, error, refetch } = useQuery(fileQuery(source));
  if (file === undefined) {
    return error === null ? <PageSkeleton /> : <ErrorState error={error} retry={() => void refetch()} />;
  }
  return (
    <Stack gap={24}>
      <PageHeader title={t('mine.title')} subtitle={t('mine.lead')} />
      <OwnLines source={source} file={file} />
      <LazyOwnDocuments />
      <Card title={t('mine.facts')}>
        <LazyFactsView source={source} file={file} />
      </Card>
    </Stack>
  );
}
