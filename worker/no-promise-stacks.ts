/**
 * Loaded with `--require` before the worker, in its workflow threads, too: the SDK then collects no stack trace for each
 * promise of a workflow (docs/decisions/034-workflow-code-is-loaded-once.md). It does so only for the query `__stack_trace`,
 * and does without where Node.js does not offer the hook. Node.js itself does not use this object.
 */
import v8 from 'node:v8';

const promiseHooks = {
  ...v8.promiseHooks,
  createHook: () => {
    throw new Error('Stack traces of promises are switched off');
  },
};

// Not an assignment, because the type is read-only.
Object.assign(v8, { promiseHooks });
