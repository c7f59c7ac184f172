import { parseArgs } from 'node:util';

/** Reads the full size, or with `--smoke` the small one. Options such as `--drivers 20` override individual values. */
export function readSize<Size extends { readonly [Name in keyof Size]: number }>(
  { full, smoke }: { readonly full: Size; readonly smoke: Size },
  args: readonly string[],
): Size {
  const names = Object.keys(full);
  const sizes = Object.fromEntries(names.map((name) => [name, { type: 'string' }] as const));
  // npm passes on the second `--` of `npm run bench -- search -- --drivers 20`.
  const { values } = parseArgs({
    args: args.filter((arg) => arg !== '--'),
    options: { smoke: { type: 'boolean' }, ...sizes },
  });
  const overrides: Record<string, number> = {};
  for (const name of names) {
    const text: unknown = values[name as keyof typeof values];
    if (text === undefined) continue;
    const value = Number(text);
    if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number, 1 or more`);
    overrides[name] = value;
  }
  return { ...(values.smoke === true ? smoke : full), ...overrides };
}
