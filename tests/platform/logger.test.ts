import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { createLogger } from '#platform/logger';

function logged(write: (log: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  write(createLogger({ level: 'info', name: 'test', destination }));
  return lines.join('');
}

describe('the log', () => {
  it('redacts personal data that was logged by mistake', () => {
    const text = logged((log) => {
      log.info({ email: 'a@b.com', user: { phone: '+15550100' }, deep: { body: { password: 'hunter2' } } }, 'oops');
    });

    expect(text).toContain('[redacted]');
    expect(text).not.toMatch(/a@b\.com|15550100|hunter2/);
  });

  it('shows where an error happened, without its values', () => {
    const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(a@b.com) exists' });
    const text = logged((log) => {
      log.error({ err: error }, 'failed');
    });

    expect(text).toContain('23505');
    expect(text).toContain('logger.test');
    expect(text).not.toContain('a@b.com');
  });

  it('omits the value that the database rejected', () => {
    const error = Object.assign(new Error('invalid input syntax for type date: "a@b.com"'), { code: '22007' });
    const text = logged((log) => {
      log.error({ err: error }, 'failed');
    });

    expect(text).toContain('invalid input syntax for type date');
    expect(text).not.toContain('a@b.com');
  });
});
