import { describe, expect, it } from '@jest/globals';
import { isAtWork, readableDates } from '#domain/eld/access';
import { newVersions, type StoredLog } from '#domain/eld/changes';
import { dutyStatusProblem, isLate } from '#domain/eld/manual';
import { type ProviderLog, readStatus } from '#domain/eld/provider-log';

describe("a provider's status", () => {
  it.each([
    ['offDuty', 'offDuty', null],
    ['OFF', 'offDuty', null],
    ['sleeperBed', 'sleeperBed', null],
    ['sleeper', 'sleeperBed', null],
    ['SB', 'sleeperBed', null],
    ['driving', 'driving', null],
    ['D', 'driving', null],
    ['on_duty', 'onDuty', null],
    ['On Duty (Not Driving)', 'onDuty', null],
    ['personalConveyance', 'offDuty', 'personalConveyance'],
    ['PC', 'offDuty', 'personalConveyance'],
    ['yardMove', 'onDuty', 'yardMove'],
    ['YM', 'onDuty', 'yardMove'],
    ['waitingAtWellSite', 'other', null],
    ['', 'other', null],
    ['constructor', 'other', null],
  ])('%s is drawn as %s', (raw, status, remark) => {
    expect(readStatus(raw)).toEqual({ status, remark });
  });
});

const aLog = (more: Partial<ProviderLog> = {}): ProviderLog => ({
  rawStatus: 'driving',
  startsAt: '2026-06-16T12:00:00.000Z',
  endsAt: '2026-06-16T13:00:00.000Z',
  remark: null,
  origin: 'automatic',
  isRequest: false,
  ...more,
});
const stored = (more: Partial<StoredLog> = {}): StoredLog => ({ ...aLog(), version: 1, isActive: true, ...more });
const covered = { from: '2026-06-16T00:00:00.000Z', to: '2026-06-17T00:00:00.000Z' };

describe('reading a time again', () => {
  it('adds nothing if nothing has changed', () => {
    expect(newVersions([stored()], [aLog()], covered)).toEqual([]);
  });

  it('adds a version of a changed record', () => {
    expect(newVersions([stored()], [aLog({ rawStatus: 'onDuty', origin: 'driver' })], covered)).toEqual([
      { ...aLog({ rawStatus: 'onDuty', origin: 'driver' }), version: 2, isActive: true },
    ]);
  });

  it('closes an open record, and makes no second one at midnight', () => {
    const open = stored({ endsAt: null });

    expect(newVersions([open], [aLog({ endsAt: null })], covered)).toEqual([]);
    expect(newVersions([open], [aLog()], covered)).toMatchObject([{ version: 2, endsAt: aLog().endsAt }]);
  });

  it('ends a record that the provider no longer has, within the time that was read', () => {
    const earlier = stored({ startsAt: '2026-06-15T12:00:00.000Z' });

    expect(newVersions([stored(), earlier], [], covered)).toEqual([stored({ version: 2, isActive: false })]);
  });

  it('keeps a record in a gap, of which the file says nothing', () => {
    const gap = { from: '2026-06-16T10:00:00.000Z', to: '2026-06-16T12:00:01.000Z' };
    const later = stored({ startsAt: '2026-06-16T14:00:00.000Z', endsAt: null });

    expect(newVersions([stored(), later], [], { ...covered, gaps: [gap] })).toEqual([
      { ...later, version: 2, isActive: false },
    ]);
  });

  it('brings back a record that the provider has again', () => {
    expect(newVersions([stored({ version: 2, isActive: false })], [aLog()], covered)).toMatchObject([
      { version: 3, isActive: true },
    ]);
  });

  it('keeps a requested edit apart from the record of the same time', () => {
    const request = aLog({ rawStatus: 'onDuty', isRequest: true, endsAt: null });

    expect(newVersions([stored()], [aLog(), request], covered)).toEqual([{ ...request, version: 1, isActive: true }]);
  });
});

describe('the dates that a carrier may read', () => {
  const today = '2026-06-16';

  it.each([
    ['during the work, with the week before it', '2026-06-01/', '2026-05-25/2026-06-16'],
    ['until the last day', '2026-06-01/2026-06-16', '2026-05-25/2026-06-16'],
    ['of the work, after it', '2026-01-10/2026-03-31', '2026-01-10/2026-03-31'],
    ['for six months', '2025-10-01/2025-12-16', '2025-10-01/2025-12-16'],
    ['not for longer', '2025-10-01/2025-12-15', ''],
    ['not before the first day', '2026-06-17/', ''],
  ])('are those %s', (_, period, dates) => {
    const [from = '', to = ''] = period.split('/');
    const read = readableDates([{ from, to: to === '' ? null : to }], today);

    expect(read.map((one) => `${one.from}/${one.to}`).join()).toBe(dates);
  });

  it('are none for a stranger', () => {
    expect(readableDates([], today)).toEqual([]);
    expect(isAtWork([], today)).toBe(false);
  });
});

describe("a status with the phone's time", () => {
  const now = Date.parse('2026-06-16T12:00:00.000Z');

  it.each([
    ['2026-06-16T12:05:00.000Z', undefined],
    ['2026-06-16T12:05:01.000Z', 'duty-status-in-future'],
    ['2026-06-08T12:00:00.000Z', undefined],
    ['2026-06-08T11:59:59.000Z', 'duty-status-too-old'],
  ])('%s', (at, code) => {
    expect(dutyStatusProblem(at, now)?.code).toBe(code);
  });

  it('is late if it comes more than five minutes afterward', () => {
    expect(isLate('2026-06-16T11:55:00.000Z', '2026-06-16T12:00:00.000Z')).toBe(false);
    expect(isLate('2026-06-16T11:54:59.000Z', '2026-06-16T12:00:00.000Z')).toBe(true);
  });
});
