import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { drawHere } from '#platform/page-pictures';
import { checkPdf } from '#platform/pdf-check';
import { checkContents } from '#platform/pdf-contents';
import { aForm, type FormParts } from '../support/pdf-form';

const script = (text = 'AFNumber_Format\\(2, 0, 0, 0, "", true\\);') => `<</S/JavaScript/JS(${text})>>`;
const events = { keystroke: 'K', format: 'F', validate: 'V', calculate: 'C' } as const;
const pointer = { 'pointer down': 'D', 'pointer up': 'U', enter: 'E', leave: 'X', focus: 'Fo', blur: 'Bl' } as const;
const allEvents = Object.entries({ ...events, ...pointer });

/** Where a program writes the script of an event: into the field, the widget, or other objects. */
const placesOf = (event: string): readonly (readonly [string, FormParts])[] => [
  ['in the field', { field: `/AA<</${event} ${script()}>>` }],
  ['in the widget', { widget: `/AA<</${event} ${script()}>>` }],
  ['in its own object', { field: `/AA<</${event} 10 0 R>>`, objects: { 10: script() } }],
  ['in a list of events', { field: '/AA 10 0 R', objects: { 10: `<</${event} ${script()}>>` } }],
  [
    'in its own object, from a list of events',
    { widget: '/AA 10 0 R', objects: { 10: `<</${event} 11 0 R>>`, 11: script() } },
  ],
  [
    'as a stream',
    {
      field: `/AA<</${event} 10 0 R>>`,
      objects: { 10: '<</S/JavaScript/JS 11 0 R>>', 11: '<</Length 10>>stream\nAFRange();\nendstream\n' },
    },
  ],
];
const isStream = ({ objects = {} }: FormParts) => Object.values(objects).some((text) => text.includes('stream'));

