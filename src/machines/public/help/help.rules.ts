import MiniSearch from 'minisearch';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import { type HelpArticle, type HelpCentre, type HelpTopic, helpTopic } from '../../../api/contract/public/help.ts';
import { foundIds, textSearchOptions } from '../../../api/contract/rules/textSearch.ts';
import type { ApiFailure } from '../../../api/failure.ts';

/** Where help is shown: on a page with the shell, without a header (ROUTE-28), in the window of customer service, or in a modal. */
export type HelpPlace = 'centre' | 'member' | 'service' | 'modal';

export interface HelpView {
  readonly place: HelpPlace;
  readonly topic: HelpTopic | null;
  /** The id of the open article, known or not; null for the list. */
  readonly article: string | null;
}

export interface HelpContext extends HelpView {
  readonly language: LanguageCode;
  readonly centre: HelpCentre | null;
  readonly query: string;
  /** The last vote on an article. */
  readonly helpful: boolean;
  readonly failure: ApiFailure | null;
}

const ADDRESS = /^\/(help|helpmc|support)(?:\/([a-z0-9-]+))?(?:\?(.*))?$/;
const PLACES = { help: 'centre', helpmc: 'member', support: 'service' } as const;

/** What an address shows: `/help`, `/help/withdrawal-time`, `/help?topic=game`, the same below `/helpmc`, or `/support`. */
export function helpOf(address: string): HelpView {
  const [, base = 'help', article, query = ''] = ADDRESS.exec(address) ?? [];
  const topic = helpTopic.safeParse(new URLSearchParams(query).get('topic')).data ?? null;
  return { place: PLACES[base as keyof typeof PLACES], topic, article: article ?? null };
}

/** Articles lead from the window of customer service to the help without a header. */
const baseOf = (place: HelpPlace): string => (place === 'centre' ? '/help' : '/helpmc');

export const listPath = (place: HelpPlace): string => (place === 'service' ? '/support' : baseOf(place));
export const articlePath = (place: HelpPlace, id: string): string => `${baseOf(place)}/${id}`;
export const topicPath = (place: HelpPlace, topic: HelpTopic): string => `${baseOf(place)}?topic=${topic}`;
/** A ticket about an article. */
export const writePath = (article: string | null): string =>
  article === null ? '/member/feedback' : `/member/feedback?article=${article}`;

export const articleOf = ({ centre, article }: Pick<HelpContext, 'centre' | 'article'>): HelpArticle | null =>
  centre?.articles.find(({ id }) => id === article) ?? null;

interface Searched {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly words: string;
  readonly body: string;
}

const indexes = new WeakMap<readonly HelpArticle[], MiniSearch<Searched>>();

/** The index over the articles of a language, made once. */
function indexOf(articles: readonly HelpArticle[]): MiniSearch<Searched> {
  const known = indexes.get(articles);
  if (known) return known;
  const index = new MiniSearch<Searched>(textSearchOptions({ title: 3, summary: 1.5, words: 2, body: 1 }));
  index.addAll(
    articles.map(({ id, title, summary, words, blocks }) => ({ id, title, summary, words, body: bodyOf(blocks) })),
  );
  indexes.set(articles, index);
  return index;
}

const bodyOf = (blocks: HelpArticle['blocks']): string =>
  blocks
    .map((block) => {
      if (block.kind === 'steps') return block.steps.join(' ');
      return block.kind === 'facts' ? block.facts.map(({ label }) => label).join(' ') : block.text;
    })
    .join(' ');

/** The articles for a text, best match first: as it was typed, else with all of its words. Typing errors are forgiven. */
export function foundArticles(articles: readonly HelpArticle[], query: string): readonly HelpArticle[] {
  const ids = foundIds(indexOf(articles), query.trim());
  return ids.flatMap((id) => articles.find((article) => article.id === id) ?? []);
}

/** The listed articles: found, of a topic, or asked most often. */
export function listedArticles({ centre, query, topic }: Pick<HelpContext, 'centre' | 'query' | 'topic'>) {
  if (centre === null) return [];
  const { articles, asked } = centre;
  if (query.trim() !== '') return foundArticles(articles, query);
  if (topic !== null) return articles.filter((article) => article.topic === topic);
  return asked.flatMap((id) => articles.find((article) => article.id === id) ?? []);
}
