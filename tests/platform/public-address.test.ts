import { describe, expect, it } from '@jest/globals';
import { addressOfHost, isPublicAddress } from '#platform/public-address';

const hostOf = (url: string): string => new URL(url).hostname;

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.5',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '::10.0.0.1',
    '64:ff9b::a00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:a00:1::1',
    '3fff::1',
    'localhost',
    '',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '172.15.255.255', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2a00:1450:4001::1'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ['https://0x7f000001/', '127.0.0.1'],
    ['https://2130706433/', '127.0.0.1'],
    ['https://0177.0.0.1/', '127.0.0.1'],
    ['https://127.1/', '127.0.0.1'],
    ['https://[::1]/', '::1'],
    ['https://[::ffff:10.0.0.1]/', '::ffff:a00:1'],
  ])('of %s is %s, which is not public', (url, address) => {
    expect(addressOfHost(hostOf(url))).toBe(address);
    expect(isPublicAddress(address)).toBe(false);
  });

  it('is unknown for a name', () => {
    expect(addressOfHost(hostOf('https://hooks.example.com/'))).toBeUndefined();
  });
});
