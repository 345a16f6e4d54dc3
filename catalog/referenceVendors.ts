import type { CatalogCategory, CatalogVendor } from '../protocol/catalog.ts';
import { readTable } from './readTable.ts';

/** Code, name, category, hot. All of them play from the main purse. */
export const referenceVendors: readonly CatalogVendor[] = readTable(`
LANTA|Lanta Play|RNG|hot
MEKONG|Mekong Studio|RNG|hot
NINELAMPS|Nine Lamps|RNG|hot
SIAMREELS|Siam Reels|RNG
GOLDENBOAT|Golden Boat|RNG
ORCHID|Orchid Gaming|RNG
TIDEWATER|Tidewater|CRASH|hot
TAMARIND|Tamarind Games|RNG
MONSOON|Monsoon Play|RNG
JASMINE|Jasmine House|RNG
PADDY|Paddy Field|RNG
TEMPLEFAIR|Temple Fair|ARCADE
TUKTUK|Tuk-Tuk Arcade|ARCADE
CORALBAY|Coral Bay|FISH
BAANLIVE|Baan Live|LIVE|hot
PEARL|Pearl Salon|LIVE
RIVERSIDE|Riverside Live|LIVE
VERANDA|Veranda Tables|LIVE
TEAKROOM|Teak Room|LIVE
CARDHOUSE|Card House|PVP
STADIUM|Stadium Nine|SPORTS
NUMBERS|Lucky Numbers|LOTT
AV|AV Esports|ESPORTS
AI|AI Esports|ESPORTS
IMES|IMES Esports|ESPORTS
TF|TF Esports|ESPORTS
IA|IA Esports|ESPORTS
GONGHALL|Gong Hall|RNG
`).map(([code = '', name = '', category, hot]) => ({
  code,
  name: { EN: name, TH: name },
  category: category as CatalogCategory,
  isHot: hot === 'hot',
}));
