import type { Express } from 'express';
import request, { type Response, type Test } from 'supertest';

/** A tus client for one person, request by request, so that a test can stop in the middle. */
export class TusClient {
  constructor(
    private readonly app: Express,
    private readonly token: string,
  ) {}

  /** The same person on another API process. */
  at(app: Express): TusClient {
    return new TusClient(app, this.token);
  }

  begin(size: number, metadata: Readonly<Record<string, string>>): Test {
    const pairs = Object.entries(metadata).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`);
    return this.#withHeaders(request(this.app).post('/api/uploads'))
      .set('Upload-Length', String(size))
      .set('Upload-Metadata', pairs.join(','));
  }

  /** Starts an upload and returns its URL. */
  async create(size: number, metadata: Readonly<Record<string, string>>): Promise<string> {
    return (await this.begin(size, metadata).expect(201)).get('location') ?? '';
  }

  send(url: string, offset: number, bytes: Buffer): Test {
    return this.#withHeaders(request(this.app).patch(url))
      .set('Upload-Offset', String(offset))
      .set('Content-Type', 'application/offset+octet-stream')
      .send(bytes);
  }

  head(url: string): Test {
    return this.#withHeaders(request(this.app).head(url));
  }

  async offset(url: string): Promise<number> {
    return Number((await this.head(url).expect(200)).get('upload-offset'));
  }

  cancel(url: string): Test {
    return this.#withHeaders(request(this.app).delete(url));
  }

  /** The whole file in one request after the first. */
  async upload(content: Buffer, metadata: Readonly<Record<string, string>>): Promise<Response> {
    return this.send(await this.create(content.length, metadata), 0, content);
  }

  #withHeaders(call: Test): Test {
    return call.set('Authorization', `Bearer ${this.token}`).set('Tus-Resumable', '1.0.0');
  }
}

/** The id at the end of an upload's URL. */
export const idIn = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
