import { extname } from 'node:path';
import ts from 'typescript';
import { wordsOf } from './names.mjs';

const LOG_CALLS = /^(trace|debug|info|warn|error|fatal|log|logProgress|printLine)$/;
const LOGGERS = /(log|logger|console)$/i;
const TITLE_CALLS = /^(it|test|describe)(\.(each|only))?\b/;
const EMAIL_FILES = /^activities\/(messages|digest)\/|^platform\/email-text\.ts$/;
const API_PROPERTIES = new Set(['summary', 'description']);
const PLACEHOLDER = '§';

/** Texts of a source file: comments, string literals with the scope they belong to, and the names it declares. */
export function textsOfCode(file, source) {
  const isJson = extname(file) === '.json';
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kindOf(file));
  const texts = isJson ? [] : commentsOf(tree, source);
  const names = new Map();
  const visit = (node) => {
    if (isText(node)) texts.push(...literalOf(node, { file, source, isJson }));
    const name = declaredName(node);
    if (name !== undefined && !names.has(name.text)) names.set(name.text, name.getStart());
    ts.forEachChild(node, visit);
  };
  visit(tree);
  const named = [...names].map(([name, offset]) => ({ scope: 'name', text: wordsOf(name), offset, name }));
  return [...texts, ...named];
}

function kindOf(file) {
  if (extname(file) === '.json') return ts.ScriptKind.JSON;
  return /\.[tj]sx$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

const isText = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isJsxText(node);

function literalOf(node, context) {
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return [];
  if (ts.isPropertyAssignment(parent) && parent.name === node) return [];
  const scope = scopeOf(node, context);
  const text = maskedText(node, context.source);
  if (scope !== 'screen' && !/\S\s+\S/.test(text)) return [];
  return [{ scope, text, offset: node.getStart() }];
}

/** The literal as in the source, so that offsets stay valid; each `${…}` becomes a placeholder and each `\n` two spaces. */
const maskedText = (node, source) => rawText(node, source).replaceAll('\\n', '  ');

function rawText(node, source) {
  const start = node.getStart();
  if (ts.isJsxText(node)) return source.slice(start, node.end);
  if (!ts.isTemplateExpression(node)) return ` ${source.slice(start + 1, node.end - 1)}`;
  const letters = Array.from({ length: node.end - start }, () => PLACEHOLDER);
  const copy = ({ end }, from) => {
    for (let at = from; at < end; at += 1) letters[at - start] = source[at];
  };
  copy(node.head, node.head.getStart() + 1);
  for (const { literal } of node.templateSpans) copy(literal, literal.getStart() + 1);
  return ` ${letters.join('').slice(1).replaceAll('${', '§§').replace(/`$/, '')}`;
}

function scopeOf(node, { file, isJson }) {
  if (isJson) return file.includes('/locales/') ? 'screen' : 'string';
  if (EMAIL_FILES.test(file)) return 'email';
  const holder = outermost(node);
  const { parent } = holder;
  if (ts.isPropertyAssignment(parent)) {
    const property = parent.name.getText();
    if (/^domain\/(.+\/)?problems\.ts$/.test(file) && property === 'title') return 'problem';
    if (API_PROPERTIES.has(property) && /^(api|domain)\//.test(file)) return 'api';
  }
  return ts.isCallExpression(parent) ? scopeOfArgument(parent, holder) : 'string';
}

/** The expression around a partial text. */
function outermost(node) {
  let holder = node;
  while (ts.isBinaryExpression(holder.parent) || ts.isParenthesizedExpression(holder.parent)) holder = holder.parent;
  return holder;
}

function scopeOfArgument(call, argument) {
  const callee = call.expression;
  const method = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
  if (method === 'describe' && ts.isPropertyAccessExpression(callee)) return 'api';
  if (call.arguments[0] === argument && TITLE_CALLS.test(callee.getText())) return 'title';
  const speaker = ts.isPropertyAccessExpression(callee) ? callee.expression.getText() : 'console';
  return LOG_CALLS.test(method) && LOGGERS.test(speaker) ? 'log' : 'string';
}

function declaredName(node) {
  const { name } = node;
  if (name === undefined || ts.isImportSpecifier(node) || ts.isPropertyAccessExpression(node)) return undefined;
  if (ts.isImportClause(node) || ts.isNamespaceImport(node) || ts.isExportSpecifier(node)) return undefined;
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name : undefined;
}

/** Comments; lines of `//` that follow each other are one text. */
function commentsOf(tree, source) {
  const found = new Map();
  const collect = (position, ranges) => {
    for (const { pos, end } of ranges(source, position) ?? []) found.set(pos, end);
  };
  const visit = (node) => {
    if (node.getChildCount(tree) === 0) {
      if (node.kind !== ts.SyntaxKind.JsxText) collect(node.getFullStart(), ts.getLeadingCommentRanges);
      if (node.kind !== ts.SyntaxKind.JsxText) collect(node.end, ts.getTrailingCommentRanges);
    }
    node.getChildren(tree).forEach(visit);
  };
  visit(tree);
  return joined(
    [...found].sort(([a], [b]) => a - b),
    source,
  ).map(([start, end]) => ({
    scope: 'comment',
    text: plain(source.slice(start, end)),
    offset: start,
  }));
}

function joined(ranges, source) {
  const blocks = [];
  for (const [start, end] of ranges) {
    const last = blocks.at(-1);
    const follows = last && source.startsWith('//', last[0]) && /^\n[ \t]*$/.test(source.slice(last[1], start));
    if (follows && source.startsWith('//', start)) last[1] = end;
    else blocks.push([start, end]);
  }
  return blocks;
}

/** A comment with its marks replaced by spaces, so that offsets stay valid. */
function plain(comment) {
  return comment
    .replace(/^\/\*+|\*+\/$/g, (mark) => ' '.repeat(mark.length))
    .replace(/(^|\n)([ \t]*)(\/\/+|\*+)/g, (mark, line) => line + ' '.repeat(mark.length - line.length));
}
