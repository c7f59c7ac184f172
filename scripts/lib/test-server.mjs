import { createHash } from 'node:crypto';
import { chmodSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { downloadBySdk, reachDownloads } from './download.mjs';
import { Fault } from './fault.mjs';
import { cached, firstOf, isExecutable, onPath } from './finder.mjs';
import { cacheFolder, LOGS, ROOT } from './folders.mjs';
import { step } from './progress.mjs';
import { run } from './run.mjs';

const VERSION = '1.38.0';
const PROGRAM = 'temporal-test-server';
const CACHED = `${PROGRAM}-${VERSION}-${process.platform}-${process.arch}`;
const PLUGIN = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';

const advice = 'Install a JDK 17 and Maven, or set TEST_SERVER_PATH to a temporal-test-server program.';

// `exec`, because the SDK kills the process that it started: a remaining shell would leave the server running. The first
// two options halve the start time of the JVM, which must listen within five seconds.
const SCRIPT = `#!/bin/sh
exec java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xshare:auto \\
  -cp "$(dirname "$0")/lib/*" io.temporal.testserver.TestServer "$@"
`;

/** Finds the time-skipping Temporal test server, used only by tests. */
export function findTestServer() {
  return firstOf(
    'The time-skipping Temporal test server',
    [
      ['TEST_SERVER_PATH', () => process.env.TEST_SERVER_PATH],
      ['in the cache', fromCache],
      ['download', () => fillCache(download)],
      ['from Maven', () => fillCache(buildWithMaven)],
    ],
    advice,
  );
}

function fromCache() {
  const path = join(cacheFolder(), CACHED, PROGRAM);
  return isExecutable(path) ? path : undefined;
}

async function fillCache(build) {
  return join(await cached(CACHED, build), PROGRAM);
}

async function download(folder) {
  await reachDownloads();
  await downloadBySdk({
    title: 'the Temporal test server',
    kind: 'time-skipping',
    version: `v${VERSION}`,
    folder,
    name: PROGRAM,
  });
}

async function buildWithMaven(folder) {
  if (!onPath('java')) throw new Fault('`java` is not on PATH');
  const maven = onPath('mvn');
  if (!maven) throw new Fault('`mvn` is not on PATH');
  const pom = join(folder, 'pom.xml');
  cpSync(join(ROOT, 'scripts', PROGRAM, 'pom.xml'), pom);
  const lib = join(folder, 'lib');
  const limits = ['-Dmaven.wagon.http.connectionTimeout=10000', '-Dmaven.wagon.rto=30000'];
  await step('Downloading the Temporal test server with Maven', () =>
    run(maven, ['-B', '-f', pom, ...limits, PLUGIN, '-DincludeScope=runtime', `-DoutputDirectory=${lib}`], {
      cwd: folder,
      log: join(LOGS, 'test-server-build.log'),
      watched: true,
    }),
  );
  verify(lib);
  rmSync(pom);
  writeFileSync(join(folder, PROGRAM), SCRIPT);
  chmodSync(join(folder, PROGRAM), 0o755);
}

function verify(lib) {
  const wanted = readFileSync(join(ROOT, 'scripts', PROGRAM, 'checksums.txt'), 'utf8')
    .trim()
    .split('\n');
  const found = readdirSync(lib).map((jar) => {
    const sum = createHash('sha256')
      .update(readFileSync(join(lib, jar)))
      .digest('hex');
    return `${sum}  ${jar}`;
  });
  const unexpected = found.filter((line) => !wanted.includes(line));
  if (unexpected.length > 0) throw new Fault(`these files do not match the pinned checksums: ${unexpected.join(', ')}`);
}
