export type HtmlPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly name: string; readonly href: string | null }
  | { readonly kind: 'close'; readonly name: string };

/** Elements without readable content: dropped with everything inside. */
const dropped =
  /^(?:script|style|iframe|object|embed|noscript|noembed|noframes|template|textarea|title|select|xmp|plaintext|svg|math|head)$/;
const markup = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<(\/?)([a-z][a-z0-9-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
const hrefOf = /(?:^|[\s/"'])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** Splits HTML into text and tags, in order. An incomplete tag is text. Does not sanitise. */
export function* htmlParts(html: string): Generator<HtmlPart> {
  let from = 0;
  const tags = new RegExp(markup);
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    if (tag.index > from) yield { kind: 'text', text: html.slice(from, tag.index) };
    from = tags.lastIndex;
    const name = tag[2]?.toLowerCase();
    if (!name) continue;
    if (tag[1]) yield { kind: 'close', name };
    else if (dropped.test(name)) from = tags.lastIndex = endOf(name, html, from);
    else yield { kind: 'open', name, href: attribute(tag[3] ?? '') };
  }
  if (from < html.length) yield { kind: 'text', text: html.slice(from) };
}

function attribute(attributes: string): string | null {
  const found = hrefOf.exec(attributes);
  return found ? (found[1] ?? found[2] ?? found[3] ?? '') : null;
}

function endOf(name: string, html: string, from: number): number {
  const close = new RegExp(`</${name}[^>]*>`, 'gi');
  close.lastIndex = from;
  return close.exec(html) ? close.lastIndex : html.length;
}
