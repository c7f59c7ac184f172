import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { AuditRoom } from '#domain/audits/room-schema';
import { formatDate, formatDateTime } from '#web/shared/i18n/format';
import { PlainTable } from '#web/shared/table/plain-table';
import { Button } from '#web/shared/ui/button';
import { Card, Facts, Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { roomQuery, saveRoomPacket } from '../api/room';
import { Closed, RoomAlert } from './closed';
import { RoomFileView } from './room-file';

interface RoomViewProps {
  room: string;
  /** The room is closed: the reader enters the access code again. */
  onClosed: () => void;
}

/** An opened room: the drivers, and the file of the one that the URL names. */
export function RoomView({ room, onClosed }: RoomViewProps) {
  const { t } = useTranslation(['audits', 'files']);
  const { data, error, refetch } = useQuery(roomQuery(room));
  const [search, setSearch] = useSearchParams();
  const fileId = search.get('file');
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
        onBack={() => {
          setSearch({});
        }}
        onClosed={onClosed}
      />
    );
  }
  return (
    <Stack className="gh-room" gap={24}>
      <PageHeader title={data.carrier} subtitle={t('room.lead', { reader: data.reader, agency: data.agency })} />
      <p className="gh-room-note">{t('room.logged')}</p>
      <Request packet={data} room={room} onClosed={onClosed} />
      <Card title={t('room.drivers')}>
        <Drivers
          files={data.files}
          open={(id) => {
            setSearch({ file: id });
          }}
        />
      </Card>
    </Stack>
  );
}

function Request({ packet, room, onClosed }: RoomViewProps & { packet: AuditRoom }) {
  const { t } = useTranslation(['audits', 'files']);
  const save = useMutation({ mutationFn: () => saveRoomPacket(room) });
  const { dotNumber, receivedOn, asOf, stores, sampling, expiresAt, allowsOriginals, detail } = packet;
  return (
    <Card
      title={t('room.request')}
      extra={
        allowsOriginals ? (
          <Button
            loading={save.isPending}
            onClick={() => {
              save.mutate();
            }}
          >
            {t('room.download')}
          </Button>
        ) : undefined
      }
    >
      {save.error === null ? null : <RoomAlert error={save.error} onClosed={onClosed} />}
      <Facts
        columns={2}
        facts={[
          { label: t('room.fact.dot'), value: dotNumber ?? '–' },
          { label: t('room.fact.received'), value: formatDate(receivedOn) },
          { label: t('room.fact.asOf'), value: formatDate(asOf) },
          { label: t('room.fact.records'), value: stores.map((store) => t(`files:store.${store}`)).join(', ') },
          { label: t('room.fact.contents'), value: t(`detail.${detail}`) },
          { label: t('room.fact.selection'), value: sampling },
          { label: t('room.fact.until'), value: formatDateTime(expiresAt) },
        ]}
      />
    </Card>
  );
}

function Drivers({ files, open }: { files: AuditRoom['files']; open: (id: string) => void }) {
  const { t } = useTranslation(['audits', 'files']);
  return (
    <PlainTable
      label={t('room.drivers')}
      rows={files}
      rowKey={({ _id }) => _id}
      columns={[
        {
          key: 'driver',
          head: t('room.column.driver'),
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
          head: t('room.column.hired'),
          cell: ({ hiredOn }) => (hiredOn === null ? '–' : formatDate(hiredOn)),
        },
        {
          key: 'ended',
          head: t('room.column.ended'),
          cell: ({ endedOn }) => (endedOn === null ? '–' : formatDate(endedOn)),
        },
        { key: 'missing', head: t('files:status.missing'), align: 'end', cell: ({ counts }) => counts.missing },
        { key: 'expired', head: t('files:status.expired'), align: 'end', cell: ({ counts }) => counts.expired },
        { key: 'unknown', head: t('files:status.unknown'), align: 'end', cell: ({ counts }) => counts.unknown },
        { key: 'late', head: t('files:status.late'), align: 'end', cell: ({ counts }) => counts.late },
      ]}
    />
  );
}
