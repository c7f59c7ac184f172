import { describe, expect, it } from '@jest/globals';
import { deviceName } from '#domain/accounts/device-name';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe("a device's name", () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome, Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`, 'Edge, Windows'],
    [`Mozilla/5.0 (Linux; Android 16; Pixel 9) ${webKit} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome, Android'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.7; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox, Mac'],
    ['Mozilla/5.0 (X11; Linux x86_64) Something/1.0', 'Linux'],
  ])('of %s is "%s"', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it('is undefined for an unknown device', () => {
    expect(deviceName(null)).toBeUndefined();
    expect(deviceName('curl/8.14')).toBeUndefined();
  });
});
