import type { PromotionArt, PromotionFilter, PromotionTerms } from '../../../src/api/contract/public/promotion.ts';
import type { PromotionWords } from '../promotionSchema.ts';

const P = 10_000;

/** A promotion of the demo merchant, with dates in days from the day of the seed. */
interface DemoPromotion {
  readonly art: PromotionArt;
  readonly filters: readonly PromotionFilter[];
  readonly from: number;
  readonly to: number | null;
  readonly link?: string;
  readonly terms: Pick<PromotionTerms, 'kind'> & Partial<PromotionTerms>;
  readonly words: PromotionWords;
}

const only = (...categories: PromotionTerms['games'][number]['category'][]): PromotionTerms['games'] =>
  categories.map((category) => ({ category, percent: 100 }));

const everybody = { EN: 'All members', TH: 'สมาชิกทุกคน' } as const;

export const demoPromotions: readonly DemoPromotion[] = [
  {
    ...{ art: 'market', filters: ['rebate'], from: -60, to: null, link: '/vip' },
    terms: { kind: 'info' },
    words: {
      title: { EN: 'Market nights: daily rebate', TH: 'คืนตลาดนัด คืนยอดเดิมพันทุกวัน' },
      summary: {
        EN: 'A share of every valid bet comes back at 01:00, on every VIP level.',
        TH: 'คืนส่วนหนึ่งของยอดเดิมพันที่นับทุกคืนเวลา 01:00 น. ทุกระดับ VIP',
      },
      who: everybody,
      rules: {
        EN: 'Rebate is counted from the valid bets of one day in GMT+8.\nYour VIP level sets the rate.\nIt is credited by itself. There is nothing to claim.',
        TH: 'คิดจากยอดเดิมพันที่นับของแต่ละวันตามเวลา GMT+8\nอัตราเป็นไปตามระดับ VIP ของคุณ\nเงินเข้าเองทุกวัน ไม่ต้องกดรับ',
      },
    },
  },
  {
    ...{ art: 'goal', filters: ['sports'], from: -5, to: 24 },
    terms: { kind: 'apply', amount: 1_000 * P, wagering: 100, days: 30, games: only('SPORTS', 'ESPORTS') },
    words: {
      title: { EN: 'One leg short, stake back', TH: 'พลาดคู่เดียว คืนทุน' },
      summary: {
        EN: 'An accumulator of five legs or more, lost by one leg: we give the stake back.',
        TH: 'บิลสเต็ป 5 คู่ขึ้นไปที่เสียเพราะคู่เดียว เราคืนเงินเดิมพันให้',
      },
      who: everybody,
      rules: {
        EN: 'Five legs or more, each at odds of 1.40 or higher.\nExactly one leg lost, all others won.\nA cancelled match is no leg.\nApply within 48 hours after the last match with a picture of the slip.\nOne application for each member.',
        TH: 'บิลสเต็ป 5 คู่ขึ้นไป ราคาแต่ละคู่ 1.40 ขึ้นไป\nเสียคู่เดียว คู่ที่เหลือถูกทั้งหมด\nคู่ที่ยกเลิกไม่นับเป็นคู่\nสมัครภายใน 48 ชั่วโมงหลังคู่สุดท้าย พร้อมภาพบิล\nสมาชิกหนึ่งคนสมัครได้หนึ่งครั้ง',
      },
    },
  },
  {
    ...{ art: 'deposit', filters: ['deposit'], from: -3, to: 27 },
    terms: {
      ...{ kind: 'deposit', amount: 500 * P, percent: 20, least: 100 * P, wagering: 100, days: 30 },
      games: [
        ...only('RNG', 'SPORTS', 'ESPORTS', 'FISH', 'ARCADE', 'MINI', 'CRASH', 'JACKPOT'),
        ...(['LIVE', 'PVP', 'LOTT', 'ELOTT'] as const).map((category) => ({ category, percent: 50 })),
      ],
    },
    words: {
      title: { EN: 'Deposit, a bit more', TH: 'ฝากเงิน รับเพิ่ม' },
      summary: { EN: '20% on one deposit, up to P 500.', TH: 'รับเพิ่ม 20% ของยอดฝากหนึ่งครั้ง สูงสุด P 500' },
      who: everybody,
      rules: {
        EN: 'Join first, then deposit P 100 or more.\nThe largest deposit since joining counts.\nThe bonus waits apart from your money until it is wagered. Your own money is never locked.\nA bonus that is not wagered in time is taken back.',
        TH: 'เข้าร่วมก่อน แล้วฝาก P 100 ขึ้นไป\nนับยอดฝากครั้งที่มากที่สุดหลังเข้าร่วม\nโบนัสแยกจากเงินของคุณจนกว่าจะทำเทิร์นครบ เงินของคุณเองไม่ถูกล็อก\nโบนัสที่ทำเทิร์นไม่ครบภายในเวลาจะถูกยกเลิก',
      },
    },
  },
  {
    ...{ art: 'table', filters: ['live'], from: -2, to: 12 },
    terms: {
      ...{ kind: 'task', task: 'validBet', least: 5_000 * P, amount: 188 * P, wagering: 100, days: 30 },
      games: only('LIVE'),
    },
    words: {
      title: { EN: 'An evening at the tables', TH: 'ค่ำนี้ที่โต๊ะสด' },
      summary: { EN: 'P 188 for P 5,000 of valid bets at live tables.', TH: 'เล่นโต๊ะสดครบ P 5,000 รับ P 188' },
      who: everybody,
      rules: {
        EN: 'Valid bets at live tables count from when you join.\nBets on both sides are no valid bets.',
        TH: 'นับยอดเดิมพันโต๊ะสดตั้งแต่เข้าร่วม\nเดิมพันสองฝั่งพร้อมกันไม่นับ',
      },
    },
  },
  {
    ...{ art: 'cards', filters: ['cards'], from: -9, to: 5 },
    terms: {
      ...{ kind: 'task', task: 'validBet', least: 1_000 * P, amount: 66 * P, wagering: 100, days: 30 },
      games: only('PVP'),
    },
    words: {
      title: { EN: 'First hands of the week', TH: 'ไพ่มือแรกของสัปดาห์' },
      summary: { EN: 'P 66 for P 1,000 of valid bets in card rooms.', TH: 'เล่นห้องไพ่ครบ P 1,000 รับ P 66' },
      who: everybody,
      rules: {
        EN: 'Valid bets in card rooms count from when you join.',
        TH: 'นับยอดเดิมพันในห้องไพ่ตั้งแต่เข้าร่วม',
      },
    },
  },
  {
    ...{ art: 'rank', filters: ['ranking'], from: -30, to: null, link: '/member/missionLeaderboard' },
    terms: { kind: 'info' },
    words: {
      title: { EN: 'The highest lanterns of the week', TH: 'โคมสูงสุดประจำสัปดาห์' },
      summary: {
        EN: 'Prizes for the first ten by the valid bets of the week.',
        TH: 'รางวัลสำหรับสิบอันดับแรกตามยอดเดิมพันที่นับของสัปดาห์',
      },
      who: everybody,
      rules: {
        EN: 'A week begins on Monday in GMT+8.\nThe prize of each place is on the board. It is paid into the main wallet on the Monday after, at 03:00.',
        TH: 'สัปดาห์เริ่มวันจันทร์ตามเวลา GMT+8\nรางวัลของแต่ละอันดับแสดงบนตาราง และเข้ากระเป๋าหลักวันจันทร์ถัดไป เวลา 03:00',
      },
    },
  },
  {
    ...{ art: 'naga', filters: ['slots'], from: -1, to: 13 },
    terms: {
      ...{ kind: 'task', task: 'validBet', least: 3_000 * P, amount: 120 * P, wagering: 100, days: 30 },
      games: only('RNG', 'JACKPOT'),
    },
    words: {
      title: { EN: 'The naga pays spins', TH: 'นาคาแจกสปิน' },
      summary: { EN: 'P 120 for P 3,000 of valid bets on slots.', TH: 'เล่นสล็อตครบ P 3,000 รับ P 120' },
      who: everybody,
      rules: {
        EN: 'Valid bets on slots and jackpots count from when you join.',
        TH: 'นับยอดเดิมพันสล็อตและแจ็กพอตตั้งแต่เข้าร่วม',
      },
    },
  },
  {
    ...{ art: 'boat', filters: ['fish'], from: -14, to: 20 },
    terms: {
      ...{ kind: 'task', task: 'validBet', least: 8_000 * P, amount: 20 * P, wagering: 0 },
      games: only('FISH'),
    },
    words: {
      title: { EN: 'Boat on the river', TH: 'เรือกลางน้ำ' },
      summary: { EN: 'P 20 for P 8,000 of valid bets on fishing.', TH: 'เล่นยิงปลาครบ P 8,000 รับ P 20' },
      who: everybody,
      rules: {
        EN: 'Valid bets on fishing count from when you join.\nNo wagering: the money is paid at once.',
        TH: 'นับยอดเดิมพันยิงปลาตั้งแต่เข้าร่วม\nไม่ต้องทำเทิร์น เงินเข้ากระเป๋าทันที',
      },
    },
  },
  {
    ...{ art: 'balls', filters: ['lotto'], from: -4, to: 10 },
    terms: {
      ...{ kind: 'raffle', least: 100 * P, amount: 10_000 * P, wagering: 100, days: 30, games: only('LOTT', 'ELOTT') },
      prizes: [10_000, 3_000, 3_000, 500, 500, 500, 500, 500].map((prize) => prize * P),
    },
    words: {
      title: { EN: 'Three balls, eight prizes', TH: 'สามลูก แปดรางวัล' },
      summary: {
        EN: 'A ticket for each P 100 of valid bets on lotteries. Eight prizes, P 18,500 in all.',
        TH: 'เล่นหวยครบทุก P 100 รับตั๋วหนึ่งใบ แปดรางวัล รวม P 18,500',
      },
      who: everybody,
      rules: {
        EN: 'Tickets count from when you join until the end.\nThe draw follows from a seed whose hash is on this page from the start; the seed is told after the draw.\nOne prize for each member.\nClaim a prize within 7 days.',
        TH: 'นับตั๋วตั้งแต่เข้าร่วมจนสิ้นสุด\nผลมาจากซีดที่แสดงแฮชไว้ในหน้านี้ตั้งแต่แรก และเปิดเผยหลังจับรางวัล\nหนึ่งคนได้หนึ่งรางวัล\nกดรับรางวัลภายใน 7 วัน',
      },
    },
  },
  {
    ...{ art: 'mall', filters: ['pointsMall'], from: 6, to: 20, link: '/pointMall' },
    terms: { kind: 'info' },
    words: {
      title: { EN: 'New goods at the points stall', TH: 'ของใหม่ที่ร้านแลกแต้ม' },
      summary: { EN: 'New rewards for points, while stocks last.', TH: 'ของรางวัลใหม่สำหรับแลกแต้ม จำนวนจำกัด' },
      who: everybody,
      rules: { EN: 'Rewards are exchanged in the points mall.', TH: 'แลกของรางวัลได้ที่ร้านแลกแต้ม' },
    },
  },
  {
    ...{ art: 'app', filters: ['app'], from: -20, to: null },
    terms: { kind: 'task', task: 'phone', amount: 30 * P, wagering: 100, days: 30 },
    words: {
      title: { EN: 'Hang the lantern on your screen', TH: 'ติดโคมไว้หน้าจอ' },
      summary: { EN: 'P 30 once, for signing in on your phone.', TH: 'เข้าสู่ระบบบนมือถือ รับ P 30 ครั้งเดียว' },
      who: everybody,
      rules: {
        EN: 'Install the app or open the site on your phone and sign in.\nOnce for each member.',
        TH: 'ติดตั้งแอปหรือเปิดเว็บบนมือถือ แล้วเข้าสู่ระบบ\nรับได้คนละหนึ่งครั้ง',
      },
    },
  },
  {
    ...{ art: 'newbie', filters: ['newbie', 'deposit'], from: -40, to: null },
    terms: {
      ...{ kind: 'task', task: 'deposits', least: 100 * P, amount: 100 * P, wagering: 100, days: 30, newDays: 30 },
    },
    words: {
      title: { EN: 'First cart to the market', TH: 'รถคันแรกเข้าตลาด' },
      summary: { EN: 'P 100 once your deposits reach P 100.', TH: 'ฝากรวมครบ P 100 รับ P 100' },
      who: { EN: 'Members in their first 30 days', TH: 'สมาชิกใหม่ภายใน 30 วันแรก' },
      rules: {
        EN: 'All paid deposits count.\nThe bonus waits apart from your money until it is wagered.',
        TH: 'นับยอดฝากที่สำเร็จทั้งหมด\nโบนัสแยกจากเงินของคุณจนกว่าจะทำเทิร์นครบ',
      },
    },
  },
  {
    ...{ art: 'umbrella', filters: ['deposit'], from: -20, to: -2 },
    terms: { kind: 'deposit', amount: 300 * P, percent: 10, least: 200 * P, wagering: 100, days: 30 },
    words: {
      title: { EN: 'Rainy season deposit', TH: 'ฝากหน้าฝน' },
      summary: { EN: '10% on one deposit, up to P 300.', TH: 'รับเพิ่ม 10% ของยอดฝากหนึ่งครั้ง สูงสุด P 300' },
      who: everybody,
      rules: { EN: 'Join first, then deposit P 200 or more.', TH: 'เข้าร่วมก่อน แล้วฝาก P 200 ขึ้นไป' },
    },
  },
];
