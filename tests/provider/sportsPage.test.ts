import { describe, expect, it } from 'vitest';
import { type SlipPick, stakeText } from '../../provider/page/sports/slipRules.ts';
import { sportsMachine } from '../../provider/page/sports/sports.machine.ts';
import type { SlipKind } from '../../provider/sports/views.ts';
import { machineBreaches } from '../architecture/machineRules.ts';
import { book, lost, match, pick, type Quoted, refused, sitAtBook, slipOf } from './sportsBook.ts';

const moved = (odds: number) => book(2_000, [match('m1', { odds: { home: odds } }), match('m2')]);

describe('the page of a sportsbook', () => {
  it('keeps the rules for machines', () => {
    expect(machineBreaches(sportsMachine)).toEqual([]);
  });

  it('places an accumulator at the odds that are shown, and takes it off the slip', async () => {
    const slip = slipOf('SB-1', { kind: 'accumulator' }, [pick('m1'), pick('m2')]);
    const { actor, asked, add, place, until, context } = await sitAtBook({
      placed: [() => ({ slips: [slip], state: book(2_000, [match('m1'), match('m2')], { slips: [slip] }) })],
    });
    add(pick('m1'), pick('m2'));
    actor.send({ type: 'slip.setKind', kind: 'accumulator' });
    actor.send({ type: 'slip.setStake', stake: '250.50' });
    actor.send({ type: 'slip.setAccept', accept: 5 });
    place();
    await until('slip', 'editing');
    expect(asked.slips).toEqual([
      {
        ...{ requestId: 'request-1', kind: 'accumulator', stake: 2_505_000, accept: 5 },
        legs: [
          { selection: 'm1:1x2:home', odds: 200 },
          { selection: 'm2:1x2:home', odds: 200 },
        ],
      },
    ]);
    expect(context()).toMatchObject({ picks: [], pending: null, notice: { about: 'placed', slips: [{ id: 'SB-1' }] } });
  });

  it('places once however often the button is pressed', async () => {
    const slip = slipOf('SB-1');
    const { asked, add, place, until } = await sitAtBook({
      placed: [() => ({ slips: [slip], state: book(2_000, [match('m1')], { slips: [slip] }) })],
    });
    add(pick('m1'));
    place('request-1');
    place('request-2');
    await until('slip', 'editing');
    place('request-3');
    expect(asked.slips.map(({ requestId }) => requestId)).toEqual(['request-1']);
  });

  it.each([
    ['none', 200, true],
    ['none', 201, false],
    ['none', 199, false],
    ['better', 201, true],
    ['better', 199, false],
    [5, 190, true],
    [5, 189, false],
    [5, 260, true],
  ] as const)('accepting %s, takes a move from 2.00 to %i without asking: %s', async (accept, odds, isTaken) => {
    const { actor, add, push, canPlace } = await sitAtBook();
    add(pick('m1'));
    actor.send({ type: 'slip.setAccept', accept });
    push(moved(odds));
    expect([canPlace(), canPlace(true)]).toEqual([isTaken, true]);
  });

  it('keeps a slip that open bets leave less room for, and knows the largest stake that is left', async () => {
    const placed = [refused('LIABILITY_LIMIT', { most: 376_300 })];
    const { actor, asked, add, place, until, context } = await sitAtBook({ placed });
    add(pick('m1'));
    actor.send({ type: 'slip.setStake', stake: '100' });
    place();
    await until('slip', 'editing');
    expect(context().notice).toMatchObject({ about: 'refused', code: 'LIABILITY_LIMIT', most: 376_300 });
    expect([context().picks.length, context().pending]).toEqual([1, null]);
    actor.send({ type: 'slip.setStake', stake: stakeText(376_300) });
    place('request-2');
    expect(asked.slips.map(({ requestId, stake }) => [requestId, stake])).toEqual([
      ['request-1', 1_000_000],
      ['request-2', 376_300],
    ]);
  });

  it('sends new odds once the player has accepted them', async () => {
    const { asked, add, push, place, until } = await sitAtBook({ placed: [refused('PAYOUT_LIMIT')] });
    add(pick('m1'));
    push(moved(180));
    place('request-1', true);
    await until('slip', 'editing');
    expect(asked.slips[0]?.legs).toEqual([{ selection: 'm1:1x2:home', odds: 180 }]);
  });

  it('keeps the slip when odds have changed on the way, and asks to accept what the provider named', async () => {
    const changes = [{ selection: 'm1:1x2:home', was: 200, odds: 185 }];
    const { add, place, until, canPlace, context } = await sitAtBook({
      placed: [refused('ODDS_CHANGED', { changes })],
    });
    add(pick('m1'));
    place();
    await until('slip', 'editing');
    expect(context()).toMatchObject({
      picks: [{ selection: 'm1:1x2:home', odds: 200 }],
      ...{ pending: null, notice: { about: 'refused', code: 'ODDS_CHANGED', changes } },
    });
    expect([canPlace(), canPlace(true)]).toEqual([false, true]);
  });

  it('keeps the slip when a market is suspended on the way, and takes it again once it is open', async () => {
    const { add, place, push, until, canPlace, context } = await sitAtBook({
      placed: [refused('MARKET_SUSPENDED', { selections: ['m1:1x2:home'] })],
    });
    add(pick('m1'));
    place();
    await until('slip', 'editing');
    expect(context().picks).toHaveLength(1);
    expect(canPlace(true)).toBe(false);
    push(moved(200));
    expect(canPlace()).toBe(true);
  });

  it('keeps the slip when the wallet refuses', async () => {
    const slip = slipOf('SB-1', { state: 'refused', refusal: 'INSUFFICIENT_FUNDS' });
    const { add, place, until, context } = await sitAtBook({
      placed: [() => ({ slips: [slip], state: book(2_000, [match('m1')]) })],
    });
    add(pick('m1'));
    place();
    await until('slip', 'editing');
    expect(context()).toMatchObject({
      picks: [{ selection: 'm1:1x2:home' }],
      notice: { about: 'refused', code: 'INSUFFICIENT_FUNDS' },
    });
  });

  it('keeps those of several singles that were refused', async () => {
    const taken = slipOf('SB-1', {}, [pick('m1')]);
    const not = slipOf('SB-2', { state: 'refused', refusal: 'LIMIT_REACHED' }, [pick('m2')]);
    const { add, place, until, context } = await sitAtBook({
      placed: [() => ({ slips: [taken, not], state: book(2_000, [match('m1'), match('m2')]) })],
    });
    add(pick('m1'), pick('m2'));
    place();
    await until('slip', 'editing');
    expect(context()).toMatchObject({ picks: [{ match: 'm2' }], notice: { about: 'refused', code: 'LIMIT_REACHED' } });
    expect(context().picks).toHaveLength(1);
  });

  it('sends a slip without an answer again as it was', async () => {
    const slip = slipOf('SB-1');
    const { asked, add, place, until, wait } = await sitAtBook({
      placed: [lost, () => ({ slips: [slip], state: book(4_000, [match('m1')], { slips: [slip] }) })],
    });
    add(pick('m1'));
    place();
    await until('slip', 'unsure');
    wait(2_000);
    await until('slip', 'editing');
    expect(asked.slips).toHaveLength(2);
    expect(asked.slips[1]).toEqual(asked.slips[0]);
  });

  it('holds at most twelve picks', async () => {
    const ids = Array.from({ length: 13 }, (_, at) => `m${at}`);
    const { add, context } = await sitAtBook({
      first: book(
        1_000,
        ids.map((id) => match(id)),
      ),
    });
    add(...ids.map((id) => pick(id)));
    expect(context().picks).toHaveLength(12);
    expect(context().notice).toEqual({ about: 'full' });
    add(pick('m0'));
    expect(context().picks.map(({ match: of }) => of)).toEqual(ids.slice(1, 12));
  });
});

