import MiniSearch from 'minisearch';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { HelpArticle } from '../../../src/api/contract/public/help.ts';
import { foundIds, textSearchOptions } from '../../../src/api/contract/rules/textSearch.ts';
import type { Database } from '../../database/database.ts';
import type { ServerDeps } from '../../deps.ts';
import { currentAnnouncements } from '../announcement/currentAnnouncements.ts';
import { htmlParts } from '../announcement/htmlParts.ts';
import { helpArticles } from '../help/helpArticles.ts';
import { listedPromotions, offerView } from '../promotion/offers.ts';

const FRESH_MS = 10_000;

/** A text that can be searched; `words` are others to find it by. */
interface SearchedText {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly body: string;
}

/** Rows for a query, best match first. */
type Search<Row> = (query: string) => readonly Row[];
type Texts = Awaited<ReturnType<typeof read>>;

const kept = new WeakMap<Database, Map<LanguageCode, { readonly at: number; readonly texts: Promise<Texts> }>>();

/** What is searched besides the games, with its indexes: at most ten seconds old. */
export function searchedTexts(deps: ServerDeps, language: LanguageCode): Promise<Texts> {
  const at = deps.now();
  const ofDatabase = kept.get(deps.db) ?? new Map();
  kept.set(deps.db, ofDatabase);
  const last = ofDatabase.get(language);
  if (last && at >= last.at && at - last.at < FRESH_MS) return last.texts;
  const texts = read(deps, language);
  ofDatabase.set(language, { at, texts });
  texts.catch(() => ofDatabase.delete(language));
  return texts;
}

async function read(deps: ServerDeps, language: LanguageCode) {
  const offers = (await listedPromotions(deps)).map((row) => offerView(row, language));
  const articles = await helpArticles(deps, language);
  const news = (await currentAnnouncements(deps, ['B', 'PL', 'H'])).map(({ id, title, content, publishedAt }) => ({
    ...{ id, publishedAt, title: title[language] },
    summary: plainText(content[language]),
  }));
  return {
    promotions: searchOf(
      offers.map(({ id, art, title, summary }) => ({ id, art, title, summary })),
      ({ id, title, summary }) => ({ id, title, words: '', body: summary }),
    ),
    help: searchOf(articles, ({ id, title, summary, words, blocks }) => ({
      id,
      title,
      words,
      body: `${summary} ${bodyOf(blocks)}`,
    })),
    news: searchOf(news, ({ id, title, summary }) => ({ id, title, words: '', body: summary })),
  };
}

function searchOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  textOf: (row: Row) => SearchedText,
): Search<Row> {
  const index = new MiniSearch<SearchedText>(textSearchOptions({ title: 3, words: 2, body: 1 }));
  index.addAll(rows.map(textOf));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (query) => foundIds(index, query).flatMap((id) => byId.get(id) ?? []);
}

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
