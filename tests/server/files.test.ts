import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storedFile } from '../../server/database/schema.ts';
import { checkFiles } from '../../server/files/checkFiles.ts';
import { moveFiles } from '../../server/files/moveFiles.ts';
import type { S3Place } from '../../server/files/s3Objects.ts';
import { onEachDatabase } from '../support/onEachDatabase.ts';
import { type Reference, startReference } from '../support/reference.ts';
import { type S3Server, startS3Server } from '../support/s3Server.ts';
import { faultOfSignature } from '../support/signatureV4.ts';

const MINUTE = 60_000;
const slip = Buffer.from('a picture of a slip');
const other = Buffer.from('another picture');

const placeOf = ({ url, signer }: S3Server, changed: Partial<S3Place> = {}): S3Place => ({
  url,
  ...signer,
  ...changed,
});

describe('the signature check of the test store', () => {
  /** "GET Object" of the AWS documentation of Signature Version 4. */
  const request = {
    method: 'GET',
    target: '/test.txt',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
    body: Buffer.alloc(0),
  };
  const signer = {
    keyId: 'AKIAIOSFODNN7EXAMPLE',
    secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  };
  const then = Date.UTC(2013, 4, 24);

  it('accepts the published example, and nothing that was altered', () => {
    const { headers } = request;
    expect(faultOfSignature(request, signer, then)).toBeNull();
    expect(faultOfSignature({ ...request, target: '/test.txu' }, signer, then)).toBe('SignatureDoesNotMatch');
    expect(faultOfSignature({ ...request, body: slip }, signer, then)).toBe('XAmzContentSHA256Mismatch');
    expect(faultOfSignature(request, signer, then + 16 * MINUTE)).toBe('RequestTimeTooSkewed');
    const unsigned = { ...headers, authorization: undefined };
    expect(faultOfSignature({ ...request, headers: unsigned }, signer, then)).toBe('AccessDenied');
  });
});

