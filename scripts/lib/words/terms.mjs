import { wordData } from './data.mjs';

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** The terms of the list as patterns. */
export function loadTerms({ groups } = wordData('terms.json')) {
  return groups.flatMap(({ group, scopes, cased = false, terms }) =>
    terms.map((term) => ({
      group,
      better: term.better,
      scopes: new Set(term.scopes ?? scopes),
      within: term.within,
      pattern: new RegExp(term.pattern.replaceAll(' ', '\\s+'), (term.cased ?? cased) ? 'gm' : 'gim'),
    })),
  );
}

/** Parts of a text in which terms are allowed: addresses, code, parameters, texts of the specifications, values on the wire. */
export function loadExemptions(quoted = wordData('quoted-texts.json'), wire = wordData('wire-values.json')) {
  return {
    names: new Set(wire.names),
    fields: wire.fields,
    masks: [
      /https?:\/\/\S+|`[^`\n]+`|\{\{[^}]+\}\}|\$t\([^)]*\)|<\/?\w+>/g,
      wholeWords(odd(quoted.texts)),
      new RegExp(`(?<=["'])(?:${alternatives(wire.values)})(?=["'])`, 'g'),
      wholeWords(wire.paths),
    ],
  };
}

/** Only a text with a violation needs an exemption. */
function odd(quoted) {
  const terms = loadTerms().filter(({ scopes }) => scopes.has('screen'));
  return quoted.map(({ text }) => text).filter((text) => terms.some(({ pattern }) => text.search(pattern) >= 0));
}

const alternatives = (texts) =>
  [...texts]
    .sort((one, other) => other.length - one.length)
    .map((text) => escaped(text).replace(/\\\{\w+\\\}/g, '(?:\\{+\\w+\\}+|§+)'))
    .join('|');

const wholeWords = (texts) => new RegExp(`(?<!\\w)(?:${alternatives(texts)})(?!\\w)`, 'g');

/** A field of the API, of stored data or of recorded events, in a folder that declares it. */
const isField = (name, file, { fields }) =>
  fields.some((field) => field.names.includes(name) && field.within.some((at) => file.startsWith(at)));

/** Violations in one text: the term as written, the better wording, and the position. */
export function violationsIn({ scope, text, offset, name }, file, { terms, exemptions }) {
  if (name !== undefined && (exemptions.names.has(name) || isField(name, file, exemptions))) return [];
  const read = exemptions.masks.reduce((rest, mask) => rest.replace(mask, (found) => '§'.repeat(found.length)), text);
  const found = terms
    .filter(
      ({ scopes, within }) => scopes.has(scope) && (within === undefined || within.some((at) => file.startsWith(at))),
    )
    .flatMap(({ pattern, better, group }) =>
      [...read.matchAll(pattern)].map((match) => ({
        group,
        better,
        scope,
        term: (name ?? match[0]).replace(/§+/g, '…').replace(/\s+/g, ' ').trim(),
        offset: name === undefined ? offset + match.index + match[0].search(/\S/) : offset,
      })),
    );
  return found.filter(
    ({ term, offset: at }, index) => found.findIndex((other) => other.term === term && other.offset === at) === index,
  );
}
