import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rasterise } from '../../../server/account/captcha/rasterise.ts';
import { outbox, paymentEvent, withdrawalProof } from '../../../server/database/schema.ts';
import { verifyLedger } from '../../../server/money/ledger/verifyLedger.ts';
import { forceReceipt, resolve } from '../../../server/money/withdraw/operatorActs.ts';
import { proofsOf, readProof } from '../../../server/money/withdraw/proof/keepProofs.ts';
import { autoConfirmReceipts } from '../../../server/money/withdraw/receiveAutomatically.ts';
import { sendReceiptReminders } from '../../../server/money/withdraw/remindOfReceipts.ts';
import { withdrawalContract } from '../../../src/api/contract/money/withdraw.ts';
import { ANY_TIME } from '../../../src/api/contract/paging.ts';
import { accountBalance } from '../../support/accountBalance.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import {
  addAccount,
  advanceTime,
  approveAndPay,
  newKey,
  operatorAct,
  outcomeOf,
  P,
  signedInPlayer,
  withdraw,
} from '../../support/payments.ts';
import type { Player } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const picture = await rasterise(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="red"/></svg>',
);

/** A PNG that says it is this large, with a comment in it. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.from(picture.subarray(0, 33));
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return Buffer.concat([header, deflateSync(Buffer.alloc(1_000_000))]);
}

onEachDatabase('the receipt of a withdrawal', (database) => {
  let server: Reference;
  let player: Player;
  let id: string;
  beforeEach(async () => {
    server = await startReference({ database });
    player = await signedInPlayer(server);
    ({ id } = await withdraw(player, await addAccount(player), 1_000 * P));
    await approveAndPay(server, id);
    await advanceTime(server, 10_000);
    await advanceTime(server, 20_000);
  });
  afterEach(() => server.close());

  /** Long after the login, the session of it is over. */
  const later = async (ms: number) => {
    server.advance(ms);
    player = await signedInPlayer(server);
  };
  const detail = () => player.api(withdrawalContract.detail, { request: { id, language: 'EN' }, headers: {} });
  const received = () =>
    player.api(withdrawalContract.confirmReceived, { request: { id, language: 'EN' }, idempotencyKey: newKey() });
  const partly = (received: number, remaining: number) =>
    player.api(withdrawalContract.reportPartly, {
      request: { id, received, remaining, language: 'EN' },
      idempotencyKey: newKey(),
    });
  const withProofs = (endpoint: 'reportNotReceived' | 'dispute', ...contents: readonly Buffer[]) => {
    const proofs = contents.map((content) => new File([new Uint8Array(content)], 'slip.txt', { type: 'text/plain' }));
    const request = { id, language: 'EN' as const, ...(proofs.length > 0 ? { proofs } : {}) };
    return player.api(withdrawalContract[endpoint], { request, idempotencyKey: newKey() });
  };
  const operate = <T>(work: Parameters<typeof server.db.transaction<T>>[0]) => server.db.transaction(work);
  const whats = async () => (await detail()).timeline.map(({ what }) => what);
  const awaitingList = () =>
    player.api(withdrawalContract.list, {
      request: { ...ANY_TIME, page: 1, pageSize: '20', group: 'awaiting', language: 'EN' },
    });

  it('[WD-01] [WD-02] is confirmed by the member once', async () => {
    expect((await awaitingList()).list.map((row) => row.id)).toEqual([id]);
    expect(await received()).toMatchObject({ status: 'received', canConfirm: false, autoReceiptAt: null });
    expect(await outcomeOf(received())).toEqual(['STATUS_CHANGED', null]);
    expect((await awaitingList()).count).toBe(0);
  });

  it('[WD-04] [WD-07] can be partial: received and missing amounts add up to the payout', async () => {
    for (const [came, missing] of [
      [400, 500],
      [999, 2],
    ] as const)
      expect(await outcomeOf(partly(came * P, missing * P))).toEqual([
        'INVALID_FIELDS',
        { fields: ['received', 'remaining'] },
      ]);
    expect(await partly(400 * P, 600 * P)).toMatchObject({
      status: 'partlyReceived',
      received: 400 * P,
      remaining: 600 * P,
      autoReceiptAt: null,
    });
    await operate((db) => resolve(server.deps, db, id, { ...operatorAct(server), outcome: 'payAgain' }));
    await advanceTime(server, 10_000);
    await advanceTime(server, 20_000);
    expect((await detail()).timeline.map(({ what, amount }) => [what, amount]).slice(-2)).toEqual([
      ['payAgain', 600 * P],
      ['paidOut', 600 * P],
    ]);
    expect((await received()).status).toBe('received');
    expect([
      await accountBalance(server, 'demo-somchai'),
      await accountBalance(server, 'demo-somchai', 'held'),
    ]).toEqual([11_480.5 * P, 0]);
    expect((await verifyLedger(server.db)).faults).toEqual([]);
  });

  it('[WD-03] [WD-05] is denied with one to three pictures, which are redrawn and stored for operators', async () => {
    const withWords = Buffer.concat([picture, Buffer.from('GPS 13.7563 N')]);
    expect(await withProofs('reportNotReceived', withWords, picture)).toMatchObject({
      status: 'notReceived',
      proofs: 2,
      autoReceiptAt: null,
      canConfirm: true,
    });
    const [proof] = await proofsOf(server.db, id);
    const kept = await readProof(server.deps, server.db, proof?.id ?? '');
    expect([proof?.width, proof?.height, kept.includes('GPS')]).toEqual([40, 30, false]);
    expect(kept.subarray(8, 12).toString()).toBe('WEBP');
    const other = await server.restart();
    expect(await readProof(other.deps, other.db, proof?.id ?? '')).toEqual(kept);
    await server.db.update(withdrawalProof).set({ sha256: 'changed' });
    await expect(readProof(server.deps, server.db, proof?.id ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('[WD-06] [ERR-33] refuses a denial without a proof, with a file that is no image, and with a decompression bomb', async () => {
    expect(await outcomeOf(withProofs('reportNotReceived'))).toEqual(['PROOF_MISSING', null]);
    const wrong = [
      [Buffer.from('no picture')],
      [Buffer.alloc(0)],
      [picture.subarray(0, 40)],
      [pngOf(60_000, 60_000)],
      [pngOf(5_000, 5_001)],
      [Buffer.concat([picture, Buffer.alloc(5 * 1024 * 1024)])],
      [picture, picture, picture, picture],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      [Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(200)])],
    ];
    for (const contents of wrong)
      expect(await outcomeOf(withProofs('reportNotReceived', ...contents))).toEqual(['PROOF_UNREADABLE', null]);
    expect((await detail()).status).toBe('awaiting');
    expect(await server.db.$count(withdrawalProof)).toBe(0);
  });

  it('[WD-08] is confirmed automatically after 1,440 minutes, once on three servers', async () => {
    const servers = [server, await server.restart(), await server.restart()];
    const run = () => Promise.all(servers.map(({ deps }) => autoConfirmReceipts(deps)));
    await later(DAY - 1);
    await run();
    expect((await detail()).status).toBe('awaiting');
    await later(1);
    await run();
    await run();
    expect(await detail()).toMatchObject({ status: 'autoReceived', disputeUntil: server.now() + 7 * DAY });
    expect((await whats()).filter((what) => what === 'autoReceived')).toHaveLength(1);
  });

  it('[WD-08] sends reminders after ten minutes, an hour and twelve hours, each once on three servers', async () => {
    const servers = [server, await server.restart(), await server.restart()];
    const run = () => Promise.all(servers.map(({ deps }) => sendReceiptReminders(deps)));
    const reminded = async () => {
      await run();
      await run();
      const steps = await server.db.select().from(paymentEvent);
      return steps.filter(({ what }) => what === 'reminded').length;
    };
    await later(10 * MINUTE - 1);
    expect(await reminded()).toBe(0);
    await later(1);
    expect(await reminded()).toBe(1);
    await later(50 * MINUTE);
    expect(await reminded()).toBe(2);
    await later(11 * 60 * MINUTE);
    expect(await reminded()).toBe(3);
    await later(5 * 60 * MINUTE);
    expect(await reminded()).toBe(3);
    const texts = (await server.db.select().from(outbox)).map(({ text }) => text);
    expect(texts).toHaveLength(3);
    expect(texts[0]).toContain('P 1,000.00');
  });

  it('[WD-08] pauses the automatic receipt during an investigation; a rejected claim keeps the remaining time', async () => {
    await later(600 * MINUTE);
    await withProofs('reportNotReceived', picture);
    await later(3 * DAY);
    await autoConfirmReceipts(server.deps);
    expect((await detail()).status).toBe('notReceived');
    const refuse = (remark: string | null) =>
      operate((db) => resolve(server.deps, db, id, { ...operatorAct(server, 'op1', remark), outcome: 'refuse' }));
    await expect(refuse(' ')).rejects.toMatchObject({ code: 'INVALID_FIELDS' });
    await refuse('The bank has booked it.');
    expect(await detail()).toMatchObject({
      status: 'awaiting',
      remark: 'The bank has booked it.',
      autoReceiptAt: server.now() + 840 * MINUTE,
    });
  });

  it('can be disputed within seven days of an automatic receipt, with a proof, and the dispute is resolved', async () => {
    expect(await outcomeOf(withProofs('dispute', picture))).toEqual(['STATUS_CHANGED', null]);
    await later(DAY);
    await autoConfirmReceipts(server.deps);
    await later(7 * DAY);
    expect(await outcomeOf(withProofs('dispute'))).toEqual(['PROOF_MISSING', null]);
    expect((await withProofs('dispute', picture)).status).toBe('disputed');
    await operate((db) =>
      resolve(server.deps, db, id, { ...operatorAct(server, 'op1', 'It came.'), outcome: 'refuse' }),
    );
    expect(await detail()).toMatchObject({ status: 'autoReceived', disputeUntil: null, remark: 'It came.' });
    expect(await outcomeOf(withProofs('dispute', picture))).toEqual(['STATUS_CHANGED', null]);
  });

  it('cannot be disputed after seven days', async () => {
    await later(DAY);
    await autoConfirmReceipts(server.deps);
    await later(7 * DAY + 1);
    expect((await detail()).disputeUntil).toBeNull();
    expect(await outcomeOf(withProofs('dispute', picture))).toEqual(['STATUS_CHANGED', null]);
  });

  it('[WD-09] can be forced by an operator, without a refund', async () => {
    await withProofs('reportNotReceived', picture);
    await operate((db) => forceReceipt(db, id, operatorAct(server, 'op1', 'Booked on the 3rd.')));
    expect(await detail()).toMatchObject({ status: 'forcedReceipt', canConfirm: false, remark: 'Booked on the 3rd.' });
    expect(await outcomeOf(received())).toEqual(['STATUS_CHANGED', null]);
    expect(await accountBalance(server, 'demo-somchai')).toBe(11_480.5 * P);
  });
});
