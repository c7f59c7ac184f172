import { z } from 'zod';
import { ProblemError } from '#domain/problems';
import { meantIssues } from '#domain/shared/union-issues';
import { visibleValue } from '#domain/shared/visible-text';
import type { ParsedInput, Route } from './define-route';

/** One invalid field: its location and what is wrong, but never the value that was sent. */
export const FieldProblem = z
  .object({
    in: z.enum(['params', 'query', 'header', 'body']),
    /** JSON pointer (RFC 6901) into that part. */
    pointer: z.string(),
    code: z.string(),
    /** The schema's own message, if it has one. */
    message: z.string().optional(),
    params: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])).optional(),
  })
  .meta({ id: 'FieldProblem' });
export type FieldProblem = z.infer<typeof FieldProblem>;

type Part = Exclude<FieldProblem['in'], 'header'>;

/** `invalid-input` with all invalid fields. */
export class InvalidInputError extends ProblemError {
  readonly errors: readonly FieldProblem[];

  constructor(errors: readonly FieldProblem[]) {
    super('invalid-input');
    this.name = 'InvalidInputError';
    this.errors = errors;
  }
}

/** Marks issues for which a schema has no message of its own. */
const NO_TEXT = '\u0000';
const codePattern = /^[a-z0-9]+(-[a-z0-9]+)+$/;

/** Parses all input that the route declares; other input does not reach the handler. */
export function parseInput(route: Route, input: ParsedInput): ParsedInput {
  const errors: FieldProblem[] = [];
  const parse = (part: Part, schema: z.ZodType | undefined): unknown => {
    if (schema === undefined) return undefined;
    // A missing body counts as an empty one, so that each missing field is reported.
    const value = visibleValue(part === 'body' ? (input.body ?? {}) : input[part]);
    const result = schema.safeParse(value, { error: () => NO_TEXT });
    if (!result.success) {
      errors.push(...result.error.issues.flatMap(meantIssues).map((issue) => fieldProblem(part, issue, value)));
      return undefined;
    }
    errors.push(...controlCharacters(part, result.data, []));
    return result.data;
  };
  const parsed = {
    params: parse('params', route.params),
    query: parse('query', route.query),
    body: parse('body', route.body),
  };
  if (errors.length > 0) throw new InvalidInputError(errors);
  return parsed;
}

function fieldProblem(part: Part, issue: z.core.$ZodIssue, value: unknown): FieldProblem {
  const ownText = issue.message === NO_TEXT ? undefined : issue.message;
  const params = limitsOf(issue);
  return {
    in: part,
    pointer: pointerTo(issue.path),
    code: ownText !== undefined && codePattern.test(ownText) ? ownText : codeOf(issue, value),
    ...(ownText !== undefined && !codePattern.test(ownText) && { message: ownText }),
    ...(params !== undefined && { params }),
  };
}

/**
 * Control characters, which people do not type: PostgreSQL refuses NUL, and others can disguise text in an email or a
 * log. Half of a surrogate pair is not text either: it would be stored as something else.
 */
// eslint-disable-next-line no-control-regex -- the pattern is meant to match control characters; tab and line breaks are text
const controlCharacter = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u;

function controlCharacters(part: Part, value: unknown, path: PropertyKey[]): FieldProblem[] {
  if (typeof value === 'string') {
    return controlCharacter.test(value) ? [{ in: part, pointer: pointerTo(path), code: 'control-character' }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    // A record's keys are user input, too; an invalid key is reported for the record.
    ...(controlCharacter.test(key) ? [{ in: part, pointer: pointerTo(path), code: 'control-character' }] : []),
    ...controlCharacters(part, inner, [...path, key]),
  ]);
}

function pointerTo(path: readonly PropertyKey[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function codeOf(issue: z.core.$ZodIssue, value: unknown): string {
  return valueAt(value, issue.path) === undefined ? 'required' : issue.code.replaceAll('_', '-');
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined),
    value,
  );
}

/** The schema's constraints, for display in a form; the OpenAPI document publishes them all. */
function limitsOf(issue: z.core.$ZodIssue): FieldProblem['params'] | undefined {
  switch (issue.code) {
    case 'too_small':
      return { minimum: Number(issue.minimum) };
    case 'too_big':
      return { maximum: Number(issue.maximum) };
    case 'invalid_value':
      return { allowed: issue.values.map(String) };
    case 'invalid_format':
      return { format: issue.format };
    default:
      return undefined;
  }
}
