import { legalCn } from './legal.cn.ts';
import { legalEn } from './legal.en.ts';
import { legalJa } from './legal.ja.ts';
import { legalPt } from './legal.pt.ts';
import { legalTh } from './legal.th.ts';
import { legalVi } from './legal.vi.ts';

const texts: Readonly<Record<string, typeof legalTh>> = {
  'zh-Hans': legalCn,
  ja: legalJa,
  'pt-BR': legalPt,
  th: legalTh,
  vi: legalVi,
};

/** The terms of use and the privacy policy in a language of the web, in English where there are none in it. */
export const legalTexts = (locale: string): typeof legalTh => texts[locale] ?? legalEn;
