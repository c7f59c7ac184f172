import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const SETTINGS = ['.oxlintrc.json', 'scripts/lint', 'tsconfig.json', 'web/tsconfig.json'];

interface Diagnostic {
  readonly code?: string;
  readonly filename: string;
  readonly message: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

export interface Finding {
  /** Without the name of its plugin. */
  readonly rule: string;
  readonly line: number | undefined;
  readonly message: string;
}

/** Lints files with these texts with the repository's settings, in a folder of their own: the findings of each file. */
export function lintPlanted(files: ReadonlyMap<string, string>): Map<string, Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    for (const path of SETTINGS) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    for (const [file, text] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const args = [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', ...files.keys()];
    const { stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: Number.POSITIVE_INFINITY,
    });
    if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
    const found = new Map([...files.keys()].map((file): [string, Finding[]] => [file, []]));
    for (const { code, filename, message, labels } of diagnostics)
      found.get(filename)?.push({
        rule: code?.match(/\(([^)]+)\)/)?.[1] ?? '',
        line: labels[0]?.span.line,
        message,
      });
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
