import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedFile, withdrawalProof } from '../../server/database/schema.ts';
import { outsideTransactions, refuseWithinTransaction } from '../../server/database/transactions.ts';
import { currentOwner, runFor } from '../../server/load/callOwner.ts';
import { createCallsUnderWay, type Owner } from '../../server/load/callsUnderWay.ts';
import { createFairQueue } from '../../server/load/fairQueue.ts';
import type { Refusal } from '../../server/refusal.ts';
import type { SealKeys } from '../../server/seal/sealKeys.ts';
import { readPayload } from '../../server/serve/readPayload.ts';
import { walletContract } from '../../src/api/contract/money/wallet.ts';
import { withdrawalContract } from '../../src/api/contract/money/withdraw.ts';
import { onEachDatabase } from '../support/onEachDatabase.ts';
import { addAccount, advanceTime, approveAndPay, outcomeOf, P, signedInPlayer, withdraw } from '../support/payments.ts';
import type { Player } from '../support/player.ts';
import { type Reference, startReference } from '../support/reference.ts';

const LARGE = await sharp({ create: { width: 5_000, height: 4_900, channels: 3, background: '#c04020' } })
  .png()
  .toBuffer();

describe('a queue of costly jobs', () => {
  /** Jobs that end when told to; `log` has the order of their starts. */
  function heldJobs(limits: Parameters<typeof createFairQueue>[0]) {
    const queue = createFairQueue(limits);
    const log: string[] = [];
    const ends: (() => void)[] = [];
    const add = (owner: string, name: string) =>
      runFor(owner, () =>
        queue(() => {
          log.push(name);
          return new Promise<void>((resolve) => ends.push(resolve));
        }),
      );
    const settle = () => new Promise((resolve) => setImmediate(resolve));
    const endNext = async () => {
      ends.shift()?.();
      await settle();
    };
    return { add, log, endNext, settle };
  }

  it('lets owners take turns, however many jobs one of them has', async () => {
    const { add, log, endNext, settle } = heldJobs({ atATime: 1, mostWaiting: 10, mostPerOwner: 5 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) void add('a', name);
    void add('b', 'b1');
    await settle();
    for (let ended = 0; ended < 5; ended += 1) await endNext();
    expect(log).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
  });

  it('refuses the third job of an owner and the job beyond its length, and has room again afterwards', async () => {
    const { add, endNext, settle } = heldJobs({ atATime: 1, mostWaiting: 2, mostPerOwner: 2 });
    const [first, second] = [add('a', 'a1'), add('a', 'a2')];
    expect([first === null, second === null, add('a', 'a3')]).toEqual([false, false, null]);
    expect(add('b', 'b1')).not.toBeNull();
    expect(add('c', 'c1')).toBeNull();
    await settle();
    await endNext();
    expect(add('c', 'c1')).not.toBeNull();
  });

  it('does not bound what the server does for itself', () => {
    const queue = createFairQueue({ atATime: 1, mostWaiting: 5, mostPerOwner: 1 });
    const jobs = Array.from({ length: 4 }, () => queue(async () => currentOwner()));
    expect(jobs.every((job) => job !== null)).toBe(true);
  });
});

describe('the calls under way', () => {
  const [a, b] = ['a', 'b'].map((name) => ({ name, isAccount: true })) as [Owner, Owner];
  /** A call that ends when it is told to. */
  const held = () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const begun = vi.fn(() => promise);
    return { begun, end: () => resolve('done') };
  };

  it('runs some of an owner at a time, in their order, and never lets others wait for them', async () => {
    const underWay = createCallsUnderWay({ ofAccount: 2, ofAddress: 3, most: 4 });
    const [first, second, third, other] = [held(), held(), held(), held()];
    const running = [first, second, third].map(({ begun }) => underWay.run(a, begun));
    void underWay.run(b, other.begun);
    const started = () => [first, second, third, other].map(({ begun }) => begun.mock.calls.length);
    await Promise.resolve();
    expect(started()).toEqual([1, 1, 0, 1]);
    first.end();
    await running[0];
    await vi.waitFor(() => expect(started()).toEqual([1, 1, 1, 1]));
    second.end();
    third.end();
    expect(await Promise.all(running)).toEqual(['done', 'done', 'done']);
  });

  it('runs more of a shared address at a time', () => {
    const underWay = createCallsUnderWay({ ofAccount: 1, ofAddress: 3, most: 4 });
    const visitors = { name: 'visitor', isAccount: false };
    const calls = [held(), held(), held(), held()];
    for (const { begun } of calls) void underWay.run(visitors, begun);
    expect(calls.map(({ begun }) => begun.mock.calls.length)).toEqual([1, 1, 1, 0]);
  });

  it('refuses more of an owner than may wait, until one has ended, well or not', async () => {
    const underWay = createCallsUnderWay({ ofAccount: 1, ofAddress: 1, most: 2 });
    const { promise, reject } = Promise.withResolvers<never>();
    const failing = underWay.run(a, () => promise);
    const waiting = underWay.run(a, async () => 'next');
    expect([underWay.run(a, async () => 'more'), underWay.run(b, async () => 'b') === null]).toEqual([null, false]);
    reject(new Error('broken'));
    await expect(failing).rejects.toThrow('broken');
    expect(await waiting).toBe('next');
    expect(await underWay.run(a, async () => 'again')).toBe('again');
  });
});

