const slugOf = (heading) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** Anchors of a page's headings, as GitHub generates them: repeated headings are numbered. */
export function anchorsOf(page) {
  const seen = new Map();
  const text = page.replace(/^```[^]*?^```/gm, '');
  return new Set(
    [...text.matchAll(/^#{1,6} +(.+?) *#*$/gm)].map(([, heading]) => {
      const slug = slugOf(heading);
      const count = seen.get(slug) ?? 0;
      seen.set(slug, count + 1);
      return count === 0 ? slug : `${slug}-${count}`;
    }),
  );
}
