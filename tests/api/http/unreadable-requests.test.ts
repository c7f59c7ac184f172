import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ProblemView } from '#api/http/problem-handler';
import { refuseUnreadable } from '#api/http/unreadable-requests';
import { startTestApi, type TestApi } from '../../support/api';
import { capturedLog } from '../../support/captured-log';

const { lines, log } = capturedLog();
let api: TestApi;
let server: Server;
beforeAll(async () => {
  api = await startTestApi();
  server = createServer(api.app).listen(0, '127.0.0.1');
  refuseUnreadable(server, { ...api.deps, log });
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await api.close();
});

async function responseTo(request: string) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.write(request);
  await once(socket, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { head, problem: ProblemView.parse(JSON.parse(body)) };
}

describe('a request that Node refuses', () => {
  it('gets 431 as a problem when its headers are larger than 16 kB', async () => {
    const { head, problem } = await responseTo(
      `GET /api/user HTTP/1.1\r\nHost: here\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
    );

    expect(head).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\nContent-Type: application\/problem\+json/);
    expect(head).toContain('Cache-Control: private, no-store');
    expect(problem).toMatchObject({ status: 431, code: 'headers-too-large' });
    const requestId = /X-Request-Id: (\S+)/.exec(head)?.[1] ?? 'none';
    expect(problem.instance).toBe(`urn:request:${requestId}`);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ requestId, problem: 'headers-too-large' });
  });

  it('gets 400 as a problem when it is not HTTP', async () => {
    const { head, problem } = await responseTo('nonsense\r\n\r\n');

    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(problem).toMatchObject({ code: 'invalid-input', errors: [{ in: 'header', code: 'unreadable' }] });
  });
});
