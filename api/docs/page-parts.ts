import { escapeHtml } from '../http/html-page';
import { isFileResponse, isRedirectResponse, type Route } from '../http/define-route';
import { exampleOf, rulesOf } from './describe';

export function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

/** The part of the product that a call belongs to: its tag. */
export const groupOf = ({ id }: Route): string => id.split('.', 1)[0] ?? id;

/** One call, collapsed until opened. */
export function callHtml(route: Route): string {
  const [path, ...others] = route.paths;
  const refusals = route.problems.map((problem) => `<a href="#${problem}">${problem}</a>`).join(', ');
  return (
    `<details id="${escapeHtml(route.id)}"><summary>${code(`${route.method.toUpperCase()} ${path}`)} ` +
    `${escapeHtml(route.summary)}</summary><p>${escapeHtml(rulesOf(route))}</p>` +
    (others.length === 0 ? '' : `<p>Also: ${others.map(code).join(', ')}</p>`) +
    exampleHtml(route) +
    `<p>${escapeHtml(answerOf(route))}</p>` +
    (refusals === '' ? '' : `<p>May refuse with ${refusals}.</p>`) +
    '</details>'
  );
}

/** A request as a partner would send it. */
function exampleHtml(route: Route): string {
  const { params = {}, query = {}, body } = exampleOf(route);
  const path = route.paths[0].replace(/:(\w+)/g, (_, name: string) => params[name] ?? `:${name}`);
  const search = new URLSearchParams(query).toString();
  const line = `${route.method.toUpperCase()} ${path}${search === '' ? '' : `?${search}`}`;
  const sent = body === undefined ? '' : `\n\n${JSON.stringify(body, null, 2)}`;
  return `<pre>${escapeHtml(line + sent)}</pre>`;
}

function answerOf({ response, status }: Route): string {
  if (response === undefined) return `Answers ${String(status ?? 204)} with nothing.`;
  if (isRedirectResponse(response)) return 'Answers 303: it goes on at another address.';
  const answered = String(status ?? 200);
  if (isFileResponse(response)) return `Answers ${answered} with a file (${response.file}).`;
  const name = response.meta()?.id;
  return name === undefined ? `Answers ${answered} with JSON.` : `Answers ${answered} with ${name}.`;
}
