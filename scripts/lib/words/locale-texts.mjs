import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The texts of a locale file: key, text and line. */
export function localeTexts(path) {
  const tree = ts.parseJsonText(path, readFileSync(path, 'utf8'));
  const texts = [];
  const visit = (node, key) => {
    if (ts.isObjectLiteralExpression(node))
      for (const property of node.properties.filter(ts.isPropertyAssignment))
        visit(property.initializer, [...key, ts.isStringLiteral(property.name) ? property.name.text : '']);
    else if (ts.isStringLiteral(node))
      texts.push({
        key: key.join('.'),
        text: node.text,
        line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1,
      });
  };
  visit(tree.statements[0].expression, []);
  return texts;
}
