const { TestEnvironment } = require('jest-environment-jsdom');
const cssom = require('rrweb-cssom');

const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
];

/**
 * The properties that decide whether an element is visible, whether it can be clicked, and its name. Not the opacity: even
 * without motion, antd's dialogs are transparent for their first frames, in which a test may already find a text.
 */
const observed = new Set(['display', 'visibility', 'pointer-events', 'content']);

// jsdom resolves every property of every matching rule for each element that a query by role inspects. antd's rules set
// hundreds of variables on most elements, and took four fifths of the time of these tests.
const { parse } = cssom;
cssom.parse = (text) => {
  const sheet = parse(text);
  sheet.cssRules = onlyObserved(sheet.cssRules);
  return sheet;
};

function onlyObserved(rules) {
  return rules.filter((rule) => {
    if (rule.cssRules) rule.cssRules = onlyObserved(rule.cssRules);
    const { style } = rule;
    if (style === undefined) return true;
    for (const name of Array.from(style)) if (!observed.has(name)) style.removeProperty(name);
    return style.length > 0;
  });
}

/** jsdom plus the parts of a browser that Node has and jsdom lacks. */
module.exports = class WebEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
    this.global.Request = requestWithSignalsOf(this.global);
    this.global.MessageChannel = channelOverTimers(this.global);
    addLayoutStubs(this.global);
    slowDownShortTimes(this.global);
    addLabels(this.global);
    this.global.Blob.prototype.arrayBuffer ??= readBytes(this.global);
    // jsdom does not implement pseudo-elements and prints an error for them.
    const { getComputedStyle } = this.global;
    this.global.getComputedStyle = (element) => getComputedStyle(element);
    // With NODE_ENV=test, antd gives all generated ids the same value, which mixes up labels and dialogs.
    this.global.process.env.NODE_ENV = 'development';
  }
};

// A toast is shown for three seconds and an undo for ten, which on a busy machine pass between two lines of a test. Tests
// about such times have a clock of their own.
function slowDownShortTimes(global) {
  const { setTimeout } = global;
  global.setTimeout = (run, ms, ...args) => setTimeout(run, ms >= 3_000 && ms < 60_000 ? 100 * ms : ms, ...args);
}

// jsdom has no layout, so there is nothing to observe, match or scroll.
function addLayoutStubs(global) {
  class ObserverStub {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  global.ResizeObserver = ObserverStub;
  global.IntersectionObserver = ObserverStub;
  // Reduced motion, because a dialog that fades in can stay invisible for a long time on a busy machine.
  global.matchMedia = (media) => ({
    matches: media.includes('prefers-reduced-motion'),
    media,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  });
  global.scrollTo = () => undefined;
  // Leaflet draws only in a browser that has it.
  global.SVGSVGElement.prototype.createSVGRect = () => undefined;
  global.Element.prototype.scrollTo = () => undefined;
  global.Element.prototype.scrollIntoView = () => undefined;
}

// A query by label or role asks each control for its labels. jsdom then walks the page for each label of each control; here
// it does so once for each label, until the page changes.
function addLabels(global) {
  const { document } = global;
  let known;
  const page = new global.MutationObserver(() => (known = undefined));
  page.observe(document, { subtree: true, childList: true, attributeFilter: ['for', 'id', 'type'] });
  const labels = () => {
    if (page.takeRecords().length > 0) known = undefined;
    return (known ??= labelsByControl(document));
  };
  for (const name of ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea']) {
    Object.defineProperty(global[`HTML${name}Element`].prototype, 'labels', {
      configurable: true,
      get() {
        return this.type === 'hidden' ? null : (labels().get(this) ?? []);
      },
    });
  }
}

function labelsByControl(document) {
  const found = new Map();
  for (const label of document.querySelectorAll('label')) {
    const { control } = label;
    found.set(control, [...(found.get(control) ?? []), label]);
  }
  return found;
}

function readBytes({ FileReader }) {
  return function arrayBuffer() {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.onerror = () => reject(reader.error);
      reader.readAsArrayBuffer(this);
    });
  };
}

// Since Node 24, a request accepts only Node's abort signals, and jsdom's listeners accept only jsdom's.
function requestWithSignalsOf({ AbortSignal }) {
  return new Proxy(globalThis.Request, {
    construct(Request, [input, init]) {
      const signal = init?.signal;
      return new Request(input, signal instanceof AbortSignal ? { ...init, signal: toNodeSignal(signal) } : init);
    },
  });
}

function toNodeSignal(signal) {
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return controller.signal;
}

// Node's MessageChannel keeps the process alive.
function channelOverTimers(global) {
  return class MessageChannel {
    constructor() {
      this.port1 = portTo(global, () => this.port2);
      this.port2 = portTo(global, () => this.port1);
    }
  };
}

function portTo(global, other) {
  return {
    onmessage: null,
    postMessage(data) {
      global.setTimeout(() => other().onmessage?.({ data }), 0);
    },
    close() {},
  };
}
