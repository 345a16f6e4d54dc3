import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Refusal } from '../refusal.ts';
import { createJobQueue } from './jobQueue.ts';

/** Argon2id hashing, off the event loop (decision A3). */
export interface PasswordHasher {
  /** A PHC string. @throws {Refusal} TOO_MANY_REQUESTS when the queue is full. */
  hash(password: string): Promise<string>;
  /**
   * Verifies a password. A null hash, for an unknown account, takes the same time.
   * @throws {Refusal} TOO_MANY_REQUESTS when the queue is full.
   */
  matches(password: string, stored: string | null): Promise<boolean>;
  /** A hash that matches no password. Costs nothing. */
  unusable(): string;
  /** Whether a hash has outdated parameters. */
  isOutdated(stored: string): boolean;
}

export interface PasswordCost {
  readonly memoryKib: number;
  readonly passes: number;
  readonly lanes: number;
}

/** OWASP Password Storage Cheat Sheet: Argon2id, 19 MiB, 2 passes, 1 lane. */
export const OWASP_COST: PasswordCost = { memoryKib: 19_456, passes: 2, lanes: 1 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Each hash takes a thread and 19 MiB: two at a time leave room for other work. */
const AT_A_TIME = 2;
const MOST_WAITING = 64;

const derive = promisify(argon2);

export function createPasswordHasher(cost: PasswordCost = OWASP_COST): PasswordHasher {
  const lane = createJobQueue(AT_A_TIME, MOST_WAITING);
  const { memoryKib: memory, passes, lanes: parallelism } = cost;
  const prefix = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;
  const unusable = () => `${prefix}${phc(randomBytes(SALT_BYTES))}$${phc(randomBytes(HASH_BYTES))}`;
  const nobody = unusable();

  const run = (parameters: Argon2Parameters) =>
    lane(() => derive('argon2id', parameters)) ?? Promise.reject(new Refusal('TOO_MANY_REQUESTS', { waitSeconds: 1 }));

  return {
    hash: async (password) => {
      const nonce = randomBytes(SALT_BYTES);
      const hash = await run({ message: normal(password), nonce, memory, passes, parallelism, tagLength: HASH_BYTES });
      return `${prefix}${phc(nonce)}$${phc(hash)}`;
    },
    matches: async (password, stored) => {
      const { hash, ...parameters } = readPhc(stored ?? nobody);
      const found = await run({ ...parameters, message: normal(password), tagLength: hash.length });
      return timingSafeEqual(found, hash) && stored !== null;
    },
    unusable,
    isOutdated: (stored) => !stored.startsWith(prefix),
  };
}

/** Unicode normalisation: keyboards compose accents differently. */
const normal = (password: string) => password.normalize('NFKC');

const phc = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

function readPhc(stored: string) {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored);
  if (!found) throw new Error('a stored password hash is not an Argon2id PHC string');
  const [, memory, passes, parallelism, salt = '', hash = ''] = found;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}
