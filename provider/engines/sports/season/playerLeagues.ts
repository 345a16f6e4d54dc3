import type { BoutForm, RacesForm } from '../sport.ts';
import { type League, readTeams, rolling, rounded } from './league.ts';

const tennisForm = (difference: number): RacesForm => {
  const edge = difference * 0.014;
  return {
    ...{ type: 'races', name: 'set', sets: 2, target: 6, lastTarget: 6, lead: 2, cap: 7 },
    ...{ rally: [rounded(0.74 + edge), rounded(0.26 + edge)], serves: true, rallyMs: 25_000 },
  };
};

const andaman: League = {
  ...{ id: 'andaman', sport: 'tennis', name: { EN: 'Andaman Open', TH: 'อันดามันโอเพน' }, flag: 'TH' },
  ...{ ...rolling(12, 2), form: tennisForm },
  teams: readTeams(
    'andaman',
    `
Naret Wongsiri|นเรศ วงศ์ศิริ|WON|TH|1d3f8b|0
Kenji Morita|เคนจิ โมริตะ|MOR|JP|bc002d|1
Luca Bernardi|ลูกา แบร์นาร์ดี|BER|IT|2a9d8f|3
Marek Dvorsky|มาเรก ดวอร์สกี|DVO|CZ|11457e|0
Anders Holm|อันเดิช โฮล์ม|HOL|SE|006aa7|-1
Diego Salcedo|ดิเอโก ซัลเซโด|SAL|AR|75aadb|2
Park Jun-seo|พัค จุนซอ|PAR|KR|c60c30|-2
Mateo Ibarra|มาเตโอ อิบาร์รา|IBA|ES|c60b1e|4
Oliver Brandt|โอลิเวอร์ บรันต์|BRA|DE|343a40|2
Hugo Lemaire|อูโก เลอแมร์|LEM|FR|21304d|1
Rohan Mehra|โรฮัน เมห์รา|MEH|IN|ff9933|-3
Liu Zhenhai|หลิว เจิ้นไห่|LIU|CN|de2910|-1
`,
  ),
};

const badmintonForm = (difference: number): RacesForm => {
  const rally = rounded(0.5 + difference * 0.008);
  return {
    ...{ type: 'races', name: 'set', sets: 2, target: 21, lastTarget: 21, lead: 2, cap: 30 },
    ...{ rally: [rally, rally], serves: false, rallyMs: 7_000 },
  };
};

const lotus: League = {
  ...{ id: 'lotus', sport: 'badminton', name: { EN: 'Lotus Masters', TH: 'โลตัสมาสเตอร์ส' }, flag: 'TH' },
  ...{ ...rolling(15, 11), form: badmintonForm },
  teams: readTeams(
    'lotus',
    `
Ploypailin Saetang|พลอยไพลิน แซ่ตั้ง|PLO|TH|1d3f8b|3
Kanokwan Duangjai|กนกวรรณ ดวงใจ|KAN|TH|7209b7|0
Mio Takeda|มิโอะ ทาเคดะ|TAK|JP|bc002d|3
Seo Ha-rin|ซอ ฮาริน|SEO|KR|0047a0|4
Dewi Larasati|เดวี ลาราซาตี|LAR|ID|ce1126|1
Nur Aisyah Rahim|นูร์ ไอชาห์ ราฮิม|RAH|MY|f4c430|-1
Chen Yuwei|เฉิน อวี่เวย|CHE|CN|de2910|3
Lin Shu-fen|หลิน ซูเฟิน|LIN|TW|4361ee|1
Anika Rao|อนิกา ราว|RAO|IN|ff9933|0
Freja Lund|เฟรยา ลุนด์|LUN|DK|c8102e|-1
Nguyen Thu Ha|เหงียน ทู ฮา|NGU|VN|da251d|-2
Clara Moreau|คลารา โมโร|MOU|FR|21304d|-3
`,
  ),
};

const within = (least: number, value: number, most: number): number => rounded(Math.min(most, Math.max(least, value)));

const boutForm = (difference: number): BoutForm => ({
  type: 'bout',
  knockOut: [within(0.01, 0.045 + difference * 0.006, 0.12), within(0.01, 0.045 - difference * 0.006, 0.12)],
  round: [within(0.15, 0.45 + difference * 0.025, 0.75), within(0.15, 0.45 - difference * 0.025, 0.75)],
});

const riverside: League = {
  ...{ id: 'riverside', sport: 'muayThai', name: { EN: 'Riverside Stadium', TH: 'เวทีมวยริมน้ำ' }, flag: 'TH' },
  ...{ ...rolling(12, 7), form: boutForm },
  teams: readTeams(
    'riverside',
    `
Phetnamnan Sit-Ajarnchai|เพชรน้ำน่าน ศิษย์อาจารย์ชัย|PHN|TH|d00000|3
Saifah Por Thongdee|สายฟ้า ป.ทองดี|SAI|TH|023e8a|1
Khunsuek Lukmekong|ขุนศึก ลูกแม่โขง|KHU|TH|e85d04|2
Fahsan Sor Ruangrit|ฟ้าสั่น ส.เรืองฤทธิ์|FAH|TH|0096c7|0
Thongkham Kiatbanphai|ทองคำ เกียรติบ้านไผ่|TKH|TH|d4a017|-1
Yodphupha Sitkrudam|ยอดภูผา ศิษย์ครูดำ|YOD|TH|344e41|4
Nueamek Tor Samran|เหนือเมฆ ต.สำราญ|NUE|TH|7b2cbf|0
Changlek Rachabon|ช้างเหล็ก ราชาบน|CHL|TH|6c757d|-2
Payu Petchandaman|พายุ เพชรอันดามัน|PAY|TH|118ab2|2
Sueathong Lukpattani|เสือทอง ลูกปัตตานี|SUE|TH|f77f00|1
Phayak Sit-Isan|พยัคฆ์ ศิษย์อีสาน|PHA|TH|9d0208|-3
Insidaeng Kor Korat|อินทรีแดง ก.โคราช|INS|TH|c1121f|-1
`,
  ),
};

export const playerLeagues = [andaman, lotus, riverside];
