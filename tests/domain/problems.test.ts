import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  isProblemCode,
  type ProblemCode,
  ProblemError,
  problemMessage,
  problems,
  requireNoProblem,
} from '#domain/problems';

const ROOT = join(__dirname, '..', '..');
const layers = ['activities', 'api', 'db', 'domain', 'platform', 'workflows'];

const codes = Object.keys(problems) as ProblemCode[];

describe('the problem catalog', () => {
  it.each(codes)('has a code in kebab case and a text for %s', (code) => {
    expect(code).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
    expect(problems[code].title).not.toBe('');
  });

  it.each(codes)('never asks to reload a page, which reads again what it shows: %s', (code) => {
    expect(problems[code].title).not.toMatch(/reload|refresh|check it again/i);
  });

  it('has each code once: a second one would hide the text of the first', () => {
    const files = readdirSync(join(ROOT, 'domain'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(^|\/)problems\.ts$/.test(file),
    );
    const defined = files.flatMap((file) =>
      [...readFileSync(join(ROOT, 'domain', file), 'utf8').matchAll(/^ {2}'?([a-z0-9-]+)'?: \{/gm)].map(
        ([, code]) => code,
      ),
    );
    expect(defined.length).toBeGreaterThanOrEqual(codes.length);
    expect(defined.filter((code, index) => defined.indexOf(code) !== index)).toEqual([]);
  });

  it('has the specified texts word for word', () => {
    expect(problems['session-expired'].title).toBe('Session has been expired');
    expect(problems['approve-email'].title).toBe('Please approve your email');
    expect(problems.forbidden.title).toBe('Forbidden resource');
    expect(problems['not-found'].title).toBe('Page not found.');
    expect(problems.internal.title).toBe('Something went wrong');
  });

  it('fills parameters into the text', () => {
    const message = problemMessage('organization-inactive', { organization: 'Blue Mesa' });

    expect(message).toBe('Blue Mesa is not active, please contact support');
  });

  it('is never thrown or returned without what its text names', () => {
    const naming = codes.filter((code) => /\{\w+\}/.test(problems[code].title));
    const bare = new RegExp(`ProblemError\\('(${naming.join('|')})'\\)|code: '(${naming.join('|')})' \\}`, 'g');
    const found = layers.flatMap((layer) =>
      readdirSync(join(ROOT, layer), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .flatMap((file) => readFileSync(join(ROOT, layer, file), 'utf8').match(bare) ?? []),
    );

    expect(naming.length).toBeGreaterThan(10);
    expect(found).toEqual([]);
  });

  it('knows its own codes and no others', () => {
    expect(isProblemCode('forbidden')).toBe(true);
    expect(isProblemCode('toString')).toBe(false);
  });

  it('throws the problem that a rule returned, with its parameters', () => {
    const problem = { code: 'organization-inactive', params: { organization: 'Blue Mesa' } } as const;

    expect(() => {
      requireNoProblem(problem);
    }).toThrow(ProblemError);
    expect(() => {
      requireNoProblem(undefined);
    }).not.toThrow();
  });
});
