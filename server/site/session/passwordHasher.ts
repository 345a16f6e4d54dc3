import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { refuseWithinTransaction } from '../../database/transactions.ts';
import { createFairQueue, type FairQueue, type QueueLimits } from '../../load/fairQueue.ts';
import { Refusal } from '../../refusal.ts';

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
/** Each hash takes a core and 19 MiB: two at most, and one core stays free for other work. */
const MEMBERS_AT_A_TIME = Math.min(2, Math.max(1, availableParallelism() - 1));
export const MEMBERS: QueueLimits = { atATime: MEMBERS_AT_A_TIME, mostWaiting: 64, mostPerOwner: 16 };
/** Strangers at the desk's door keep one thread busy at most. */
export const OPERATORS: QueueLimits = { atATime: 1, mostWaiting: 16, mostPerOwner: 4 };

/** The parameter of a PHC string that names the key; there is one. */
const PEPPERED = ',keyid=1';

const derive = promisify(argon2);

/**
 * @param lane hashers with a lane in common take turns
 * @param pepper a key that is not stored with the hashes: without it they cannot be guessed, however short the passwords
 */
export function createPasswordHasher(
  cost: PasswordCost = OWASP_COST,
  lane: FairQueue = createFairQueue(MEMBERS),
  pepper?: () => Promise<string>,
): PasswordHasher {
  const { memoryKib: memory, passes, lanes: parallelism } = cost;
  const prefix = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}${pepper ? PEPPERED : ''}$`;
  const unusable = () => `${prefix}${phc(randomBytes(SALT_BYTES))}$${phc(randomBytes(HASH_BYTES))}`;
  const nobody = unusable();

  const run = async (parameters: Argon2Parameters) => {
    refuseWithinTransaction('hashing a password');
    const hashed = lane(() => derive('argon2id', parameters));
    if (hashed === null) throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds: 1 });
    return hashed;
  };

  return {
    hash: async (password) => {
      const nonce = randomBytes(SALT_BYTES);
      const secret = pepper && { secret: await pepper() };
      const message = normal(password);
      const hash = await run({ message, nonce, memory, passes, parallelism, tagLength: HASH_BYTES, ...secret });
      return `${prefix}${phc(nonce)}$${phc(hash)}`;
    },
    matches: async (password, stored) => {
      const { hash, isPeppered, ...parameters } = readPhc(stored ?? nobody);
      if (isPeppered && !pepper) throw new Error('a stored password hash needs a pepper');
      const secret = isPeppered && pepper ? { secret: await pepper() } : {};
      const found = await run({ ...parameters, ...secret, message: normal(password), tagLength: hash.length });
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
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)(,keyid=1)?\$([^$]+)\$([^$]+)$/.exec(stored);
  if (!found) throw new Error('a stored password hash is not an Argon2id PHC string');
  const [, memory, passes, parallelism, pepper, salt = '', hash = ''] = found;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    isPeppered: pepper !== undefined,
    nonce: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}
