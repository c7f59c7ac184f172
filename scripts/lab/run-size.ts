import { parseArgs } from 'node:util';

/** The full size, or with `--smoke` the small one; each part of it may be named, as in `--drivers 20`. */
export function readSize<Size extends { readonly [Name in keyof Size]: number }>(
  { full, smoke }: { readonly full: Size; readonly smoke: Size },
  args: readonly string[],
): Size {
  const names = Object.keys(full);
  const sizes = Object.fromEntries(names.map((name) => [name, { type: 'string' }] as const));
  const { values } = parseArgs({ args: [...args], options: { smoke: { type: 'boolean' }, ...sizes } });
  const given: Record<string, number> = {};
  for (const name of names) {
    const text: unknown = values[name as keyof typeof values];
    if (text === undefined) continue;
    const value = Number(text);
    if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number from 1 on`);
    given[name] = value;
  }
  return { ...(values.smoke === true ? smoke : full), ...given };
}
