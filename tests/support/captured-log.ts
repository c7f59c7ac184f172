import { Writable } from 'node:stream';
import { createLogger } from '#platform/logger';

/** A logger whose lines the test reads. */
export function capturedLog() {
  const lines: string[] = [];
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  return { lines, log: createLogger({ level: 'info', name: 'api', destination }) };
}
