const ID = 'Id of the export (UUID).';
const STATE = 'State of the export; `sent` once the email with the PDF was sent.';

/** Fields of exports of drivers' files. */
export const fileExportFields: Readonly<Record<string, string>> = {
  'FileExport._id': ID,
  'FileExport.state': STATE,
  'DqDownload._id': ID,
  'DqDownload.state': STATE,
  'DqDownload.fleetId': 'Id of the person who exported (UUID).',
  'DqDownload.firstName': 'First name of the person who exported.',
  'DqDownload.lastName': 'Last name of the person who exported.',
  'DqDownload.createdAt': 'Time of the export (UTC).',
  'DqDownloads.data': 'Exports, newest first.',
};
