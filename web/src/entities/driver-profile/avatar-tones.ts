/** Background and text of an avatar in one mode. */
export interface AvatarColors {
  readonly background: string;
  readonly text: string;
}

/** The colors of avatars; every pair has a contrast of at least 4.5:1. */
export const avatarTones: readonly { readonly light: AvatarColors; readonly dark: AvatarColors }[] = [
  { light: { background: '#dbe7fd', text: '#0a47ad' }, dark: { background: '#1b3563', text: '#b9d5ff' } },
  { light: { background: '#d8f0e4', text: '#0e5b3b' }, dark: { background: '#143d2c', text: '#a5e3c5' } },
  { light: { background: '#fbe5d0', text: '#7f3a02' }, dark: { background: '#4a2a10', text: '#ffcf9f' } },
  { light: { background: '#f0e0fa', text: '#6a2596' }, dark: { background: '#3f2257', text: '#e2c1f8' } },
  { light: { background: '#fbdfe6', text: '#97163f' }, dark: { background: '#521c30', text: '#ffc0d1' } },
  { light: { background: '#d5eef3', text: '#0b5668' }, dark: { background: '#123c47', text: '#a5e0ee' } },
  { light: { background: '#eee9cd', text: '#5b4c00' }, dark: { background: '#3b340c', text: '#e7dc97' } },
  { light: { background: '#e3e5ea', text: '#39424f' }, dark: { background: '#323b48', text: '#d3dae4' } },
];

const HASH_FACTOR = 31;
const HASH_SIZE = 2 ** 32;

/** The same driver has the same color everywhere. */
export function avatarToneOf(id: string): (typeof avatarTones)[number] {
  const hash = [...id].reduce((sum, letter) => (sum * HASH_FACTOR + letter.charCodeAt(0)) % HASH_SIZE, 0);
  // The list is not empty.
  return avatarTones[hash % avatarTones.length] as (typeof avatarTones)[number];
}
