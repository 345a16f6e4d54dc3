import type { LanguageCode } from '../../src/api/contract/fields.ts';
import type { MovementKind } from '../../src/api/contract/statement.ts';

/** What a movement is called in a file. */
export const kindWords: Readonly<Record<LanguageCode, Readonly<Record<MovementKind, string>>>> = {
  EN: {
    opening: 'Opening balance',
    bonus: 'Bonus',
    trial: 'Demo money',
    vendorIn: 'To a vendor',
    vendorOut: 'From a vendor',
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    withdrawalReturn: 'Withdrawal returned',
    withdrawalPaid: 'Withdrawal paid out',
    paidAgain: 'Paid again',
    surplus: 'Paid twice',
    bet: 'Bet',
    betVoided: 'Voided bet',
    dividend: 'Dividend',
    dailySalary: 'Daily salary',
    hourlySalary: 'Hourly salary',
    realTimeSalary: 'Real-time salary',
  },
  TH: {
    opening: 'ยอดยกมา',
    bonus: 'โบนัส',
    trial: 'เงินทดลอง',
    vendorIn: 'โอนไปค่ายเกม',
    vendorOut: 'โอนจากค่ายเกม',
    deposit: 'ฝากเงิน',
    withdrawal: 'ถอนเงิน',
    withdrawalReturn: 'คืนเงินถอน',
    withdrawalPaid: 'จ่ายเงินถอนแล้ว',
    paidAgain: 'จ่ายซ้ำให้ใหม่',
    surplus: 'จ่ายเกิน',
    bet: 'เดิมพัน',
    betVoided: 'ยกเลิกเดิมพัน',
    dividend: 'เงินปันผล',
    dailySalary: 'ค่าแรงรายวัน',
    hourlySalary: 'ค่าแรงรายชั่วโมง',
    realTimeSalary: 'ค่าแรงเรียลไทม์',
  },
};
