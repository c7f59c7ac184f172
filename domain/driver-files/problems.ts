/** Problems with the files of drivers, part of the problem catalog. */
export const fileProblems = {
  'file-active': {
    kind: 'invalid',
    title: 'This PDF contains a script or embedded files. Please print it to a new PDF and upload that one',
  },
  'file-broken': { kind: 'invalid', title: "The file can't be opened. Please choose another one" },
  'file-empty': { kind: 'invalid', title: 'The file is empty. Please choose another one' },
  'file-infected': { kind: 'invalid', title: 'The file contains malware and was deleted. Please choose another one' },
  'file-not-displayable': { kind: 'invalid', title: "This file can't be displayed" },
  'file-not-scanned': { kind: 'conflict', title: 'This file is being scanned for viruses. Please wait a moment' },
  'file-protected': { kind: 'invalid', title: 'This PDF has a password. Please send a copy without it' },
  'file-unreadable': {
    kind: 'invalid',
    title: 'Only Adobe Acrobat can show this PDF form. Please open it there, print it to a new PDF and upload that one',
  },
  'files-of-the-day': {
    kind: 'invalid',
    title: 'You have reached the upload limit for one day. Please upload this file tomorrow',
  },
  'files-full': { kind: 'invalid', title: 'You have reached your storage limit. Please contact support' },
  'file-too-large': { kind: 'invalid', title: 'The file is too large. Please choose a smaller one' },
  'file-type-not-allowed': { kind: 'invalid', title: 'Please choose a PDF, JPEG or PNG file' },
  'picture-needed': { kind: 'invalid', title: 'Please choose a JPEG or PNG picture' },
  'picture-too-large': { kind: 'invalid', title: 'The picture is too large. Please choose a smaller one' },
  'picture-too-small': { kind: 'invalid', title: 'The picture is too small to read. Please take a larger one' },
  'upload-changed': {
    kind: 'conflict',
    title:
      'A part of this file arrived twice or out of order. If another page sends it, too, wait for that one to finish',
  },
} as const;
