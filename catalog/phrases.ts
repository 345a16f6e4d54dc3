import type { NounKind } from './nouns.ts';
import { readTable } from './readTable.ts';

/** A pattern of names: `{}` is the noun, `{s}` its plural. */
export interface Phrase {
  readonly EN: string;
  readonly TH: string;
}

const phrasesOf = (text: string): readonly Phrase[] => readTable(text).map(([EN = '', TH = '']) => ({ EN, TH }));

const gilded = `
Golden {}|{}ทอง
Lucky {}|{}นำโชค
Royal {}|{}หลวง
Crystal {}|{}แก้ว
{} Treasure|ขุมทรัพย์{}
Double {} Luck|{}เฮงคูณสอง
`;

const living = `
Jade {}|{}หยก
Silver {}|{}เงิน
Emerald {}|{}มรกต
Ruby {}|{}ทับทิม
Wild {}|{}ป่า
Little {}|{}ตัวจิ๋ว
Night {}|{}ราตรี
Moonlit {}|{}ใต้แสงจันทร์
Fire {}|{}ไฟ
Thunder {}|{}สายฟ้า
Brave {}|{}ผู้กล้า
Happy {}|{}ร่าเริง
Dancing {}|{}เริงระบำ
Sleepy {}|{}ขี้เซา
Twin {s}|คู่แฝด{}
Three {s}|{}สามตัว
Nine {s}|{}เก้าตัว
{} King|ราชา{}
{} Kingdom|อาณาจักร{}
{} Guardian|{}ผู้พิทักษ์
{} Parade|ขบวน{}
{} Legend|ตำนาน{}
{} Palace|วัง{}
{} Village|หมู่บ้าน{}
{} of the River|{}แห่งสายน้ำ
{} of the Sky|{}แห่งเวหา
`;

const fresh = `
Sweet {}|{}หวาน
Juicy {}|{}ฉ่ำ
Fresh {}|{}สด
Sunny {}|{}รับแดด
Super {}|ซูเปอร์{}
Twin {s}|{}แฝด
Three {s}|{}สามลูก
Thousand {s}|{}พันลูก
{} Orchard|สวน{}
{} Market|ตลาด{}
{} Basket|ตะกร้า{}
{} Stall|แผง{}
{} Boat|เรือขาย{}
{} Season|หน้า{}
{} Party|ปาร์ตี้{}
{} Fair|เทศกาล{}
{} Splash|{}สาดซ่า
{} Smoothie|{}ปั่น
{} Farm|ไร่{}
`;

const cooked = `
Spicy {}|{}รสแซ่บ
Grandma’s {}|{}คุณยาย
Street {}|{}ริมทาง
Midnight {}|{}เที่ยงคืน
Super {}|ซูเปอร์{}
Market {}|{}ตลาดเช้า
Floating {}|{}เรือพาย
{} House|บ้าน{}
{} Master|เซียน{}
{} Feast|งานเลี้ยง{}
{} Party|ปาร์ตี้{}
{} Street|ถนน{}
{} Cart|รถเข็น{}
{} Delight|{}ชื่นใจ
{} Time|ได้เวลา{}
{} Recipe|สูตรเด็ด{}
`;

const blooming = `
Jade {}|{}หยก
Silver {}|{}เงิน
Ruby {}|{}ทับทิม
Night {}|{}ราตรี
Morning {}|{}ยามเช้า
Sunset {}|{}ยามเย็น
Moonlit {}|{}ใต้แสงจันทร์
Wild {}|{}ป่า
Secret {}|{}เร้นลับ
Eternal {}|{}นิรันดร์
Dreaming {}|{}ในฝัน
Floating {}|{}ลอยน้ำ
Nine {s}|{}เก้ากอ
{} Garden|สวน{}
{} Bloom|{}ผลิบาน
{} Song|เพลง{}
{} Rain|สายฝน{}
{} Perfume|กลิ่น{}
{} Princess|เจ้าหญิง{}
{} Path|เส้นทาง{}
{} Fairy|นางฟ้า{}
`;