describe('the reading of uploads', () => {
  /** Parses the same form for an owner; `done`, or the code of the refusal. */
  async function parser() {
    const form = new FormData();
    form.append('id', 'one');
    form.append('proofs', new File([new Uint8Array(1024 * 1024)], 'slip.png', { type: 'image/png' }));
    const whole = new Response(form);
    const headers = { 'content-type': whole.headers.get('content-type') ?? '' };
    const body = await whole.arrayBuffer();
    return (owner: string) =>
      runFor(owner, () =>
        readPayload(
          new Request('http://reference.test', { method: 'POST', headers, body }),
          withdrawalContract.dispute,
          {} as SealKeys,
        ).then(
          (payload) => (Object.keys(payload as object).join() === 'id,proofs' ? 'done' : 'incomplete'),
          ({ code }: Refusal) => code,
        ),
      );
  }

  it('takes four of one owner at a time, and those of others', async () => {
    const parse = await parser();
    const codes = await Promise.all([...Array.from({ length: 6 }, () => parse('a')), parse('b')]);
    expect(codes.slice(0, 6).toSorted()).toEqual([
      ...['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'],
      ...['done', 'done', 'done', 'done'],
    ]);
    expect([codes[6], await parse('a')]).toEqual(['done', 'done']);
  });
});

