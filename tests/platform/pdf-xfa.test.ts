import { describe, expect, it } from '@jest/globals';
import { checkPdf } from '#platform/pdf-check';
import { aForm, type FormParts } from '../support/pdf-form';

const packet = '<</Length 22>>stream\n<xdp:xdp></xdp:xdp>   \nendstream\n';
const streamOf = (content: string) => `<</Length ${String(content.length)}>>stream\n${content}\nendstream\n`;

/** The entries and objects of a form whose page has these lines. */
function aPage(...lines: readonly string[]): FormParts {
  const shown = lines.map((line) => `(${line.replaceAll(/[()]/g, '')}) Tj 0 -14 Td`);
  return {
    page: '/Contents 11 0 R/Resources<</Font<</Helv 5 0 R>>>>',
    objects: { 10: packet, 11: streamOf(`BT /Helv 10 Tf 10 90 Td ${shown.join('\n')} ET`) },
  };
}

const asStream = { form: '/XFA 10 0 R', objects: { 10: packet } };
const asPackets = { form: '/XFA[(template) 10 0 R(datasets) 10 0 R]', objects: { 10: packet } };
const drawnAnew = { catalog: '/NeedsRendering true' };
const bare = { isBare: true };

const english = aPage(
  'Please wait...',
  'If this message is not eventually replaced with the proper contents of the document, your PDF',
  'viewer may not be able to display this type of document.',
  'You can upgrade to the latest version of Adobe Reader at http://www.adobe.com/go/reader_download.',
);
const german = aPage(
  'Bitte warten...',
  'Die aktuelle Version finden Sie unter http://www.adobe.com/go/reader_download_de.',
);
const older = aPage('To view the full contents of this document, you need a later version of Adobe Reader.');
const certificate = aPage('MEDICAL EXAMINER CERTIFICATE', 'Driver: Sam Rivera', 'Expires on: 05/14/2028');
const linkToHelp: FormParts = {
  ...{ ...english, page: `${english.page ?? ''}/Annots[12 0 R]` },
  objects: {
    ...english.objects,
    12: '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(http://www.adobe.com/)>>>>',
  },
};
/** A form whose page was printed, with its old description left inside. */
const longReport = aPage(
  ...Array.from({ length: 40 }, (_, line) => `Made with Adobe Acrobat, violation ${String(line)}: none`),
);

const withParts = (...parts: readonly FormParts[]): Buffer =>
  aForm(parts.reduce((form, part) => ({ ...form, ...part, objects: { ...form.objects, ...part.objects } }), {}));

describe('a form of the kind XFA', () => {
  it.each<[string, readonly FormParts[]]>([
    ['asks to wait', [asStream, drawnAnew, bare, english]],
    ['asks to wait, in parts', [asPackets, drawnAnew, bare, english]],
    ['asks to wait in another language', [asPackets, drawnAnew, bare, german]],
    ['asks for a later program', [asPackets, drawnAnew, bare, older]],
    ['asks for a program, without saying that Acrobat draws it', [asPackets, bare, older]],
    ['asks for a program beside a field that is signed', [asPackets, drawnAnew, english]],
    ['asks for a program with a link to it', [asPackets, drawnAnew, bare, linkToHelp]],
    ['is drawn by Acrobat from something else', [asStream, drawnAnew, bare, certificate]],
    ['is empty', [asStream, bare]],
    ['is empty and packed', [{ form: '/XFA(x)', isPacked: true }, bare]],
  ])('is unreadable if its page %s', async (_name, parts) => {
    expect(await checkPdf(withParts(...parts))).toBe('unreadable');
  });

  it.each<[string, readonly FormParts[]]>([
    ['with fields', [asStream, certificate]],
    ['with fields and nothing else', [asPackets]],
    ['with fields that Acrobat draws again', [asPackets, drawnAnew, certificate]],
    ['that was printed', [asStream, bare, certificate]],
    ['that was printed and names a program', [asStream, bare, longReport]],
    ['of a form of another kind', [english]],
    ['of a form of another kind that asks for a program', [bare, older]],
  ])('is safe with a page %s', async (_name, parts) => {
    expect(await checkPdf(withParts(...parts))).toBe('safe');
  });
});
