import { readFile } from 'node:fs/promises';

import { DemoView } from '#domain/accounts/schema';

const noDemo: DemoView = { demo: false, logins: [] };

/** The logins that the seed wrote down; a product without a demo world has none. */
export async function readDemo(demoLoginsFile: string | undefined): Promise<DemoView> {
  if (demoLoginsFile === undefined) return noDemo;
  const text = await readFile(demoLoginsFile, 'utf8').catch(() => undefined);
  if (text === undefined) return { ...noDemo, demo: true };
  return { demo: true, logins: DemoView.shape.logins.parse(JSON.parse(text)) };
}
