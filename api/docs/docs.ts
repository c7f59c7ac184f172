import { Router } from 'express';

import { problems } from '#domain/problems';

import { escapeHtml, htmlPage } from '../http/html-page';
import type { Route } from '../http/define-route';
import { statusOf } from '../http/status';
import { describedDocument } from './describe';
import { callHtml, code, groupOf } from './page-parts';

/** `/api/openapi.json` and a page that people can read, both from the declarations. */
export function apiDocs(routes: readonly Route[]): Router {
  const router = Router();
  const document = JSON.stringify(describedDocument(routes));
  const page = docsPage(routes);
  router.get('/api/openapi.json', (_request, response) => {
    response.type('application/json').send(document);
  });
  router.get('/api/docs', (_request, response) => {
    response.type('html').send(page);
  });
  return router;
}

function docsPage(routes: readonly Route[]): string {
  const groups = [...new Set(routes.map(groupOf))].toSorted((one, other) => one.localeCompare(other));
  const nav = groups.map((group) => `<a href="#calls-${group}">${escapeHtml(group)}</a>`).join(' ');
  const calls = groups.map(
    (group) =>
      `<h2 id="calls-${group}">${escapeHtml(group)}</h2>` +
      routes
        .filter((route) => groupOf(route) === group)
        .map(callHtml)
        .join(''),
  );
  const codes = (Object.keys(problems) as (keyof typeof problems)[]).map(
    (name) =>
      `<tr id="${name}"><td>${code(name)}</td><td>${String(statusOf(name))}</td>` +
      `<td>${escapeHtml(problems[name].title)}</td></tr>`,
  );
  return htmlPage(
    'Gladhand API',
    `<p>Sign in with <code>POST /api/auth/signIn</code> and send <code>Authorization: Bearer</code>; send an
     <code>Idempotency-Key</code> of your own with everything that changes something, and <code>Gladhand-Input-Age</code>, whole
     seconds, with what a person asks for: without it staff are signed out. The full description, with every field, is
     <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p>
     <nav aria-label="Groups">${nav} <a href="#problems">Problems</a></nav>${calls.join('')}
     <h2 id="problems">Problems</h2>
     <table><tr><th>Code</th><th>Status</th><th>Text</th></tr>${codes.join('')}</table>`,
  );
}
