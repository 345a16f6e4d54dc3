import { networkJackpots } from './jackpots.ts';
import type { ParSheet } from './parSheet.ts';

const LINES = [
  '11111 00000 22222 01210 21012 00100 22122 10001 12221 21110',
  '01112 10101 12121 01010 21212 11011 11211 01110 21112 00122',
]
  .join(' ')
  .split(' ')
  .map((rows) => [...rows].map(Number));

const OUTER = 'ACEBDFGFEGDCFGEBDFGESCFGAEDFGCEFBDGEFGCDESFG';
const EVEN = 'ACEBDFGFEGDCFEGWBDFEGCFAEDGFCEGBDFESGFCWDEFG';
const MIDDLE = 'ACEBDFGEFGDCEFGWSBDEFGCAEDFGCEFGBDEFGWCSDEFG';

const shared = {
  reels: [OUTER, EVEN, MIDDLE, EVEN, OUTER],
  lines: LINES,
  freeSpins: 10,
  freeFactor: 2,
  trigger: { numerator: 26_541n, denominator: 2_576_816n },
} as const;

/** The odds on offer: even, gentle (more and smaller wins), steep (fewer and larger ones), and with jackpots. */
export const parSheets = {
  'even-1': {
    ...shared,
    id: 'even-1',
    pays: {
      A: [50, 200, 1000],
      B: [35, 140, 500],
      C: [25, 100, 300],
      D: [20, 60, 175],
      E: [10, 30, 120],
      F: [5, 25, 100],
      G: [5, 20, 75],
    },
    scatter: [2, 10, 50],
    rtp: { numerator: 8_444_261_570_249n, denominator: 8_663_371_582_976n },
  },
  'gentle-1': {
    ...shared,
    id: 'gentle-1',
    pays: {
      A: [40, 120, 400],
      B: [30, 90, 250],
      C: [24, 72, 160],
      D: [18, 48, 120],
      E: [13, 32, 90],
      F: [9, 25, 75],
      G: [7, 19, 60],
    },
    scatter: [2, 8, 30],
    rtp: { numerator: 45_223_652_827_621n, denominator: 47_648_543_706_368n },
  },
  'steep-1': {
    ...shared,
    id: 'steep-1',
    pays: {
      A: [80, 400, 3000],
      B: [50, 240, 1200],
      C: [28, 120, 600],
      D: [18, 70, 280],
      E: [7, 25, 110],
      F: [4, 20, 80],
      G: [3, 15, 60],
    },
    scatter: [2, 12, 100],
    rtp: { numerator: 22_923_303_943_773n, denominator: 23_824_271_853_184n },
  },
  'jackpot-1': {
    ...shared,
    id: 'jackpot-1',
    pays: {
      A: [60, 250, 1500],
      B: [35, 140, 500],
      C: [25, 100, 300],
      D: [18, 60, 175],
      E: [8, 30, 120],
      F: [5, 25, 100],
      G: [4, 18, 70],
    },
    scatter: [2, 10, 50],
    rtp: { numerator: 89_311_703_716_311n, denominator: 95_297_087_412_736n },
    jackpot: networkJackpots,
  },
} as const satisfies Readonly<Record<string, ParSheet>>;
export type SheetId = keyof typeof parSheets;
