import type { AuditRoom, AuditRoomFile } from '#domain/audits/room-schema';
import type { AuditRow, AuditView } from '#domain/audits/schema';
import { ORGANIZATION_ID } from './carrier-orders';

export const AUDIT_ID = '018f0000-0000-7000-8000-0000000000f1';
export const FILE_ID = '018f0000-0000-7000-8000-0000000000f2';
export const DOCUMENT_ID = '018f0000-0000-7000-8000-0000000000f3';
const counts = { missing: 1, expired: 0, unknown: 2, due: 0, late: 0, bars: 1 };

export const anAuditRow = (more: Partial<AuditRow> = {}): AuditRow => ({
  _id: AUDIT_ID,
  organization: { _id: ORGANIZATION_ID, name: 'Long Beach Drayage' },
  agency: 'FMCSA field office',
  kind: 'fmcsa',
  receivedOn: '2026-11-23',
  dueOn: '2026-11-25',
  producedOn: '2026-11-25',
  asOf: '2026-11-23',
  state: 'ready',
  files: 1,
  filesReady: 1,
  openLinks: 0,
  ...more,
});

export const anAudit = (more: Partial<AuditView> = {}): AuditView => ({
  ...anAuditRow(),
  detail: 'full',
  stores: ['qualification'],
  selection: { mode: 'sample', from: '2026-01-01', to: '2026-11-23', seed: 'SEED2345', population: 12 },
  requestedBy: 'Robin Vale',
  requestedAt: '2026-11-23T15:00:00.000Z',
  readyAt: '2026-11-23T15:01:00.000Z',
  fileList: [
    {
      _id: FILE_ID,
      number: 1,
      driver: { _id: '018f0000-0000-7000-8000-0000000000f4', name: 'Maria Gomez' },
      employmentId: '018f0000-0000-7000-8000-0000000000f5',
      hiredOn: '2026-09-14',
      endedOn: null,
      isReady: true,
      counts,
      documents: 2,
      sha256: 'ab'.repeat(32),
    },
  ],
  links: [],
  productions: [],
  mayManage: true,
  ...more,
});

export const aRoom = (more: Partial<AuditRoom> = {}): AuditRoom => ({
  reader: 'Inspector Lee',
  agency: 'FMCSA field office',
  kind: 'fmcsa',
  carrier: 'Long Beach Drayage',
  dotNumber: '1234567',
  receivedOn: '2026-11-23',
  asOf: '2026-11-23',
  detail: 'full',
  stores: ['qualification'],
  sampling: '1 file, chosen one by one.',
  expiresAt: '2026-12-07T15:00:00.000Z',
  allowsOriginals: false,
  files: [{ _id: FILE_ID, number: 1, driver: 'Maria Gomez', hiredOn: '2026-09-14', endedOn: null, counts }],
  ...more,
});

export const aRoomFile = (more: Partial<AuditRoomFile> = {}): AuditRoomFile => ({
  _id: FILE_ID,
  number: 1,
  driver: 'Maria Gomez',
  appliedOn: '2026-09-01',
  hiredOn: '2026-09-14',
  startedOn: null,
  endedOn: null,
  on: '2026-11-23',
  sections: [
    {
      citation: '49 CFR 391.23',
      title: 'Investigation and inquiries',
      lines: [
        {
          title: 'Motor vehicle record',
          citation: '49 CFR 391.23(a)(1), (b)',
          subject: 'CA',
          status: 'missing',
          statement: 'No qualifying document is on file.',
          bars: false,
          evidence: [
            { title: 'Motor vehicle record', details: 'Rejected by Ann', counts: false, documentIds: [DOCUMENT_ID] },
          ],
        },
      ],
    },
  ],
  notApplicable: [],
  documents: [
    {
      fileId: DOCUMENT_ID,
      title: 'Motor vehicle record',
      mediaType: 'application/pdf',
      addedOn: '2026-09-20',
      sizeBytes: 1_000,
      sha256: 'cd'.repeat(32),
      pages: 2,
    },
  ],
  ...more,
});
