const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A plain page without scripts, for developers; the body is already HTML. */
export function htmlPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,">
<style>
:root { color-scheme: light dark }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% } th { text-align: left }
th, td { padding: .35rem .75rem .35rem 0; vertical-align: top; border-bottom: 1px solid #8884 }
tr:target { background: #fd03 } pre { white-space: pre-wrap; overflow-wrap: anywhere }
nav a { margin-right: 1rem } .quiet { opacity: .7 }
</style></head><body><h1>${escapeHtml(title)}</h1>${body}</body></html>`;
}
