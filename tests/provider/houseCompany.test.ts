// @vitest-environment jsdom
import { render } from 'lit-html';
import { describe, expect, it } from 'vitest';
import { houseBetsOf } from '../../provider/crash/houseBets.ts';
import type { TableView } from '../../provider/crash/tableView.ts';
import { sayIn } from '../../provider/page/board/board.ts';
import { en } from '../../provider/page/boards/pokDeng/copy.en.ts';
import { th } from '../../provider/page/boards/pokDeng/copy.th.ts';
import { translateTo } from '../../provider/page/copy/text.ts';
import type { CrashSnapshot } from '../../provider/page/crash/go.ts';
import { crashMain } from '../../provider/page/crash/layout.ts';
import { createRender } from '../../provider/page/crash/render.ts';
import type { Shown } from '../../provider/page/crash/words.ts';
import { type RoomFrame, sayOfRoom } from '../../provider/page/room/roomModel.ts';
import { table as roomTable } from '../../provider/page/room/table.ts';

const P = 10_000;

const table = (phase: 'betting' | 'running' | 'over', point: number | null = null): TableView => ({
  now: 0,
  game: { id: 'rocket-rise', name: 'Rocket Rise', vendor: '', demo: false, minStake: P, maxStake: 1_000 * P },
  ...{ balance: 0, ended: null, net: 0, count: 1, staked: 50 * P, history: [], mine: null },
  round: {
    ...{ id: 'RR-1', nonce: 1, phase, odds: 'rise-1', salt: 's', commitment: 'c', launchAt: 0, point },
    ...{ endedAt: null, serverSeed: null },
  },
  bets: [{ name: 'nok***9', isMine: false, stake: 50 * P, multiplier: null, payout: 0, standing: 'flying' }],
  house: [
    { player: 1, stake: 20 * P, target: 150 },
    { player: 2, stake: 100 * P, target: 400 },
  ],
});
const drawn = () => {
  const root = document.createElement('div');
  root.innerHTML = crashMain;
  const { all, moment } = createRender(root);
  const t = translateTo('EN');
  const snapshotOf = (of: TableView) =>
    ({
      value: { playing: { bet: 'resting' } },
      context: { table: of, stake: 20 * P, isAuto: false, failure: null, pending: null },
      can: () => true,
      matches: () => false,
    }) as unknown as CrashSnapshot;
  return {
    tell: (of: TableView) => all(t, snapshotOf(of)),
    at: (of: TableView, shown: Shown) => moment(t, snapshotOf(of), shown, true),
    rows: () =>
      [...root.querySelectorAll('tbody tr')].map((row) =>
        [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
      ),
    sky: () => ['label', 'mult', 'next'].map((name) => root.querySelector(`[data-v="${name}"]`)?.textContent),
    count: () => root.querySelector('[data-v="count"]')?.textContent,
  };
};

describe('house players of a crash round', () => {
  it('follow from its commitment alone', () => {
    const commitment = '04050001020304ff000a14ff00000000';
    expect(houseBetsOf(commitment)).toEqual([
      { player: 6, stake: 20 * P, target: 110 },
      { player: 1, stake: 20 * P, target: 140 },
      { player: 2, stake: 40 * P, target: 170 },
      { player: 3, stake: 50 * P, target: 875 },
    ]);
    expect(houseBetsOf(commitment)).toEqual(houseBetsOf(commitment));
    const counts = ['00', '01', '02', '03'].map((byte) => houseBetsOf(byte.repeat(16)).length);
    expect(counts).toEqual([3, 4, 5, 3]);
  });

  it('stand below the people with the mark of the house, and count nowhere', () => {
    const page = drawn();
    page.tell(table('betting'));
    expect(page.rows()).toEqual([
      ['nok***9', 'P 50.00', '–', '–'],
      ['Uncle Si House', 'P 20.00', '–', '–'],
      ['Aunt Daeng House', 'P 100.00', '–', '–'],
    ]);
    expect(page.count()).toBe('1 · P 50.00');
  });

  it('leave at their multiplier while the rocket rises, and lose with it', () => {
    const page = drawn();
    const running = table('running');
    page.tell(running);
    page.at(running, { phase: 'flying', multiplier: 149 });
    expect(page.rows().slice(1)).toEqual([
      ['Uncle Si House', 'P 20.00', 'In the air'],
      ['Aunt Daeng House', 'P 100.00', 'In the air'],
    ]);
    page.at(running, { phase: 'flying', multiplier: 150 });
    expect(page.rows().slice(1)).toEqual([
      ['Uncle Si House', 'P 20.00', '1.50×', 'P 30.00'],
      ['Aunt Daeng House', 'P 100.00', 'In the air'],
    ]);
    const over = table('over', 399);
    page.at(over, { phase: 'down', multiplier: 399, left: 0 });
    page.tell(over);
    expect(page.rows().slice(1)).toEqual([
      ['Uncle Si House', 'P 20.00', '1.50×', 'P 30.00'],
      ['Aunt Daeng House', 'P 100.00', '–', '–'],
    ]);
    const next = table('betting');
    page.at(next, { phase: 'waiting', left: 5_000 });
    page.tell(next);
    expect(page.rows()[1]).toEqual(['Uncle Si House', 'P 20.00', '–', '–']);
  });
});

describe('the sky of a crash round', () => {
  it.each<[Shown, readonly string[]]>([
    [{ phase: 'opening' }, ['Opening the game', '', '']],
    [{ phase: 'waiting', left: 4_500 }, ['Lift-off in', '5s', '']],
    [{ phase: 'flying', multiplier: 249 }, ['Rising', '2.49×', '']],
    [{ phase: 'down', multiplier: 301, left: 2_100 }, ['Came down at', '3.01×', 'Next round in 3 s']],
    [{ phase: 'interrupted' }, ['Interrupted', '–', '']],
  ])('says %j', (shown, words) => {
    const page = drawn();
    page.tell(table('running'));
    page.at(table('running'), shown);
    expect(page.sky()).toEqual(words);
  });
});

describe('house players of a room', () => {
  const seat = (number: number, more: object = {}) => ({
    ...{ seat: number, kind: 'house', name: null, isMine: false, mode: null, stake: 0, count: 0, cards: null },
    ...{ move: null, payout: null, ...more },
  });
  const seated = (count: number) => {
    const place = document.createElement('ul');
    const seats = [
      seat(1, { isMine: true, kind: 'player', name: 'som***1' }),
      seat(2, { count }),
      seat(3, { kind: 'player', name: 'nok***9', count, stake: 20 * P }),
    ];
    const room = { seats, seat: 1, hand: null, bets: [] };
    const of = {
      snapshot: { context: { room, isCalm: true } },
      moment: 'betting',
      now: 0,
      t: translateTo('TH'),
      cards: sayIn({ EN: en, TH: th }, 'TH'),
      say: sayOfRoom('TH'),
    } as unknown as RoomFrame;
    render(roomTable(of), place);
    return [...place.querySelectorAll('.rm__seats .rm__who')].map(({ textContent }) => textContent?.trim());
  };

  it('keep name and mark between hands', () => {
    expect([seated(0), seated(2)].map((seats) => seats[1])).toEqual(['ป้าแดงของบ้าน', 'ป้าแดงของบ้าน']);
    expect(seated(2)[2]).toBe('nok***9P 20');
  });
});
