import { isFileResponse, isRedirectResponse, type Route } from '../http/define-route';
import { escapeHtml } from '../http/html-page';
import { descriptionOf, exampleOf } from './describe';

export function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

/** One operation, collapsed until opened. */
export function callHtml(route: Route): string {
  const [path, ...others] = route.paths;
  const refusals = route.problems.map((problem) => `<a href="#${problem}">${problem}</a>`).join(', ');
  return (
    `<details id="${escapeHtml(route.id)}"><summary>${code(`${route.method.toUpperCase()} ${path}`)} ` +
    `${escapeHtml(route.summary)}</summary><p>${escapeHtml(descriptionOf(route))}</p>` +
    (others.length === 0 ? '' : `<p>Other paths: ${others.map(code).join(', ')}</p>`) +
    exampleHtml(route) +
    `<p>${escapeHtml(responseOf(route))}</p>` +
    (refusals === '' ? '' : `<p>Problems: ${refusals}.</p>`) +
    '</details>'
  );
}

/** A request as an integration would send it. */
function exampleHtml(route: Route): string {
  const { params = {}, query = {}, body } = exampleOf(route);
  const path = route.paths[0].replace(/:(\w+)/g, (_, name: string) => params[name] ?? `:${name}`);
  const search = new URLSearchParams(query).toString();
  const line = `${route.method.toUpperCase()} ${path}${search === '' ? '' : `?${search}`}`;
  const sent = body === undefined ? '' : `\n\n${JSON.stringify(body, null, 2)}`;
  return `<pre>${escapeHtml(line + sent)}</pre>`;
}

function responseOf({ response, status }: Route): string {
  if (response === undefined) return `Returns ${String(status ?? 204)} without content.`;
  if (isRedirectResponse(response)) return 'Returns 303 and redirects to another page.';
  const success = String(status ?? 200);
  if (isFileResponse(response)) return `Returns ${success} and a file (${response.file}).`;
  const name = response.meta()?.id;
  return name === undefined ? `Returns ${success} and JSON.` : `Returns ${success} and ${name}.`;
}
