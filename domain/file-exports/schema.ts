import { z } from 'zod';
import { fileExportStates } from './states';

/** An export of a driver's file, as its reader gets it. */
export const FileExportView = z.object({ _id: z.uuid(), state: z.enum(fileExportStates) }).meta({ id: 'FileExport' });
/** An export of a driver's file, as its reader gets it. */
export type FileExportView = z.infer<typeof FileExportView>;

/** Names the driver whose exports are listed. */
export const DqDownloadsQuery = z.object({ driverId: z.uuid() });

/** A line of the history of exports. */
export const DqDownload = z
  .object({
    _id: z.uuid(),
    /** The person who exported. */
    fleetId: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    createdAt: z.iso.datetime(),
    state: z.enum(fileExportStates),
  })
  .meta({ id: 'DqDownload' });
/** A line of the history of exports. */
export type DqDownload = z.infer<typeof DqDownload>;

/** The history of exports of a driver's file by one carrier, newest first. */
export const DqDownloads = z.object({ data: z.array(DqDownload) }).meta({ id: 'DqDownloads' });
/** The history of exports of a driver's file by one carrier, newest first. */
export type DqDownloads = z.infer<typeof DqDownloads>;