const made = `
Jade {}|{}หยก
Silver {}|{}เงิน
Ruby {}|{}ทับทิม
Ancient {}|{}โบราณ
Magic {}|{}วิเศษ
Mystic {}|{}มหัศจรรย์
Hidden {}|{}ที่ซ่อนเร้น
Red {}|{}แดง
Grand {}|{}ใหญ่
Shining {}|{}ส่องประกาย
Flaming {}|{}เพลิง
Heavenly {}|{}สวรรค์
Flying {}|{}เหินฟ้า
Nine {s}|{}เก้าชิ้น
{} Night|คืน{}
{} Master|เซียน{}
{} Legend|ตำนาน{}
{} Maker|ช่าง{}
{} Shop|ร้าน{}
{} of Siam|{}สยาม
{} of the Naga|{}นาคา
{} of the Dragon|{}มังกร
`;

const jewels = `
{} Quest|ตามหา{}
{} Mine|เหมือง{}
{} River|ธาร{}
{} Cave|ถ้ำ{}
{} Cascade|ธารา{}
{} Eye|เนตร{}
{} Crown|มงกุฎ{}
{} Heart|หัวใจ{}
{} Palace|วัง{}
{} Dragon|มังกร{}
{} Tiger|เสือ{}
{} Lotus|บัว{}
{} Rain|ฝน{}
Nine {s}|{}เก้าเม็ด
Burning {}|{}เพลิง
Moon {}|{}จันทรา
`;

const heavens = `
Silver {}|{}เงิน
Jade {}|{}หยก
Dancing {}|{}เริงระบำ
Burning {}|{}ลุกโชน
Falling {}|{}ร่วงหล่น
Endless {}|{}ไร้ขอบฟ้า
{} Temple|วิหาร{}
{} Dragon|มังกร{}
{} Princess|เจ้าหญิง{}
{} Guardian|ผู้พิทักษ์{}
{} Festival|เทศกาล{}
{} Rider|ผู้ขี่{}
{} Chaser|ไล่ล่า{}
{} Voyage|ล่อง{}
`;

const landed = `
Misty {}|{}ในสายหมอก
Lost {}|{}ที่สาบสูญ
Hidden {}|{}ที่ซ่อนเร้น
Moonlit {}|{}ใต้แสงจันทร์
Emerald {}|{}มรกต
Enchanted {}|{}ต้องมนตร์
Rainbow {}|{}สายรุ้ง
Secrets of the {}|ความลับแห่ง{}
Night at the {}|ราตรีที่{}
Dawn over the {}|อรุณรุ่งที่{}
Song of the {}|เพลงแห่ง{}
Pearl of the {}|ไข่มุกแห่ง{}
{} of Gold|{}แห่งทองคำ
{} of Tigers|{}แห่งพยัคฆ์
{} Adventure|ผจญภัย{}
{} Guardian|ผู้พิทักษ์{}
{} Legend|ตำนาน{}
{} Nights|ราตรี{}
{} Riches|ทรัพย์{}
{} Express|รถด่วน{}
`;

const festive = `
Happy {}|สุขสันต์{}
Grand {}|มหกรรม{}
{} Night|ค่ำคืน{}
{} Party|ปาร์ตี้{}
{} Gold|{}ทองคำ
{} Luck|{}เฮงเฮง
{} Parade|ขบวน{}
{} Lights|แสงสี{}
{} Carnival|คาร์นิวัล{}
{} Fireworks|พลุ{}
{} Dance|ระบำ{}
{} Song|เพลง{}
{} Feast|งานเลี้ยง{}
`;

/** Which phrases suit a kind of noun. */
export const phrases: Readonly<Record<NounKind, readonly Phrase[]>> = {
  creature: phrasesOf(gilded + living),
  fruit: phrasesOf(gilded + fresh),
  dish: phrasesOf(gilded + cooked),
  flower: phrasesOf(gilded + blooming),
  thing: phrasesOf(gilded + made),
  gem: phrasesOf(gilded + jewels),
  sky: phrasesOf(gilded + heavens),
  place: phrasesOf(gilded + landed),
  land: phrasesOf(gilded + landed.replaceAll(' at the {}', ' in {}').replaceAll(' the {}', ' {}')),
  festival: phrasesOf(festive),
};
