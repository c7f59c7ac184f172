import { jest } from '@jest/globals';
import type { FakeApi } from './fake-api';

interface Refusal {
  status: number;
  code: string;
}

const PLACE = '/api/uploads/0196f000-0000-7000-8000-000000000001';

/** The server side of the tus protocol for one file, with a connection that a test can cut. */
export class FakeUploads {
  received = 0;
  /** Includes bytes that arrived twice. */
  sent = 0;
  size = 0;
  metadata: Record<string, string> = {};
  creations = 0;
  removed = false;
  /** Drops all further requests. */
  isCut = false;
  /** Cuts the connection after this many bytes. */
  cutAt = Infinity;
  /** The server does not answer before this. */
  hold: Promise<void> = Promise.resolve();
  /** The response to the last byte. */
  refusal: Refusal | undefined;

  /** Takes precedence over the rest of the fake network. */
  before(api: FakeApi): this {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const request = input instanceof Request ? input : undefined;
      if (request === undefined || !request.url.includes('/api/uploads')) return api.fetch(input, init);
      if (this.isCut) throw new TypeError('Failed to fetch');
      return this.answer(request);
    });
    return this;
  }

  private async answer(request: Request): Promise<Response> {
    switch (request.method) {
      case 'POST':
        return this.create(request.headers);
      case 'HEAD':
        return this.reply(200, { 'Upload-Offset': String(this.received), 'Upload-Length': String(this.size) });
      case 'PATCH':
        return this.take(request);
      default:
        this.removed = true;
        return this.reply(204);
    }
  }

  private create(headers: Headers): Response {
    this.creations += 1;
    this.received = 0;
    this.size = Number(headers.get('Upload-Length'));
    const said = (headers.get('Upload-Metadata') ?? '').split(',').map((pair) => pair.split(' '));
    this.metadata = Object.fromEntries(said.map(([name = '', value = '']) => [name, atob(value)]));
    return this.reply(201, { Location: PLACE });
  }

  private async take(request: Request): Promise<Response> {
    const bytes = await request.arrayBuffer();
    await this.hold;
    if (Number(request.headers.get('Upload-Offset')) !== this.received) return this.refuse(409, 'upload-changed');
    this.received += bytes.byteLength;
    this.sent += bytes.byteLength;
    if (this.received >= this.cutAt) [this.isCut, this.cutAt] = [true, Infinity];
    if (this.received < this.size) return this.reply(204, { 'Upload-Offset': String(this.received) });
    if (this.refusal !== undefined) return this.refuse(this.refusal.status, this.refusal.code);
    return this.reply(200, { 'Upload-Offset': String(this.received) });
  }

  private refuse(status: number, code: string): Response {
    return new Response(JSON.stringify({ status, code, message: code, params: {} }), { status });
  }

  private reply(status: number, headers: Record<string, string> = {}): Response {
    return new Response(null, { status, headers: { 'Tus-Resumable': '1.0.0', ...headers } });
  }
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A file with the first bytes of a picture. */
export const aPictureFile = (bytes = 2_000, name = 'front.png') =>
  new File([new Uint8Array(bytes).map((_, at) => PNG[at] ?? 1)], name, { type: 'image/png' });
