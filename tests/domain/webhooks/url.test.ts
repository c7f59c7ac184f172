import { describe, expect, it } from '@jest/globals';
import { parseWebhookUrl } from '#domain/webhooks/url';

const isUsable = (url: string, allowsPrivate = false): boolean => parseWebhookUrl(url, { allowsPrivate }) !== undefined;

describe('the address of an endpoint', () => {
  it('begins with https', () => {
    expect(isUsable('https://hooks.example.com/gladhand?v=1')).toBe(true);
    for (const url of ['http://hooks.example.com', 'ftp://hooks.example.com', 'hooks.example.com', 'javascript:1', ''])
      expect(isUsable(url)).toBe(false);
  });

  it('has no name and password', () => {
    expect(isUsable('https://me@hooks.example.com/')).toBe(false);
    expect(isUsable('https://:secret@hooks.example.com/')).toBe(false);
  });

  it('has a port of HTTPS', () => {
    for (const port of ['', ':443', ':8443']) expect(isUsable(`https://hooks.example.com${port}/`)).toBe(true);
    for (const port of [':22', ':80', ':5432', ':9200', ':0']) {
      expect(isUsable(`https://hooks.example.com${port}/`)).toBe(false);
      expect(isUsable(`https://127.0.0.1${port}/`, true)).toBe(true);
    }
  });

  it('may be unencrypted in a trial', () => {
    expect(isUsable('http://127.0.0.1:8080/', true)).toBe(true);
    expect(isUsable('file:///etc/passwd', true)).toBe(false);
  });
});
