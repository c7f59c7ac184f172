import { useState } from 'react';
import { useParams } from 'react-router';
import { OpenForm } from './open-form';
import { RoomView } from './room-view';
import './audit-room.css';

/** A packet for a reader without an account: opened with the access code, which is asked for again after a reload. */
export function AuditRoomPage() {
  const code = useParams()['code'] ?? '';
  const [room, setRoom] = useState<string | undefined>();
  if (room === undefined) {
    return (
      <OpenForm
        code={code}
        onOpen={(opened) => {
          setRoom(opened.room);
        }}
      />
    );
  }
  return (
    <RoomView
      room={room}
      onClosed={() => {
        setRoom(undefined);
      }}
    />
  );
}