interface Obstacle extends Quoted {
  readonly kind?: SlipKind;
  readonly picks?: readonly SlipPick[];
  /** P, as typed. */
  readonly stake?: string;
  readonly ended?: string;
}
const related = [pick('m1'), pick('m1', 300, 'away')];

describe('what keeps a slip from being placed', () => {
  it.each<readonly [string, Obstacle]>([
    ['two legs of one match in an accumulator', { kind: 'accumulator', picks: related }],
    ['less than the least stake', { stake: '9.99' }],
    ['no amount', { stake: '12a' }],
    ['more than the balance', { stake: '500.01' }],
    ['singles that cost more than the balance together', { stake: '251', picks: [pick('m1'), pick('m2')] }],
    ['a suspended market', { market: 'suspended' }],
    ['a match that has ended', { state: 'ended' }],
    ['a session that has ended', { ended: 'SESSION_ENDED' }],
  ])('%s', async (_, { kind = 'single', stake = '100', picks = [pick('m1')], ended, ...quoted }) => {
    const at = (now: number, of: Quoted, end: string | null) =>
      book(now, [match('m1', { odds: { home: 200, away: 300 }, ...of }), match('m2')], { ended: end });
    const { actor, add, push, canPlace } = await sitAtBook({ first: at(1_000, {}, null) });
    add(...picks);
    expect(canPlace()).toBe(true);
    actor.send({ type: 'slip.setKind', kind });
    actor.send({ type: 'slip.setStake', stake });
    push(at(2_000, quoted, ended ?? null));
    expect(canPlace(true)).toBe(false);
  });

  it('a pause of the site, until it is over', async () => {
    const { actor, add, canPlace } = await sitAtBook();
    add(pick('m1'));
    actor.send({ type: 'site.hold', held: true });
    expect(canPlace()).toBe(false);
    actor.send({ type: 'site.hold', held: false });
    expect(canPlace()).toBe(true);
  });

  it('a lost line, until the book has been read again', async () => {
    const { actor, add, told, wait, until, canPlace } = await sitAtBook({ read: [lost, () => moved(200)] });
    add(pick('m1'));
    actor.send({ type: 'book.lost' });
    expect(canPlace()).toBe(false);
    wait(2_000);
    await until('line', 'silent');
    expect([canPlace(), told]).toEqual([false, ['lost']]);
    wait(2_000);
    await until('line', 'live');
    expect([canPlace(), told]).toEqual([true, ['lost', 'back']]);
  });
});
