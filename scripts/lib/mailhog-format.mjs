import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';

/** Converts an email to the format of MailHog's API v2, with decoded parts. */
export async function toMailHog(raw, envelope) {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
  const data = raw.toString('utf8');
  const headers = headersOf(mail);
  const body = data.slice(data.indexOf('\r\n\r\n') + 4);
  return {
    ID: randomUUID(),
    From: path(envelope.from),
    To: envelope.to.map(path),
    Content: { Headers: headers, Body: body, Size: raw.length, MIME: null },
    Created: new Date().toISOString(),
    MIME: { Parts: partsOf(mail) },
    Raw: { From: envelope.from, To: envelope.to, Data: data, Helo: 'localhost' },
  };
}

function path(address) {
  const [mailbox, domain = ''] = address.split('@');
  return { Relays: null, Mailbox: mailbox, Domain: domain, Params: '' };
}

// The parts are decoded, so the content headers of the original message no longer apply.
function headersOf(mail) {
  const headers = {};
  for (const { key, originalKey, value } of mail.headers) {
    if (key === 'content-type' || key === 'content-transfer-encoding') continue;
    (headers[originalKey ?? key] ??= []).push(value);
  }
  headers.Subject = [mail.subject ?? ''];
  return headers;
}

function partsOf(mail) {
  const texts = [
    ['text/plain', mail.text],
    ['text/html', mail.html],
  ].filter(([, content]) => content);
  return [
    ...texts.map(([type, content]) => part({ 'Content-Type': [`${type}; charset=utf-8`] }, content)),
    ...mail.attachments.map(attached),
  ];
}

function attached({ filename, mimeType, content }) {
  const headers = {
    'Content-Type': [mimeType],
    'Content-Transfer-Encoding': ['base64'],
    'Content-Disposition': [`attachment; filename="${filename ?? 'attachment'}"`],
  };
  return part(headers, content);
}

const part = (Headers, Body) => ({ Headers, Body, Size: Buffer.byteLength(Body), MIME: null });
