/** Saves what a call answered as a file of this device; the declaration says text, the client was asked for a blob. */
export function saveFile(content: unknown, name: string): void {
  const url = URL.createObjectURL(content as Blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
