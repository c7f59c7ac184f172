import { describe, expect, it } from '@jest/globals';
import type { Actor } from '#domain/accounts/actor';
import { isAcceptedOnEntry, mayAdd, mayReviewDocument, whyNotAdd } from '#domain/driver-dossier/adding';
import { checkChoice } from '#domain/driver-dossier/check-document';
import { fileDocumentKinds, kindOfEvidence, sourcesOf, storeOfKind } from '#domain/driver-dossier/document-kinds';
import {
  documentStatus,
  isReplaced,
  isShowable,
  kindStatus,
  withVersions,
} from '#domain/driver-dossier/document-status';
import { documentOf, dossierDocuments, kindOf } from '#domain/driver-dossier/documents';
import { TIMELINE } from '#domain/driver-dossier/timeline';
import { screeningKinds } from '#domain/screening/kinds';

const staff = (position: 'HR' | 'SAFETY' | 'RECRUITER'): Actor => ({
  userId: position,
  roles: ['business'],
  position,
  organizationId: 'carrier',
});
const ops: Actor = { userId: 'ops', roles: ['ops'] };
const driver: Actor = { userId: 'driver', driverId: 'driver', roles: ['applicant'] };

describe('kinds of documents', () => {
  it('cover each result of third parties but the verification of employment, and each document of a kind', () => {
    const covered = fileDocumentKinds.flatMap((kind) => sourcesOf[kind].results);
    expect(screeningKinds.filter((kind) => !covered.includes(kind))).toEqual(['employmentVerification']);
    expect(dossierDocuments.filter((document) => kindOf(document) === null)).toEqual([
      'resume',
      'employmentVerification',
    ]);
  });

  it('have a name for each kind of evidence, and for the backs of cards', () => {
    for (const kind of fileDocumentKinds) {
      for (const evidence of sourcesOf[kind].evidence) {
        const document = documentOf('evidence', null, { kind: evidence, isBack: false });
        expect([evidence, document === null ? null : kindOf(document)]).toEqual([evidence, kind]);
      }
    }
    expect(documentOf('evidence', null, { kind: 'license', isBack: true })).toBe('backDriverLicense');
    expect(documentOf('evidence', null, { kind: 'medicalCertificate', isBack: true })).toBe('backDotMedicalCard');
    expect(documentOf('evidence', null, { kind: 'sapReport', isBack: false })).toBe('drugAlcoholRecord');
  });

  it('leave evidence of compliance files alone', () => {
    expect(kindOfEvidence('safetyInquiry')).toBeNull();
    expect(documentOf('evidence', null, { kind: 'annualReview', isBack: false })).toBeNull();
    expect(storeOfKind('cdlis')).toBe('qualification');
  });
});

describe('adding', () => {
  const employee = { type: 'employee' } as const;

  it('depends on the person and the kind', () => {
    expect(fileDocumentKinds.filter((kind) => mayAdd(driver, kind))).toEqual([
      'license',
      'medical',
      'mvr',
      'additional-document',
    ]);
    expect(mayAdd(ops, 'i9')).toBe(false);
    expect(whyNotAdd(staff('RECRUITER'), 'psp', employee)).toBe('document-kind-not-allowed');
    expect(whyNotAdd(staff('HR'), 'i9', undefined)).toBe('eligibility-form-before-offer');
    expect(whyNotAdd(staff('HR'), 'i9', { type: null })).toBe('eligibility-form-not-employee');
    expect(whyNotAdd(staff('HR'), 'i9', employee)).toBeUndefined();
  });

  it('counts immediately only for those who record documents in a store that they read', () => {
    expect(isAcceptedOnEntry(staff('HR'), 'background-check-result')).toBe(true);
    expect(isAcceptedOnEntry(staff('SAFETY'), 'background-check-result')).toBe(false);
    expect(isAcceptedOnEntry(staff('RECRUITER'), 'mvr')).toBe(false);
    expect(isAcceptedOnEntry(driver, 'additional-document')).toBe(false);
    expect(isAcceptedOnEntry(ops, 'cdlis')).toBe(true);
  });

  it('is reviewed by the owner', () => {
    const own = { kind: 'mvr', organizationId: 'carrier', isOfOps: false } as const;
    expect(mayReviewDocument(staff('HR'), own)).toBe(true);
    expect(mayReviewDocument(staff('RECRUITER'), own)).toBe(false);
    expect(mayReviewDocument(staff('SAFETY'), { ...own, kind: 'i9' })).toBe(false);
    expect(mayReviewDocument(staff('HR'), { ...own, organizationId: 'other' })).toBe(false);
    expect(mayReviewDocument(staff('HR'), { ...own, organizationId: null })).toBe(false);
    expect(mayReviewDocument(ops, { ...own, organizationId: null })).toBe(true);
    expect(mayReviewDocument(ops, own)).toBe(false);
    expect(mayReviewDocument(ops, { ...own, isOfOps: true })).toBe(true);
  });

  it('names the document of a kind that has several, and a title only of additional ones', () => {
    const of = { kind: 'i9', document: null, title: null } as const;
    expect(checkChoice(of)).toEqual([{ pointer: '/document', code: 'required' }]);
    expect(checkChoice({ ...of, document: 'i9Section2' })).toEqual([]);
    expect(checkChoice({ ...of, document: 'mvr', title: 'MVR' }).map(({ code }) => code)).toEqual([
      'document-of-another-kind',
      'title-not-needed',
    ]);
  });
});

