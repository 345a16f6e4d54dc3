import type { NamedGame } from './namedGame.ts';
import { readTable } from './readTable.ts';

/** The games of the drawn pages, the most played first: vendor, category, type, emblem, hot, English, Thai, spellings. */
export const drawnGames: readonly (NamedGame & { readonly vendor: string; readonly isHot: boolean })[] = readTable(`
LANTA|RNG|slots|lotus|hot|Thousand Petals|บัวทองพันกลีบ|bua thong, lotus
MEKONG|RNG|slots|naga|hot|Naga’s Hoard|นาคาเฝ้าขุมทรัพย์|naga, nak, treasure
NINELAMPS|RNG|slots|lantern|hot|Lantern Night|โคมลอยยี่เป็ง|yi peng, khom loi
TIDEWATER|CRASH||rocket|hot|Rocket Rise|บั้งไฟทะยาน|bang fai
SIAMREELS|RNG|slots|tuktuk||Tuk-Tuk Dash|ตุ๊กตุ๊กซิ่ง|tuktuk
GOLDENBOAT|RNG|slots|elephant|hot|White Elephant|พญาช้างเผือก|chang phueak
ORCHID|RNG|slots|koi||Twin Koi|คู่ปลาคาร์ป|carp
LANTA|RNG|slots|durian||Durian Burst|ทุเรียนแตก|thurian
MEKONG|RNG|slots|tiger|hot|Lucky Tiger|เสือนำโชค|suea
NINELAMPS|RNG|slots|boat||Floating Market|ตลาดน้ำ|talat nam
SIAMREELS|RNG|slots|seven||Hot Sevens|เจ็ดร้อนแรง|777
GOLDENBOAT|RNG|slots|peacock||Peacock Court|นกยูงรำแพน|nok yung
ORCHID|RNG|slots|umbrella||Paper Parasols|ร่มบ่อสร้าง|bo sang, umbrella
LANTA|RNG|slots|rabbit||Moon Rabbit|กระต่ายในจันทร์|kratai
MEKONG|RNG|slots|chilli||Bird’s Eye|พริกขี้หนูแดง|phrik khi nu, chili
NINELAMPS|RNG|slots|chedi||Golden Spire|ยอดเจดีย์|chedi, pagoda
SIAMREELS|RNG|slots|gem|hot|Ruby Quarter|อัญมณีสยาม|anyamani
GOLDENBOAT|RNG|slots|kite||Star Kite|ว่าวจุฬา|wao chula
ORCHID|RNG|slots|orchid||Wild Orchid|กล้วยไม้ป่า|kluaimai
LANTA|RNG|slots|drum||Long Drum|กลองยาว|klong yao
MEKONG|RNG|slots|mangosteen||Mangosteen|มังคุดหวาน|mangkhut
NINELAMPS|RNG|slots|fan||Silk Fan|พัดแพรไหม|phat
SIAMREELS|RNG|slots|coins||Three Coins|เหรียญมังกร|rian
GOLDENBOAT|RNG|slots|starfruit||Star Fruit|มะเฟืองดาว|mafueang
GONGHALL|RNG|slots|gong||Victory Gong|ฆ้องชัย|khong chai
BAANLIVE|LIVE|table|wheel||Live Roulette|รูเล็ตสด|roulette
PEARL|LIVE|table|cards|hot|Pearl Baccarat|บาคาร่าไข่มุก|baccarat
VERANDA|LIVE|table|wheel||Veranda Roulette|รูเล็ตเรือนระเบียง|roulette
TEAKROOM|LIVE|table|aces||Teak Room Dragon Tiger|เสือมังกรห้องไม้สัก|suea mangkon
RIVERSIDE|LIVE|table|dice||Riverside Sic Bo|ซิกโบริมน้ำ|sic bo, hilo
CARDHOUSE|PVP||cards||Pok Deng|ป๊อกเด้งออนไลน์|pokdeng
NUMBERS|LOTT||balls|hot|Thai Lottery|หวยไทย|huai thai, lottery
NUMBERS|LOTT||house||Hanoi Lottery|หวยฮานอย|hanoi, vietnam, viet
NUMBERS|ELOTT||seven||Five Digits|ห้าหลัก|ssc
NUMBERS|ELOTT||boat||Longboat Ten|แข่งเรือ 10|pk10, ruea
NUMBERS|ELOTT||balls||Five of Eleven|11 เลือก 5|11x5
NUMBERS|LOTT||coins||Mark Six|มาร์กซิกซ์|lhc, mark 6
NUMBERS|LOTT||fan||Vietnam South|หวยเวียดนามใต้|saigon, viet, huai wiatnam
NUMBERS|LOTT||lantern||Vietnam Central|หวยเวียดนามกลาง|danang, viet, huai wiatnam
NUMBERS|ELOTT||dice||Lucky 28|ลัคกี้ 28|lf, pc28
STADIUM|SPORTS||ball|hot|Grand Stadium Sports|แกรนด์สเตเดียม แทงบอล|kila, football, sportsbook, thaeng bon
AV|ESPORTS||swords||AV Arena Esports|เอวี อารีนา อีสปอร์ต|esports, game
AI|ESPORTS||shield||AI Circuit Esports|เอไอ เซอร์กิต อีสปอร์ต|esports, game
IMES|ESPORTS||crown||IMES League Esports|ไอเมส ลีก อีสปอร์ต|esports, game
TF|ESPORTS||flame||TF Masters Esports|ทีเอฟ มาสเตอร์ส อีสปอร์ต|esports, game
IA|ESPORTS||thunder||IA Clash Esports|ไอเอ แคลช อีสปอร์ต|esports, game
`).map(([vendor = '', category, type, motif = '', hot, EN = '', TH = '', spellings = '']) => ({
  vendor,
  category: category as NamedGame['category'],
  type: type === '' ? null : (type as NamedGame['type']),
  motif,
  isHot: hot === 'hot',
  name: { EN, TH },
  spellings: spellings.split(', '),
}));
