import { afterEach, beforeEach, expect, it } from 'vitest';
import { payPeriodAt } from '../../../server/agent/settlement/periods.ts';
import { boardPrize, boardRun } from '../../../server/database/schema.ts';
import { payBoard } from '../../../server/member/mission/payBoard.ts';
import { verifyLedger } from '../../../server/money/ledger/verifyLedger.ts';
import { bonusContract } from '../../../src/api/contract/member/bonus.ts';
import { boardPrizes, missionContract } from '../../../src/api/contract/member/mission.ts';
import { ANY_TIME } from '../../../src/api/contract/paging.ts';
import { accountBalance } from '../../support/accountBalance.ts';
import { insertBets } from '../../support/bets.ts';
import { changeSettings } from '../../support/changeSettings.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { signedInPlayer } from '../../support/payments.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const P = 10_000;
const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;

onEachDatabase('the prizes of the board of the week', (database) => {
  let server: Reference;
  let week: { readonly from: number; readonly to: number };
  beforeEach(async () => {
    server = await startReference({ database });
    await server.db.execute('truncate bet');
    await changeSettings(server, { boardPrizes: [1_000 * P, 400 * P, 100 * P], boardWagering: 0 });
    // The site begins with this week.
    await payBoard(server.deps);
    week = payPeriodAt('weekly', server.now());
  });
  afterEach(async () => {
    const { faults } = await verifyLedger(server.db);
    await server.close();
    expect(faults).toEqual([]);
  });

  const at = async (instant: number) => {
    server.advance(instant - server.now());
    await payBoard(server.deps);
  };
  const balances = async () =>
    Promise.all(
      ['somchai', 'malee', 'agent1', 'agent2', 'trial'].map(async (name) =>
        Number((await accountBalance(server, `demo-${name}`)) ?? 0),
      ),
    );
  const changes = async (before: readonly number[]) =>
    (await balances()).map((balance, place) => (balance - (before[place] ?? 0)) / P);
  const play = () =>
    insertBets(server, [
      { username: 'somchai', at: week.from, stake: 350 * P, validBet: 300 * P },
      { username: 'malee', at: week.to - 1, stake: 600 * P, validBet: 200 * P },
      { username: 'agent1', at: week.from + HOUR, stake: 900 * P, validBet: 100 * P },
      { username: 'agent1', at: week.from - 1, stake: 900 * P },
      { username: 'agent1', at: week.to, stake: 900 * P },
      { username: 'agent2', at: week.from, stake: 900 * P, voidedAt: week.from + 1 },
      { username: 'trial', at: week.from, stake: 900 * P },
    ]);

  it('pays each place once, on Monday at 03:00, by the valid bets of the week alone', async () => {
    await play();
    const before = await balances();
    await at(week.to + 3 * HOUR - 1);
    expect(await changes(before)).toEqual([0, 0, 0, 0, 0]);
    await at(week.to + 3 * HOUR);
    expect(await changes(before)).toEqual([1_000, 400, 100, 0, 0]);
    await Promise.all([payBoard(server.deps), payBoard(server.deps)]);
    expect(await changes(before)).toEqual([1_000, 400, 100, 0, 0]);
    expect(await server.db.select().from(boardPrize).orderBy(boardPrize.place)).toEqual(
      [
        ['somchai', 300, 1_000],
        ['malee', 200, 400],
        ['agent1', 100, 100],
      ].map(([name, validBet, amount], place) => ({
        ...{ merchantCode: 'demo', fromAt: week.from, place: place + 1, memberId: `demo-${name}` },
        ...{ validBet: Number(validBet) * P, amount: Number(amount) * P, paidAt: week.to + 3 * HOUR },
      })),
    );
  });

  it('pays less of a prize to a place with fewer valid bets than its prize takes', async () => {
    await changeSettings(server, { boardWagering: 3 });
    await play();
    const before = await balances();
    await at(week.to + 3 * HOUR);
    expect(await changes(before)).toEqual([100, 66.66, 33.33, 0, 0]);
  });

  it('is in the bonus list of the winner, with the week and its valid bets', async () => {
    await play();
    await at(week.to + 3 * HOUR);
    const player = await signedInPlayer(server, 'malee');
    const { list } = await player.api(bonusContract.list, {
      request: { ...ANY_TIME, group: 'mission', state: 'all', page: 1, pageSize: '10', language: 'EN' },
    });
    expect(list).toEqual([
      {
        id: expect.any(String),
        ...{ at: week.to + 3 * HOUR, group: 'mission', kind: 'boardPrize', amount: 400 * P, state: 'credited' },
        cause: { since: week.from, until: week.to, level: null, base: 200 * P, rate: null, name: null },
      },
    ]);
  });

  it('makes up for weeks in which the site was down', async () => {
    await play();
    const before = await balances();
    await at(week.to + 2 * WEEK + 3 * HOUR);
    // Agent 1 has bet again at the first instant of the second week.
    expect(await changes(before)).toEqual([1_000, 400, 1_100, 0, 0]);
    expect((await server.db.select().from(boardRun)).map(({ fromAt }) => fromAt).toSorted()).toEqual([
      week.from - WEEK,
      week.from,
      week.from + WEEK,
      week.from + 2 * WEEK,
    ]);
  });

  it('pays nothing where a merchant has set no prizes, nor later for those weeks', async () => {
    await changeSettings(server, { boardPrizes: [] });
    await play();
    const before = await balances();
    await at(week.to + 3 * HOUR);
    await changeSettings(server, { boardPrizes: [1_000 * P] });
    await payBoard(server.deps);
    expect(await changes(before)).toEqual([0, 0, 0, 0, 0]);
  });

  it('states the prizes and when they are paid', async () => {
    const player = await signedInPlayer(server, 'malee');
    expect(await player.api(missionContract.board, { request: {} })).toMatchObject({
      prizes: [1_000 * P, 400 * P, 100 * P],
      paidAt: week.to + 3 * HOUR,
    });
  });

  it('takes no setting in which a place gets more than the one before, or less than P 0.01', () => {
    const fits = (prizes: readonly number[]) => boardPrizes.safeParse(prizes).success;
    expect([[], [100], [200, 200, 100], [100, 200], [99], [0], [-100]].map(fits)).toEqual([
      ...[true, true, true, false, false, false, false],
    ]);
  });
});
