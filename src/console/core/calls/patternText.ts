/**
 * A text that a regular expression takes: of each choice the first, of each repeat the least and `extra` more where it
 * may. Looks around and back are passed over, so the result is a guess that the caller has to try.
 */
export function patternText(pattern: RegExp, extra = 0): string {
  const { source } = pattern;
  let at = 0;

  const choice = (): string => {
    let first = '';
    for (let branch = 0; at < source.length && source[at] !== ')'; branch += 1) {
      if (source[at] === '|') at += 1;
      const text = sequence();
      if (branch === 0) first = text;
    }
    return first;
  };
  const sequence = (): string => {
    let text = '';
    while (at < source.length && source[at] !== ')' && source[at] !== '|') {
      const one = atom();
      text += one.repeat(repeats(one));
    }
    return text;
  };
  const atom = (): string => {
    const char = source[at] ?? '';
    at += 1;
    if (char === '^' || char === '$') return '';
    if (char === '.') return 'x';
    if (char === '[') return oneOfClass();
    if (char === '\\') return escaped();
    if (char !== '(') return char;
    const look = /^\?(:|<?[=!]|<\w+>)/.exec(source.slice(at))?.[0] ?? '';
    at += look.length;
    const text = choice();
    at += 1;
    return /[=!]$/.test(look) ? '' : text;
  };
  const escaped = (): string => {
    const char = source[at] ?? '';
    at += 1;
    return classes[char] ?? char;
  };
  const oneOfClass = (): string => {
    const end = source.slice(at).search(/(?<!\\)\]/) + at;
    const body = source.slice(at, end);
    at = end + 1;
    if (body.startsWith('^')) return candidates.find((one) => new RegExp(`[${body}]`).test(one)) ?? 'x';
    const [first = '', second = ''] = body;
    return first === '\\' ? (classes[second] ?? second) : first;
  };
  const repeats = (one: string): number => {
    const [all, least, open, most] = /^(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/.exec(source.slice(at)) ?? [];
    if (all === undefined) return 1;
    at += all.length;
    const from = least === undefined ? (all.startsWith('+') ? 1 : 0) : Number(least);
    const canGrow = one !== '' && (least === undefined ? !all.startsWith('?') : open !== undefined);
    return canGrow ? Math.min(from + extra, most ? Number(most) : Number.POSITIVE_INFINITY) : from;
  };

  return choice();
}

const classes: Readonly<Record<string, string>> = {
  d: '1',
  w: 'a',
  s: ' ',
  D: 'a',
  W: '-',
  S: 'a',
  b: '',
  B: '',
  n: '\n',
  t: '\t',
};
const candidates = ['a', '1', 'A', '-', ' ', '/', '.'];
