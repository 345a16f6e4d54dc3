/** An approved screen: a state, the walk that leads to it (as `readWalk` reads it), and what a screen reader says there. */
export interface ApprovedScreen {
  readonly state: string;
  readonly by: string;
  readonly told: string;
}

export type Place = Omit<ApprovedScreen, 'told'>;

/** States and walks of an approved file, in its order. */
export const placesIn = (approved: string): readonly Place[] =>
  [...approved.matchAll(/^# (\S+)(?: \d+)?\nby (.+)$/gm)].map(([, state = '', by = '']) => ({ state, by }));

/** Fewer lines than this are repeated. */
const LEAST_RUN = 4;

/**
 * Screens as they are approved, line by line in order. Lines that an earlier screen of the file has in the same order are
 * named by the first of them and that screen, so that a text is approved once.
 */
export function formatScreens(screens: readonly ApprovedScreen[]): string {
  const earlier: Earlier[] = [];
  return screens
    .map(({ state, by, told }) => {
      const alike = earlier.filter((each) => each.state === state).length;
      const name = alike === 0 ? state : `${state} ${alike + 1}`;
      const lines = told.split('\n');
      const text = withoutRepeats(lines, earlier);
      earlier.push({ state, name, lines });
      return `# ${name}\nby ${by}\n${text.join('\n')}\n`;
    })
    .join('\n');
}

interface Earlier {
  readonly state: string;
  /** The second screen of a state has a number. */
  readonly name: string;
  readonly lines: readonly string[];
}

function withoutRepeats(lines: readonly string[], earlier: readonly Earlier[]): readonly string[] {
  const text: string[] = [];
  for (let at = 0; at < lines.length; ) {
    let longest = { name: '', length: 0 };
    for (const { name, lines: known } of earlier) {
      for (let from = 0; from < known.length; from += 1) {
        let length = 0;
        while (at + length < lines.length && lines[at + length] === known[from + length]) length += 1;
        if (length > longest.length) longest = { name, length };
      }
    }
    const line = lines[at] as string;
    if (longest.length < LEAST_RUN) {
      text.push(line);
      at += 1;
    } else {
      const indent = line.slice(0, line.length - line.trimStart().length);
      text.push(`${indent}… ${longest.length} lines as in ${longest.name}, from ${line.trim()}`);
      at += longest.length;
    }
  }
  return text;
}
