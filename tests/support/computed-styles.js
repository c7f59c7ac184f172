const defaultStyleSheet = require('jsdom/lib/jsdom/browser/default-stylesheet');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils');
const { matchesDontThrow } = require('jsdom/lib/jsdom/living/helpers/selectors');
const { propertiesWithResolvedValueImplemented: resolved } = require('jsdom/lib/jsdom/living/helpers/style-rules');
const cssom = require('rrweb-cssom');

/**
 * The properties that decide whether an element is visible, whether it can be clicked, and its name. Not the opacity: even
 * without motion, antd's dialogs are transparent for their first frames, in which a test may already find a text.
 */
const observed = new Set(['display', 'visibility', 'pointer-events', 'content']);

// antd's rules set hundreds of variables on most elements.
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

/** Properties and methods that only the complete declaration of jsdom has. */
const completeOnly = new Set([
  ...['cssText', 'length', 'item', 'parentRule', 'cssFloat', 'getPropertyPriority', 'setProperty', 'removeProperty'],
  ...Object.keys(resolved).filter((name) => !observed.has(name)),
]);
const dashed = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * For every call, jsdom matches each rule against the element and computes sixteen properties, most of them colors that are
 * inherited: half a millisecond, and more after every change of the page. Queries by role and checks of visibility make
 * thousands of calls and read two properties. This computes a property when it is read, and keeps it until the page changes.
 * @param {(element: Element) => CSSStyleDeclaration} getComputedStyle
 */
exports.computedWhenRead = (getComputedStyle) => (element) => {
  const impl = implForWrapper(element);
  /** @type {CSSStyleDeclaration | undefined} */
  let declaration;
  const complete = () => (declaration ??= getComputedStyle(element));
  const read = (name) => {
    if (observed.has(name)) return valueOf(impl, name);
    // Rules have no other properties.
    return completeOnly.has(name) ? complete().getPropertyValue(name) : impl.style.getPropertyValue(name);
  };
  return new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === 'getPropertyValue') return read;
        if (typeof name === 'string' && !completeOnly.has(name) && !/^\d+$/.test(name)) return read(dashed(name));
        const value = complete()[name];
        return typeof value === 'function' ? value.bind(complete()) : value;
      },
    },
  );
};

/** Values until the next change of the document, which replaces jsdom's own cache. */
const kept = new WeakMap();

function valueOf(element, name) {
  const values = valuesOf(element);
  values[name] ??= resolve(element, values.own[name] ?? '', name);
  return values[name];
}

function valuesOf(element) {
  const fresh = () => ({ own: cascade(element) });
  // jsdom notices changes only of attached elements.
  if (!element._attached) return fresh();
  const cache = (element._ownerDocument._styleCache ??= new WeakMap());
  return keep(
    keep(kept, cache, () => new WeakMap()),
    element,
    fresh,
  );
}

function resolve({ parentElement }, own, name) {
  if (own !== '' || resolved[name] === undefined) return own;
  return resolved[name].inherited && parentElement !== null ? valueOf(parentElement, name) : resolved[name].initial;
}

/** As in jsdom, the last matching rule wins, then the element's own style. */
function cascade(element) {
  const values = {};
  const set = (style) => {
    for (const name of observed) {
      const value = style.getPropertyValue(name);
      if (value !== '') values[name] = value === 'unset' ? '' : value;
    }
  };
  const facts = { tag: element._localName.toLowerCase(), classes: classesOf(element) };
  for (const { cssRules } of [defaultSheet(), ...element._ownerDocument.styleSheets._list])
    for (const { selector, style, parts } of keep(selectors, cssRules, () => selectorsOf(cssRules)))
      if (parts.some((part) => canMatch(part, facts)) && matchesDontThrow(element, selector)) set(style);
  set(element.style);
  return values;
}

const classesOf = (element) => new Set((element.getAttributeNS(null, 'class') ?? '').split(/\s+/));

let parsedDefaultSheet;
const defaultSheet = () => (parsedDefaultSheet ??= cssom.parse(defaultStyleSheet));

/** The rules of each style sheet that apply to screens, with what an element needs to match one of their selectors. */
const selectors = new WeakMap();

const selectorsOf = (rules) =>
  Array.from(rules)
    .flatMap((rule) => {
      if (!rule.media) return [rule];
      return Array.from(rule.media).includes('screen') ? Array.from(rule.cssRules) : [];
    })
    .filter(({ selectorText }) => selectorText !== undefined)
    .map(({ selectorText, style }) => ({ selector: selectorText, style, parts: partsOf(selectorText) }));

/** Tag and classes of the element itself in each selector of a list; arguments and attributes are left to jsdom. */
function partsOf(selectorText) {
  // Escapes are left to jsdom, too.
  if (selectorText.includes('\\')) return [{ classes: [] }];
  let plain = selectorText.replace(/"[^"]*"|'[^']*'/g, '').replace(/\[[^\]]*\]/g, '[]');
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '');
  return plain.split(',').map((part) => {
    const last =
      part
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    return {
      tag: /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase(),
      classes: Array.from(last.matchAll(/\.(-?[_a-z][\w-]*)/gi), ([, name]) => name),
    };
  });
}

const canMatch = ({ tag, classes }, element) =>
  (tag === undefined || tag === element.tag) && classes.every((name) => element.classes.has(name));

function keep(map, key, make) {
  if (!map.has(key)) map.set(key, make());
  return map.get(key);
}
