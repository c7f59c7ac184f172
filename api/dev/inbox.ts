import { Router, type Response } from 'express';
import PostalMime, { type Attachment, type Email } from 'postal-mime';

import { escapeHtml, htmlPage } from '../http/html-page';

/** MailHog's HTTP API v2, as far as it is read here. */
interface CaughtMail {
  readonly ID: string;
  readonly Created: string;
  readonly Raw: { readonly Data: string; readonly To: readonly string[] | null };
}

interface CaughtSms {
  readonly id: string;
  readonly to: string;
  readonly body: string;
}

const newest = 50;
const nav = '<nav><a href="/dev/mail">Mail</a><a href="/dev/mail/sms">Text messages</a></nav>';

/** The inbox of a demo: what people would have got by mail and text message. Never mounted in production. */
export function devInbox(inboxUrl: string): Router {
  const router = Router();
  router.get('/', async (_request, response) => {
    const mails = await Promise.all((await readMails(inboxUrl)).map(mailHtml));
    response.type('html').send(htmlPage('Inbox', nav + (mails.join('') || '<p>No mail yet.</p>')));
  });
  router.get('/sms', async (_request, response) => {
    const messages = await readJson<CaughtSms[]>(inboxUrl, '/sms');
    const rows = messages.slice(-newest).reverse().map(smsHtml).join('');
    response.type('html').send(htmlPage('Inbox', nav + (rows || '<p>No text messages yet.</p>')));
  });
  router.get('/:id/:attachment', async (request, response) => {
    const mail = (await readMails(inboxUrl)).find(({ ID }) => ID === request.params.id);
    const parsed = mail && (await PostalMime.parse(mail.Raw.Data));
    const attachment = parsed?.attachments[Number(request.params.attachment)];
    if (attachment === undefined) response.status(404).end();
    else sendAttachment(response, attachment);
  });
  return router;
}

async function readMails(inboxUrl: string): Promise<CaughtMail[]> {
  const { items } = await readJson<{ items: CaughtMail[] }>(inboxUrl, `/api/v2/messages?limit=${String(newest)}`);
  return items;
}

async function readJson<T>(inboxUrl: string, path: string): Promise<T> {
  const answer = await fetch(new URL(path, inboxUrl));
  if (!answer.ok) throw new Error(`The inbox answered ${String(answer.status)}`);
  return (await answer.json()) as T;
}

async function mailHtml({ ID, Created, Raw }: CaughtMail): Promise<string> {
  const mail: Email = await PostalMime.parse(Raw.Data);
  const attachments = mail.attachments.map(
    ({ filename }, index) =>
      `<a href="/dev/mail/${encodeURIComponent(ID)}/${String(index)}">${escapeHtml(filename ?? 'attachment')}</a>`,
  );
  return (
    `<article><h2>${escapeHtml(mail.subject ?? '(no subject)')}</h2>` +
    `<p class="quiet">to ${escapeHtml((Raw.To ?? []).join(', '))} · ${escapeHtml(Created)}</p>` +
    `<pre>${withLinks(mail.text ?? '')}</pre><p>${attachments.join(' ')}</p></article><hr>`
  );
}

function smsHtml({ to, body }: CaughtSms): string {
  return `<article><p class="quiet">to ${escapeHtml(to)}</p><pre>${withLinks(body)}</pre></article><hr>`;
}

function withLinks(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function sendAttachment(response: Response, { mimeType, filename, content }: Attachment): void {
  response.type(mimeType).attachment(filename ?? 'attachment');
  response.send(typeof content === 'string' ? content : Buffer.from(content as Uint8Array));
}
