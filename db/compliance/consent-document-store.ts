import type { FileStore } from '#platform/file-store';
import { personCipher } from '../accounts/person-key-store';
import type { ComplianceDeps } from './compliance-store';

/** Dependencies for storing rendered documents. */
export interface DocumentDeps extends ComplianceDeps {
  readonly files: FileStore;
}

interface Named {
  readonly driverId: string;
  readonly id: string;
}

/** The stored rendering of a signed document. */
export async function findConsentDocument(
  { db, vault, files }: DocumentDeps,
  named: Named,
): Promise<Buffer | undefined> {
  const sealed = await files.get(nameOf(named)).catch(() => undefined);
  if (sealed === undefined) return undefined;
  return (await personCipher(db, vault, named.driverId)).open(sealed, useOf(named.id));
}

/** Stores the rendering, sealed with the driver's key. Idempotent: a second rendering is identical, byte for byte. */
export async function storeConsentDocument(
  { db, vault, files }: DocumentDeps,
  { content, ...named }: Named & { readonly content: Buffer },
): Promise<void> {
  const cipher = await personCipher(db, vault, named.driverId);
  await files.put(nameOf(named), cipher.seal(content, useOf(named.id)));
}

const nameOf = ({ driverId, id }: Named): string => `drivers/${driverId}/consent-${id}`;

const useOf = (id: string): string => `consent/${id}`;
