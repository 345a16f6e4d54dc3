import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { type ObjectStore, ObjectStoreError } from './objectStore.ts';

/** A bucket of an S3-compatible store. */
export interface S3Place {
  /** Address of the bucket, or of a folder in it, without a trailing slash. */
  readonly url: string;
  /** Null: read from the address, else us-east-1. */
  readonly region: string | null;
  readonly keyId: string;
  /** Secret. */
  readonly secret: string;
}

/** Shorter than the job's lease of a file. */
const PATIENCE_MS = 20_000;
/** Among the answers 400 to 499, those that a later try can change. */
const PASSING: readonly number[] = [408, 425, 429];

/** Objects in an S3 bucket, signed with SigV4 over the contents. */
export function s3Objects({ url, region, keyId, secret }: S3Place): ObjectStore {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    ...(region === null ? {} : { region }),
    // The job tries again, and an operator does.
    retries: 0,
  });
  const ask = (method: string, name: string, bytes: Buffer = Buffer.alloc(0)) =>
    client
      .fetch(`${url}/${encodeURIComponent(name)}`, {
        method,
        ...(method === 'PUT' ? { body: new Uint8Array(bytes) } : {}),
        headers: { 'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex') },
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      .catch(away);

  return {
    put: async (name, bytes) => {
      const answer = await ask('PUT', name, bytes);
      if (!answer.ok) throw await refused('PUT', answer);
      await answer.body?.cancel();
    },
    get: async (name) => {
      const answer = await ask('GET', name);
      if (answer.ok) return Buffer.from(await answer.arrayBuffer().catch(away));
      const error = await refused('GET', answer);
      if (error.isMissing) return null;
      throw error;
    },
    remove: async (name) => {
      const answer = await ask('DELETE', name);
      const error = answer.ok ? null : await refused('DELETE', answer);
      if (error && !error.isMissing) throw error;
      await answer.body?.cancel();
    },
  };
}

function away(cause: unknown): never {
  const { message, code } = (
    cause instanceof Error && cause.cause ? cause.cause : cause
  ) as Partial<NodeJS.ErrnoException>;
  throw new ObjectStoreError(`The file store does not answer (${code ?? message}).`, { isRefusal: false, cause });
}

/** Names the code alone: the rest of an S3 error quotes the request. */
async function refused(method: string, answer: Response): Promise<ObjectStoreError & { readonly isMissing: boolean }> {
  const code = /<Code>(\w{1,64})<\/Code>/.exec(await answer.text().catch(() => ''))?.[1] ?? '';
  const { status } = answer;
  const message = `The file store answered ${`${status} ${code}`.trim()} to ${method}.`;
  const isRefusal = status < 500 && !PASSING.includes(status);
  return Object.assign(new ObjectStoreError(message, { isRefusal }), {
    isMissing: status === 404 && code !== 'NoSuchBucket',
  });
}
