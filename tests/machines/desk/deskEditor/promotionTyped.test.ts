import { describe, expect, it } from 'vitest';
import type { PromotionDraft } from '../../../../src/api/contract/desk/deskPromotions.ts';
import { faultsOf } from '../../../../src/machines/desk/deskEditor/deskEditor.rules.ts';
import { NEW_ARTICLE, newsDraftOf, typedNews } from '../../../../src/machines/desk/deskEditor/newsTyped.ts';
import {
  gamesIn,
  NEW_PROMOTION,
  promotionOf,
  toggled,
  typedPromotion,
  withGame,
} from '../../../../src/machines/desk/deskEditor/promotionTyped.ts';
import { parseTime, timeToInput } from '../../../../src/machines/desk/deskEditor/siteTime.ts';
import type { Typed } from '../../../../src/machines/desk/deskEditor/typedFields.ts';
import { whole } from '../../../model/desk/deskEditor/deskEditor.spec.ts';

const P = 10_000;
const kinds: Readonly<Record<PromotionDraft['terms']['kind'], PromotionDraft>> = {
  task: whole,
  deposit: {
    ...whole,
    terms: { ...whole.terms, kind: 'deposit', task: null, percent: 50, amount: 1_000 * P, games: [] },
  },
  apply: { ...whole, terms: { ...whole.terms, kind: 'apply', task: null, least: 0, newDays: null } },
  raffle: {
    ...whole,
    endsAt: 1_795_600_020_000,
    terms: { ...whole.terms, kind: 'raffle', task: null, amount: 500 * P, prizes: [500 * P, 100 * P, 505_000] },
  },
  info: {
    ...whole,
    link: '/vip?tab=1',
    terms: { ...whole.terms, kind: 'info', task: null, amount: 0, least: 0, wagering: 0, games: [], newDays: null },
  },
};

describe('a promotion that is typed', () => {
  it.each(Object.entries(kinds))('[PROMO-01] of the kind %s is read as it was written', (_kind, draft) => {
    expect(promotionOf(typedPromotion(draft))).toEqual({ draft, unread: [] });
  });

  it('[PROMO-01] leaves out what its kind does not have, and keeps it in the form', () => {
    const typed = { ...typedPromotion(kinds.deposit), kind: 'info', link: '/vip' };
    expect(promotionOf(typed).draft.terms).toEqual({ ...kinds.info.terms, days: 7 });
    expect(promotionOf({ ...typed, kind: 'deposit' }).draft.terms).toEqual(kinds.deposit.terms);
  });

  it.each<readonly [string, Partial<Typed>, readonly string[]]>([
    ['an amount in words', { amount: 'fifty' }, ['amount']],
    ['a third decimal', { amount: '1.234' }, ['amount']],
    ['a share of nothing', { kind: 'deposit', percent: '0' }, ['percent']],
    ['too much wagering', { wagering: '101' }, ['wagering']],
    ['too many days', { days: '91' }, ['days']],
    ['a share of games over the whole', { games: 'RNG:101' }, ['games']],
    ['a page elsewhere', { kind: 'info', link: 'https://example.test' }, ['link']],
    ['a raffle without an end', { kind: 'raffle', prizes: '5', endsAt: '' }, ['endsAt']],
    [
      'a raffle whose prizes are no amounts',
      { kind: 'raffle', prizes: '5\nx', endsAt: '2030-01-01T00:00' },
      ['prizes'],
    ],
    ['an end before the start', { endsAt: '2020-01-01T00:00' }, ['endsAt']],
    ['no filter and no words', { filters: '', whoTH: ' ' }, ['filters', 'whoTH']],
  ])('[PROMO-01] is not published with %s', (_what, wrong, fields) => {
    expect(faultsOf({ subject: 'promotion', typed: { ...typedPromotion(whole), ...wrong } }, true)).toEqual(fields);
  });

  it('[PROMO-01] is a draft once it has its titles', () => {
    expect(faultsOf({ subject: 'promotion', typed: NEW_PROMOTION }, false)).toEqual(['titleTH', 'titleEN']);
    const titled = { ...NEW_PROMOTION, titleTH: 'ก', titleEN: 'A' };
    expect(faultsOf({ subject: 'promotion', typed: titled }, false)).toEqual([]);
  });

  it('keeps what is chosen of several', () => {
    expect([toggled('slots,app', 'app'), toggled('slots', 'app'), toggled('', 'app')]).toEqual([
      ...['slots', 'slots,app', 'app'],
    ]);
    expect(gamesIn(withGame(withGame('RNG:100', 'LIVE', '20'), 'RNG', null))).toEqual([
      { category: 'LIVE', share: '20' },
    ]);
  });
});

describe('an article that is typed', () => {
  it('[SCREEN-02] is read as it was written, and is published with both texts', () => {
    const draft = {
      type: 'H',
      title: { EN: 'Boats', TH: 'เรือ' },
      content: { EN: '<p>Noon</p>', TH: 'เที่ยง' },
      image: null,
      link: '/down',
      startsAt: 1_795_000_020_000,
      endsAt: null,
    } as const;
    expect(newsDraftOf(typedNews(draft))).toEqual({ draft, unread: [] });
    expect(
      faultsOf({ subject: 'news', typed: { ...typedNews(draft), type: 'B', contentTH: '<p> </p>' } }, true),
    ).toEqual(['image', 'contentTH']);
    expect(faultsOf({ subject: 'news', typed: NEW_ARTICLE }, false)).toEqual(['titleTH', 'titleEN']);
  });
});

it('[HEADER-02] reads and writes times in GMT+8', () => {
  expect(parseTime('2026-11-18T18:27')).toBe(1_794_997_620_000);
  expect(timeToInput(1_794_997_620_000)).toBe('2026-11-18T18:27');
  expect(['', '2026-11-18', '2026-13-01T00:00', 'soon'].map(parseTime)).toEqual([null, null, null, null]);
});
