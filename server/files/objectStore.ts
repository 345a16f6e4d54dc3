/**
 * A store of uploaded files outside the database, by name. A name always has the same bytes, so that every call may be
 * repeated and made by several servers at once.
 * @throws {ObjectStoreError} from every call
 */
export interface ObjectStore {
  put(name: string, bytes: Buffer): Promise<void>;
  /** Null if there is no such object. */
  get(name: string): Promise<Buffer | null>;
  /** Also without such an object. */
  remove(name: string): Promise<void>;
}

/** The message contains no key and no address. */
export class ObjectStoreError extends Error {
  /** Refused for good, by keys, bucket or region; else the store is away, and a later try may succeed. */
  readonly isRefusal: boolean;

  constructor(message: string, { isRefusal, cause }: { readonly isRefusal: boolean; readonly cause?: unknown }) {
    super(message, { cause });
    this.name = 'ObjectStoreError';
    this.isRefusal = isRefusal;
  }
}
