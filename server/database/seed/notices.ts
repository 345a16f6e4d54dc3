import type { DemoAnnouncement } from './heroes.ts';

type Sides = readonly [EN: string, TH: string];

/** One notice a day, newest first. */
const notice = (type: 'PL' | 'H', title: Sides, content: Sides, daysAgo: number): DemoAnnouncement => ({
  type,
  title: { EN: title[0], TH: title[1] },
  content: { EN: content[0], TH: content[1] },
  hoursAgo: 3 + daysAgo * 24,
});

const list: readonly (readonly [title: Sides, content: Sides])[] = [
  [
    ['New: log in with an SMS code', 'ใหม่: เข้าสู่ระบบด้วยรหัส SMS'],
    [
      '<p>Enter your mobile number and the 6-digit code we send. The code works for <strong>5 minutes</strong>.</p>',
      '<p>กรอกเบอร์มือถือ แล้วกรอกรหัส 6 หลักที่เราส่งให้ รหัสใช้ได้ <strong>5 นาที</strong></p>',
    ],
  ],
  [
    ['Choose a strong password', 'ตั้งรหัสผ่านให้ปลอดภัย'],
    [
      '<ul><li>At least 8 characters.</li><li>Not one that you use elsewhere.</li><li>Common passwords are refused.</li></ul>',
      '<ul><li>อย่างน้อย 8 ตัวอักษร</li><li>ไม่ซ้ำกับที่ใช้ในเว็บอื่น</li><li>ระบบไม่รับรหัสผ่านที่เดาง่าย</li></ul>',
    ],
  ],
  [
    ['Draw times of the nine lotteries', 'เวลาออกผลหวยทั้ง 9 ประเภท'],
    [
      '<p>Draws every one, five or ten minutes. They are numbered from midnight, GMT+8.</p>',
      '<p>ออกผลทุก 1, 5 หรือ 10 นาที แล้วแต่ประเภท เลขงวดเริ่มนับจากเที่ยงคืน เวลา GMT+8</p>',
    ],
  ],
  [
    ['Follow your withdrawal', 'ติดตามรายการถอนเงิน'],
    [
      '<p>Open it under History to see each step. Tell us there once the money has arrived.</p>',
      '<p>เปิดรายการในประวัติเพื่อดูทุกขั้นตอน เมื่อได้รับเงินแล้วกดยืนยันได้ที่หน้านั้น</p>',
    ],
  ],
  [
    ['What P credits are', 'เครดิต P คืออะไร'],
    [
      '<p>P credits are play money, for entertainment. They have no cash value and cannot be exchanged for money.</p>',
      '<p>เครดิต P ใช้เล่นเพื่อความบันเทิง ไม่มีมูลค่าเป็นเงินจริงและแลกเป็นเงินสดไม่ได้</p>',
    ],
  ],
  [
    ['Hide your balance', 'ซ่อนยอดเงินคงเหลือ'],
    [
      '<p>Press your balance. It shows *** until you press it again.</p>',
      '<p>กดที่ยอดเงินคงเหลือ ระบบจะแสดงเป็น *** จนกว่าจะกดอีกครั้ง</p>',
    ],
  ],
  [
    ['Dark and light themes', 'ธีมมืดและธีมสว่าง'],
    [
      '<p>The site follows your device until you choose for yourself.</p>',
      '<p>เว็บไซต์ใช้ธีมตามอุปกรณ์ของคุณ จนกว่าคุณจะเลือกเอง</p>',
    ],
  ],
  [
    ['Sessions end after 30 idle minutes', 'ระบบจะออกให้เองเมื่อไม่ใช้งาน 30 นาที'],
    [
      '<p>This protects you on shared devices. Your bets and balance are kept.</p>',
      '<p>เพื่อความปลอดภัยเมื่อใช้อุปกรณ์ร่วมกับผู้อื่น รายการเดิมพันและยอดเงินคงเหลือยังอยู่ครบ</p>',
    ],
  ],
  [
    ['How the winners board works', 'กระดานผู้ชนะทำงานอย่างไร'],
    [
      '<p>It shows the highest wins of the last seven days. Names are masked, and demo play is marked.</p>',
      '<p>แสดงรางวัลสูงสุดใน 7 วันล่าสุด ชื่อผู้เล่นถูกปิดบางส่วน และระบุรายการที่เป็นการทดลองเล่น</p>',
    ],
  ],
  [
    ['Remember me, for a day', 'จำการเข้าสู่ระบบ 1 วัน'],
    [
      '<p>Tick it and this browser fills in your username and password for a day. Leave it empty on shared devices.</p>',
      '<p>เมื่อเลือกไว้ เบราว์เซอร์นี้จะกรอกชื่อผู้ใช้และรหัสผ่านให้เป็นเวลา 1 วัน ไม่ควรเลือกเมื่อใช้อุปกรณ์ร่วมกับผู้อื่น</p>',
    ],
  ],
  [
    ['Change your password at any time', 'เปลี่ยนรหัสผ่านได้ทุกเมื่อ'],
    [
      '<p>Open your account and choose Change password. Your other devices are then logged out.</p>',
      '<p>เปิดหน้าบัญชีแล้วเลือกเปลี่ยนรหัสผ่าน อุปกรณ์อื่นของคุณจะออกจากระบบ</p>',
    ],
  ],
  [
    ['Log out on shared devices', 'ใช้อุปกรณ์ร่วมกับผู้อื่น อย่าลืมออกจากระบบ'],
    [
      '<p>Log out when you are done. Other open tabs follow.</p>',
      '<p>ออกจากระบบเมื่อเล่นเสร็จ แท็บอื่นที่เปิดอยู่จะออกจากระบบด้วย</p>',
    ],
  ],
  [
    ['Up to five devices', 'ใช้ได้สูงสุด 5 อุปกรณ์'],
    [
      '<p>You can be logged in five times at once. A sixth login ends the oldest.</p>',
      '<p>เข้าสู่ระบบพร้อมกันได้ 5 ครั้ง การเข้าสู่ระบบครั้งที่ 6 จะทำให้ครั้งที่เก่าที่สุดออกจากระบบ</p>',
    ],
  ],
  [
    ['Your balance keeps itself up to date', 'ยอดเงินคงเหลืออัปเดตเอง'],
    [
      '<p>It is updated every minute. Press the arrow beside it to update it at once.</p>',
      '<p>อัปเดตทุก 1 นาที หากต้องการดูยอดล่าสุดทันที กดลูกศรข้างยอดเงินคงเหลือ</p>',
    ],
  ],
  [
    ['Times are GMT+8', 'เวลาทั้งหมดเป็น GMT+8'],
    [
      '<p>That is one hour ahead of Thailand. The site’s clock shows it too.</p>',
      '<p>เร็วกว่าเวลาประเทศไทย 1 ชั่วโมง ดูได้จากนาฬิกาของเว็บไซต์</p>',
    ],
  ],
  [
    ['Check the address first', 'ตรวจสอบที่อยู่เว็บไซต์ก่อน'],
    [
      '<p>Look at the address before you log in. Our SMS has a code and never a link.</p>',
      '<p>ดูที่อยู่เว็บไซต์ก่อนเข้าสู่ระบบ SMS ของเรามีแต่รหัส ไม่มีลิงก์</p>',
    ],
  ],
  [
    ['One site, two languages', 'เว็บไซต์เดียว สองภาษา'],
    [
      '<p>Switch between Thai and English at any time. Nothing you typed is lost.</p>',
      '<p>สลับระหว่างภาษาไทยและอังกฤษได้ทุกเมื่อ ข้อมูลที่กรอกไว้ไม่หาย</p>',
    ],
  ],
  [
    ['Know when to stop', 'เล่นแต่พอดี'],
    ['<p>Set a budget before you play. Take a rest when it stops being fun.</p>', '<p>ตั้งงบก่อนเล่น และพักเมื่อไม่สนุกแล้ว</p>'],
  ],
  [
    ['Void bets', 'เดิมพันที่ถูกยกเลิก'],
    [
      '<p>A void bet is returned in full and counts towards nothing.</p>',
      '<p>เดิมพันที่ถูกยกเลิกได้เครดิตคืนเต็มจำนวน และไม่นับรวมในยอดใด ๆ</p>',
    ],
  ],
  [
    ['Agents: where to log in', 'ตัวแทนเข้าสู่ระบบได้ที่ไหน'],
    [
      '<p>Choose Agent login in the menu or at the foot of the page. It takes agent accounts only.</p>',
      '<p>เลือกเข้าสู่ระบบตัวแทนในเมนูหรือท้ายหน้าเว็บ ใช้ได้เฉพาะบัญชีตัวแทน</p>',
    ],
  ],
  [
    ['Adults only', 'สำหรับผู้มีอายุ 18 ปีขึ้นไป'],
    ['<p>You must be at least 18 to play here.</p>', '<p>ผู้เล่นต้องมีอายุ 18 ปีขึ้นไป</p>'],
  ],
  [
    ['Welcome to the night market', 'ยินดีต้อนรับสู่ตลาดกลางคืน'],
    [
      '<p>A night market seen from a quiet balcony. Have a look around; for questions there is the <a href="https://help.example.test/statehouse">help centre</a>.</p>',
      '<p>ตลาดกลางคืนจากระเบียงที่เงียบสงบ เชิญเดินชม หากมีคำถาม ดูได้ที่<a href="https://help.example.test/statehouse">ศูนย์ช่วยเหลือ</a></p>',
    ],
  ],
];

export const notices: readonly DemoAnnouncement[] = [
  notice(
    'H',
    ['Fishing games are under maintenance on Sunday, 05:00–06:00', 'ปรับปรุงระบบเกมยิงปลา วันอาทิตย์ เวลา 05:00–06:00 น.'],
    [
      '<p>Open rounds are settled first. All other games stay open.</p>',
      '<p>รอบที่ค้างอยู่จะสรุปผลให้เสร็จก่อน เกมอื่นเปิดให้บริการตามปกติ</p>',
    ],
    0,
  ),
  ...list.map(([title, content], place) => notice('PL', title, content, place + 1)),
];
