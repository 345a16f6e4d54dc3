import { commonWords } from './commonWords.ts';

const rows = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
];
const runs = [...rows, ...rows.map((row) => [...row].reverse().join(''))];
const SHORTEST_RUN = 3;
/** How many characters beside the user name make a password of its own. */
const OWN_CHARACTERS = 5;

const plainLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Whether a password is among the first that anybody would try (decision A3): digits alone, one piece again and again,
 * runs along a keyboard or the alphabet, a usual word with digits behind or with digits for letters, the user name (null
 * where it is not known).
 */
export function isCommonPassword(password: string, username: string | null): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  const name = username?.toLowerCase() ?? null;
  return (
    /^\d+$/.test(lower) ||
    /^(.{1,4})\1+.{0,3}$/u.test(lower) ||
    isAllRuns(lower) ||
    isUsualWord(lower) ||
    (name !== null && lower.includes(name) && lower.length - name.length < OWN_CHARACTERS)
  );
}

function isUsualWord(lower: string): boolean {
  const bare = lower.replace(/[\d!?.*]+$/, '');
  const spelled = [...bare].map((letter) => plainLetters[letter] ?? letter).join('');
  const whole = [...lower].map((letter) => plainLetters[letter] ?? letter).join('');
  return [bare, spelled, whole].some((word) => commonWords.has(word));
}

/** Whether runs of at least three characters cover the whole: `qwerty123`, `abcd4321`. */
function isAllRuns(lower: string): boolean {
  let rest = lower;
  while (rest.length >= SHORTEST_RUN) {
    const run = longestRun(rest);
    if (run < SHORTEST_RUN) return false;
    rest = rest.slice(run);
  }
  return rest.length < SHORTEST_RUN;
}

function longestRun(text: string): number {
  let length = 0;
  while (length < text.length && runs.some((run) => run.includes(text.slice(0, length + 1)))) length += 1;
  return length;
}
