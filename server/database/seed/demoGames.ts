import type { InTwoLanguages } from '../schema.ts';

export interface DemoGame {
  readonly category: string;
  readonly name: InTwoLanguages;
}

const game = (category: string, EN: string, TH: string): DemoGame => ({ category, name: { EN, TH } });

/** Games of the reference provider that the winners board names. */
export const demoGames: readonly DemoGame[] = [
  game('SLOT', 'Naga’s Hoard', 'นาคาเฝ้าขุมทรัพย์'),
  game('SLOT', 'White Elephant', 'พญาช้างเผือก'),
  game('LIVE', 'Live Roulette', 'รูเล็ตสด'),
  game('SLOT', 'Lantern Night', 'โคมลอยยี่เป็ง'),
  game('PVP', 'Pok Deng', 'ป๊อกเด้งออนไลน์'),
  game('SLOT', 'Lucky Tiger', 'เสือนำโชค'),
  game('CRASH', 'Rocket Rise', 'บั้งไฟทะยาน'),
  game('SLOT', 'Ruby Quarter', 'อัญมณีสยาม'),
  game('SLOT', 'Paper Parasols', 'ร่มบ่อสร้าง'),
  game('FISH', 'Floating Market', 'ตลาดน้ำ'),
];
