/**
 * Catches the emails and text messages of a demo. It implements MailHog's HTTP API v2, so that clients can use either,
 * and serves text messages, which MailHog does not support, at /sms.
 *
 * Environment: CATCHER_SMTP_PORT, CATCHER_HTTP_PORT, CATCHER_FILE (stores messages across restarts);
 * CATCHER_MAILHOG_URL if a MailHog receives the emails: then its API is proxied.
 */
import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';
import { openInbox } from './lib/inbox.mjs';
import { toMailHog } from './lib/mailhog-format.mjs';

const { CATCHER_SMTP_PORT, CATCHER_HTTP_PORT, CATCHER_FILE, CATCHER_MAILHOG_URL } = process.env;
const HOST = '127.0.0.1';
const MAX_BODY_BYTES = 64 * 1024;

const inbox = openInbox(CATCHER_FILE);

const routes = {
  'GET /api/v2/messages': async (url) => page(inbox.mails(), url),
  'GET /api/v2/search': async (url) => page(inbox.mails().filter(matches(url.searchParams)), url),
  'DELETE /api/v1/messages': async () => void inbox.clear(),
  'GET /sms': async () => inbox.texts(),
  'POST /sms': async (_url, request) => void inbox.addText(textOf(JSON.parse(await bodyOf(request)))),
};

function page(mails, url) {
  const start = Number(url.searchParams.get('start') ?? 0);
  const limit = Number(url.searchParams.get('limit') ?? 50);
  const items = [...mails].reverse().slice(start, start + limit);
  return { total: mails.length, count: items.length, start, items };
}

function matches(parameters) {
  const text = (parameters.get('query') ?? '').toLowerCase();
  const has = (value) => value.toLowerCase().includes(text);
  return ({ Raw }) => {
    if (parameters.get('kind') === 'from') return has(Raw.From);
    if (parameters.get('kind') === 'to') return Raw.To.some(has);
    return has(Raw.Data);
  };
}

function textOf({ id, to, body }) {
  if (![id, to, body].every((part) => typeof part === 'string'))
    throw new SyntaxError('id, to and body must be strings');
  return { id, to, body, at: new Date().toISOString() };
}

async function bodyOf(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new SyntaxError('the body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

async function handle(request, response) {
  const url = new URL(request.url, `http://${HOST}`);
  const route = routes[`${request.method} ${url.pathname}`];
  if (CATCHER_MAILHOG_URL && url.pathname.startsWith('/api/')) return forward(request, response);
  if (!route) return send(response, 404);
  try {
    return send(response, 200, await route(url, request));
  } catch (error) {
    if (error instanceof SyntaxError) return send(response, 400, { message: error.message });
    throw error;
  }
}

async function forward(request, response) {
  const upstream = await fetch(new URL(request.url, CATCHER_MAILHOG_URL), { method: request.method });
  response.writeHead(upstream.status, { 'content-type': upstream.headers.get('content-type') ?? 'application/json' });
  response.end(Buffer.from(await upstream.arrayBuffer()));
}

function send(response, status, body) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body === undefined ? '' : JSON.stringify(body));
}

function receive(stream, session, done) {
  const chunks = [];
  stream.on('data', (chunk) => chunks.push(chunk));
  stream.on('end', () => {
    const { mailFrom, rcptTo } = session.envelope;
    const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
    toMailHog(Buffer.concat(chunks), envelope).then((mail) => {
      inbox.addMail(mail);
      done();
    }, done);
  });
}

const http = createServer((request, response) => {
  handle(request, response).catch((error) => {
    console.error(error);
    send(response, 502, { message: 'MailHog does not respond' });
  });
});
const smtp = CATCHER_SMTP_PORT
  ? new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], allowInsecureAuth: true, onData: receive })
  : undefined;
smtp?.on('error', (error) => {
  // Without its port it would receive nothing, so it has to end, and starts again on another one.
  if (/** @type {NodeJS.ErrnoException} */ (error).syscall === 'listen') throw error;
  console.error(error);
});
smtp?.listen(Number(CATCHER_SMTP_PORT), HOST, startHttp);
if (!smtp) startHttp();

function startHttp() {
  http.listen(Number(CATCHER_HTTP_PORT), HOST, () => process.send?.('ready'));
}

function stop() {
  http.close();
  http.closeAllConnections();
  if (smtp) smtp.close(() => process.exit(0));
  else process.exit(0);
}
for (const reason of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(reason, stop);
