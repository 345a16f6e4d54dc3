import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import { ANSWER_WITHIN_MS, questionType } from '../../../src/api/contract/member/feedback.ts';
import type { HelpArticle, HelpBlock } from '../../../src/api/contract/public/help.ts';
import type { ServerDeps } from '../../deps.ts';
import { amountText } from '../../member/inbox/amountText.ts';
import { paymentOffers } from '../../money/payment/paymentOffers.ts';
import { type ArticleId, articles } from './articles.ts';
import { type Figures, figuresOf } from './figures.ts';
import type { ArticleText, SourceBlock } from './helpText.ts';
import { helpWords } from './helpWords.ts';
import { moneyArticlesEn } from './moneyArticles.en.ts';
import { moneyArticlesTh } from './moneyArticles.th.ts';
import { playArticlesEn } from './playArticles.en.ts';
import { playArticlesTh } from './playArticles.th.ts';
import { durationText, measuredText, percentText } from './units.ts';

/** The articles as they are written. */
export const texts: Readonly<Record<LanguageCode, Readonly<Record<ArticleId, ArticleText>>>> = {
  EN: { ...moneyArticlesEn, ...playArticlesEn },
  TH: { ...moneyArticlesTh, ...playArticlesTh },
};

type Deps = Pick<ServerDeps, 'config' | 'db' | 'now' | 'payments'>;
type Offers = Awaited<ReturnType<typeof paymentOffers>>;

/** A rate in 1/10,000 has so many millionths. */
const PER_BASIS_POINT = 100;

/** Every article in a language, with the figures of this moment (HELP-03). */
export async function helpArticles(deps: Deps, language: LanguageCode): Promise<HelpArticle[]> {
  const figures = await figuresOf(deps, language);
  const offers = {
    in: await paymentOffers(deps, deps.db, 'in', language),
    out: await paymentOffers(deps, deps.db, 'out', language),
  };
  const fill = (text: string) => filled(text, figures);
  return (Object.keys(articles) as ArticleId[]).map((id) => {
    const { topic, near } = articles[id];
    const { title, summary, words, blocks } = texts[language][id];
    return {
      id,
      topic,
      near: [...near],
      title: fill(title),
      summary: fill(summary),
      words,
      blocks: blocks.map((block) => blockOf(block, { figures, offers, language })),
    };
  });
}

/** @throws for a placeholder without a figure. */
export const filled = (text: string, figures: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`an article names the unknown figure ${name}`);
    return figure;
  });

interface Told {
  readonly figures: Figures;
  readonly offers: Readonly<Record<'in' | 'out', Offers>>;
  readonly language: LanguageCode;
}

function blockOf(block: SourceBlock, { figures, offers, language }: Told): HelpBlock {
  if ('text' in block) return { kind: 'text', text: filled(block.text, figures) };
  if ('steps' in block) return { kind: 'steps', steps: block.steps.map((step) => filled(step, figures)) };
  if ('link' in block) return { kind: 'link', text: block.link, path: block.path };
  if ('facts' in block) {
    return { kind: 'facts', facts: block.facts.map(([label, figure]) => ({ label, value: figures[figure] })) };
  }
  if ('promises' in block) {
    const words = helpWords[language];
    return {
      kind: 'facts',
      facts: questionType.options.map((type) => ({
        label: words.types[type],
        value: words.within(durationText(ANSWER_WITHIN_MS[type], language)),
      })),
    };
  }
  return { kind: 'facts', facts: offers[block.methods].map((offer) => methodFact(offer, language)) };
}

/** What a method costs, takes and allows, in a line. */
function methodFact({ name, min, max, feeFixed, feeRate, typicalMs }: Offers[number], language: LanguageCode) {
  const words = helpWords[language];
  const fees = [
    ...(feeFixed > 0 ? [amountText(feeFixed)] : []),
    ...(feeRate > 0 ? [percentText(feeRate * PER_BASIS_POINT)] : []),
  ];
  const parts = [
    `${amountText(min)}–${amountText(max)}`,
    fees.length === 0 ? words.noFee : words.fee(fees.join(' + ')),
    ...(typicalMs === null ? [] : [words.typical(measuredText(typicalMs, language))]),
  ];
  return { label: name, value: parts.join(' · ') };
}
