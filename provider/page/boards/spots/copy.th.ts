import type { SpotsKey } from './copy.en.ts';

export const th: Readonly<Record<SpotsKey, string>> = {
  spots_undo: 'ย้อน',
  spots_clear: 'ล้าง',
  spots_repeat: 'วางซ้ำ',
  spots_double: 'เพิ่มเดิมพันทุกช่องเป็นสองเท่า',
  spots_acts: 'ชิปบนโต๊ะ',
  spots_missing: 'เลือกช่องก่อน',
  spots_yours: 'คุณวาง {amount}',
  spots_open: 'ยังไม่ยืนยัน {amount}',
  spots_others: 'คนอื่นวาง {amount}',
  spots_won: 'จ่าย {amount}',
  spots_bets: 'ช่องเดิมพัน',
  spots_close: 'ปิด',
  spots_pays: 'อัตราจ่าย',
  spots_bet: 'เดิมพัน',
  spots_return: 'จ่ายคืน',
  spots_nothing: 'ไม่ถูกช่องที่วาง',
  spots_paid: 'ถูก {spots}',
  spots_more: 'และอีก {count} ช่อง',
};
