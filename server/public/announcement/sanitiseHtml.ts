import { htmlParts } from './htmlParts.ts';
import { safeLink } from './safeLink.ts';

const inline = ['strong', 'b', 'em', 'i', 'u', 's', 'a'] as const;
const blocks = ['p', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote'] as const;
const empty = new Set<string>(['br', 'hr']);
const allowed = new Set<string>([...inline, ...blocks]);
const blockNames = new Set<string>(blocks);
const deepest = 16;

/**
 * Sanitises the HTML of an announcement (NOTICE-03, decision S11). Safe by construction: the result is rebuilt from
 * allow-listed tags, links from `safeLink`, and escaped text.
 */
export function sanitiseHtml(html: string): string {
  const open: string[] = [];
  let written = '';
  const closeThrough = (name: string) => {
    if (!open.includes(name)) return;
    for (let last = open.pop(); last; last = open.pop()) {
      written += `</${last}>`;
      if (last === name) return;
    }
  };
  for (const part of htmlParts(html.replaceAll('\0', ''))) {
    if (part.kind === 'text') written += escapeText(part.text);
    else if (part.kind === 'close') closeThrough(part.name);
    else if (empty.has(part.name)) written += `<${part.name}>`;
    else if (allowed.has(part.name) && open.length < deepest && !(part.name === 'a' && open.includes('a'))) {
      if (blockNames.has(part.name)) closeThrough('p');
      written += part.name === 'a' ? anchor(part.href) : `<${part.name}>`;
      open.push(part.name);
    }
  }
  while (open.length > 0) written += `</${open.pop()}>`;
  return written;
}

function anchor(href: string | null): string {
  const link = href === null ? null : safeLink(href);
  return link === null ? '<a>' : `<a href="${link.replaceAll('&', '&amp;')}" rel="noopener nofollow">`;
}

/** Well-formed entities are kept. */
function escapeText(text: string): string {
  return text
    .replace(/&(?!(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
