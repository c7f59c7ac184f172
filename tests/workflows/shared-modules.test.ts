import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, it } from '@jest/globals';
import { workflowBundle } from '../support/temporal';

/** Caches of values that depend on nothing but their key. */
const caches = ['domain/shared/formatters.ts'];

interface SourceMap {
  readonly sources: readonly string[];
}

function bundledFiles(): readonly string[] {
  const encoded = readFileSync(workflowBundle().codePath, 'utf8').split('sourceMappingURL=data:').at(-1) ?? '';
  const json = Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64').toString('utf8');
  return (JSON.parse(json) as SourceMap).sources
    .map((file) => relative(process.cwd(), file))
    .filter((file) => /^(domain|workflows|platform)\/.*\.ts$/.test(file));
}

// docs/decisions/034-workflow-code-is-loaded-once.md
it('bundles no module with state, because all workflows share the modules', () => {
  const files = bundledFiles();
  expect(files).toContain('workflows/candidacy/workflow.ts');
  const hasState = (file: string) =>
    /^(export )?(let|var) |^(export )?const .*= (new (Map|Set|Weak)|\[\]|\{\})/m.test(readFileSync(file, 'utf8'));
  expect(files.filter(hasState).filter((file) => !caches.includes(file))).toEqual([]);
});