describe('the status of a document', () => {
  const file = {
    purpose: 'evidence',
    scan: 'clean',
    verdict: null,
    resultStatus: null,
    uploadStatus: null,
    wasRejected: false,
  } as const;

  it('is the verdict on its evidence, else that of the upload or the result', () => {
    expect(documentStatus(file)).toBe('pending');
    expect(documentStatus({ ...file, verdict: 'accepted' })).toBe('approved');
    expect(documentStatus({ ...file, verdict: 'rejected' })).toBe('rejected');
    expect(documentStatus({ ...file, scan: 'waiting' })).toBe('uploaded');
    expect(documentStatus({ ...file, purpose: 'mvr', uploadStatus: 'pending' })).toBe('pending');
    expect(documentStatus({ ...file, purpose: 'mvr' })).toBe('rejected');
    expect(documentStatus({ ...file, purpose: 'mvr', verdict: 'accepted' })).toBe('approved');
    expect(documentStatus({ ...file, purpose: 'result', resultStatus: 'received' })).toBe('pending');
    expect(documentStatus({ ...file, purpose: 'result', resultStatus: 'refused' })).toBe('rejected');
    expect(documentStatus({ ...file, purpose: 'result', resultStatus: 'ordered' })).toBe('pending');
    expect(documentStatus({ ...file, purpose: 'resume' })).toBeNull();
    expect([null, 'approved', 'pending', 'rejected', 'uploaded'].map((one) => isShowable(one as 'pending'))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('of an upload is rejected because of a later one if nobody rejected it', () => {
    const upload = { ...file, purpose: 'mvr' } as const;
    expect(isReplaced(upload)).toBe(true);
    expect(isReplaced({ ...upload, wasRejected: true })).toBe(false);
    expect(isReplaced({ ...upload, verdict: 'rejected' })).toBe(false);
    expect(isReplaced({ ...upload, verdict: 'accepted' })).toBe(false);
    expect(isReplaced({ ...upload, uploadStatus: 'rejected' })).toBe(false);
    expect(isReplaced({ ...upload, uploadStatus: 'pending' })).toBe(false);
    expect(isReplaced({ ...upload, scan: 'waiting' })).toBe(false);
    expect(isReplaced({ ...file, verdict: 'rejected' })).toBe(false);
  });

  it('of a kind without documents says whether one was requested', () => {
    const none = { status: 'initial', fileId: null };
    const documents = { driverLicense: none, backDriverLicense: none, dotMedicalCard: none, mvr: none };
    const source = { pipeline: { documents } as never, results: [], documents: [] };
    const requested = { documents: { ...documents, mvr: { ...none, status: 'requested' } } } as never;
    expect(kindStatus('mvr', source)).toBe('initial');
    expect(kindStatus('mvr', { ...source, pipeline: requested })).toBe('requested');
    expect(kindStatus('psp', { ...source, results: [{ result: 'psp', status: 'ordered' }] })).toBe('requested');
    expect(kindStatus('psp', { ...source, results: [{ result: 'psp', status: 'needed' }] })).toBe('initial');
    expect(kindStatus('mvr', { ...source, documents: [{ kind: 'mvr', status: 'rejected' }] })).toBe('rejected');
  });
});

describe('versions', () => {
  const mvr = { document: 'mvr', about: 'TX', title: null, organizationId: null } as const;

  it('count documents of the same kind, subject, title and owner, oldest first', () => {
    const letter = { document: 'additionalDocument', about: null, title: 'Letter', organizationId: null } as const;
    const versions = withVersions([
      mvr,
      { ...mvr, about: 'CA' },
      { ...mvr, organizationId: 'carrier' },
      mvr,
      { ...letter, title: 'LETTER' },
      letter,
      { ...letter, title: 'Certificate' },
    ]).map(({ version }) => version);
    expect(versions).toEqual([2, 1, 1, 1, 2, 1, 1]);
  });
});

describe('the timeline', () => {
  it('has the geometry of the specification', () => {
    expect(TIMELINE).toEqual({ rowHeight: 160, itemWidth: 180 });
  });
});