onEachDatabase('one member against the others', (database) => {
  let server: Reference;
  let attacker: Player;
  let other: Player;
  beforeEach(async () => {
    server = await startReference({ database });
    attacker = await signedInPlayer(server);
    other = await signedInPlayer(server, 'malee');
  });
  afterEach(() => server.close());

  const balance = () => other.api(walletContract.balance, { request: {}, headers: { 'x-background': '0' } });
  const codeOf = async (call: Promise<unknown>): Promise<string> => {
    const outcome = await outcomeOf(call);
    return Array.isArray(outcome) ? String(outcome[0]) : 'done';
  };

  it('refuses slow work within a transaction and does it outside', async () => {
    const port = outsideTransactions('sending', { ready: true, send: async () => 'sent' });
    expect([port.ready, await port.send()]).toEqual([true, 'sent']);
    await expect(server.db.transaction(() => port.send())).rejects.toThrow(
      'sending within a transaction: do it before, or after the commit',
    );
    await expect(server.db.transaction(() => server.deps.passwords.hash('x'))).rejects.toThrow('hashing a password');
    expect(() => refuseWithinTransaction('sending')).not.toThrow();
  });

  it('[M5] keeps answering others while payment passwords are being hashed', async () => {
    const account = await addAccount(attacker);
    const held = Promise.withResolvers<boolean>();
    Object.assign(server.deps.paymentPasswords, { matches: () => held.promise });
    const asked = Promise.all(Array.from({ length: 3 }, () => codeOf(withdraw(attacker, account, 1_000 * P))));
    expect(await balance()).toMatchObject({ sumBalance: expect.any(Number) });
    held.resolve(false);
    expect(await asked).toEqual(['PAYMENT_PASSWORD_WRONG', 'PAYMENT_PASSWORD_WRONG', 'PAYMENT_PASSWORD_WRONG']);
  });

  it('[M5] answers two hundred tries of a payment password at once without a 500, at most five of them as wrong', async () => {
    const account = await addAccount(attacker);
    const tries = Array.from({ length: 200 }, () =>
      codeOf(withdraw(attacker, account, 1_000 * P, { paymentPassword: '903218' })),
    );
    const codes = await Promise.all(tries);
    const count = (code: string) => codes.filter((one) => one === code).length;
    expect(count('PAYMENT_PASSWORD_WRONG')).toBeLessThanOrEqual(4);
    expect(count('PAYMENT_PASSWORD_WRONG') + count('PAYMENT_PASSWORD_LOCKED') + count('TOO_MANY_REQUESTS')).toBe(200);
    expect(count('TOO_MANY_REQUESTS')).toBeGreaterThanOrEqual(72);
    expect(await balance()).toMatchObject({ sumBalance: expect.any(Number) });
  });

  describe('with pictures', () => {
    let id: string;
    beforeEach(async () => {
      ({ id } = await withdraw(attacker, await addAccount(attacker), 1_000 * P));
      await approveAndPay(server, id);
      await advanceTime(server, 10_000);
      await advanceTime(server, 20_000);
    });

    const report = (...contents: readonly Buffer[]) =>
      codeOf(
        attacker.api(withdrawalContract.reportNotReceived, {
          request: {
            id,
            language: 'EN',
            proofs: contents.map((content) => new File([new Uint8Array(content)], 'slip.png', { type: 'image/png' })),
          },
          idempotencyKey: randomUUID(),
        }),
      );

    it('[WD-05] answers others before the pictures of somebody are decoded', async () => {
      const order: string[] = [];
      const sent = report(LARGE, LARGE, LARGE).then((code) => order.push(code));
      // The upload has been read when the first decoding begins.
      await new Promise((resolve) => setTimeout(resolve, 50));
      await balance();
      order.push('balance');
      await sent;
      expect(order).toEqual(['balance', 'done']);
    });

    it('[WD-05] [WD-06] leaves nothing of refused pictures, and stores accepted ones in less than what was sent', async () => {
      const noise = await sharp({
        create: {
          width: 800,
          height: 600,
          channels: 3,
          background: '#000',
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      })
        .png()
        .toBuffer();
      expect(await report(noise, Buffer.from('no picture'))).toBe('PROOF_UNREADABLE');
      expect(await server.db.select().from(storedFile)).toEqual([]);
      expect(await report(noise)).toBe('done');
      const [file, ...more] = await server.db.select().from(storedFile);
      expect([more, await server.db.$count(withdrawalProof)]).toEqual([[], 1]);
      expect(file?.bytes?.byteLength).toBeLessThan(noise.byteLength / 2);
    });

    it('[WD-05] takes thirty answers with pictures in an hour', async () => {
      const wrong = Buffer.from('no picture');
      for (let sent = 0; sent < 30; sent += 1) expect(await report(wrong)).toBe('PROOF_UNREADABLE');
      expect(await report(wrong)).toBe('TOO_MANY_REQUESTS');
    });
  });
});
