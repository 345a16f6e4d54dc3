import type { PointsForm, RacesForm } from '../sport.ts';
import { type League, planned, readTeams, rolling, rounded } from './league.ts';

const pointsForm = (difference: number): PointsForm => {
  const edge = (difference + 0.8) * 0.004;
  return { type: 'points', two: [rounded(0.375 + edge), rounded(0.375 - edge)], three: [0.12, 0.12] };
};

const bangkok: League = {
  ...{ id: 'bangkok', sport: 'basketball', name: { EN: 'Bangkok Hoops League', TH: 'บางกอกฮูปส์ลีก' }, flag: 'TH' },
  ...{ ...rolling(15, 3), form: pointsForm },
  teams: readTeams(
    'bangkok',
    `
Ari Owls|อารีย์ นกฮูก|ARI|TH|6d597a|1
Thonglor Tuskers|ทองหล่อ ช้างศึก|TLT|TH|495057|3
Silom Storm|สีลม พายุ|SLM|TH|1b4965|2
Lat Phrao Lynx|ลาดพร้าว ลิงซ์|LPX|TH|bc6c25|-1
Bang Na Bolts|บางนา สายฟ้า|BNB|TH|ffbe0b|0
Rangsit Rockets|รังสิต จรวด|RSR|TH|d00000|-3
Ekkamai Express|เอกมัย เอ็กซ์เพรส|EKX|TH|3a86ff|1
Dusit Dragons|ดุสิต มังกร|DUD|TH|2d6a4f|-2
`,
  ),
};

const pacific: League = {
  ...{ id: 'pacific', sport: 'basketball', name: { EN: 'Pacific Basketball Cup', TH: 'บาสเกตบอลแปซิฟิกคัพ' }, flag: null },
  ...{ ...planned(360, 80), form: pointsForm },
  teams: readTeams(
    'pacific',
    `
Thailand|ไทย|THA|TH|1d3f8b|-2
Philippines|ฟิลิปปินส์|PHI|PH|0038a8|1
Japan|ญี่ปุ่น|JPN|JP|bc002d|2
South Korea|เกาหลีใต้|KOR|KR|c60c30|1
China|จีน|CHN|CN|de2910|2
Australia|ออสเตรเลีย|AUS|AU|00843d|4
New Zealand|นิวซีแลนด์|NZL|NZ|212529|3
Lebanon|เลบานอน|LBN|LB|00a651|0
`,
  ),
};

const volleyForm = (difference: number): RacesForm => {
  const rally = rounded(0.503 + difference * 0.006);
  return {
    ...{ type: 'races', name: 'set', sets: 3, target: 25, lastTarget: 15, lead: 2, cap: null },
    ...{ rally: [rally, rally], serves: false, rallyMs: 4_000 },
  };
};

const volley: League = {
  ...{
    id: 'volley',
    sport: 'volleyball',
    name: { EN: 'Asian Women’s Volleyball', TH: 'วอลเลย์บอลหญิงเอเชีย' },
    flag: null,
  },
  ...{ ...rolling(15, 8), form: volleyForm },
  teams: readTeams(
    'volley',
    `
Thailand|ไทย|THA|TH|1d3f8b|3
Japan|ญี่ปุ่น|JPN|JP|bc002d|4
China|จีน|CHN|CN|de2910|4
South Korea|เกาหลีใต้|KOR|KR|0047a0|1
Vietnam|เวียดนาม|VIE|VN|da251d|1
Indonesia|อินโดนีเซีย|INA|ID|ce1126|-1
Philippines|ฟิลิปปินส์|PHI|PH|0038a8|-1
Kazakhstan|คาซัคสถาน|KAZ|KZ|00afca|0
Taiwan|ไต้หวัน|TPE|TW|4361ee|-2
Australia|ออสเตรเลีย|AUS|AU|ffcd00|-4
`,
  ),
};

export const courtLeagues = [bangkok, pacific, volley];
