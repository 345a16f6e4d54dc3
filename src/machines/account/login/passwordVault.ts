/** Encrypts the remembered password with a key that never leaves this browser (decision A4). */
export interface PasswordVault {
  seal(password: string): Promise<string>;
  /** The password, or null if it was encrypted elsewhere or tampered with. */
  open(sealed: string): Promise<string | null>;
}

const DATABASE = 'statehouse';
const STORE = 'keys';
const KEY = 'remember';
const IV_BYTES = 12;

/** A vault on AES-GCM with a non-extractable key in IndexedDB. */
export function createPasswordVault(indexedDb: IDBFactory, webCrypto: Crypto): PasswordVault {
  const key = async (): Promise<CryptoKey> => {
    const database = await settled(openDatabase(indexedDb));
    const found = await settled<CryptoKey | undefined>(database.transaction(STORE).objectStore(STORE).get(KEY));
    if (found) return found;
    const made = await webCrypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    await settled(database.transaction(STORE, 'readwrite').objectStore(STORE).put(made, KEY));
    return made;
  };

  return {
    async seal(password) {
      const iv = webCrypto.getRandomValues(new Uint8Array(IV_BYTES));
      const sealed = await webCrypto.subtle.encrypt(
        { name: 'AES-GCM', iv },
        await key(),
        new TextEncoder().encode(password),
      );
      return btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed)));
    },
    async open(sealed) {
      try {
        const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
        const algorithm = { name: 'AES-GCM', iv: bytes.slice(0, IV_BYTES) };
        const opened = await webCrypto.subtle.decrypt(algorithm, await key(), bytes.slice(IV_BYTES));
        return new TextDecoder().decode(opened);
      } catch {
        return null;
      }
    },
  };
}

function openDatabase(indexedDb: IDBFactory): IDBOpenDBRequest {
  const request = indexedDb.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return request;
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
