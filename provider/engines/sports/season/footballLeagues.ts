import type { GoalsForm } from '../sport.ts';
import { type League, planned, readTeams, rolling, rounded } from './league.ts';

const GOALS = 2.7;

/** @param home what playing at home is worth, in strength */
const goalsForm =
  (home: number) =>
  (difference: number): GoalsForm => {
    const edge = Math.exp((difference + home) * 0.11);
    return { type: 'goals', rate: [rounded((GOALS / 2) * edge), rounded(GOALS / 2 / edge)] };
  };

const siam: League = {
  ...{ id: 'siam', sport: 'football', name: { EN: 'Siam City League', TH: 'สยามซิตี้ลีก' }, flag: 'TH' },
  ...{ ...rolling(15, 0), form: goalsForm(1.5) },
  teams: readTeams(
    'siam',
    `
Chiang Mai Lanterns|เชียงใหม่ โคมลอย|CML|TH|e4572e|3
Nan River Boatmen|น่าน นาวา|NAN|TH|2e86ab|-1
Lampang Carriages|ลำปาง รถม้า|LPC|TH|8d5b4c|0
Phuket Pearls|ภูเก็ต ไข่มุก|PKP|TH|5bc0be|2
Hat Yai Monsoon|หาดใหญ่ มรสุม|HYM|TH|3d5a80|1
Udon Red Lotus|อุดร บัวแดง|UDL|TH|c9184a|0
Ayutthaya Crown|อยุธยา มงกุฎทอง|AYC|TH|d4a017|4
Thonburi Ferrymen|ธนบุรี เจ้าพระยา|THF|TH|14746f|-2
Bang Rak Tigers|บางรัก เสือสมิง|BRT|TH|f3722c|2
Hua Hin Breakers|หัวหิน เกลียวคลื่น|HHB|TH|277da1|-3
Surin Mahouts|สุรินทร์ ควาญช้าง|SRM|TH|6c757d|-1
Ubon Candles|อุบล เทียนพรรษา|UBC|TH|f9c74f|1
`,
  ),
};

const mekong: League = {
  ...{ id: 'mekong', sport: 'football', name: { EN: 'Mekong League', TH: 'ลีกแม่โขง' }, flag: null },
  ...{ ...rolling(15, 5), form: goalsForm(1.5) },
  teams: readTeams(
    'mekong',
    `
Vientiane Naga|เวียงจันทน์ พญานาค|VTN|LA|7b2cbf|2
Luang Prabang Saffron|หลวงพระบาง แซฟฟรอน|LPS|LA|f48c06|-1
Pakse Falls|ปากเซ น้ำตก|PKS|LA|48cae4|-3
Phnom Penh Rivers|พนมเปญ ริเวอร์ส|PPR|KH|0077b6|3
Siem Reap Stones|เสียมราฐ ศิลา|SRS|KH|99582a|1
Battambang Bamboo|พระตะบอง ไผ่เขียว|BTB|KH|588157|-2
Hue Citadels|เว้ ป้อมปราการ|HUE|VN|9d0208|2
Da Nang Waves|ดานัง คลื่นคราม|DNW|VN|00b4d8|3
Can Tho Market|เกิ่นเทอ ตลาดน้ำ|CTM|VN|80b918|0
Mandalay Gold|มัณฑะเลย์ ทองคำ|MDG|MM|e09f3e|0
`,
  ),
};

const islands: League = {
  ...{ id: 'islands', sport: 'football', name: { EN: 'Islands League', TH: 'ลีกหมู่เกาะ' }, flag: null },
  ...{ ...rolling(20, 10), form: goalsForm(1.5) },
  teams: readTeams(
    'islands',
    `
Bandung Tea|บันดุง ไร่ชา|BDT|ID|386641|1
Surakarta Batik|สุราการ์ตา บาติก|SKB|ID|6f1d1b|2
Makassar Sails|มากัสซาร์ ใบเรือ|MKS|ID|1d3557|0
Penang Spice|ปีนัง เครื่องเทศ|PNS|MY|d62828|2
Ipoh Limestone|อิโปห์ ผาหิน|IPL|MY|adb5bd|-2
Kuching Hornbills|กูชิง นกเงือก|KCH|MY|212529|-1
Cebu Mangoes|เซบู มะม่วงทอง|CBM|PH|ffb703|1
Davao Eagles|ดาเวา อินทรี|DVE|PH|774936|-1
Jurong Lanterns|จูร่ง แลนเทิร์น|JRL|SG|ef233c|3
Katong Shophouses|กาตง ช็อปเฮาส์|KTS|SG|2a9d8f|-3
`,
  ),
};

const asean: League = {
  ...{ id: 'asean', sport: 'football', name: { EN: 'ASEAN Nations Cup', TH: 'ชิงถ้วยชาติอาเซียน' }, flag: null },
  ...{ ...planned(180, 20), form: goalsForm(0.8) },
  teams: readTeams(
    'asean',
    `
Thailand|ไทย|THA|TH|1d3f8b|4
Vietnam|เวียดนาม|VIE|VN|da251d|4
Indonesia|อินโดนีเซีย|IDN|ID|ce1126|3
Malaysia|มาเลเซีย|MAS|MY|f4c430|2
Philippines|ฟิลิปปินส์|PHI|PH|0038a8|2
Singapore|สิงคโปร์|SGP|SG|ee2536|1
Myanmar|เมียนมา|MYA|MM|34b233|-1
Cambodia|กัมพูชา|CAM|KH|032ea1|-2
Laos|ลาว|LAO|LA|002868|-4
Timor-Leste|ติมอร์-เลสเต|TLS|TL|dc241f|-5
`,
  ),
};

const friendly: League = {
  ...{ id: 'friendly', sport: 'football', name: { EN: 'International friendlies', TH: 'กระชับมิตรทีมชาติ' }, flag: null },
  ...{ ...planned(240, 110), form: goalsForm(0.8) },
  teams: readTeams(
    'friendly',
    `
Japan|ญี่ปุ่น|JPN|JP|0b1f8f|2
South Korea|เกาหลีใต้|KOR|KR|c60c30|1
Australia|ออสเตรเลีย|AUS|AU|ffcd00|0
Brazil|บราซิล|BRA|BR|f7df1e|4
Argentina|อาร์เจนตินา|ARG|AR|75aadb|4
France|ฝรั่งเศส|FRA|FR|21304d|4
Germany|เยอรมนี|GER|DE|343a40|3
Spain|สเปน|ESP|ES|c60b1e|4
Italy|อิตาลี|ITA|IT|0066b2|2
Netherlands|เนเธอร์แลนด์|NED|NL|f36c21|3
`,
  ),
};

export const footballLeagues = [asean, friendly, siam, mekong, islands];
