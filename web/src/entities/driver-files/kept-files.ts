import type { UploadType } from '#domain/driver-files/uploads';
import { KEPT_FILES } from '#web/shared/session/delete-kept-files';

/** A file that is not sent yet: stored in the browser, so that a reload or a dead battery does not lose it. */
export interface UnsentFile {
  type: UploadType;
  userId: string;
  file: Blob;
  expiresOn: string | null;
  uploadUrl: string | null;
}

const STORE = 'files';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(KEPT_FILES, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE, { keyPath: 'type' });
    };
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('The browser cannot store files'));
    };
  });
}

/** Without IndexedDB (a private window, an old browser) an upload still works, until a reload. */
async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) {
  if (!('indexedDB' in window)) return undefined;
  try {
    const database = await open();
    const request = work(database.transaction(STORE, mode).objectStore(STORE));
    return await new Promise<T | undefined>((resolve) => {
      request.onsuccess = () => {
        resolve(request.result);
      };
      request.onerror = () => {
        resolve(undefined);
      };
    }).finally(() => {
      database.close();
    });
  } catch {
    return undefined;
  }
}

export async function keepFile(file: UnsentFile): Promise<void> {
  await inStore('readwrite', (store) => store.put(file));
}

export async function findKeptFile(type: UploadType, userId: string): Promise<UnsentFile | undefined> {
  const found = (await inStore('readonly', (store) => store.get(type))) as UnsentFile | undefined;
  return found?.userId === userId ? found : undefined;
}

/** The kinds of files that this person has not sent yet. */
export async function keptTypes(userId: string): Promise<UploadType[]> {
  const files = (await inStore('readonly', (store) => store.getAll())) as UnsentFile[] | undefined;
  return (files ?? []).filter((each) => each.userId === userId).map(({ type }) => type);
}

export async function deleteKeptFile(type: UploadType): Promise<void> {
  await inStore('readwrite', (store) => store.delete(type));
}
