import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { TooBusyError } from '#platform/limiter';
import { BrokenPictureError, HugePictureError, reencodePicture } from '#platform/pictures';
import { aPhonePicture, aPng, aPngThatStates } from '../support/pictures';

const limits = { maxPixels: 64_000_000, longestSide: 4_000 };

describe('a picture', () => {
  it('is upright and contains neither location nor camera', async () => {
    const taken = await aPhonePicture({ width: 600, height: 400 });
    expect(taken.includes('Camera of Nora')).toBe(true);

    const kept = await reencodePicture(taken, 'image/jpeg', limits);

    const { width, height, orientation, exif, icc, xmp } = await sharp(kept).metadata();
    expect([width, height]).toEqual([400, 600]);
    expect([orientation, exif, icc, xmp]).toEqual([undefined, undefined, undefined, undefined]);
    expect(kept.includes('Camera of Nora')).toBe(false);
    // After a quarter turn, the left side is on top.
    const { data } = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
  });

  it('is scaled down if it is very large, and never scaled up', async () => {
    const large = await reencodePicture(await aPng({ width: 5_000, height: 1_000 }), 'image/png', limits);
    const small = await reencodePicture(await aPng({ width: 30, height: 20 }), 'image/png', limits);

    expect(await sharp(large).metadata()).toMatchObject({ width: 4_000, height: 800, format: 'png' });
    expect(await sharp(small).metadata()).toMatchObject({ width: 30, height: 20 });
  });

  it('drops bytes after its end', async () => {
    const polyglot = Buffer.concat([await aPng(), Buffer.from('PK\u0003\u0004<script>alert(1)</script>')]);

    const kept = await reencodePicture(polyglot, 'image/png', limits);

    expect(kept.includes('<script>')).toBe(false);
  });

  it('may lack its end marker, but not its second half', async () => {
    const whole = await aPhonePicture();

    for (const missing of [1, 2])
      expect(
        await sharp(await reencodePicture(whole.subarray(0, -missing), 'image/jpeg', limits)).metadata(),
      ).toMatchObject({ format: 'jpeg' });
    await expect(
      reencodePicture(whole.subarray(0, Math.floor(whole.length * 0.6)), 'image/jpeg', limits),
    ).rejects.toThrow(BrokenPictureError);
  });

  it('is rejected if it is damaged, has another type, or would fill the memory', async () => {
    const whole = await aPhonePicture();
    const cut = whole.subarray(0, Math.floor(whole.length / 2));

    await expect(reencodePicture(cut, 'image/jpeg', limits)).rejects.toThrow(BrokenPictureError);
    await expect(reencodePicture(Buffer.from([0xff, 0xd8, 0xff, 0]), 'image/jpeg', limits)).rejects.toThrow(
      BrokenPictureError,
    );
    await expect(reencodePicture(await aPng(), 'image/jpeg', limits)).rejects.toThrow(BrokenPictureError);
    await expect(reencodePicture(await aPng(), 'image/png', { ...limits, maxPixels: 1_000 })).rejects.toThrow(
      HugePictureError,
    );
  });

  it('is rejected if its pixels have too many bytes, however few they are', async () => {
    const huge = aPngThatStates({ width: 8_000, height: 8_000 });
    const large = aPngThatStates({ width: 8_000, height: 3_000 });

    await expect(reencodePicture(huge, 'image/png', limits)).rejects.toThrow(HugePictureError);
    await expect(reencodePicture(large, 'image/png', limits)).rejects.toThrow(BrokenPictureError);
  });

  it('waits while two others are decoded, and is refused if twenty others wait', async () => {
    const picture = await aPng();

    const results = await Promise.allSettled(
      Array.from({ length: 25 }, () => reencodePicture(picture, 'image/png', limits)),
    );

    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => reason as unknown)).toEqual(refused.map(() => expect.any(TooBusyError)));
    expect(refused).toHaveLength(3);
  });
});