describe('a form', () => {
  const cases = allEvents.flatMap(([name, event]) =>
    placesOf(event).flatMap(([place, parts]) => [
      [name, place, 'in plain objects', parts] as const,
      // Streams are never packed.
      ...(isStream(parts) ? [] : [[name, place, 'in packed objects', { ...parts, isPacked: true }] as const]),
    ]),
  );

  it.each(cases)('is safe with a script for the event "%s" %s, %s', (...[, , , parts]) => {
    expect(checkContents(aForm(parts))).toBe('safe');
  });

  it.each<[string, FormParts]>([
    ['no script', {}],
    ['a button that prints', { widget: `/A ${script('this.print\\(\\);')}` }],
    ['a button whose script is its own object', { widget: '/A 10 0 R', objects: { 10: script() } }],
    ['all scripts that a field can have', { field: `/AA<</K ${script()}/F ${script()}/V ${script()}/C ${script()}>>` }],
    ['one script for two fields', { field: '/AA<</F 10 0 R>>', widget: '/AA<</F 10 0 R>>', objects: { 10: script() } }],
    ['codes in its names', { field: '/A#41<</F<</#53/Java#53cript/JS(x)>>>>' }],
    ['a text about scripts', { field: '/TU(Type /JavaScript here)' }],
  ])('is safe with %s, as a parser sees it, too', async (_name, parts) => {
    expect(await checkPdf(aForm(parts))).toBe('safe');
  });

  const opening: readonly (readonly [string, FormParts])[] = [
    ['a script at its opening', { catalog: `/OpenAction ${script()}` }],
    ['a script at its opening in its own object', { catalog: '/OpenAction 10 0 R', objects: { 10: script() } }],
    [
      'a script of a field that also runs at the opening',
      { catalog: '/OpenAction 10 0 R', field: '/AA<</F 10 0 R>>', objects: { 10: script() } },
    ],
    [
      'a list of events that is also that of the page',
      { page: '/AA 10 0 R', field: '/AA 10 0 R', objects: { 10: `<</C ${script()}>>` } },
    ],
    [
      'scripts of a list of events that is also that of the page',
      { page: '/AA 10 0 R', field: '/AA 10 0 R', objects: { 10: '<</C 11 0 R>>', 11: script() } },
    ],
    ['scripts of the document', { catalog: `/Names<</JavaScript<</Names[(a) ${script()}]>>>>` }],
    ['a list of scripts', { catalog: '/Names<</JavaScript 10 0 R>>', objects: { 10: '<</Names[(a) 11 0 R]>>' } }],
    ['a script before it is printed', { catalog: `/AA<</WP ${script()}>>` }],
    ['a script when it is closed', { catalog: `/AA<</WC ${script()}>>` }],
    ['a script when a page is opened', { page: `/AA<</O ${script()}>>` }],
    ['a script when a page is left', { page: `/AA<</C ${script()}>>` }],
    ['a script when the page of a field is opened', { widget: `/AA<</PO ${script()}>>` }],
    ['a script when a field becomes visible', { widget: `/AA<</PV ${script()}>>` }],
    ['a script in a link', { objects: { 10: `<</Type/Annot/Subtype/Link/A ${script()}>>` } }],
    ['a script of an outline', { objects: { 10: `<</Title(One)/A ${script()}>>` } }],
    ['a script that follows another action', { widget: `/A<</S/Named/N/Print/Next ${script()}>>` }],
    ['a script to which nothing refers', { objects: { 10: script() } }],
    [
      'a script at its opening that looks like a list of events',
      { catalog: '/OpenAction 10 0 R', objects: { 10: '<</S/JavaScript/JS(x)/F 11 0 R>>' } },
    ],
    ['a script in a list', { field: `/AA[${script()}]` }],
    [
      'a field so deep that nobody reads it',
      { field: `${'/X<<'.repeat(200)}/AA<</F ${script()}>>${'>>'.repeat(200)}` },
    ],
    ['another program', { widget: '/A<</S/Launch/F(cmd.exe)>>' }],
    ['a file inside', { catalog: '/Names<</EmbeddedFiles<</Names[(a) 10 0 R]>>>>' }],
    ['a file inside an object', { objects: { 10: '<</Type/EmbeddedFile>>' } }],
    ['a film', { objects: { 10: '<</Type/Annot/Subtype/RichMedia>>' } }],
    ['a film of a field', { field: '/AA<</F<</S/Rendition/JS(x)>>>>' }],
  ];
  it.each(opening.flatMap(([name, parts]) => [false, true].map((isPacked) => [name, { ...parts, isPacked }] as const)))(
    'is active with %s, %j',
    (_name, parts) => {
      expect(checkContents(aForm(parts))).toBe('active');
    },
  );

  it('is active with a script in packed objects that do not say where they begin', () => {
    const form = aForm({ field: '/AA<</F 10 0 R>>', objects: { 10: script() }, isPacked: true });
    const hidden = Buffer.from(form.toString('latin1').replace('/First', '/Fir#20'), 'latin1');

    expect([checkContents(form), checkContents(hidden)]).toEqual(['safe', 'active']);
  });
});

describe('the picture of a form', () => {
  async function inkOf(parts: FormParts): Promise<number> {
    const document = { mediaType: 'application/pdf', content: aForm(parts) } as const;
    const picture = await drawHere.run({ type: 'draw', document, page: 1 });
    const pixels = await sharp(picture as Uint8Array)
      .greyscale()
      .raw()
      .toBuffer();
    return pixels.filter((brightness) => brightness < 100).length;
  }
  const looks = '/Tx BMC q BT /Helv 30 Tf 0 g 2 10 Td (1234) Tj ET Q EMC';
  const drawn = `<</Type/XObject/Subtype/Form/BBox[0 0 180 50]/Resources<</Font<</Helv 5 0 R>>>>/Length ${String(looks.length)}>>stream\n${looks}\nendstream\n`;

  it.each<[string, FormParts]>([
    ['without its looks', { value: '1234' }],
    ['with its looks', { value: '1234', widget: '/AP<</N 10 0 R>>', objects: { 10: drawn } }],
    ['with a script', { value: '1234', field: `/AA<</F ${script()}/K ${script('while\\(true\\);')}>>` }],
  ])('has what was typed into a field %s', async (_name, parts) => {
    expect(await inkOf(parts)).toBeGreaterThan(1_000);
    expect(await inkOf({ ...parts, value: '', widget: '' })).toBe(0);
  });
});
