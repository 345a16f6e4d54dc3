import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { auditEntry, paymentRules, promotionClaim } from '../../../server/database/schema.ts';
import { verifyLedger } from '../../../server/money/ledger/verifyLedger.ts';
import { deskContract } from '../../../src/api/contract/desk/desk.ts';
import type { PromotionDraft } from '../../../src/api/contract/desk/deskPromotions.ts';
import { promotionContract } from '../../../src/api/contract/public/promotion.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { signedInOperator, type TestOperator } from '../../support/operator.ts';
import { newKey, outcomeOf, P, signedInPlayer } from '../../support/payments.ts';
import { photo } from '../../support/photo.ts';
import type { Player } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const goal = { id: 'demo-promotion-goal', language: 'EN' as const };
const both = (text: string) => ({ EN: text, TH: text });

const draft = (now: number): PromotionDraft => ({
  ...{ filters: ['slots'], art: 'naga', title: both('Night spins'), summary: both('P 50 once.'), link: null },
  ...{ who: both('All'), rules: both('One.\nTwo.'), startsAt: now - 1, endsAt: now + 86_400_000 },
  terms: {
    ...{ kind: 'task', amount: 50 * P, percent: 0, task: 'mobile', least: 0, prizes: [], wagering: 0, days: 7 },
    ...{ games: [], newDays: null },
  },
});

