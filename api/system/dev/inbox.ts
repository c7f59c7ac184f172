import { type Request, type Response, Router } from 'express';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { escapeHtml, htmlPage } from '../../http/html-page';

/** The fields of MailHog's HTTP API v2 that are read here. */
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

/** The number of messages shown; an attachment may belong to an older one. */
const NEWEST = 50;
const OLDER = 1_000;

const allMails = (limit: number): string => `/api/v2/messages?limit=${String(limit)}`;

/** The recipient to filter by; empty for all messages. */
const wanted = ({ query }: Request): string => (typeof query['to'] === 'string' ? query['to'].trim() : '');

function inboxPage(to: string, messages: readonly string[], none: string): string {
  const query = to === '' ? '' : `?to=${encodeURIComponent(to)}`;
  const nav = `<nav><a href="/dev/mail${escapeHtml(query)}">Email</a><a href="/dev/mail/sms${escapeHtml(query)}">Text messages</a></nav>`;
  const filter = `<form><label>To <input name="to" value="${escapeHtml(to)}"></label> <button>Filter</button></form>`;
  const empty = `<p>${none}${to === '' ? ' yet' : ` to ${escapeHtml(to)}`}.</p>`;
  return htmlPage('Inbox', nav + filter + (messages.join('') || empty));
}

/** The inbox of a demo: the emails and text messages that would have been sent. Never mounted in production. */
export function devInbox(inboxUrl: string): Router {
  const router = Router();
  router.get('/', async (request, response) => {
    const to = wanted(request);
    const search = new URLSearchParams({ kind: 'to', query: to, limit: String(NEWEST) });
    const path = to === '' ? allMails(NEWEST) : `/api/v2/search?${search.toString()}`;
    const mails = await Promise.all((await readMails(inboxUrl, path)).map(mailHtml));
    response.type('html').send(inboxPage(to, mails, 'No email'));
  });
  router.get('/sms', async (request, response) => {
    const to = wanted(request);
    const found = (await readJson<CaughtSms[]>(inboxUrl, '/sms')).filter((message) => message.to.includes(to));
    response.type('html').send(inboxPage(to, found.slice(-NEWEST).reverse().map(smsHtml), 'No text message'));
  });
  router.get('/:id/:attachment', async (request, response) => {
    const mail = (await readMails(inboxUrl, allMails(OLDER))).find(({ ID }) => ID === request.params.id);
    const parsed = mail && (await PostalMime.parse(mail.Raw.Data));
    const attachment = parsed?.attachments[Number(request.params.attachment)];
    if (attachment === undefined) response.status(404).end();
    else sendAttachment(response, attachment);
  });
  return router;
}

async function readMails(inboxUrl: string, path: string): Promise<CaughtMail[]> {
  return (await readJson<{ items: CaughtMail[] }>(inboxUrl, path)).items;
}

async function readJson<T>(inboxUrl: string, path: string): Promise<T> {
  const response = await fetch(new URL(path, inboxUrl));
  if (!response.ok) throw new Error(`The inbox returned ${String(response.status)}`);
  return (await response.json()) as T;
}

async function mailHtml({ ID, Created, Raw }: CaughtMail): Promise<string> {
  const mail: Email = await PostalMime.parse(Raw.Data);
  const attachments = mail.attachments.map(
    ({ filename }, index) =>
      `<a href="/dev/mail/${encodeURIComponent(ID)}/${String(index)}">${escapeHtml(filename ?? 'attachment')}</a>`,
  );
  return (
    `<article><h2>${escapeHtml(mail.subject ?? '(no subject)')}</h2>` +
    `<p class="quiet">to ${escapeHtml((Raw.To ?? []).join(', '))} · ${timeHtml(Created)}</p>` +
    `<pre>${withLinks(mail.text ?? '')}</pre><p>${attachments.join(' ')}</p></article><hr>`
  );
}

/** For example "Nov 22, 2026, 11:42:05 AM UTC", with a machine-readable instant. */
function timeHtml(created: string): string {
  const at = new Date(created);
  if (Number.isNaN(at.getTime())) return escapeHtml(created);
  const words = at.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });
  return `<time datetime="${at.toISOString()}">${escapeHtml(words)} UTC</time>`;
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
