import { type CountryCode, getCountryCallingCode, Metadata } from 'libphonenumber-js/mobile';
import type { Country } from '../../../src/api/contract/site/ext.ts';

/** Common names; codes and lengths come from the numbering plans. */
const names = {
  TH: { EN: 'Thailand', TH: 'ไทย' },
  VN: { EN: 'Vietnam', TH: 'เวียดนาม' },
  CN: { EN: 'China', TH: 'จีน' },
  JP: { EN: 'Japan', TH: 'ญี่ปุ่น' },
  PH: { EN: 'Philippines', TH: 'ฟิลิปปินส์' },
  BR: { EN: 'Brazil', TH: 'บราซิล' },
  US: { EN: 'United States', TH: 'สหรัฐอเมริกา' },
  GB: { EN: 'United Kingdom', TH: 'สหราชอาณาจักร' },
  SG: { EN: 'Singapore', TH: 'สิงคโปร์' },
  MY: { EN: 'Malaysia', TH: 'มาเลเซีย' },
  ID: { EN: 'Indonesia', TH: 'อินโดนีเซีย' },
  KR: { EN: 'South Korea', TH: 'เกาหลีใต้' },
  LA: { EN: 'Laos', TH: 'ลาว' },
  KH: { EN: 'Cambodia', TH: 'กัมพูชา' },
  MM: { EN: 'Myanmar', TH: 'เมียนมา' },
  IN: { EN: 'India', TH: 'อินเดีย' },
  AU: { EN: 'Australia', TH: 'ออสเตรเลีย' },
  DK: { EN: 'Denmark', TH: 'เดนมาร์ก' },
  HK: { EN: 'Hong Kong', TH: 'ฮ่องกง' },
  TW: { EN: 'Taiwan', TH: 'ไต้หวัน' },
} as const satisfies Partial<Record<CountryCode, { EN: string; TH: string }>>;

/** COUNTRY-10, decisions W9 and A7: the countries of the picker, with the lengths of their mobile numbers. */
export const countries: readonly Country[] = Object.entries(names).map(([code, name]) => ({
  countryCode: code,
  countryDialingCode: getCountryCallingCode(code as CountryCode),
  name,
  ...mobilePlan(code as CountryCode),
}));

/** Lengths and patterns per number type; missing from the package's types. */
interface PlanByKind {
  type(kind: 'MOBILE'): { possibleLengths(): number[]; pattern(): string } | undefined;
}

/** @throws for a country whose plan has no mobile numbers. */
function mobilePlan(code: CountryCode): Pick<Country, 'mobileLengths' | 'mobilePattern'> {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(code);
  const mobile = (metadata.numberingPlan as unknown as PlanByKind).type('MOBILE');
  if (!mobile) throw new Error(`The numbering plan of ${code} has no mobile numbers.`);
  return { mobileLengths: mobile.possibleLengths(), mobilePattern: mobile.pattern() };
}
