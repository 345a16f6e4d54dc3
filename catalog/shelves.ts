import type { NamedGame } from './namedGame.ts';
import type { NounKind } from './nouns.ts';
import type { Phrase } from './phrases.ts';
import { readTable } from './readTable.ts';

/** Games of one category and type, named alike. */
export interface Shelf {
  readonly category: NamedGame['category'];
  readonly type: NamedGame['type'];
  readonly count: number;
  readonly vendors: readonly [string, ...string[]];
  /** Kinds of nouns that suit; null for the phrases of each kind itself. */
  readonly kinds: readonly NounKind[] | null;
  /** With the emblem where it is not the noun's. */
  readonly phrases: readonly (Phrase & { readonly motif: string | null })[];
}

const named = (text: string): Shelf['phrases'] =>
  readTable(text).map(([EN = '', TH = '', motif]) => ({ EN, TH, motif: motif ?? null }));

const studios = [
  ...['LANTA', 'MEKONG', 'NINELAMPS', 'SIAMREELS', 'GOLDENBOAT', 'ORCHID', 'LANTA', 'MEKONG', 'NINELAMPS'],
  ...['TAMARIND', 'MONSOON', 'JASMINE', 'PADDY', 'TIDEWATER', 'TEMPLEFAIR', 'TUKTUK', 'CORALBAY', 'SIAMREELS'],
] as const;
const tableStudios = ['ORCHID', 'GOLDENBOAT', 'JASMINE', 'MONSOON', 'TAMARIND'] as const;
const luxury = ['gem', 'sky', 'thing', 'flower', 'creature', 'land'] as const;
const all = ['creature', 'fruit', 'flower', 'thing', 'gem', 'sky', 'festival'] as const;

/** The demo catalog besides the drawn games: 2,000 games together. */
export const shelves: readonly Shelf[] = [
  { category: 'RNG', type: 'slots', count: 1376, vendors: studios as never, kinds: null, phrases: [] },
  {
    category: 'RNG',
    type: 'scratch',
    count: 80,
    vendors: ['PADDY', 'TEMPLEFAIR', 'TUKTUK', 'LANTA'],
    kinds: all,
    phrases: named(`
{} Scratch|ขูดลุ้น{}
Golden {} Scratch|ขูดลุ้น{}ทอง
{} Scratch Card|บัตรขูด{}
Quick {} Scratch|ขูดไว{}
`),
  },
  {
    category: 'RNG',
    type: 'videoPoker',
    count: 56,
    vendors: tableStudios,
    kinds: luxury,
    phrases: named(`
{} Draw Poker|โป๊กเกอร์{}|cards
{} Video Poker|วิดีโอโป๊กเกอร์{}|cards
{} Jacks Poker|แจ็กโป๊กเกอร์{}|cards
{} Aces|เอซ{}|aces
`),
  },
  {
    category: 'RNG',
    type: 'table',
    count: 70,
    vendors: tableStudios,
    kinds: luxury,
    phrases: named(`
{} Dragon Tiger|เสือมังกร{}|cards
{} Roulette|รูเล็ต{}|wheel
{} Baccarat|บาคาร่า{}|cards
{} Hi-Lo|ไฮโล{}|dice
{} Sic Bo|ซิกโบ{}|dice
{} Pok Deng|ป๊อกเด้ง{}|cards
`),
  },
  {
    category: 'RNG',
    type: 'bingo',
    count: 70,
    vendors: ['TEMPLEFAIR', 'PADDY', 'TUKTUK', 'CORALBAY'],
    kinds: all,
    phrases: named(`
{} Bingo|บิงโก{}|balls
Golden {} Bingo|บิงโก{}ทอง|balls
{} Bingo Hall|โถงบิงโก{}|bingo
Speed {} Bingo|บิงโกไว{}|bingo
`),
  },
  {
    category: 'CRASH',
    type: null,
    count: 39,
    vendors: ['TIDEWATER', 'SIAMREELS', 'MONSOON', 'PADDY'],
    kinds: ['creature', 'sky', 'thing'],
    phrases: named(`
{} Rise|{}ทะยาน
{} Flight|{}เหินเวหา
{} Climb|{}ไต่ฟ้า
{} to the Moon|{}สู่ดวงจันทร์
`),
  },
  {
    category: 'ARCADE',
    type: 'arcade',
    count: 120,
    vendors: ['TEMPLEFAIR', 'TUKTUK', 'LANTA', 'MEKONG', 'TAMARIND', 'JASMINE'],
    kinds: ['creature', 'fruit', 'dish', 'thing'],
    phrases: named(`
{} Dash|{}ซิ่ง
{} Catch|คว้า{}
{} Drop|{}หล่น
{} Toss|โยน{}
{} Pop|{}แตกโป๊ะ
{} Stack|ซ้อน{}
{} Run|วิ่งสู้ฟัด{}
{} Hop|{}โดดใบบัว
{} Ladder|บันได{}
`),
  },
  {
    category: 'JACKPOT',
    type: 'jackpot',
    count: 79,
    vendors: ['NINELAMPS', 'GOLDENBOAT', 'ORCHID', 'NINELAMPS', 'GOLDENBOAT'],
    kinds: all,
    phrases: named(`
{} Jackpot|แจ็กพอต{}
Grand {} Jackpot|แกรนด์แจ็กพอต{}
{} Millions|{}เงินล้าน
{} Vault|คลังสมบัติ{}|chest
Royal {} Jackpot|แจ็กพอต{}หลวง
`),
  },
  {
    category: 'JACKPOT',
    type: 'jackpot',
    count: 1,
    vendors: ['TIDEWATER'],
    kinds: ['gem'],
    phrases: named(`
{} Tide|น้ำขึ้น{}
`),
  },
  {
    category: 'MINI',
    type: 'arcade',
    count: 60,
    vendors: ['TEMPLEFAIR', 'TUKTUK', 'JASMINE', 'ORCHID', 'PADDY'],
    kinds: ['creature', 'fruit', 'thing', 'sky'],
    phrases: named(`
Mini {}|มินิ{}
{} Flip|พลิก{}
{} Pick|จิ้ม{}
{} or Not|{}หรือไม่
Pocket {}|{}กระเป๋า
`),
  },
  {
    category: 'FISH',
    type: null,
    count: 24,
    vendors: ['CORALBAY', 'TIDEWATER'],
    kinds: ['creature'],
    phrases: named(`
{} Fishing|ตก{}
{} Reef|แนวปะการัง{}
{} Hunter|นักล่า{}
Deep Sea {}|{}ทะเลลึก
Golden {} Fishing|ตก{}ทอง
`),
  },
];
