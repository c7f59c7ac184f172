import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { realtimeEvents } from '#domain/shared/realtime-events';
import {
  BRIDGE_VERSION,
  hostMessageTypes,
  pageMessageTypes,
  readEnvelope,
  readHostMessage,
  writeMessage,
} from '#domain/web-view/messages';
import { isHostPath, mayBeFramed } from '#domain/web-view/paths';

const page = readFileSync(join(__dirname, '../../../docs/web-view.md'), 'utf8');
/** The names in the first column of the tables below a heading. */
function namesUnder(title: string): string[] {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
  return [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name);
}

describe('a message between page and host', () => {
  it('is JSON text with its source, version, id, type and data', () => {
    const text = writeMessage('7', 'route', { path: '/driver/home' });

    expect(JSON.parse(text)).toEqual({
      source: 'gladhand',
      v: 1,
      id: '7',
      type: 'route',
      data: { path: '/driver/home' },
    });
    expect(readEnvelope(text)?.type).toBe('route');
  });

  it('of the host greets, opens a page, or sets theme and language', () => {
    const read = (type: string, data?: unknown) => readHostMessage(writeMessage('1', type, data));

    expect(read('hello')).toEqual({ type: 'hello' });
    expect(read('open', { path: '/driver/jobs' })).toEqual({ type: 'open', path: '/driver/jobs' });
    expect(read('appearance', { theme: 'dark' })).toEqual({ type: 'appearance', theme: 'dark', language: null });
  });

  it.each([
    ['an object instead of text', { source: 'gladhand', v: 1, id: '1', type: 'hello' }],
    ['no JSON', 'hello'],
    ['a list', '[]'],
    ['nothing', undefined],
    ['another source', JSON.stringify({ source: 'react-devtools', v: 1, id: '1', type: 'hello' })],
    ['another version', JSON.stringify({ source: 'gladhand', v: BRIDGE_VERSION + 1, id: '1', type: 'hello' })],
    ['no id', JSON.stringify({ source: 'gladhand', v: 1, type: 'hello' })],
    ['an unknown type', writeMessage('1', 'eval', {})],
    ['a path that is no text', writeMessage('1', 'open', { path: 7 })],
    ['too long a text', writeMessage('1', 'open', { path: `/${'a'.repeat(5_000)}` })],
  ])('is ignored if it is %s', (_name, text) => {
    expect(readHostMessage(text)).toBeUndefined();
  });
});

describe('docs/web-view.md', () => {
  it('lists each type of message once', () => {
    expect([...namesUnder('Messages of the page'), ...namesUnder('Live events')].toSorted()).toEqual(
      [...pageMessageTypes].toSorted(),
    );
    expect(namesUnder('Live events')).toEqual([...realtimeEvents]);
    expect(namesUnder('Messages of the host')).toEqual([...hostMessageTypes]);
  });
});

describe('the paths of a web view', () => {
  it.each(['/driver/home', '/driver', '/account', '/d/018f0000-0000-7000-8000-000000000004', '/business/my-jobs'])(
    'that a host may learn and open: %s',
    (path) => {
      expect(isHostPath(path)).toBe(true);
    },
  );

  it.each([
    '/auth/tokenLogin/c2VjcmV0',
    '/audit/code',
    '/voe/code',
    '/',
    '',
    '/drivers/waitlist',
    '//evil.example/driver',
  ])('that contain secrets or are no pages of a person stay: %j', (path) => {
    expect(isHostPath(path)).toBe(false);
  });

  it('may be framed only if drivers use the page', () => {
    const framed = ['/driver/home', '/account', '/d', '/auth/tokenLogin/c2VjcmV0'];
    const unframed = ['/', '/auth/driverLogin', '/auth/tokenLogin', '/auth/tokenLogin/', '/business/staff', '/ops'];

    expect(framed.filter((path) => !mayBeFramed(path))).toEqual([]);
    expect([...unframed, '/recruiter/profile', '/audit/x', '/driversomething'].filter(mayBeFramed)).toEqual([]);
  });
});
