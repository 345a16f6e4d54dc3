import type { LanguageCode } from '../../src/api/contract/fields.ts';
import type { HelpArticle } from '../../src/api/contract/help.ts';
import type { SearchFound, searchContract } from '../../src/api/contract/search.ts';
import { currentAnnouncements } from '../announcement/currentAnnouncements.ts';
import { htmlParts } from '../announcement/htmlParts.ts';
import type { Handlers, ServerDeps } from '../deps.ts';
import { catalogOf } from '../game/catalog.ts';
import { tilesOf } from '../game/gameViews.ts';
import { oncePer } from '../game/oncePer.ts';
import { gameIndexOf } from '../game/searchIndex.ts';
import { helpArticles } from '../help/helpArticles.ts';
import { listedPromotions, offerView } from '../promotion/offers.ts';
import { searchTexts } from './textIndex.ts';

const MOST_GAMES = 24;
const MOST_TEXTS = 8;
const POPULAR = 6;

const games = oncePer((catalog: Parameters<typeof gameIndexOf>[0], _both: 'both') => gameIndexOf(catalog));

/** SCREEN-04: one search over games, promotions, help and news. */
export const searchHandlers = (deps: ServerDeps): Handlers<typeof searchContract> => ({
  find: async ({ request: { query: typed, language } }) => {
    const query = typed.trim();
    const catalog = await catalogOf(deps);
    const popular = tilesOf(catalog, catalog.games.slice(0, POPULAR), language);
    if (query === '') return { games: [], promotions: [], help: [], news: [], popular };
    const ids = games(catalog, 'both')
      .search(query)
      .slice(0, MOST_GAMES)
      .map(({ id }) => String(id));
    const found = {
      games: tilesOf(
        catalog,
        ids.flatMap((id) => catalog.byId.get(id) ?? []),
        language,
      ),
      promotions: await promotions(deps, query, language),
      help: await help(deps, query, language),
      news: await news(deps, query, language),
    };
    return { ...found, popular: Object.values(found).some((list) => list.length > 0) ? [] : popular };
  },
});

async function promotions(deps: ServerDeps, query: string, language: LanguageCode): Promise<SearchFound['promotions']> {
  const offers = (await listedPromotions(deps)).map((row) => offerView(row, language));
  const texts = offers.map(({ id, title, summary }) => ({ id, title, words: '', body: summary }));
  return pick(offers, searchTexts(texts, query)).map(({ id, art, title, summary }) => ({ id, art, title, summary }));
}

async function help(deps: ServerDeps, query: string, language: LanguageCode): Promise<SearchFound['help']> {
  const articles = await helpArticles(deps, language);
  const texts = articles.map(({ id, title, summary, words, blocks }) => ({
    ...{ id, title, words },
    body: `${summary} ${bodyOf(blocks)}`,
  }));
  return pick(articles, searchTexts(texts, query)).map(({ id, topic, title, summary }) => ({
    ...{ id, topic, title, summary },
  }));
}

async function news(deps: ServerDeps, query: string, language: LanguageCode): Promise<SearchFound['news']> {
  const rows = (await currentAnnouncements(deps, ['B', 'PL', 'H'])).map(({ id, title, content, publishedAt }) => ({
    ...{ id, publishedAt, title: title[language] },
    summary: plainText(content[language]),
  }));
  const texts = rows.map(({ id, title, summary }) => ({ id, title, words: '', body: summary }));
  return pick(rows, searchTexts(texts, query));
}

const pick = <Row extends { readonly id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] =>
  ids.slice(0, MOST_TEXTS).flatMap((id) => rows.find((row) => row.id === id) ?? []);

const bodyOf = (blocks: HelpArticle['blocks']): string =>
  blocks
    .map((block) => {
      if (block.kind === 'steps') return block.steps.join(' ');
      return block.kind === 'facts' ? block.facts.map(({ label }) => label).join(' ') : block.text;
    })
    .join(' ');

/** HTML as one line of text. */
const plainText = (html: string): string =>
  [...htmlParts(html)]
    .map((part) => (part.kind === 'text' ? part.text : ' '))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
