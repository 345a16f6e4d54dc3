/** A part of a stylesheet: a rule, or a group of them. */
interface Block {
  /** Selector, or at-rule. */
  readonly head: string;
  readonly body: string;
  readonly blocks: readonly Block[] | null;
}

const GROUPS = /^@(?:layer|media|supports|container)\b/;

/** Splits a minified stylesheet into its parts; strings and comments may contain braces. */
function blocksOf(css: string): readonly Block[] {
  const blocks: Block[] = [];
  let head = '';
  for (let at = 0; at < css.length; at += 1) {
    const char = css[at] as string;
    if (char === ';') {
      blocks.push({ head: `${head.trim()};`, body: '', blocks: null });
      head = '';
    } else if (char === '{') {
      const end = endOf(css, at);
      const body = css.slice(at + 1, end);
      const name = head.trim();
      blocks.push({ head: name, body, blocks: GROUPS.test(name) ? blocksOf(body) : null });
      head = '';
      at = end;
    } else head += char;
  }
  return blocks;
}

/** Where the block that opens at `from` closes. */
function endOf(css: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    const char = css[at];
    if (char === '"' || char === "'") at = css.indexOf(char, at + 1);
    else if (char === '{') depth += 1;
    else if (char === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return css.length;
}

/** A stylesheet, read once, from which each page takes the rules that it needs. */
export interface Styles {
  /** The rules whose classes are all in the page, or in `words`, with what they animate; without fonts to load. */
  readonly usedBy: (html: string, words?: readonly string[]) => string;
  /** Addresses of the fonts that the page is written in. */
  readonly fontsOf: (html: string) => readonly string[];
}

/** A few letters of a script are no reason to load its font ahead. */
const FEW_LETTERS = 4;

export function readStyles(css: string): Styles {
  const blocks = blocksOf(css);
  const fonts = blocks.filter(isFont).map(({ body }) => ({
    url: /url\(["']?([^"')]+)/.exec(body)?.[1] ?? '',
    ranges: rangesOf(body),
  }));
  return {
    fontsOf(html) {
      const letters = [...new Set(html.replaceAll(/<(?:script|style)[\s\S]*?<\/(?:script|style)>|<[^>]*>/g, ''))];
      const codes = letters.map((letter) => letter.codePointAt(0) ?? 0);
      return fonts
        .filter(({ ranges }) => codes.filter((code) => isIn(ranges, code)).length > FEW_LETTERS)
        .map(({ url }) => url);
    },
    usedBy(html, words = []) {
      const inHtml = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
      const used = new Set([...inHtml, ...words]);
      const kept = keep(
        blocks.filter((block) => !isFont(block)),
        used,
      );
      const animated = new Set(
        [...kept.matchAll(/animation(?:-name)?:([^;}]*)/g)].flatMap(([, names = '']) => names.split(/[\s,]+/)),
      );
      return kept.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, (rule, name: string) =>
        animated.has(name) ? rule : '',
      );
    },
  };
}

/** A font that is loaded; one of the device stays. */
const isFont = ({ head, body }: Block): boolean => head === '@font-face' && body.includes('url(');

type Range = readonly [first: number, last: number];

/** `U+0E01-0E5B, U+25CC`; without any, a font is for all letters. */
function rangesOf(face: string): readonly Range[] {
  const found = /unicode-range:([^;}]*)/i.exec(face)?.[1];
  if (found === undefined) return [[0, Number.POSITIVE_INFINITY]];
  return found.split(',').map((range) => {
    const wild = range.trim().replace(/^U\+/i, '');
    const [first = '', last = first] = wild.includes('?')
      ? [wild.replaceAll('?', '0'), wild.replaceAll('?', 'F')]
      : wild.split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
}

const isIn = (ranges: readonly Range[], code: number): boolean =>
  ranges.some(([first, last]) => first <= code && code <= last);

const keep = (blocks: readonly Block[], used: ReadonlySet<string>): string =>
  blocks
    .map(({ head, body, blocks: inner }) => {
      if (head.endsWith(';')) return head;
      if (inner !== null) {
        const rest = keep(inner, used);
        // An empty layer still takes its place in the order.
        return rest === '' && !head.startsWith('@layer') ? '' : `${head}{${rest}}`;
      }
      return head.startsWith('@') || isUsed(head, used) ? `${head}{${body}}` : '';
    })
    .join('');

/** Whether a selector may match: each class that it needs is there. */
const isUsed = (selectors: string, used: ReadonlySet<string>): boolean =>
  splitSelectors(selectors).some((selector) => {
    const needed = selector.replaceAll(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '');
    return [...needed.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => used.has(name));
  });

function splitSelectors(selectors: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const char of selectors) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (char === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts;
}
