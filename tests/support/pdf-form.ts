import { deflateSync } from 'node:zlib';

/** Parts of a fillable form. Objects 4 and 6 are its field and the widget that shows it; further objects begin with 10. */
export interface FormParts {
  readonly catalog?: string;
  /** Further entries of the form, such as its description for programs that know XFA. */
  readonly form?: string;
  readonly page?: string;
  readonly field?: string;
  readonly widget?: string;
  /** Whether the page shows no field. */
  readonly isBare?: boolean;
  /** Further objects by number. */
  readonly objects?: Readonly<Record<number, string>>;
  readonly value?: string;
  /** Whether the objects are packed into a stream, as most programs write them. */
  readonly isPacked?: boolean;
}

/** A form of one page with one text field, as Acrobat writes it. */
export function aForm({ isPacked = false, ...parts }: FormParts = {}): Buffer {
  const objects = objectsOf(parts);
  return isPacked ? packed(objects) : Buffer.from(withTable(Object.entries(objects)), 'latin1');
}

function objectsOf(parts: FormParts) {
  const { catalog = '', form = '', page = '', field = '', widget = '', objects = {}, value, isBare = false } = parts;
  const fields = isBare ? '' : '4 0 R';
  const acroForm = `<</Fields[${fields}]/DA(/Helv 12 Tf 0 g)/DR<</Font<</Helv 5 0 R>>>>${form}>>`;
  const annotations = isBare ? '' : '/Annots[6 0 R]';
  const shown = value === undefined ? '' : `/V(${value})`;
  return {
    1: `<</Type/Catalog/Pages 2 0 R/AcroForm ${acroForm}${catalog}>>`,
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]${annotations}${page}>>`,
    4: `<</FT/Tx/T(total)/Kids[6 0 R]${shown}${field}>>`,
    5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    6: `<</Type/Annot/Subtype/Widget/Parent 4 0 R/F 4/Rect[10 10 190 60]/DA(/Helv 30 Tf 0 g)${widget}>>`,
    ...objects,
  };
}

function withTable(objects: readonly (readonly [number: string, text: string])[]): string {
  let text = '%PDF-1.7\n';
  const places = new Map<number, number>();
  for (const [number, object] of objects) {
    places.set(Number(number), text.length);
    text += `${number} 0 obj${object}endobj\n`;
  }
  const size = Math.max(...places.keys()) + 1;
  const lines = Array.from({ length: size }, (_, number) => {
    const place = places.get(number);
    return place === undefined ? '0000000000 65535 f \n' : `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${String(size)}\n${lines.join('')}trailer<</Root 1 0 R/Size ${String(size)}>>`;
  return `${text}${table}\nstartxref\n${String(text.length)}\n%%EOF\n`;
}

/** A number among the objects, which looks like one of their places. */
const NUMBER = { 8: '42' };

/** Everything in an object stream, with a table of its own kind. */
function packed(objects: Readonly<Record<number, string>>): Buffer {
  const all = Object.entries({ ...NUMBER, ...objects }).sort(([one], [other]) => Number(other) - Number(one));
  let body = '';
  const list = all.map(([number, text]) => {
    const place = body.length;
    body += `${text}\n`;
    return `${number} ${String(place)}`;
  });
  const header = `${list.join(' ')} `;
  const content = deflateSync(Buffer.from(header + body, 'latin1'));
  const dictionary = `/Type/ObjStm/N ${String(all.length)}/First ${String(header.length)}/Filter/FlateDecode`;
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n90 0 obj<<${dictionary}/Length ${String(content.length)}>>stream\n`, 'latin1'),
    content,
    Buffer.from('\nendstream\nendobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n', 'latin1'),
  ]);
}