onEachDatabase('uploaded files', (database) => {
  let s3: S3Server;
  let server: Reference;
  let lines: string[];
  const start = async (place: S3Place | null) => {
    lines = [];
    server = await startReference({
      database,
      env: { LOG_LEVEL: 'error' },
      config: { fileStore: place, logLevel: 'error' },
      onLog: (line) => lines.push(line),
    });
  };
  beforeEach(async () => {
    s3 = await startS3Server();
    await start(placeOf(s3));
  });
  afterEach(async () => {
    await server.close();
    await s3.close();
  });

  const write = (id: string, bytes: Buffer) => server.db.transaction((db) => server.deps.files.write(db, id, bytes));
  const remove = (id: string) => server.db.transaction((db) => server.deps.files.remove(db, id, server.now()));
  const read = (id: string, from = server) => from.deps.files.read(from.db, id);
  const move = () => moveFiles(server.deps);
  const inDatabase = async () =>
    Object.fromEntries(
      (await server.db.select().from(storedFile)).map(({ id, bytes }) => [id, bytes?.toString() ?? null]),
    );
  const logged = (text: string) => lines.filter((line) => line.includes(text)).length;

  it('stay in the database by default, so that a dump has all of them', async () => {
    await server.close();
    await start(null);
    await write('slip', slip);
    await move();
    expect(await inDatabase()).toEqual({ slip: 'a picture of a slip' });
    expect(await read('slip')).toEqual(slip);
    await remove('slip');
    expect([await inDatabase(), s3.calls]).toEqual([{}, []]);
  });

  it('move to the store, from where every server reads them', async () => {
    const second = await server.restart();
    await write('slip', slip);
    await second.deps.files.write(second.db, 'other', other);
    expect([await read('slip', second), s3.calls]).toEqual([slip, []]);
    await move();
    expect(await inDatabase()).toEqual({ slip: null, other: null });
    expect([await read('slip', second), await read('other')]).toEqual([slip, other]);
    expect([await read('unknown'), lines]).toEqual([null, []]);
  });

  it('are copied once by three servers at a time', async () => {
    const servers = [server, await server.restart(), await server.restart()];
    for (let number = 0; number < 12; number += 1) await write(`file-${number}`, slip);
    await Promise.all(servers.map(({ deps }) => moveFiles(deps)));
    expect([s3.calls.length, new Set(s3.calls).size, s3.objects.size]).toEqual([12, 12, 12]);
  });

  it('leave nothing anywhere after a rollback, and call no store within a transaction', async () => {
    const rolledBack = server.db.transaction(async (db) => {
      await server.deps.files.write(db, 'slip', slip);
      throw new Error('the claim failed');
    });
    await expect(rolledBack).rejects.toThrow('the claim failed');
    await move();
    expect([await inDatabase(), s3.calls]).toEqual([{}, []]);
    await write('slip', slip);
    await move();
    const reading = server.db.transaction((db) => server.deps.files.read(db, 'slip'));
    await expect(reading).rejects.toThrow('calling the file store within a transaction');
  });

  it('wait in the database while the store is away, with growing waits, and move when it is back', async () => {
    await write('slip', slip);
    await s3.goAway();
    await move();
    await move();
    expect([await read('slip'), logged('a file was not moved'), logged('ECONNREFUSED')]).toEqual([slip, 1, 1]);
    server.advance(MINUTE);
    await move();
    server.advance(MINUTE);
    await s3.comeBack();
    await move();
    expect([await inDatabase(), s3.calls]).toEqual([{ slip: 'a picture of a slip' }, []]);
    server.advance(MINUTE);
    await move();
    expect([await inDatabase(), s3.objects.get('slip')]).toEqual([{ slip: null }, slip]);
    await s3.goAway();
    await expect(read('slip')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(logged('cannot read a file')).toBe(1);
    await s3.comeBack();
    expect(await read('slip')).toEqual(slip);
  });

  it('survive a server that is killed between copy and emptying: another one copies again when the lease is over', async () => {
    await write('slip', slip);
    s3.holdNextAnswer();
    void move();
    await expect.poll(() => s3.objects.get('slip')).toEqual(slip);
    const second = await server.restart();
    await moveFiles(second.deps);
    expect([s3.calls, await inDatabase()]).toEqual([['PUT slip'], { slip: 'a picture of a slip' }]);
    server.advance(MINUTE);
    await moveFiles(second.deps);
    expect([s3.calls, await inDatabase()]).toEqual([['PUT slip', 'PUT slip'], { slip: null }]);
    expect(await read('slip', second)).toEqual(slip);
  });

  it('are deleted in the store after the commit, also while it was away', async () => {
    await write('slip', slip);
    await write('other', other);
    await move();
    const kept = server.db.transaction(async (db) => {
      await server.deps.files.remove(db, 'other', server.now());
      throw new Error('rolled back');
    });
    await expect(kept).rejects.toThrow('rolled back');
    await remove('slip');
    expect([await read('slip'), await read('other'), s3.objects.size]).toEqual([null, other, 2]);
    await s3.goAway();
    await move();
    await s3.comeBack();
    server.advance(MINUTE);
    await move();
    expect([[...s3.objects.keys()], await inDatabase()]).toEqual([['other'], { other: null }]);
  });

  it('are never copied when they are removed before their turn', async () => {
    await write('slip', slip);
    await remove('slip');
    await move();
    expect([s3.calls, await inDatabase()]).toEqual([['DELETE slip'], {}]);
  });

  it('stop the start with a sentence when the store refuses the keys, the region or the bucket', async () => {
    await checkFiles(server.deps);
    expect([s3.calls.map((call) => call.split(' ')[0]), s3.objects.size]).toEqual([['PUT', 'GET', 'DELETE'], 0]);
    const wrong: readonly [Partial<S3Place>, string][] = [
      [{ secret: 'not-this-one' }, '403 SignatureDoesNotMatch'],
      [{ keyId: 'AKIAOTHER' }, '403 InvalidAccessKeyId'],
      [{ region: 'eu-central-1' }, '403 AuthorizationHeaderMalformed'],
      [{ url: s3.url.replace('/bucket', '/bucked') }, '404 NoSuchBucket'],
    ];
    for (const [changed, answer] of wrong) {
      await server.close();
      await start(placeOf(s3, changed));
      await expect(checkFiles(server.deps)).rejects.toThrow(
        `The file store answered ${answer} to PUT. Correct FILES_URL, FILES_KEY_ID or FILES_SECRET.`,
      );
      await write('slip', slip);
      await move();
      expect([logged(answer), lines.join().includes('not-this-one'), await read('slip')]).toEqual([1, false, slip]);
    }
  });

  it('do not stop the start while the store is away, nor when it is no longer configured', async () => {
    await s3.goAway();
    await checkFiles(server.deps);
    expect(logged('the file store is away; files wait in the database')).toBe(1);
    await write('slip', slip);
    await server.db.update(storedFile).set({ bytes: null }).where(eq(storedFile.id, 'slip'));
    const { deps } = server;
    const { createDeps } = await import('../../server/createDeps.ts');
    const without = createDeps({ ...deps, config: { ...deps.config, fileStore: null } });
    await checkFiles(without);
    expect(logged('files lie in an S3 store, and FILES_URL is not set')).toBe(1);
    await expect(without.files.read(without.db, 'slip')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
