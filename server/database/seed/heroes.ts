import type { InTwoLanguages } from '../inTwoLanguages.ts';
import type { announcement } from '../schema.ts';

export interface DemoAnnouncement {
  readonly type: (typeof announcement.$inferSelect)['type'];
  readonly title: InTwoLanguages;
  /** HTML. */
  readonly content: InTwoLanguages;
  /** A drawing of the site. */
  readonly image?: string;
  readonly hoursAgo: number;
}

const playMoney: InTwoLanguages = {
  EN: '<p>P credits are play money. They have no cash value.</p>',
  TH: '<p>เครดิต P ใช้เล่นเพื่อความบันเทิงเท่านั้น ไม่มีมูลค่าเป็นเงินจริง</p>',
};

/** Banners, promotions and popups. */
export const heroes: readonly DemoAnnouncement[] = [
  {
    type: 'B',
    title: { EN: 'Market nights, 0.8% back', TH: 'คืนตลาดนัด รับคืน 0.8%' },
    content: {
      EN: '<p>Friday to Sunday night. In your wallet the next morning, nothing to claim.</p>',
      TH: '<p>ทุกคืนวันศุกร์ถึงวันอาทิตย์ เครดิตเข้ากระเป๋าเงินเช้าวันถัดไป ไม่ต้องกดรับ</p>',
    },
    image: 'hero-market',
    hoursAgo: 20,
  },
  {
    type: 'B',
    title: { EN: 'Down the river, every evening', TH: 'ล่องแม่น้ำ ทุกค่ำคืน' },
    content: {
      EN: '<p>Nine lotteries, with draws every one to ten minutes.</p>',
      TH: '<p>หวย 9 ประเภท ออกผลทุก 1–10 นาที</p>',
    },
    image: 'hero-river',
    hoursAgo: 44,
  },
  {
    type: 'B',
    title: { EN: 'Set a budget first', TH: 'ตั้งงบก่อนเริ่มเล่น' },
    content: {
      EN: '<p>Decide how much to spend before you play, and stop when you reach it.</p>',
      TH: '<p>กำหนดก่อนเล่นว่าจะใช้เท่าไร และหยุดเมื่อถึงงบที่ตั้งไว้</p>',
    },
    image: 'hero-market',
    hoursAgo: 68,
  },
  {
    type: 'PR',
    title: { EN: 'Market nights, 0.8% back', TH: 'คืนตลาดนัด รับคืน 0.8%' },
    content: {
      EN: `<p>Valid bets from Friday 18:00 to Monday 06:00 (GMT+8) come back at <strong>0.8%</strong>.</p><ul><li>Paid at 01:00 the next day.</li><li>Void bets do not count.</li></ul>${playMoney.EN}`,
      TH: `<p>ยอดเดิมพันที่นับตั้งแต่วันศุกร์ 18:00 น. ถึงวันจันทร์ 06:00 น. (GMT+8) รับคืน <strong>0.8%</strong></p><ul><li>จ่ายเวลา 01:00 น. ของวันถัดไป</li><li>ไม่นับเดิมพันที่ถูกยกเลิก</li></ul>${playMoney.TH}`,
    },
    image: 'hero-market',
    hoursAgo: 21,
  },
  {
    type: 'PR',
    title: { EN: 'Points never expire', TH: 'แต้มสะสมไม่มีวันหมดอายุ' },
    content: {
      EN: `<p>1 point for every P 100 of valid bets. 100 points convert to P 1.</p>${playMoney.EN}`,
      TH: `<p>ยอดเดิมพันที่นับทุก P 100 รับ 1 แต้ม สะสมครบ 100 แต้มแลกได้ P 1</p>${playMoney.TH}`,
    },
    image: 'hero-river',
    hoursAgo: 45,
  },
  {
    type: 'PR',
    title: { EN: 'Bring a friend', TH: 'ชวนเพื่อนมาเล่นด้วยกัน' },
    content: {
      EN: `<p>Share your invitation code. Your friend must be at least 18.</p>${playMoney.EN}`,
      TH: `<p>ส่งรหัสเชิญของคุณให้เพื่อน เพื่อนต้องมีอายุ 18 ปีขึ้นไป</p>${playMoney.TH}`,
    },
    image: 'hero-market',
    hoursAgo: 69,
  },
  {
    type: 'PU',
    title: { EN: 'New in the points mall', TH: 'ของใหม่ในร้านแลกแต้ม' },
    content: {
      EN: '<p>See which rewards your points can buy, and how many are left.</p>',
      TH: '<p>ดูของรางวัลที่ใช้แต้มแลกได้ และจำนวนที่เหลืออยู่</p>',
    },
    hoursAgo: 6,
  },
  {
    type: 'PU',
    title: { EN: 'We never ask for your password', TH: 'เราไม่เคยถามรหัสผ่านของคุณ' },
    content: {
      EN: '<p>Not by phone, not by chat, not by SMS. If somebody does, <a href="https://help.example.test/statehouse">tell us</a>.</p>',
      TH: '<p>ไม่ว่าทางโทรศัพท์ แชท หรือ SMS หากมีใครถาม โปรด<a href="https://help.example.test/statehouse">แจ้งเรา</a></p>',
    },
    hoursAgo: 30,
  },
];
