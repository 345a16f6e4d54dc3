/** What `npm run setup` asks; an empty answer is the standard. */
export interface Answers {
  readonly name: string;
  /** Public origins, without a trailing slash. */
  readonly site: string;
  readonly games: string;
  readonly pay: string;
  /** Empty: the embedded database. */
  readonly database: string;
  /** Empty: none yet. */
  readonly smtp: string;
  readonly mailFrom: string;
  readonly sms: string;
  /** Of a payment gateway; empty: the reference gateway, with play money. */
  readonly gateway: string;
  /** Key shared with that gateway; empty: a new one. */
  readonly gatewayKey: string;
  /** Two at least. */
  readonly operators: readonly string[];
}

interface Question {
  readonly key: keyof Answers;
  readonly text: string;
  /** From the answers before. */
  readonly standard?: (given: ReadonlyMap<string, string>) => string;
  /** What is wrong with an answer; null if nothing. */
  readonly fault: (answer: string) => string | null;
  /** Whether the answers before make it worth asking. */
  readonly when?: (given: ReadonlyMap<string, string>) => boolean;
}

const anything = (): null => null;
const matching =
  (pattern: RegExp, fault: string) =>
  (answer: string): string | null =>
    pattern.test(answer) ? null : fault;

const https = matching(
  /^https:\/\/[a-z0-9.-]+(?::\d+)?$/,
  'An https address without a path, such as https://play.example.com',
);
const subdomain = (of: string) => (given: ReadonlyMap<string, string>) =>
  (given.get('site') ?? '').replace('https://', `https://${of}.`);
const optional = (check: (answer: string) => string | null) => (answer: string) =>
  answer === '' ? null : check(answer);

export const questions: readonly Question[] = [
  {
    key: 'name',
    text: 'Name of the brand',
    fault: matching(/^[^<>"&\\]{1,40}$/, 'One to 40 characters without < > " & \\'),
  },
  { key: 'site', text: 'Address that players open', fault: https },
  { key: 'games', text: 'Address of the games', standard: subdomain('games'), fault: https },
  {
    key: 'gateway',
    text: 'Address of your payment gateway (empty: the reference gateway, play money)',
    fault: optional(matching(/^https?:\/\/[^?#]+$/, 'An http(s) address, or nothing')),
  },
  {
    key: 'gatewayKey',
    text: 'Key that you share with it (empty: a new one)',
    fault: optional(matching(/^[\x21-\x2b\x2d-\x7e]{32,}$/, 'At least 32 letters, digits and signs')),
    when: (given) => given.get('gateway') !== '',
  },
  {
    key: 'pay',
    text: 'Address of its cashier page',
    standard: subdomain('pay'),
    fault: https,
    when: (given) => given.get('gateway') === '',
  },
  {
    key: 'database',
    text: 'PostgreSQL, such as postgresql://user:password@host:5432/name (empty: the embedded database)',
    fault: optional(matching(/^postgres(?:ql)?:\/\//, 'postgresql://user:password@host:5432/name, or nothing')),
  },
  {
    key: 'smtp',
    text: 'Mail server, such as smtps://user:password@host:465 (empty: later)',
    fault: optional(matching(/^smtps?:\/\//, 'smtps://user:password@host:465, or nothing')),
  },
  {
    key: 'mailFrom',
    text: 'Sender of mail',
    standard: (given) => `${given.get('name')} <no-reply@${new URL(given.get('site') ?? '').hostname}>`,
    fault: anything,
    when: (given) => given.get('smtp') !== '',
  },
  {
    key: 'sms',
    text: 'Address that sends SMS (empty: later)',
    fault: optional(matching(/^https?:\/\//, 'An http(s) address, or nothing')),
  },
  {
    key: 'operators',
    text: 'Operators of the desk, at least two, with commas',
    fault: (answer) => {
      const names = namesIn(answer);
      if (names.length < 2 || new Set(names).size < names.length) return 'At least two different names';
      return names.every((name) => /^[a-z][a-z0-9_.-]{2,31}$/.test(name))
        ? null
        : 'Names have 3 to 32 letters, digits, _ . - and begin with a letter';
    },
  },
];

export const namesIn = (answer: string): readonly string[] =>
  answer
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** Asks everything; a faulty answer is asked again. `ask` resolves to null when nobody answers any more. */
export async function askAll(
  ask: (text: string) => Promise<string | null>,
  say: (text: string) => void,
): Promise<Answers | null> {
  const given = new Map<string, string>();
  for (const { key, text, standard, fault, when } of questions) {
    if (when && !when(given)) continue;
    const usual = standard?.(given) ?? '';
    for (let isDone = false; !isDone; ) {
      const typed = await ask(usual === '' ? `${text}: ` : `${text} [${usual}]: `);
      if (typed === null) return null;
      const answer = (typed.trim() || usual).replace(/\/+$/, '');
      const wrong = fault(answer);
      if (wrong === null) given.set(key, answer);
      else say(`  ${wrong}\n`);
      isDone = wrong === null;
    }
  }
  const of = (key: keyof Answers): string => given.get(key) ?? '';
  return {
    ...{ name: of('name'), site: of('site'), games: of('games'), pay: of('pay'), database: of('database') },
    ...{ smtp: of('smtp'), mailFrom: of('mailFrom'), sms: of('sms'), gateway: of('gateway') },
    ...{ gatewayKey: of('gatewayKey'), operators: namesIn(of('operators')) },
  };
}
