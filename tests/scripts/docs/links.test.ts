import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { runScript } from '../../support/fake-registry';

const PAGE = '# Plain page\n\n## Who may act?\n\n## `code` and [a link](plain.md)\n\n## Twice\n\n## Twice\n';

/** Runs the check over a folder with one page and the planted files. */
async function checked(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'gladhand-links-'));
  try {
    for (const [name, content] of Object.entries({ 'docs/plain.md': PAGE, ...files })) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), content);
    }
    return await runScript(['scripts/check-doc-links.mjs', root]);
  } finally {
    rmSync(root, { recursive: true });
  }
}

describe('the check of links to docs', () => {
  it.each([
    ['domain/a.ts', '/** Rule (docs/nowhere.md). */', 'domain/a.ts:1: docs/nowhere.md does not exist'],
    ['domain/a.ts', '\n// See docs/plain.md#missing.', 'domain/a.ts:2: docs/plain.md has no heading #missing'],
    ['api/a.ts', "const help = 'docs/plain.md#missing';", 'docs/plain.md has no heading #missing'],
    ['web/a.tsx', '/** As nowhere.md says. */', 'web/a.tsx:1: nowhere.md does not exist'],
    ['README.md', 'Read [it](docs/nowhere.md).', 'README.md:1: docs/nowhere.md does not exist'],
    ['README.md', '![A page](docs/pictures/none.png)', 'README.md:1: docs/pictures/none.png does not exist'],
    ['docs/b.md', 'Read [it](plain.md#missing).', 'docs/b.md:1: docs/plain.md has no heading #missing'],
    ['docs/b.md', '# B\n\n[Above](#missing)', 'docs/b.md:3: docs/b.md has no heading #missing'],
    ['CONTRIBUTING.md', 'A rule goes in `domain/none.ts`.', 'CONTRIBUTING.md:1: domain/none.ts does not exist'],
    ['domain/a.ts', '/** States (workflows page, section 5). */', '"workflows page" is not in the repository'],
    ['db/a.sql', '-- spec section 7', 'db/a.sql:1: "spec section 7"'],
    ['api/a.ts', '/** Both (driver-side spec section 4). */', '"driver-side spec"'],
    ['api/a.ts', '// Asked by the regulations page.', '"regulations page"'],
    ['api/a.ts', '/**\n * Kept (architecture page,\n * section 7).\n */', 'api/a.ts:2: "page, section 7"'],
    ['domain/a.ts', '/** Queues of workflows.md section 2. */', '"workflows.md'],
  ])('finds in %s the planted %j', async (file, content, problem) => {
    const { code, text } = await checked({ [file]: content });

    expect(text).toContain(problem);
    expect(code).toBe(1);
  });

  it.each([
    ['domain/a.ts', '/** Moves (docs/plain.md#who-may-act), see docs/plain.md. */'],
    ['domain/a.ts', '// docs/plain.md#code-and-a-link, docs/plain.md#twice, docs/plain.md#twice-1'],
    ['docs/b.md', '# B\n\n[Above](#b), [page](plain.md#plain-page), [law](https://example.org/law.md#part)'],
    ['docs/b.md', 'Rules are in `docs/plain.md` and `rules.ts`, their tests in `tests/<concept>/rules.test.ts`.'],
    ['docs/decisions/001-a.md', 'It was in `domain/none.ts`.'],
    ['domain/a.ts', '/** Employers of three years (49 CFR 391.23), Form I-9, section 1, RFC 9106 section 4. */'],
    ['db/a.ts', "const fixture = 'psp.md';"],
  ])('passes %s with %j', async (file, content) => {
    expect(await checked({ [file]: content })).toMatchObject({ code: 0 });
  });

  it('passes for the repository, which links to many pages', async () => {
    const { code, text } = await runScript(['scripts/check-doc-links.mjs']);

    expect(text).toMatch(/^\d{3,} references to pages in \d{4,} files; 0 problems\n$/);
    expect(code).toBe(0);
  });
});
