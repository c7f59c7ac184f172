const support = '<rootDir>/tests/support';

const project = (name, more = {}) => ({
  displayName: name,
  rootDir: __dirname,
  testEnvironment: `${support}/shared-environment.js`,
  runtime: `${support}/jest-runtime.js`,
  testMatch: [`<rootDir>/tests/${name}/**/*.test.{ts,tsx}`],
  transform: { '^.+\\.[cm]?[jt]sx?$': `${support}/transform.js` },
  transformIgnorePatterns: [],
  // Otherwise Jest makes a `jest` object for every module.
  injectGlobals: false,
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/\\.gladhand/'],
  restoreMocks: true,
  ...more,
  setupFiles: [`${support}/test-now.js`, ...(more.setupFiles ?? [])],
});

const temporal = [`${support}/temporal-runtime.ts`];
const database = { globalSetup: `${support}/database-global-setup.ts` };

module.exports = {
  // A long timeout, so that only hanging tests fail: on a busy machine a page or worker can take minutes to start.
  testTimeout: 600_000,
  // A worker keeps a little of each file; one with many files behind it would run out of memory.
  workerIdleMemoryLimit: '2500MB',
  reporters: ['default', `${support}/jest-progress.js`],
  projects: [
    project('domain'),
    project('platform'),
    project('db', database),
    project('activities', { ...database, setupFiles: temporal }),
    project('workflows', { ...database, setupFiles: temporal }),
    project('worker', { ...database, setupFiles: temporal }),
    project('api', database),
    project('scripts'),
    project('demo', { ...database, setupFiles: temporal }),
    project('lab'),
    project('web', {
      // The Testing Library registers its hooks with them.
      injectGlobals: true,
      testEnvironment: `${support}/web-environment.js`,
      setupFilesAfterEnv: [`${support}/web-setup.ts`],
      moduleNameMapper: {
        '\\.css$': `${support}/empty-module.js`,
        '^#web/(.*)$': '<rootDir>/web/src/$1',
        // Jest loads the package's CommonJS files.
        '^antd/es/(.*)$': 'antd/lib/$1',
      },
    }),
  ],
};
