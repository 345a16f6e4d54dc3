import type { profitEn } from './profit.en.ts';

export const profitTh: Record<keyof typeof profitEn, string> = {
  profit_title: 'กำไรและขาดทุน',
  profit_net: 'ผลสุทธิ',
  profit_bets_one: 'เดิมพัน {{count}} ครั้ง รวมโบนัส',
  profit_bets_other: 'เดิมพัน {{count}} ครั้ง รวมโบนัส',
  profit_stake: 'เดิมพัน',
  profit_payout: 'เงินรางวัล',
  profit_bonuses: 'โบนัส',
  profit_won: 'วันที่ได้',
  profit_lost: 'วันที่เสีย',
  profit_total: 'สะสม',
  profit_categories: 'แยกตามหมวด',
  profit_category: 'หมวด',
  profit_days: 'แยกตามวัน',
  profit_day: 'วัน',
  profit_limit_text: 'เล่นเท่าที่เสียได้',
  profit_limit: 'ตั้งลิมิตยอดเสีย',
  profit_empty: 'ไม่มีการเล่น',
  profit_empty_text: 'ช่วงนี้ไม่มีเดิมพันที่สรุปผลแล้วและไม่มีโบนัส',
  profit_failed: 'โหลดกำไรและขาดทุนไม่ได้',
};
