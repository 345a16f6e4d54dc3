import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { BetRow } from '../../../src/api/contract/play/bet.ts';

/** Categories of bets in files. */
export const categoryWords: Readonly<Record<LanguageCode, Readonly<Record<BetRow['category'], string>>>> = {
  EN: {
    RNG: 'Slots (RNG)',
    SLOT: 'Slots',
    LIVE: 'Live casino',
    FISH: 'Fishing',
    PVP: 'Card games',
    CRASH: 'Crash',
    LOTTERY: 'Lottery',
    SPORTS: 'Sports',
    ESPORTS: 'Esports',
    LOTT: 'Lotteries',
    ELOTT: 'E-lotteries',
    ARCADE: 'Arcade',
    JACKPOT: 'Jackpots',
    MINI: 'Mini games',
    COCKFIGHT: 'Cockfights',
  },
  TH: {
    RNG: 'สล็อต (RNG)',
    SLOT: 'สล็อต',
    LIVE: 'คาสิโนสด',
    FISH: 'ยิงปลา',
    PVP: 'เกมไพ่',
    CRASH: 'แครช',
    LOTTERY: 'ลอตเตอรี',
    SPORTS: 'กีฬา',
    ESPORTS: 'อีสปอร์ต',
    LOTT: 'หวย',
    ELOTT: 'หวยเร็ว',
    ARCADE: 'อาร์เคด',
    JACKPOT: 'แจ็กพอต',
    MINI: 'มินิเกม',
    COCKFIGHT: 'ไก่ชน',
  },
};
