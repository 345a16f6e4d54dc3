import type { RacesForm } from '../sport.ts';
import { type League, planned, readTeams, rolling, rounded } from './league.ts';

/** Best of three maps; thirteen rounds win one, by two. */
const shooterForm = (difference: number): RacesForm => {
  const rally = rounded(0.5 + difference * 0.009);
  return {
    ...{ type: 'races', name: 'map', sets: 2, target: 13, lastTarget: 13, lead: 2, cap: null },
    ...{ rally: [rally, rally], serves: false, rallyMs: 14_000 },
  };
};

/** Best of three maps; nine towers win one. */
const mobaForm = (difference: number): RacesForm => {
  const rally = rounded(0.5 + difference * 0.012);
  return {
    ...{ type: 'races', name: 'map', sets: 2, target: 9, lastTarget: 9, lead: 1, cap: null },
    ...{ rally: [rally, rally], serves: false, rallyMs: 24_000 },
  };
};

const chao: League = {
  ...{ id: 'chao', sport: 'shooter', name: { EN: 'Chao Phraya Masters', TH: 'เจ้าพระยามาสเตอร์ส' }, flag: 'TH' },
  ...{ ...rolling(10, 0), form: shooterForm },
  teams: readTeams(
    'chao',
    `
Night Market|ไนต์มาร์เก็ต|NMK|TH|7209b7|2
Monsoon Five|มอนซูนไฟฟ์|MS5|TH|0077b6|4
Tuk Tuk Titans|ตุ๊กตุ๊กไททันส์|TTT|TH|f72585|1
Golden Naga|โกลเดนนาคา|GNG|TH|d4a017|3
Pixel Elephants|พิกเซลเอเลแฟนต์ส|PXE|TH|8d99ae|0
Soi Twelve|ซอยสิบสอง|S12|TH|ef476f|-1
Neon Lotus|นีออนโลตัส|NEO|TH|ff5d8f|1
Iron Durian|ไอรอนทุเรียน|IRD|TH|80b918|-2
Ghost Ferry|โกสต์เฟอร์รี|GFY|TH|adb5bd|-3
Paddy Hawks|แพดดีฮอว์กส์|PDH|TH|55a630|-1
`,
  ),
};

const harbour: League = {
  ...{ id: 'harbour', sport: 'shooter', name: { EN: 'Harbour Invitational', TH: 'ฮาร์เบอร์อินวิเทชันนัล' }, flag: null },
  ...{ ...planned(360, 40), form: shooterForm },
  teams: readTeams(
    'harbour',
    `
Harbour Wolves|ฮาร์เบอร์วูล์ฟส์|HBW|HK|3d405b|3
Jade Circuit|เจดเซอร์กิต|JDC|CN|2a9d8f|2
Typhoon Nine|ไทฟูนไนน์|TP9|TW|4361ee|1
Coral Aim|คอรัลเอม|CRA|PH|ff7f51|-1
Blue Lantern|บลูแลนเทิร์น|BLN|VN|0096c7|0
Han River|ฮันริเวอร์|HRV|KR|1d3557|4
Sakura Static|ซากุระสแตติก|SKS|JP|ffafcc|1
Orchard Road|ออร์ชาร์ดโรด|ORC|SG|d00000|-2
`,
  ),
};

const moon: League = {
  ...{ id: 'moon', sport: 'moba', name: { EN: 'Moon Rabbit Cup', TH: 'มูนแรบบิตคัพ' }, flag: 'TH' },
  ...{ ...rolling(10, 5), form: mobaForm },
  teams: readTeams(
    'moon',
    `
Moon Rabbits|มูนแรบบิตส์|MNR|TH|cdb4db|3
Banyan Guard|แบนยันการ์ด|BYG|TH|386641|1
Silk Serpents|ซิลก์เซอร์เพนต์ส|SLK|TH|9b5de5|2
River Kings|ริเวอร์คิงส์|RVK|TH|0077b6|4
Chilli Mages|ชิลลีเมจส์|CHM|TH|d00000|0
Thunder Gong|ธันเดอร์กอง|TDG|TH|e09f3e|-1
Paper Dragons|เปเปอร์ดรากอนส์|PPD|TH|f4a261|1
White Herons|ไวต์เฮรอนส์|WHR|TH|dee2e6|-2
Emerald Keep|เอเมอรัลด์คีป|EMK|TH|2d6a4f|0
Salt Sages|ซอลต์เซจส์|SLT|TH|adb5bd|-3
`,
  ),
};

const pagoda: League = {
  ...{ id: 'pagoda', sport: 'moba', name: { EN: 'Pagoda Series', TH: 'พาโกดาซีรีส์' }, flag: null },
  ...{ ...planned(360, 220), form: mobaForm },
  teams: readTeams(
    'pagoda',
    `
Red Pavilion|เรดพาวิลเลียน|RDP|CN|c1121f|4
Bamboo Storm|แบมบูสตอร์ม|BBS|VN|588157|1
Glass Tigers|กลาสไทเกอร์ส|GLT|KR|90e0ef|3
Winter Cranes|วินเทอร์เครนส์|WCR|JP|a2d2ff|2
Copper Owls|คอปเปอร์อาวล์ส|CPO|ID|bc6c25|-1
Star Anise|สตาร์อานิส|STA|MY|774936|-2
Night Orchids|ไนต์ออร์คิดส์|NOR|SG|7b2cbf|0
Black Pagoda|แบล็กพาโกดา|BPG|MM|343a40|-1
`,
  ),
};

export const esportsLeagues = [chao, harbour, moon, pagoda];
