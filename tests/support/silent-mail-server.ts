import { EventEmitter, once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail server that takes an email and then says nothing, until it is told to hang up; afterwards it takes all. */
export interface SilentMailServer {
  readonly url: string;
  /** Resolves when an email was taken and its sender waits for an answer. */
  readonly taken: Promise<void>;
  /** Breaks off every connection; from now on emails are accepted. */
  hangUp(): void;
  /** The emails that were accepted. */
  readonly accepted: readonly string[];
  close(): Promise<void>;
}

const END_OF_DATA = '\r\n.\r\n';

export async function aSilentMailServer(): Promise<SilentMailServer> {
  const sockets = new Set<Socket>();
  const accepted: string[] = [];
  const news = new EventEmitter();
  const taken = once(news, 'taken').then(() => undefined);
  let isSilent = true;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    socket.write('220 silent ESMTP\r\n');
    converse(socket, (mail) => {
      if (isSilent) {
        news.emit('taken');
        return;
      }
      accepted.push(mail);
      socket.write('250 taken\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const hangUp = () => {
    isSilent = false;
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

/** Answers commands; what follows DATA goes to `take` as a whole. */
function converse(socket: Socket, take: (mail: string) => void): void {
  let text = '';
  let isData = false;
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    const end = isData ? END_OF_DATA : '\r\n';
    for (let at = text.indexOf(end); at >= 0 && isData === (end === END_OF_DATA); at = text.indexOf(end)) {
      const said = text.slice(0, at);
      text = text.slice(at + end.length);
      if (isData) {
        isData = false;
        take(said);
      } else if (/^DATA/i.test(said)) {
        isData = true;
        socket.write('354 go on\r\n');
      } else {
        socket.write(/^QUIT/i.test(said) ? '221 bye\r\n' : '250 ok\r\n');
      }
    }
  });
}
