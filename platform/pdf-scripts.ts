import type { PdfToken } from './pdf-tokens';
import { firstValue, type PdfDictionary, type PdfValue } from './pdf-values';

/** Events of a form's field: typing, formatting, checking, calculating, the pointer and the focus. Not those of its page. */
const FIELD_EVENTS = new Set(['K', 'F', 'V', 'C', 'E', 'X', 'D', 'U', 'Fo', 'Bl']);
const SCRIPT = 'JavaScript';
/** More than any form has in one object. */
const MAX_TOKENS = 500_000;

/** Finds whose the scripts of a PDF are. Its objects have to be read one after another. */
export interface ScriptReader {
  readonly begin: (object: number | undefined) => void;
  readonly read: (token: PdfToken) => void;
  /** Whether each script belongs to a field of a form: none runs when the document is opened. */
  readonly areOfFields: () => boolean;
}

/** Reads the scripts of one PDF. */
export function createScriptReader(): ScriptReader {
  const places = createPlaces();
  let object: number | undefined;
  let tokens: PdfToken[] = [];
  const end = (): void => {
    places.addObject(object, tokens);
    tokens = [];
  };
  return {
    begin: (number) => {
      end();
      object = number;
    },
    read: (token) => {
      if (tokens.length <= MAX_TOKENS) tokens.push(token);
    },
    areOfFields: () => {
      end();
      return places.areOfFields();
    },
  };
}

/** The places of scripts in the objects, and the objects that refer to them. */
function createPlaces() {
  const scripts = new Set<number>();
  const references: Record<ReferenceKind, Set<number>> = { action: new Set(), events: new Set(), other: new Set() };
  /** Objects that may be lists of events. */
  const lists: { readonly object: number; readonly dictionary: PdfDictionary }[] = [];
  let isForeign = false;

  const add = (facts: Iterable<Fact>): void => {
    for (const fact of facts) {
      if (fact === 'foreign') isForeign = true;
      else references[fact.kind].add(fact.to);
    }
  };

  const addObject = (object: number | undefined, tokens: readonly PdfToken[]): void => {
    if (tokens.length === 0) return;
    const read = firstValue(tokens);
    // A script belongs to nothing if its object does not end or has no number, or if it is behind an object.
    const rest = read === undefined ? tokens : tokens.slice(read.next);
    isForeign ||= object === undefined || tokens.length > MAX_TOKENS || rest.some(hasScriptName);
    if (read === undefined || object === undefined) return;
    const { value } = read;
    if (value.type !== 'dictionary') add(factsOf(value, false));
    else if (mayListEvents(value) && !isScript(value)) lists.push({ object, dictionary: value });
    else {
      if (isScript(value)) scripts.add(object);
      add(factsOfEntries(value));
    }
  };

  const areOfFields = (): boolean => {
    // First what refers to the lists, then what these refer to.
    for (const { dictionary } of lists) add(factsOfEntries(withoutEvents(dictionary)));
    for (const { object, dictionary } of lists) {
      const isOfField = references.events.has(object) && !references.other.has(object);
      add(factsOfEvents(onlyEvents(dictionary), isOfField));
    }
    const isOfField = (script: number): boolean => references.action.has(script) && !references.other.has(script);
    return !isForeign && [...scripts].every(isOfField);
  };

  return { addObject, areOfFields };
}

/** A field refers to an object as to its action, or to the list of its events; everything else is another reference. */
type ReferenceKind = 'action' | 'events' | 'other';
/** A reference, or a script that belongs to no field. */
type Fact = 'foreign' | { readonly kind: ReferenceKind; readonly to: number };

function* factsOf(value: PdfValue, isAction: boolean): Generator<Fact> {
  if (value.type === 'reference') yield { kind: isAction ? 'action' : 'other', to: value.to };
  else if (value.type === 'list') for (const item of value.items) yield* factsOf(item, false);
  else if (isNamed(value, SCRIPT)) yield 'foreign';
  else if (value.type === 'dictionary') {
    if (isScript(value) && !isAction) yield 'foreign';
    yield* factsOfEntries(value);
  }
}

function* factsOfEntries(dictionary: PdfDictionary): Generator<Fact> {
  const isOfField = isField(dictionary);
  for (const [key, value] of dictionary.entries) {
    if (key === SCRIPT) yield 'foreign';
    if (key === 'AA' && value.type === 'dictionary') yield* factsOfEvents(value, isOfField);
    else if (key === 'AA' && value.type === 'reference') yield { kind: isOfField ? 'events' : 'other', to: value.to };
    else if (key !== 'S' || !isNamed(value, SCRIPT)) yield* factsOf(value, key === 'A' && isOfField);
  }
}

function* factsOfEvents({ entries }: PdfDictionary, isOfField: boolean): Generator<Fact> {
  for (const [key, value] of entries) yield* factsOf(value, isOfField && FIELD_EVENTS.has(key));
}

const isNamed = (value: PdfValue | undefined, name: string): boolean => value?.type === 'name' && value.text === name;
const hasScriptName = (token: PdfToken): boolean => token.type === 'name' && token.text === SCRIPT;

const isScript = ({ entries }: PdfDictionary): boolean =>
  entries.some(([key, value]) => key === 'S' && isNamed(value, SCRIPT));

/** Whether a dictionary is a field of a form, or the widget that shows it. */
function isField({ entries }: PdfDictionary): boolean {
  const isOther = entries.some(
    ([key, value]) => key === 'Type' && ['Page', 'Pages', 'Catalog'].some((name) => isNamed(value, name)),
  );
  const isOne = entries.some(
    ([key, value]) => ['FT', 'T'].includes(key) || (key === 'Subtype' && isNamed(value, 'Widget')),
  );
  return isOne && !isOther;
}

/** A reference or a script, as an event of a list has it. */
const isEvent = ([key, value]: PdfDictionary['entries'][number]): boolean =>
  FIELD_EVENTS.has(key) && (value.type === 'reference' || (value.type === 'dictionary' && isScript(value)));

const mayListEvents = ({ entries }: PdfDictionary): boolean => entries.some((entry) => isEvent(entry));
const onlyEvents = ({ entries }: PdfDictionary): PdfDictionary => ({
  type: 'dictionary',
  entries: entries.filter((entry) => isEvent(entry)),
});
const withoutEvents = ({ entries }: PdfDictionary): PdfDictionary => ({
  type: 'dictionary',
  entries: entries.filter((entry) => !isEvent(entry)),
});
