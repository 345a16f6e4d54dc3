import { afterAll, expect, it, vi } from 'vitest';
import type { Language } from '../../../src/machines/site/locale/language.ts';
import { createTexts } from '../../../src/ui/copy/i18n.ts';
import { prizeText } from '../../../src/ui/member/rewardCentre/prizes.ts';
import { gamesText, wageringText } from '../../../src/ui/public/promotions/promotionText.ts';

const texts = createTexts();
// Files share a worker: what is stubbed here is gone for the next one.
if (globalThis.document === undefined) vi.stubGlobal('document', { documentElement: {} });
afterAll(() => vi.unstubAllGlobals());
for (const bundle of ['page', 'flows', 'centre'] as const) await texts.add(bundle);
const inLanguage = async (language: Language) => {
  await texts.show(language);
  return texts.i18n.t;
};

const terms = {
  kind: 'task',
  task: 'validBet',
  amount: 1_000_000,
  percent: 0,
  least: 0,
  prizes: [],
  wagering: 5,
  days: 1,
  newDays: 0,
  endsAt: null,
  games: [
    { category: 'FISH', percent: 100 },
    { category: 'PVP', percent: 50 },
  ],
} as const satisfies Parameters<typeof gamesText>[1];

it.each([
  ['CN', '计入：捕鱼、棋牌 50%'],
  ['JA', '対象：釣りゲーム、カードゲーム 50%'],
  ['PT', 'Valem: Pescaria, Cartas 50%'],
] as const)('a list in %s is %s', async (language, shown) => {
  expect(gamesText(await inLanguage(language), terms)).toEqual(shown);
});

it.each([
  ['EN', '5× within 1 day', '1 point', '2 points'],
  ['PT', '5× em até 1 dia', '1 ponto', '2 pontos'],
  ['JA', '5倍（1日以内）', '1ポイント', '2ポイント'],
] as const)('one of a thing is singular in %s', async (language, days, one, two) => {
  const t = await inLanguage(language);
  const points = (amount: number) => prizeText(t, { currency: 'points', amount });
  expect([wageringText(t, terms), points(1), points(2)]).toEqual([days, one, two]);
});

it.each([
  ['EN', 'I accept the terms of use and the privacy policy'],
  ['TH', 'ฉันยอมรับ ข้อกำหนดการใช้งาน และ นโยบายความเป็นส่วนตัว'],
  ['CN', '我同意《使用条款》和《隐私政策》'],
  ['JA', '利用規約とプライバシーポリシーに同意します'],
  ['VI', 'Tôi đồng ý với điều khoản sử dụng và chính sách bảo mật'],
  ['PT', 'Aceito os termos de uso e a política de privacidade'],
] as const)('the consent around its two links is one sentence in %s', async (language, shown) => {
  const t = await inLanguage(language);
  expect(t('register_accept', { terms: t('register_terms'), privacy: t('register_privacy') })).toEqual(shown);
});
