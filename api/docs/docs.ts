import { Router } from 'express';

import { problems } from '#domain/problems';

import { escapeHtml, htmlPage } from '../http/html-page';
import type { Route } from '../http/define-route';
import { openApiDocument } from '../http/openapi';
import { statusOf } from '../http/status';

/** `/api/openapi.json` and a page that people can read, both from the declarations. */
export function apiDocs(routes: readonly Route[]): Router {
  const router = Router();
  const document = JSON.stringify(openApiDocument(routes));
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
  const rows = routes.map(
    (route) =>
      `<tr><td>${route.method.toUpperCase()}</td><td>${route.paths.map(code).join('<br>')}</td>` +
      `<td>${escapeHtml(route.summary)}</td><td>${code(route.permission)}</td>` +
      `<td>${route.problems.map((problem) => `<a href="#${problem}">${problem}</a>`).join(', ')}</td></tr>`,
  );
  const codes = (Object.keys(problems) as (keyof typeof problems)[]).map(
    (name) =>
      `<tr id="${name}"><td>${code(name)}</td><td>${String(statusOf(name))}</td>` +
      `<td>${escapeHtml(problems[name].title)}</td></tr>`,
  );
  return htmlPage(
    'Gladhand API',
    `<p>Every call takes <code>Authorization: Bearer</code>; every write takes <code>Idempotency-Key</code>.
     The full description is <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p>
     <table><tr><th>Method</th><th>Path</th><th>What</th><th>Who</th><th>May refuse with</th></tr>${rows.join('')}</table>
     <h2>Problems</h2>
     <table><tr><th>Code</th><th>Status</th><th>Text</th></tr>${codes.join('')}</table>`,
  );
}

function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}
