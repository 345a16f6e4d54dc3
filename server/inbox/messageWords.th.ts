import { amountText, timeText } from './amountText.ts';
import type { TopicWords } from './topicWords.ts';

const kinds = { deposit: 'ฝากเงิน', loss: 'ยอดเสีย', stake: 'เงินเดิมพัน', time: 'เวลาเล่น' } as const;
const periods = { bet: 'ต่อครั้ง', day: 'ต่อวัน', week: 'ใน 7 วัน', month: 'ใน 30 วัน' } as const;

export const messageWordsTh: TopicWords = {
  depositPaid: ({ amount = 0 }) => [`ฝากเงิน ${amountText(amount)} สำเร็จ`, 'เงินเข้ากระเป๋าหลักแล้ว'],
  depositFailed: ({ amount = 0 }) => [
    `ฝากเงิน ${amountText(amount)} ไม่สำเร็จ`,
    'ผู้ให้บริการชำระเงินปฏิเสธรายการ ยังไม่มีเงินเข้า ลองใหม่หรือเลือกช่องทางอื่น',
  ],
  depositExpired: ({ amount = 0 }) => [
    `รายการฝาก ${amountText(amount)} หมดเวลา`,
    'ยังไม่ได้รับเงินภายในเวลา ถ้าโอนแล้ว ระบบจะเติมให้ทันทีที่เงินเข้า',
  ],
  withdrawalApproved: ({ amount = 0 }) => [`อนุมัติถอนเงิน ${amountText(amount)} แล้ว`, 'ขั้นต่อไปเราจะโอนเข้าบัญชีธนาคารของคุณ'],
  withdrawalRejected: ({ amount = 0, remark }) => [
    `รายการถอน ${amountText(amount)} ไม่ผ่าน`,
    `เงินกลับเข้ากระเป๋าหลักแล้ว${remark ? ` เหตุผล: ${remark}` : ''}`,
  ],
  withdrawalPaid: ({ amount = 0, account = '' }) => [
    `ถอนเงิน ${amountText(amount)} โอนแล้ว`,
    `โอนเข้าบัญชีลงท้าย ${account} ของคุณแล้ว ธนาคารมักแสดงยอดภายใน 5 นาที กรุณาตอบว่าได้รับหรือยัง`,
  ],
  withdrawalFailed: ({ amount = 0 }) => [
    `ถอนเงิน ${amountText(amount)} ไม่สำเร็จ`,
    'ธนาคารไม่รับรายการโอน เงินกลับเข้ากระเป๋าหลักแล้ว',
  ],
  passwordChanged: () => ['เปลี่ยนรหัสผ่านแล้ว', 'ทุกเครื่องออกจากระบบแล้ว ถ้าไม่ใช่คุณ กรุณาตั้งรหัสผ่านใหม่และติดต่อฝ่ายบริการ'],
  paymentPasswordChanged: () => ['เปลี่ยนรหัสการเงินแล้ว', 'ถ้าไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านเข้าสู่ระบบและติดต่อฝ่ายบริการ'],
  bankAccountAdded: ({ account = '' }) => [
    'เพิ่มบัญชีธนาคารแล้ว',
    `ถอนเข้าบัญชีลงท้าย ${account} ได้แล้ว ถ้าไม่ใช่คุณ กรุณาลบบัญชีนี้และเปลี่ยนรหัสผ่าน`,
  ],
  newDevice: ({ device = '', address = '' }) => [
    'เข้าสู่ระบบจากเครื่องใหม่',
    `${[device, address].filter(Boolean).join(' · ')} ถ้าไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่าน ทุกเครื่องจะออกจากระบบ`,
  ],
  limitSet: ({ limit }) => ['ตั้งลิมิตแล้ว', limit ? `${kinds[limit.kind]} ${periods[limit.period]} มีผลตั้งแต่ตอนนี้` : ''],
  limitRaiseAsked: ({ limit }) => [
    'ขอเพิ่มลิมิตแล้ว',
    limit ? `${kinds[limit.kind]} ${periods[limit.period]} กลับมากดยืนยันหลัง 24 ชั่วโมง ระหว่างนี้ยังใช้ลิมิตเดิม` : '',
  ],
  limitRaised: ({ limit }) => [
    'ลิมิตใหม่มีผลแล้ว',
    limit ? `${kinds[limit.kind]} ${periods[limit.period]} ลดลงได้ทุกเมื่อ` : '',
  ],
  breakTaken: ({ until }) => ['เริ่มพักแล้ว', `ฝากและเล่นไม่ได้จนถึง ${until ? timeText(until) : 'ครบกำหนด'} ถอนเงินได้ตามปกติ`],
  excluded: ({ until }) => [
    'เริ่มงดเล่นแล้ว',
    until ? `ฝากและเล่นไม่ได้จนถึง ${timeText(until)} ถอนเงินได้ตามปกติ` : 'ฝากและเล่นไม่ได้อีก ถอนเงินได้ตามปกติ',
  ],
  contractOffered: ({ person = '' }) => [`อัปไลน์ ${person} เสนอสัญญา`, 'อ่านเงื่อนไข แล้วตอบรับหรือปฏิเสธข้อเสนอ'],
  contractAccepted: ({ person = '' }) => [`${person} ตอบรับสัญญาของคุณ`, 'มีผลตั้งแต่งวดแรกเป็นต้นไป'],
  contractDeclined: ({ person = '' }) => [`${person} ปฏิเสธสัญญาของคุณ`, 'เสนอเงื่อนไขใหม่ได้'],
};
