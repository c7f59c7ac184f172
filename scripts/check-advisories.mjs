/**
 * Fails when a production package has a published vulnerability of high or critical severity. This is the only check that
 * needs the network, so a registry that does not respond is reported without failing.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/folders.mjs';
import { npm } from './lib/packages.mjs';

const SEVERE = ['high', 'critical'];
const EXCEPTIONS = process.argv[2] ?? join(ROOT, 'scripts', 'advisory-exceptions.json');

/** Advisories that do not affect the product, each with a reason and an expiration date. */
function exceptions() {
  const { exceptions: list } = JSON.parse(readFileSync(EXCEPTIONS, 'utf8'));
  const broken = list.filter(
    ({ advisory, reason, until }) => !advisory || !reason?.trim() || !/^\d{4}-\d\d-\d\d$/.test(until),
  );
  if (broken.length > 0)
    fail(`Each exception needs "advisory", "reason" and "until" (a date): ${JSON.stringify(broken)}`);
  return new Map(list.map((exception) => [exception.advisory, exception]));
}

/**
 * Advisories of high or critical severity, or the reason why there is no report.
 * @returns {{ failure?: string, advisories?: Map<string, any>, packages?: number }}
 */
function audit() {
  const [command, first] = npm();
  const env = { npm_config_fetch_timeout: '30000', npm_config_fetch_retries: '0', ...process.env };
  const args = [...first, 'audit', '--omit=dev', '--package-lock-only', '--json'];
  const { stdout, error } = spawnSync(command, args, { cwd: ROOT, env, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
  const report = parsed(stdout);
  if (!report?.vulnerabilities) return { failure: report?.message ?? error?.message ?? 'npm printed nothing' };
  const advisories = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((cause) => typeof cause === 'object' && SEVERE.includes(cause.severity));
  const byId = new Map(advisories.map((found) => [found.url.split('/').at(-1), found]));
  return { advisories: byId, packages: report.metadata.dependencies.prod };
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fail(text) {
  console.error(text);
  process.exit(1);
}

const accepted = exceptions();
const { failure, advisories, packages } = audit();
if (failure !== undefined) {
  console.log(`Packages were not checked for known vulnerabilities: the registry did not respond (${failure}).`);
} else {
  const today = new Date().toISOString().slice(0, 10);
  const lines = [...(advisories ?? [])].flatMap(([id, { name, range, severity, title }]) => {
    const exception = accepted.get(id);
    if (exception && today <= exception.until) return [];
    const ended = exception ? ` Its exception expired on ${exception.until}.` : '';
    return [`${id} (${severity}): ${name} ${range}: ${title}.${ended}`];
  });
  if (lines.length > 0) fail(lines.join('\n'));
  console.log(
    `None of ${packages} production packages has a known vulnerability of high or critical severity without an exception.`,
  );
}
