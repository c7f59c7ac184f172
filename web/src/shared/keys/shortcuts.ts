/**
 * Every shortcut of the console, by group, with its keys: the pages register them by name, and the sheet of shortcuts lists
 * them. Single characters can be turned off. The keys of common widgets, such as menus and tabs, are not in it.
 */
export const shortcuts = {
  everywhere: { palette: ['mod+k'], sheet: ['?'] },
  lists: { down: ['j'], up: ['k'], open: ['e'], choose: ['x'] },
  board: {
    down: ['j', 'ArrowDown'],
    up: ['k', 'ArrowUp'],
    right: ['ArrowRight'],
    left: ['ArrowLeft'],
    open: ['e'],
    move: ['s'],
  },
  panel: { next: ['j', 'ArrowRight'], previous: ['k', 'ArrowLeft'] },
  text: { bold: ['mod+b'], italic: ['mod+i'] },
  reviews: { approve: ['a'], reject: ['r'], next: ['n'], release: ['u'] },
  pictures: { larger: ['z'], smaller: ['o'], turn: ['t'], before: ['['], after: [']'] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

type Shortcuts = typeof shortcuts;
/** A group of shortcuts. */
export type ShortcutGroup = keyof Shortcuts;
/** A shortcut, named by its group and its action. */
export type ShortcutName = { [G in ShortcutGroup]: `${G}.${keyof Shortcuts[G] & string}` }[ShortcutGroup];

/** The shortcuts of a group, in the order of the sheet. */
export const shortcutsOf = (group: ShortcutGroup): ShortcutName[] =>
  Object.keys(shortcuts[group]).map((action) => `${group}.${action}` as ShortcutName);

/** The keys of a shortcut: a character, the name of a key, or a character with `mod` (Control or Command). */
export function keysOf(name: ShortcutName): readonly string[] {
  const [group, action] = name.split('.') as [ShortcutGroup, string];
  return (shortcuts[group] as Readonly<Record<string, readonly string[]>>)[action] ?? [];
}

/** The character of a single-key shortcut. */
export const characterOf = (name: ShortcutName): string => keysOf(name).find((key) => key.length === 1) ?? '';

const isMac = () => /mac/i.test(navigator.userAgent) && !/iphone|ipad|ipod/i.test(navigator.userAgent);
const ARROWS: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', ArrowRight: '→', ArrowLeft: '←' };

/** A key as it is labeled on this platform's keyboard. */
export function keyLabel(key: string): string {
  const character = key.replace('mod+', '').toUpperCase();
  if (key.startsWith('mod+')) return isMac() ? `⌘ ${character}` : `Ctrl ${character}`;
  return ARROWS[key] ?? character;
}
