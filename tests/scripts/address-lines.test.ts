import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';

const LIB = pathToFileURL(join(__dirname, '..', '..', 'scripts', 'lib', 'demo-logins.mjs')).href;

function linesOf(env: object, logins: object[]): string {
  const code = `import { addressLines } from '${LIB}';
    process.stdout.write(addressLines(${JSON.stringify(env)}, ${JSON.stringify(logins)}).join('\\n'));`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' });
}

const url = 'http://127.0.0.1:8080';
const inbox = 'http://127.0.0.1:8025';
const login = { role: 'Operations', login: 'ops@gladhand.example', password: 'secret', url };

it('names the address, the inbox and, without a demo, the command that creates the first account', () => {
  const text = linesOf({ PUBLIC_URL: url, MAIL_INBOX_URL: inbox }, []);

  expect(text).toContain(`Gladhand runs at ${url}\n`);
  expect(text).toContain(`${url}/dev/mail\n`);
  expect(text).toContain('npm run ops:create -- <email> <first name> <last name>');
});

it('names the logins of a demo instead of the command, and no inbox where there is none', () => {
  const text = linesOf({ PUBLIC_URL: url }, [login]);

  expect(text).toContain('ops@gladhand.example');
  expect(text).not.toContain('ops:create');
  expect(text).not.toContain('/dev/mail');
});
