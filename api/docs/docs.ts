import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Router } from 'express';
import { problems } from '#domain/problems';
import type { Route } from '../http/define-route';
import { escapeHtml, htmlPage } from '../http/html-page';
import { statusOf } from '../http/status';
import { tagOf, tags } from '../http/tags';
import { callHtml, code } from './page-parts';

/** A build has it at the same place relative to the built file (`scripts/lib/build.mjs`). */
const DOCUMENT = join(__dirname, '..', 'openapi.json');

/** `/api/openapi.json`, which `npm run generate` writes from the route declarations, and a page for people. */
export function apiDocs(routes: readonly Route[]): Router {
  const router = Router();
  const document = readFileSync(DOCUMENT, 'utf8');
  let page: string | undefined;
  router.get('/api/openapi.json', (_request, response) => {
    response.type('application/json').send(document);
  });
  router.get('/api/docs', (_request, response) => {
    page ??= docsPage(routes);
    response.type('html').send(page);
  });
  return router;
}

const anchor = (tag: string): string => `tag-${tag.toLowerCase().replace(/[^a-z]+/g, '-')}`;

function docsPage(routes: readonly Route[]): string {
  const nav = tags.map(({ name }) => `<a href="#${anchor(name)}">${escapeHtml(name)}</a>`).join(' ');
  const calls = routes.map((route) => ({ tag: tagOf(route), html: callHtml(route) }));
  const operations = tags.map(({ name, description }) => {
    const own = calls.filter(({ tag }) => tag === name).map(({ html }) => html);
    return `<h2 id="${anchor(name)}">${escapeHtml(name)}</h2><p>${escapeHtml(description)}</p>${own.join('')}`;
  });
  const codes = (Object.keys(problems) as (keyof typeof problems)[]).map(
    (name) =>
      `<tr id="${name}"><td>${code(name)}</td><td>${String(statusOf(name))}</td>` +
      `<td>${escapeHtml(problems[name].title)}</td></tr>`,
  );
  return htmlPage(
    'Gladhand API',
    `<p>Sign in with <code>POST /api/auth/signIn</code> and send the access token as <code>Authorization: Bearer</code>.
     Send an <code>Idempotency-Key</code> with every request that changes something: a retry with the same key has no further
     effect. <code>Gladhand-Input-Age</code> reports the number of whole seconds since a person last used the keyboard, a pointer or touch. A
     program that acts for a member of staff sends 0; without the header, the sign-in ends after its idle timeout. The full
     description, with every field, is <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p>
     <nav aria-label="Resources">${nav} <a href="#problems">Problems</a></nav>${operations.join('')}
     <h2 id="problems">Problems</h2>
     <table><tr><th>Code</th><th>Status</th><th>Message</th></tr>${codes.join('')}</table>`,
  );
}
