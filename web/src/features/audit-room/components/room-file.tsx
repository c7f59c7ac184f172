import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditRoom, AuditRoomFile } from '#domain/audits/room-schema';
import { formatDate } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { Card, Facts, Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import type { Turn } from '#web/shared/ui/state-chip';
import { PlainChip } from '#web/shared/ui/state-chip';
import { roomFileQuery } from '../api/room';
import { Closed } from './closed';
import { PageViewer } from './page-viewer';

interface RoomFileProps {
  room: string;
  fileId: string;
  packet: AuditRoom;
  onBack: () => void;
  onClosed: () => void;
}

type Line = AuditRoomFile['sections'][number]['lines'][number];
type Document = AuditRoomFile['documents'][number];

const turns: Readonly<Record<Line['status'], Turn>> = {
  missing: 'blocked',
  expired: 'blocked',
  unknown: 'late',
  due: 'theirs',
  late: 'late',
  done: 'done',
  notApplicable: 'theirs',
};

/** One driver's file, indexed by section; a document opens page by page. */
export function RoomFileView({ room, fileId, packet, onBack, onClosed }: RoomFileProps) {
  const { t } = useTranslation(['audits', 'files']);
  const { data, error, refetch } = useQuery(roomFileQuery(room, fileId));
  const [document, setDocument] = useState<Document | undefined>();
  if (error !== null && data === undefined)
    return <Closed error={error} retry={() => void refetch()} onClosed={onClosed} />;
  if (data === undefined) return <PageSkeleton />;
  const open = (id: string) => {
    setDocument(data.documents.find((one) => one.fileId === id));
  };
  return (
    <Stack className="gh-room" gap={24}>
      <PageHeader
        title={`${String(data.number)}. ${data.driver}`}
        subtitle={t('room.asOf', { carrier: packet.carrier, day: formatDate(data.on) })}
        action={<Button onClick={onBack}>{t('room.back')}</Button>}
      />
      {document === undefined ? null : (
        <PageViewer
          key={document.fileId}
          place={{ room, fileId, documentId: document.fileId }}
          document={document}
          allowsOriginals={packet.allowsOriginals}
          onClose={() => {
            setDocument(undefined);
          }}
          onClosed={onClosed}
        />
      )}
      <Days file={data} />
      {data.sections.map(({ citation, title, lines }) => (
        <Card key={citation} title={title === '' ? citation : `${citation} · ${title}`}>
          <Lines lines={lines} documents={data.documents} open={open} />
        </Card>
      ))}
      {data.notApplicable.length === 0 ? null : (
        <Card title={t('room.notApplicable')}>
          <Lines lines={data.notApplicable} documents={data.documents} open={open} />
        </Card>
      )}
    </Stack>
  );
}

function Days({ file }: { file: AuditRoomFile }) {
  const { t } = useTranslation(['audits', 'files']);
  const days = [
    ['applied', file.appliedOn],
    ['hired', file.hiredOn],
    ['started', file.startedOn],
    ['ended', file.endedOn],
  ] as const;
  return (
    <Facts
      columns={2}
      facts={days.map(([name, day]) => ({ label: t(`room.day.${name}`), value: day === null ? '–' : formatDate(day) }))}
    />
  );
}

interface LinesProps {
  lines: readonly Line[];
  documents: readonly Document[];
  open: (documentId: string) => void;
}

function Lines({ lines, documents, open }: LinesProps) {
  const { t } = useTranslation(['audits', 'files']);
  return (
    <ul className="gh-room-lines">
      {lines.map((line) => (
        <li key={`${line.title} ${line.subject} ${line.citation}`}>
          <div className="gh-room-line-head">
            <h3>{line.subject === '' ? line.title : `${line.title}: ${line.subject}`}</h3>
            <PlainChip turn={turns[line.status]}>{t(`files:status.${line.status}`)}</PlainChip>
          </div>
          <p className="gh-room-citation">{line.citation}</p>
          <p>{line.statement}</p>
          {line.evidence.map((evidence, index) => (
            <Evidence key={index} evidence={evidence} documents={documents} open={open} />
          ))}
        </li>
      ))}
    </ul>
  );
}

interface EvidenceProps extends Omit<LinesProps, 'lines'> {
  evidence: Line['evidence'][number];
}

function Evidence({ evidence, documents, open }: EvidenceProps) {
  const { t } = useTranslation(['audits', 'files']);
  const { title, details, counts, documentIds } = evidence;
  const own = documents.filter(({ fileId }) => documentIds.includes(fileId));
  return (
    <div className="gh-room-evidence">
      <span>
        <strong>{title}</strong> {details}
        {counts ? '' : <> ({t('room.doesNotCount')})</>}
      </span>
      {own.map((document) => (
        <Button
          variant="text"
          key={document.fileId}
          onClick={() => {
            open(document.fileId);
          }}
        >
          {t('room.openDocument', { title: document.title, count: document.pages })}
        </Button>
      ))}
    </div>
  );
}
