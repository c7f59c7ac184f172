const { readFileSync } = require('node:fs');
const { Script } = require('node:vm');
const { transformSync } = require('@swc/core');
const Runtime = require('jest-runtime').default;
const { options } = require('./transform');

// Temporal's packages load the failure converter by its path.
require.extensions['.ts'] = (module, filename) => {
  module._compile(
    transformSync(readFileSync(filename, 'utf8'), { ...options, filename, sourceMaps: false }).code,
    filename,
  );
};

/**
 * Tables and functions of plain values, without state, which pages share, too: the ZIP codes alone are 5 MB of code for each
 * test file that imports them.
 */
const tables = new Set(['zipcodes', 'brotli', 'unicode-properties', 'linebreak']);

/** Compiled modules, which V8 can run in the context of each test file. */
const scripts = new Map();

/**
 * Code and paths of modules by the resolver of their project (Jest makes a new resolver when files change) and by the
 * environment of the test file: a package can export one file to browsers and another to Node.
 */
const caches = new WeakMap();

/**
 * Jest reads, hashes and compiles every module for each test file again. This keeps code and paths for the next test file
 * of the worker, never a module of ours: each test file still evaluates those. In the shared environment, packages are loaded
 * once per worker.
 * See docs/decisions/033-compiled-modules-stay-in-the-worker.md and docs/decisions/099-packages-are-loaded-once-per-test-worker.md
 */
module.exports = class CachingRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const [, environment, resolver] = args;
    if (!caches.has(resolver)) caches.set(resolver, new Map());
    const { transforms, internals, paths } = keep(caches.get(resolver), conditionsOf(environment), () => ({
      transforms: new Map(),
      internals: new Map(),
      paths: new Map(),
    }));
    keepPaths(this._resolution, paths);
    keepTransforms(this.transformCache, transforms, internals);
    keepScripts(this.executor);
  }

  requireModule(...args) {
    const path = this.#packageOf(...args);
    return path === undefined ? super.requireModule(...args) : require(path);
  }

  /** The path of a package that Node itself loads; undefined for our modules and those of Jest. */
  #packageOf(from, moduleName, options) {
    if (moduleName === undefined || options?.isInternalModule || this._resolution.isCoreModule(moduleName)) {
      return undefined;
    }
    if (!this._environment.isShared && !tables.has(moduleName)) return undefined;
    const path = this._resolution.resolveCjs(from, moduleName);
    return path.includes('/node_modules/') ? path : undefined;
  }
};

const conditionsOf = (environment) => (environment.exportConditions?.() ?? []).join();

function keepPaths(resolution, paths) {
  resolution.cjsCache = { get: (key) => paths.get(key), set: (key, path) => paths.set(key, path), clear() {} };
}

function keepTransforms(cache, transforms, internals) {
  const transform = cache.transform.bind(cache);
  cache.transform = (file, options) => {
    // Jest's own modules, which are not transformed.
    if (options?.isInternalModule) return keep(internals, file, () => transform(file, options));
    const result = keep(transforms, file, () => {
      transform(file, options);
      return cache.transforms.get(file);
    });
    cache.transforms.set(file, result);
    if (result.sourceMapPath) cache.sourceMaps.set(file, result.sourceMapPath);
    return result.code;
  };
}

function keepScripts(executor) {
  const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
  const compile = executor.compile.bind(executor);
  executor.compile = (source, filename) => {
    const key = head + filename;
    let kept = scripts.get(key);
    if (kept?.source !== source) {
      try {
        kept = { source, script: new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length }) };
      } catch {
        // Jest explains syntax errors.
        return compile(source, filename);
      }
      scripts.set(key, kept);
    }
    if (executor.environment.isShared) return kept.script.runInThisContext();
    const context = executor.environment.getVmContext();
    return context && kept.script.runInContext(context);
  };
}

function keep(kept, key, make) {
  if (!kept.has(key)) kept.set(key, make());
  return kept.get(key);
}
