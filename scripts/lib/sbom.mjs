import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Fault } from './fault.mjs';
import { readJson, ROOT, writeJson } from './folders.mjs';
import { npm } from './packages.mjs';
import { printLine } from './progress.mjs';

/** In the build folder, so that the image contains it. */
export const SBOM_FILE = join(ROOT, 'dist', 'sbom.cdx.json');

/** `npm run sbom`: writes the production packages of the lock file in CycloneDX format. */
export async function writeSbom() {
  const [command, first] = npm();
  const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  const { stdout } = await promisify(execFile)(command, [...first, 'sbom', ...options], {
    cwd: ROOT,
    maxBuffer: 64 * 2 ** 20,
  });
  const bom = withoutDevDependencies(JSON.parse(stdout));
  const { name, version } = readJson(join(ROOT, 'package.json'));
  if (!bom.components?.length) throw new Fault('npm listed no packages. Is package-lock.json missing?');
  // npm names the product after its folder.
  bom.metadata.component = { ...bom.metadata.component, name, version };
  writeJson(SBOM_FILE, bom);
  printLine(`${bom.components.length} packages of ${name} ${version} written to ${SBOM_FILE}`);
}

// npm's own `--omit=dev` also drops packages that dev dependencies merely list, React and zod among them.
function withoutDevDependencies(bom) {
  const isDevDependency = ({ properties = [] }) => properties.some(({ name }) => name.endsWith(':development'));
  const gone = new Set(bom.components.filter(isDevDependency).map((component) => component['bom-ref']));
  const stays = (ref) => !gone.has(ref);
  return {
    ...bom,
    components: bom.components.filter((component) => stays(component['bom-ref'])),
    dependencies: bom.dependencies
      .filter(({ ref }) => stays(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(stays) })),
  };
}
