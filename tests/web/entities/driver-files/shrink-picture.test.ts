import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { shrinkPicture } from '#web/entities/driver-files/shrink-picture';

/** The drawings on the canvas, in order; jsdom has no canvas of its own. */
let drawn: string[] = [];
const canvas = Object.getOwnPropertyDescriptors(HTMLCanvasElement.prototype);

beforeEach(() => {
  drawn = [];
  const context = {
    fillStyle: '',
    fillRect: (...box: number[]) => drawn.push(`${context.fillStyle} ${box.join(' ')}`),
    drawImage: () => drawn.push('picture'),
  };
  HTMLCanvasElement.prototype.getContext = (() => context) as never;
  HTMLCanvasElement.prototype.toBlob = (done, type) => {
    done(new Blob(['smaller'], { type: type ?? '' }));
  };
  globalThis.createImageBitmap = () => Promise.resolve({ width: 5_120, height: 2_560, close: () => undefined });
});
afterEach(() => {
  Object.defineProperties(HTMLCanvasElement.prototype, { getContext: canvas.getContext, toBlob: canvas.toBlob });
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const fileOf = (head: readonly number[], size: number, type = 'image/png') =>
  new Blob([Uint8Array.from(head), new Uint8Array(size - head.length)], { type });
const text = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0));

describe('a picture before its upload', () => {
  it('is drawn on white, so that what is transparent does not become black', async () => {
    const smaller = await shrinkPicture(fileOf(PNG, 1_300_000));

    expect(drawn).toEqual(['#fff 0 0 2560 1280', 'picture']);
    expect(smaller.type).toBe('image/jpeg');
  });

  it('stays as it is if it is small', async () => {
    const small = fileOf(PNG, 1_000);

    expect(await shrinkPicture(small)).toBe(small);
    expect(drawn).toEqual([]);
  });

  it.each([
    ['HEIC', text('\0\0\0\x18ftypheic'), 'image/heic'],
    ['HEIC without a type', text('\0\0\0\x18ftypmif1'), ''],
    ['WebP', text('RIFF\0\0\0\0WEBP'), 'image/webp'],
  ])('is converted from %s if the browser can decode it', async (_name, head, type) => {
    expect((await shrinkPicture(fileOf(head, 20_000, type))).type).toBe('image/jpeg');
  });

  it('stays as it is if the browser cannot decode it, and so does a PDF', async () => {
    const pdf = fileOf(text('\n%PDF-1.7'), 2_000_000, 'application/pdf');
    expect(await shrinkPicture(pdf)).toBe(pdf);
    globalThis.createImageBitmap = () => Promise.reject(new Error('not a picture'));
    const heic = fileOf(text('\0\0\0\x18ftypheic'), 20_000, 'image/heic');

    expect(await shrinkPicture(heic)).toBe(heic);
  });

  it('is reported if it cannot be read any more', async () => {
    const gone = fileOf(PNG, 1_000);
    gone.slice = () =>
      ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }) as unknown as Blob;

    await expect(shrinkPicture(gone)).rejects.toMatchObject({ name: 'NotReadableError' });
  });
});
