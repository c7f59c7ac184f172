/** Saves a response as a file on this device. The declared type is text, but the client requested a blob. */
export function saveFile(content: unknown, name: string): void {
  const url = URL.createObjectURL(content as Blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
