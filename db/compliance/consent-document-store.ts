import type { FileStore } from '#platform/file-store';
import { personCipher } from '../accounts/person-key-store';
import type { ComplianceDeps } from './compliance-store';

/** Dependencies for storing rendered documents. */
export interface DocumentDeps extends ComplianceDeps {
  readonly files: FileStore;
}

interface DocumentKey {
  readonly driverId: string;
  readonly id: string;
}

/** The stored rendering of a signed document. */
export async function findConsentDocument(
  { db, vault, files }: DocumentDeps,
  key: DocumentKey,
): Promise<Buffer | undefined> {
  const sealed = await files.get(nameOf(key)).catch(() => undefined);
  if (sealed === undefined) return undefined;
  return (await personCipher(db, vault, key.driverId)).open(sealed, useOf(key.id));
}

/** Stores the rendering, sealed with the driver's key. Idempotent: a second rendering is identical, byte for byte. */
export async function storeConsentDocument(
  { db, vault, files }: DocumentDeps,
  { content, ...key }: DocumentKey & { readonly content: Buffer },
): Promise<void> {
  const cipher = await personCipher(db, vault, key.driverId);
  await files.put(nameOf(key), cipher.seal(content, useOf(key.id)));
}

const nameOf = ({ driverId, id }: DocumentKey): string => `drivers/${driverId}/consent-${id}`;

const useOf = (id: string): string => `consent/${id}`;
