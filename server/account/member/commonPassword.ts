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
/** Characters beyond the username that make a password acceptable. */
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
 * Whether a password is easy to guess (decision A3): digits only, a repeated piece, keyboard or alphabet runs, a common
 * word with digits appended or substituted, or the username (null when unknown).
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

/** Whether runs of three or more characters cover the password: `qwerty123`, `abcd4321`. */
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
