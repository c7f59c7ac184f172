/** The options of a call whose body is the file itself. */
export const upload = (file: File) => ({
  body: file as unknown as string,
  bodySerializer: () => file,
  headers: { 'Content-Type': 'application/octet-stream', 'Idempotency-Key': crypto.randomUUID() },
});

/** The declared type is a text, but the call requested a blob. */
export const asBlob = (content: unknown): Blob => content as Blob;
