import type { Vault } from '#platform/vault';
import { personCipher } from '../accounts/person-key-store';
import type { Db } from '../core/handle';
import type { Audit } from './audit-store';

interface CoverDeps {
  readonly db: Db;
  readonly vault: Vault;
}

type Owner = Pick<Audit, 'id' | 'requestedBy'>;

/** The PDF of a cover, encrypted with the key of the person who requested the packet. */
export async function sealCover({ db, vault }: CoverDeps, { id, requestedBy }: Owner, pdf: Buffer): Promise<Buffer> {
  return (await personCipher(db, vault, requestedBy)).seal(pdf, useOf(id));
}

/** The PDF of a packet's cover. */
export async function openCover(
  { db, vault }: CoverDeps,
  { id, requestedBy, cover }: Owner & { readonly cover: Buffer },
): Promise<Buffer> {
  return (await personCipher(db, vault, requestedBy)).open(cover, useOf(id));
}

const useOf = (id: string): string => `audit-cover/${id}`;
