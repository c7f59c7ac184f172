import { useMutation, useQuery } from '@tanstack/react-query';
import { parseAsString, useQueryState } from 'nuqs';
import { useTranslation } from 'react-i18next';
import type { AuditRoom } from '#domain/audits/room-schema';
import { formatDate, formatDateTime } from '#web/shared/i18n/format';
import { PlainTable } from '#web/shared/table/plain-table';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Card, Facts, Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { roomQuery, saveRoomPacket } from '../api/room';
import { Closed } from './closed';
import { RoomFileView } from './room-file';

interface RoomViewProps {
  room: string;
  /** The room is closed: the reader enters the access code again. */
  onClosed: () => void;
}

/** An opened room: the drivers, and the file of the one that the URL names. */
export function RoomView({ room, onClosed }: RoomViewProps) {
  const { t } = useTranslation('audit-room');
  const { data, error, refetch } = useQuery(roomQuery(room));
  const [fileId, setFileId] = useQueryState('file', parseAsString.withOptions({ history: 'push' }));
  if (error !== null && data === undefined)
    return <Closed error={error} retry={() => void refetch()} onClosed={onClosed} />;
  if (data === undefined) return <PageSkeleton />;
  const file = data.files.find(({ _id }) => _id === fileId);
  if (file !== undefined) {
    return (
      <RoomFileView
        key={file._id}
        room={room}
        fileId={file._id}
        packet={data}
        onBack={() => void setFileId(null)}
        onClosed={onClosed}
      />
    );
  }
  return (
    <Stack className="gh-room" gap={24}>
      <PageHeader title={data.carrier} subtitle={t('lead', { reader: data.reader, agency: data.agency })} />
      <p className="gh-room-note">{t('logged')}</p>
      <Request packet={data} room={room} />
      <Card title={t('drivers')}>
        <Drivers files={data.files} open={(id) => void setFileId(id)} />
      </Card>
    </Stack>
  );
}

function Request({ packet, room }: { packet: AuditRoom; room: string }) {
  const { t } = useTranslation('audit-room');
  const save = useMutation({ mutationFn: () => saveRoomPacket(room) });
  const { dotNumber, receivedOn, asOf, stores, sampling, expiresAt, allowsOriginals, detail } = packet;
  return (
    <Card
      title={t('request')}
      extra={
        allowsOriginals ? (
          <Button
            loading={save.isPending}
            onClick={() => {
              save.mutate();
            }}
          >
            {t('download')}
          </Button>
        ) : undefined
      }
    >
      {save.error === null ? null : <Alert problem={save.error} />}
      <Facts
        columns={2}
        facts={[
          { label: t('fact.dot'), value: dotNumber ?? '–' },
          { label: t('fact.received'), value: formatDate(receivedOn) },
          { label: t('fact.asOf'), value: formatDate(asOf) },
          { label: t('fact.records'), value: stores.map((store) => t(`store.${store}`)).join(', ') },
          { label: t('fact.contents'), value: t(`detail.${detail}`) },
          { label: t('fact.selection'), value: sampling },
          { label: t('fact.until'), value: formatDateTime(expiresAt) },
        ]}
      />
    </Card>
  );
}

function Drivers({ files, open }: { files: AuditRoom['files']; open: (id: string) => void }) {
  const { t } = useTranslation('audit-room');
  return (
    <PlainTable
      label={t('drivers')}
      rows={files}
      rowKey={({ _id }) => _id}
      columns={[
        {
          key: 'driver',
          head: t('column.driver'),
          cell: ({ _id, number, driver }) => (
            <Button
              variant="text"
              onClick={() => {
                open(_id);
              }}
            >
              {number}. {driver}
            </Button>
          ),
        },
        {
          key: 'hired',
          head: t('column.hired'),
          cell: ({ hiredOn }) => (hiredOn === null ? '–' : formatDate(hiredOn)),
        },
        {
          key: 'ended',
          head: t('column.ended'),
          cell: ({ endedOn }) => (endedOn === null ? '–' : formatDate(endedOn)),
        },
        { key: 'missing', head: t('status.missing'), cell: ({ counts }) => counts.missing },
        { key: 'expired', head: t('status.expired'), cell: ({ counts }) => counts.expired },
        { key: 'unknown', head: t('status.unknown'), cell: ({ counts }) => counts.unknown },
        { key: 'late', head: t('status.late'), cell: ({ counts }) => counts.late },
      ]}
    />
  );
}
