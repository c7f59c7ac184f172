import { z } from 'zod';
import { mediaTypes } from '../driver-files/purposes';
import { REQUIRED } from '../requirements/file-schema';
import { statuses } from '../requirements/model/answer';
import { tooLong } from '../shared/too-long';
import { AuditCounts } from './schema';
import { auditDetails, auditKinds, auditStores } from './terms';

const MAX_CODE = 100;

/** The secret of a link, or of an opened room. */
export const RoomSecret = z.string().min(1).max(MAX_CODE, tooLong());

/** The access code that belongs to a link. */
export const OpenRoomBody = z
  .object({ accessCode: z.string({ error: REQUIRED }).trim().min(1, { error: REQUIRED }).max(MAX_CODE, tooLong()) })
  .meta({ id: 'OpenRoomBody' });
/** The access code that belongs to a link. */
export type OpenRoomBody = z.infer<typeof OpenRoomBody>;

/** The secret of the opened room, valid until the reader has to enter the access code again. */
export const OpenedRoom = z.object({ room: z.string(), expiresAt: z.iso.datetime() }).meta({ id: 'OpenedRoom' });
/** The secret of the opened room. */
export type OpenedRoom = z.infer<typeof OpenedRoom>;

/** The packet as its reader sees it. */
export const AuditRoom = z
  .object({
    reader: z.string(),
    agency: z.string(),
    kind: z.enum(auditKinds),
    carrier: z.string(),
    dotNumber: z.string().nullable(),
    receivedOn: z.iso.date(),
    asOf: z.iso.date(),
    detail: z.enum(auditDetails),
    stores: z.array(z.enum(auditStores)),
    /** How the drivers were chosen, in a sentence. */
    sampling: z.string(),
    expiresAt: z.iso.datetime(),
    allowsOriginals: z.boolean(),
    files: z.array(
      z.object({
        _id: z.uuid(),
        number: z.number().int(),
        driver: z.string(),
        hiredOn: z.iso.date().nullable(),
        endedOn: z.iso.date().nullable(),
        counts: AuditCounts,
      }),
    ),
  })
  .meta({ id: 'AuditRoom' });
/** The packet as its reader sees it. */
export type AuditRoom = z.infer<typeof AuditRoom>;

const RoomLine = z.object({
  title: z.string(),
  citation: z.string(),
  subject: z.string(),
  status: z.enum(statuses),
  /** The status in a sentence; what is missing is stated plainly. */
  statement: z.string(),
  bars: z.boolean(),
  evidence: z.array(
    z.object({
      title: z.string(),
      details: z.string(),
      counts: z.boolean(),
      documentIds: z.array(z.uuid()),
    }),
  ),
});

/** One driver's file in the room, indexed by section. */
export const AuditRoomFile = z
  .object({
    _id: z.uuid(),
    number: z.number().int(),
    driver: z.string(),
    appliedOn: z.iso.date().nullable(),
    hiredOn: z.iso.date().nullable(),
    startedOn: z.iso.date().nullable(),
    endedOn: z.iso.date().nullable(),
    on: z.iso.date(),
    sections: z.array(z.object({ citation: z.string(), title: z.string(), lines: z.array(RoomLine) })),
    notApplicable: z.array(RoomLine),
    documents: z.array(
      z.object({
        fileId: z.uuid(),
        title: z.string(),
        mediaType: z.enum(mediaTypes),
        addedOn: z.iso.date(),
        sizeBytes: z.number().int(),
        sha256: z.string(),
        pages: z.number().int(),
      }),
    ),
  })
  .meta({ id: 'AuditRoomFile' });
/** One driver's file in the room. */
export type AuditRoomFile = z.infer<typeof AuditRoomFile>;
