import { EventEmitter, once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** An email server that receives an email and then does not respond, until `hangUp`; afterwards it accepts every email. */
export interface UnresponsiveMailServer {
  readonly url: string;
  /** Resolves when an email was received and its sender waits for the response. */
  readonly taken: Promise<void>;
  /** Closes every connection; emails are accepted afterwards. */
  hangUp(): void;
  /** The emails that were accepted. */
  readonly accepted: readonly string[];
  close(): Promise<void>;
}

const END_OF_DATA = '\r\n.\r\n';

export async function anUnresponsiveMailServer(): Promise<UnresponsiveMailServer> {
  const sockets = new Set<Socket>();
  const accepted: string[] = [];
  const news = new EventEmitter();
  const taken = once(news, 'taken').then(() => undefined);
  let isUnresponsive = true;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    socket.write('220 test ESMTP\r\n');
    converse(socket, (mail) => {
      if (isUnresponsive) {
        news.emit('taken');
        return;
      }
      accepted.push(mail);
      socket.write('250 taken\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const hangUp = () => {
    isUnresponsive = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `smtp://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    taken,
    hangUp,
    accepted,
    close: async () => {
      hangUp();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Responds to commands; passes the complete content after DATA to `take`. */
function converse(socket: Socket, take: (mail: string) => void): void {
  let text = '';
  let isData = false;
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    const end = isData ? END_OF_DATA : '\r\n';
    for (let at = text.indexOf(end); at >= 0 && isData === (end === END_OF_DATA); at = text.indexOf(end)) {
      const line = text.slice(0, at);
      text = text.slice(at + end.length);
      if (isData) {
        isData = false;
        take(line);
      } else if (/^DATA/i.test(line)) {
        isData = true;
        socket.write('354 go on\r\n');
      } else {
        socket.write(/^QUIT/i.test(line) ? '221 bye\r\n' : '250 ok\r\n');
      }
    }
  });
}
