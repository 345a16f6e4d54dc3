import { type NewsDraft, newsImage, newsType } from '../../../api/contract/desk/deskNews.ts';
import type { EditorField } from './deskEditor.events.ts';
import { timeToInput } from './siteTime.ts';
import { NOTHING_TYPED, readerOf, type Typed } from './typedFields.ts';

/** A new article. */
export const NEW_ARTICLE: Typed = { ...NOTHING_TYPED, type: 'PL' };

/** The article that is typed, and the fields that cannot be read. */
export function newsDraftOf(typed: Typed): { readonly draft: NewsDraft; readonly unread: readonly EditorField[] } {
  const { unread, both, time, path } = readerOf(typed);
  const draft = {
    type: newsType.safeParse(typed.type).data ?? 'PL',
    ...{ title: both('title'), content: both('content') },
    image: newsImage.safeParse(typed.image).data ?? null,
    ...{ link: path('link'), startsAt: time('startsAt'), endsAt: time('endsAt') },
  };
  return { draft, unread };
}

/** An article as it is typed. */
export const typedNews = ({ type, title, content, image, link, startsAt, endsAt }: NewsDraft): Typed => ({
  ...NOTHING_TYPED,
  ...{ type, titleTH: title.TH, titleEN: title.EN, contentTH: content.TH, contentEN: content.EN },
  ...{ image: image ?? '', link: link ?? '', startsAt: timeToInput(startsAt), endsAt: timeToInput(endsAt) },
});