onEachDatabase('promotions at the desk', (database) => {
  let server: Reference;
  let operator: TestOperator;
  let player: Player;
  beforeEach(async () => {
    server = await startReference({ database });
    operator = await signedInOperator(server);
    player = await signedInPlayer(server);
  });
  afterEach(async () => {
    const { faults } = await verifyLedger(server.db);
    await server.close();
    expect(faults).toEqual([]);
  });

  const picture = (name: string, bytes: Buffer = photo(1)) =>
    new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
  const apply = (comment = 'Slip 7', images: readonly File[] = [picture('a.jpg'), picture('b.jpg')], key = newKey()) =>
    player.api(promotionContract.apply, { request: { ...goal, comment, images: [...images] }, idempotencyKey: key });
  const claims = (queue: 'inProgress' | 'reviewed' = 'inProgress') =>
    operator.api(deskContract.promotionClaims, { request: { queue, page: 1, language: 'EN' } });
  const idOfClaim = async () => (await claims()).list[0]?.id ?? '';
  const approve = (id: string, amount: number, by = operator) =>
    by.api(deskContract.approvePromotion, { request: { id, amount, language: 'EN' }, idempotencyKey: newKey() });
  const standing = () => player.api(promotionContract.standing, { request: goal });
  const updatedAtOf = async (id: string | null): Promise<number | null> =>
    id === null || id === 'nothing'
      ? null
      : (await operator.api(deskContract.promotion, { request: { id } })).updatedAt;
  const saveOver = (updatedAt: number | null, one: PromotionDraft, id: string | null, publish = true) =>
    operator.api(deskContract.savePromotion, {
      request: { id, updatedAt, draft: one, publish },
      idempotencyKey: newKey(),
    });
  const save = async (one: PromotionDraft, id: string | null = null, publish = true) =>
    saveOver(await updatedAtOf(id), one, id, publish);
  const inState = async (state: 'draft' | 'scheduled' | 'running' | 'ended') =>
    (await operator.api(deskContract.promotions, { request: { state, page: 1, language: 'EN' } })).list;

  it('refuses to overwrite a promotion that another operator has changed since it was read', async () => {
    const one = draft(server.now());
    const { id } = await save(one);
    const read = await updatedAtOf(id);
    const named = (title: string) => ({ ...one, title: { ...one.title, EN: title } });
    await saveOver(read, named('First'), id);
    expect(await outcomeOf(saveOver(read, named('Second'), id))).toEqual(['STATUS_CHANGED', null]);
    expect(await outcomeOf(saveOver(null, named('Third'), id))).toEqual(['STATUS_CHANGED', null]);
    const { draft: kept, updatedAt } = await operator.api(deskContract.promotion, { request: { id } });
    expect([kept.title.EN, updatedAt]).toEqual(['First', (read ?? 0) + 1]);
  });

  it('[PROMO-05] [PROMO-06] [PROMO-11] takes an application with its pictures to the desk, and its approval to the claim', async () => {
    const key = newKey();
    const images = [picture('a.jpg'), picture('b.jpg')];
    const applied = await apply('Slip 7', images, key);
    expect(applied).toMatchObject({ status: 'applying', application: { comment: 'Slip 7', images: 2, remark: null } });
    expect(await apply('Slip 7', images, key)).toEqual(applied);
    expect(await outcomeOf(apply())).toEqual(['STATUS_CHANGED', null]);
    const { list } = await claims();
    expect(list).toEqual([
      {
        ...{ id: expect.anything(), status: 'applying', title: 'One leg short, stake back', comment: 'Slip 7' },
        ...{
          member: expect.objectContaining({ username: 'somchai' }),
          pictures: [expect.anything(), expect.anything()],
        },
        ...{ appliedAt: server.now(), amount: 0, most: 1_000 * P, wagering: 100, twoPeopleFrom: expect.any(Number) },
        ...{ firstApprover: null, decidedBy: null, remark: null },
      },
    ]);
    const { webp } = await operator.api(deskContract.promotionPicture, { request: { id: list[0]?.pictures[0] ?? '' } });
    expect(Buffer.from(webp, 'base64').subarray(8, 12).toString()).toBe('WEBP');
    const { waiting } = await operator.api(deskContract.overview, { request: {} });
    expect(waiting.promotions).toBe(1);

    const id = await idOfClaim();
    expect(await outcomeOf(approve(id, 1_001 * P))).toEqual(['AMOUNT_OUT_OF_RANGE', { min: 100, max: 1_000 * P }]);
    expect(await approve(id, 400 * P)).toMatchObject({ status: 'claim', amount: 400 * P, decidedBy: 'desk1' });
    expect(await outcomeOf(approve(id, 400 * P))).toEqual(['STATUS_CHANGED', null]);
    expect(await standing()).toMatchObject({ status: 'claim', amount: 400 * P });
    const taken = await player.api(promotionContract.claim, { request: goal, idempotencyKey: newKey() });
    expect(taken).toMatchObject({ status: 'claimed', wagering: { needed: 40_000 * P } });
    expect((await claims('reviewed')).list.map(({ status }) => status)).toEqual(['claimed']);
    const [entry] = await server.db.select().from(auditEntry).where(eq(auditEntry.act, 'promotionApproved'));
    expect([entry?.operator, entry?.subject]).toEqual(['desk1', id]);
  });

  it('[CONST-23] [CONST-24] [CONST-25] [PROMO-07] [PROMO-08] [PROMO-09] [PROMO-10] refuses longer comments, other files, larger ones and more than three', async () => {
    const wrong: readonly (readonly [string, readonly File[]])[] = [
      ['', [picture('x.gif', Buffer.from('GIF89a no picture'))]],
      ['', [picture('big.jpg', Buffer.concat([photo(1), Buffer.alloc(5 * 1024 * 1024)]))]],
      ['', [1, 2, 3, 4].map((number) => picture(`${number}.jpg`))],
    ];
    for (const [comment, images] of wrong)
      expect(await outcomeOf(apply(comment, images))).toEqual(['PROOF_UNREADABLE', null]);
    // The client of the site would not send it.
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...goal, comment: 'x'.repeat(141) })) body.append(name, value);
    const sent = await server.fetch(server.baseURL + promotionContract.apply.path, {
      ...{ method: 'POST', body },
      headers: { authorization: `Bearer ${player.token}`, 'idempotency-key': newKey() },
    });
    expect([sent.status, await sent.json()]).toEqual([
      422,
      expect.objectContaining({ errorCode: 'INVALID_FIELDS', value: { fields: ['comment'] } }),
    ]);
    expect(await server.db.$count(promotionClaim)).toBe(0);
    expect((await apply('x'.repeat(140), [])).application).toMatchObject({ images: 0 });
  });

  it('[PROMO-11] rejects with a reason that the member sees; nothing is paid, and the end is the end', async () => {
    await apply();
    const id = await idOfClaim();
    const reject = () =>
      operator.api(deskContract.rejectPromotion, {
        request: { id, language: 'EN', remark: 'Two legs lost.' },
        idempotencyKey: newKey(),
      });
    expect(await reject()).toMatchObject({ status: 'rejected', remark: 'Two legs lost.' });
    expect(await standing()).toMatchObject({ status: 'rejected', application: { remark: 'Two legs lost.' } });
    expect(await outcomeOf(reject())).toEqual(['STATUS_CHANGED', null]);
    expect(await outcomeOf(apply())).toEqual(['STATUS_CHANGED', null]);
  });

  it('[PROMO-11] asks a second operator for a large amount, who gives the same one', async () => {
    await apply();
    await server.db.update(paymentRules).set({ twoPeopleFrom: 300 * P });
    const id = await idOfClaim();
    expect(await approve(id, 400 * P)).toMatchObject({ status: 'applying', firstApprover: 'desk1', amount: 400 * P });
    expect(await outcomeOf(approve(id, 400 * P))).toEqual(['SECOND_PERSON_NEEDED', null]);
    const second = await signedInOperator(server, 'desk2');
    expect(await outcomeOf(approve(id, 300 * P, second))).toEqual([
      'AMOUNT_OUT_OF_RANGE',
      { min: 400 * P, max: 400 * P },
    ]);
    expect(await approve(id, 400 * P, second)).toMatchObject({ status: 'claim', decidedBy: 'desk2' });
  });

  it('[PROMO-01] makes, schedules, changes and ends a promotion; who has joined keeps the terms', async () => {
    const { id } = await save(draft(server.now()));
    expect(await operator.api(deskContract.promotion, { request: { id } })).toEqual({
      ...{ draft: draft(server.now()), published: true, members: 0, updatedAt: server.now() },
    });
    const ask = { id, language: 'EN' as const };
    await player.api(promotionContract.join, { request: ask, idempotencyKey: newKey() });
    const changed = draft(server.now());
    await save({ ...changed, terms: { ...changed.terms, amount: 10 * P } }, id);
    expect(await outcomeOf(save({ ...changed, terms: { ...changed.terms, kind: 'info' }, link: '/vip' }, id))).toEqual([
      'STATUS_CHANGED',
      null,
    ]);
    const mine = () => player.api(promotionContract.standing, { request: ask });
    expect(await mine()).toMatchObject({ terms: { amount: 50 * P }, changed: ['amount'] });

    const end = () =>
      operator.api(deskContract.endPromotion, { request: { id, remark: 'Budget spent.' }, idempotencyKey: newKey() });
    await end();
    expect(await outcomeOf(end())).toEqual(['STATUS_CHANGED', null]);
    expect((await mine()).terms?.endsAt).toBe(changed.endsAt);
    const malee = await signedInPlayer(server, 'malee');
    expect(await outcomeOf(malee.api(promotionContract.join, { request: ask, idempotencyKey: newKey() }))).toEqual([
      'STATUS_CHANGED',
      null,
    ]);
    expect((await inState('ended')).find((one) => one.id === id)).toMatchObject({ members: 1, granted: 0 });
    expect(await operator.api(deskContract.promotion, { request: { id } })).toMatchObject({ members: 1 });
  });

  it('[PROMO-01] [PROMO-11] keeps a draft from players until it is published, at once or for later', async () => {
    const blank = { ...draft(0), summary: both(''), who: both(''), rules: both(''), filters: [], startsAt: null };
    const { id } = await save({ ...blank, endsAt: null }, null, false);
    const seen = async () => {
      const { list } = await player.api(promotionContract.list, { request: { language: 'EN' } });
      return list.filter((one) => one.id === id).map(({ startsAt }) => startsAt);
    };
    expect(await seen()).toEqual([]);
    expect(await outcomeOf(player.api(promotionContract.detail, { request: { id, language: 'EN' } }))).toEqual([
      'NOT_FOUND',
      null,
    ]);
    expect((await inState('draft')).map((row) => [row.id, row.state, row.startsAt])).toEqual([[id, 'draft', null]]);
    expect(await outcomeOf(save({ ...blank, endsAt: null }, id))).toEqual([
      'INVALID_FIELDS',
      { fields: ['summaryTH', 'summaryEN', 'whoTH', 'whoEN', 'rulesTH', 'rulesEN', 'filters'] },
    ]);
    const at = server.now();
    await save({ ...draft(at), startsAt: null, endsAt: null }, id);
    expect(await seen()).toEqual([at]);
    expect((await inState('running')).some((row) => row.id === id)).toBe(true);
    expect(await outcomeOf(save(draft(at), id, false))).toEqual(['STATUS_CHANGED', null]);

    const later = { ...draft(at), startsAt: at + 3_600_000 };
    const { id: soon } = await save(later);
    expect((await inState('scheduled')).map((row) => [row.id, row.startsAt])).toContainEqual([
      ...[soon, at + 3_600_000],
    ]);
    const entries = await server.db.select().from(auditEntry).where(eq(auditEntry.act, 'promotionSaved'));
    expect(entries.map(({ operator: by, subject }) => [by, subject])).toEqual([
      ['desk1', id],
      ['desk1', id],
      ['desk1', soon],
    ]);
  });

  it('[PROMO-01] refuses drafts that make no sense, auditors, and what is not there', async () => {
    const one = draft(server.now());
    const wrong: readonly (readonly [PromotionDraft, string])[] = [
      [{ ...one, endsAt: one.startsAt }, 'endsAt'],
      [{ ...one, terms: { ...one.terms, kind: 'raffle', least: P, prizes: [P] }, endsAt: null }, 'endsAt'],
      [{ ...one, terms: { ...one.terms, task: null } }, 'task'],
      [{ ...one, terms: { ...one.terms, kind: 'deposit' } }, 'percent'],
      [{ ...one, terms: { ...one.terms, kind: 'info' } }, 'link'],
    ];
    for (const [made, field] of wrong)
      expect(await outcomeOf(save(made))).toEqual(['INVALID_FIELDS', { fields: [field] }]);
    expect(await outcomeOf(save(one, 'nothing'))).toEqual(['NOT_FOUND', null]);
    expect(await outcomeOf(approve('nothing', P))).toEqual(['NOT_FOUND', null]);
    const auditor = await signedInOperator(server, 'audit1');
    const request = { id: null, updatedAt: null, draft: one, publish: false };
    expect(await outcomeOf(auditor.api(deskContract.savePromotion, { request, idempotencyKey: newKey() }))).toEqual([
      'NOT_ALLOWED',
      null,
    ]);
    expect(await outcomeOf(approve('nothing', P, auditor))).toEqual(['NOT_ALLOWED', null]);
  });
});
