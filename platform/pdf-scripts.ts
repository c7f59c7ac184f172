import type { PdfToken } from './pdf-tokens';

/** Events of a form's field: typing, formatting, checking, calculating, the pointer and the focus. Not those of its page. */
const FIELD_EVENTS = new Set(['K', 'F', 'V', 'C', 'E', 'X', 'D', 'U', 'Fo', 'Bl']);
/** No form is nested deeper, or has more references. */
const MAX_DEPTH = 100;
const MAX_REFERENCES = 500_000;

/** A dictionary or list that is being read. */
interface Frame {
  readonly parent: Frame | undefined;
  readonly isList: boolean;
  /** Its key in the dictionary around it. */
  readonly under: string | undefined;
  /** The key whose value comes next, or is being read. */
  key: string | undefined;
  numbers: string[];
  isScript: boolean;
  isField: boolean;
  isPage: boolean;
  /** Whether a script is the field's action or one of its events, and the objects that may be such scripts. */
  hasScript: boolean;
  readonly actions: number[];
  /** Objects that may be all actions of the field. */
  readonly actionLists: number[];
  /** The same, in case that this object is such a list itself. */
  hasListedScript: boolean;
  readonly listed: number[];
}

/** Finds whose the scripts of a PDF are. Its objects have to be read one after another. */
export interface ScriptReader {
  readonly begin: (object: number | undefined) => void;
  readonly read: (token: PdfToken) => void;
  /** Whether each script belongs to a field of a form: none runs when the document is opened. */
  readonly areOfFields: () => boolean;
}

/** Reads the scripts of one PDF. */
export function createScriptReader(): ScriptReader {
  const scripts = new Set<number>();
  const listsWithScripts = new Set<number>();
  const listed = new Map<number, readonly number[]>();
  const listsOfFields = new Set<number>();
  const ofFields = new Set<number>();
  /** Objects to which something else refers than a field. */
  const others = new Set<number>();
  let references = 0;
  let isForeign = false;
  let object: number | undefined;
  let frame: Frame | undefined;

  const openFrame = (isList: boolean): void => {
    if (depthOf(frame) > MAX_DEPTH) isForeign = true;
    else frame = newFrame(frame, isList);
  };

  const refer = (to: number): void => {
    references += 1;
    if (references > MAX_REFERENCES) isForeign = true;
    else if (frame === undefined || frame.isList) others.add(to);
    else placeOf(frame, frame.key, to);
  };

  /** Remembers a reference until it is known whether the dictionary is a field. */
  const placeOf = (dictionary: Frame, key: string | undefined, to: number): void => {
    const isEvent = key !== undefined && FIELD_EVENTS.has(key);
    if (key === 'A') dictionary.actions.push(to);
    else if (key === 'AA') dictionary.actionLists.push(to);
    else if (isEvent && dictionary.under === 'AA' && dictionary.parent?.isList === false)
      dictionary.parent.actions.push(to);
    else if (isEvent && dictionary.parent === undefined) dictionary.listed.push(to);
    else others.add(to);
  };

  const placeScript = ({ parent, under }: Frame): void => {
    const isEvent = under !== undefined && FIELD_EVENTS.has(under);
    if (parent === undefined) {
      if (object === undefined) isForeign = true;
      else scripts.add(object);
    } else if (under === 'A' && !parent.isList) parent.hasScript = true;
    else if (isEvent && parent.under === 'AA' && parent.parent?.isList === false) parent.parent.hasScript = true;
    else if (isEvent && parent.parent === undefined && !parent.isList) parent.hasListedScript = true;
    else isForeign = true;
  };

  const close = (closed: Frame): void => {
    frame = closed.parent;
    if (frame !== undefined) endValue(frame);
    if (closed.isList) return;
    if (closed.isScript) placeScript(closed);
    const isField = closed.isField && !closed.isPage;
    if (closed.hasScript && !isField) isForeign = true;
    for (const to of closed.actions) (isField ? ofFields : others).add(to);
    for (const to of closed.actionLists) (isField ? listsOfFields : others).add(to);
    if (closed.parent === undefined && object !== undefined) {
      if (closed.hasListedScript) listsWithScripts.add(object);
      if (closed.listed.length > 0) listed.set(object, [...(listed.get(object) ?? []), ...closed.listed]);
    }
  };

  return {
    begin: (number) => {
      if (frame !== undefined) isForeign = true;
      object = number;
      frame = undefined;
    },
    read: (token) => {
      if (token.type === '<<') openFrame(false);
      else if (token.type === '[') openFrame(true);
      else if (frame === undefined) return;
      else if (token.type === '>>' || token.type === ']') close(frame);
      else if (token.type === 'name') isForeign = !readName(frame, token.text) || isForeign;
      else if (token.type !== 'word') endValue(frame);
      else if (token.text === 'R' && frame.numbers.length > 1) {
        refer(Number(frame.numbers.at(-2)));
        endValue(frame);
      } else if (/^\d{1,10}$/.test(token.text)) frame.numbers = [...frame.numbers.slice(-1), token.text];
      else endValue(frame);
    },
    areOfFields: () => {
      const isListOfField = (list: number): boolean => listsOfFields.has(list) && !others.has(list);
      for (const [list, actions] of listed) {
        const owners = isListOfField(list) ? ofFields : others;
        actions.forEach((to) => owners.add(to));
      }
      const isOfField = (script: number): boolean => ofFields.has(script) && !others.has(script);
      return (
        !isForeign && frame === undefined && [...listsWithScripts].every(isListOfField) && [...scripts].every(isOfField)
      );
    },
  };
}

const newFrame = (parent: Frame | undefined, isList: boolean): Frame => ({
  ...{ parent, isList, under: parent?.key, key: undefined, numbers: [] },
  ...{ isScript: false, isField: false, isPage: false, hasScript: false, hasListedScript: false },
  ...{ actions: [], actionLists: [], listed: [] },
});

function depthOf(frame: Frame | undefined): number {
  let depth = 0;
  for (let at = frame; at !== undefined && depth <= MAX_DEPTH; at = at.parent) depth += 1;
  return depth;
}

function endValue(frame: Frame): void {
  frame.key = undefined;
  frame.numbers = [];
}

/** Reads a key or a value; false for a script's name that is no type of an action, such as that of a list of scripts. */
function readName(frame: Frame, name: string): boolean {
  const { key } = frame;
  const isKey = !frame.isList && (key === undefined || frame.numbers.length > 0);
  endValue(frame);
  if (isKey) {
    frame.key = name;
    if (['FT', 'T'].includes(name)) frame.isField = true;
    return name !== 'JavaScript';
  }
  if (key === 'Type' && ['Page', 'Pages', 'Catalog'].includes(name)) frame.isPage = true;
  if (key === 'Subtype' && name === 'Widget') frame.isField = true;
  if (name !== 'JavaScript') return true;
  frame.isScript = key === 'S';
  return frame.isScript;
}
