import type { Capsule } from './capsule.ts';
import type { Stands } from './replay.ts';

/** Where the file that is written finds what it needs, each as it is to stand after `from`. */
export interface TestFrom {
  /** The folder of this file. */
  readonly capsule: string;
  /** A module that has the options of the replay as `replayOptions`. */
  readonly options: string;
}

/** The text of a Vitest file that replays a capsule and wants it to end where it has ended, with no step another way. */
export function toVitest(capsule: Capsule, end: Stands, title: string, from: TestFrom): string {
  return `import { expect, it } from 'vitest';
import type { Capsule } from '${from.capsule}/capsule.ts';
import { firstDivergence } from '${from.capsule}/compare.ts';
import { replay } from '${from.capsule}/replay.ts';
import { replayOptions } from '${from.options}';

it(${JSON.stringify(title)}, () => {
  const { stands, again, stopped } = replay(capsule, replayOptions);
  expect(stopped).toBeNull();
  expect(firstDivergence(capsule, again)).toBeNull();
  expect(stands.at(-1)).toEqual(end);
});

const capsule: Capsule = ${JSON.stringify(capsule, null, 2)};

const end = ${JSON.stringify(end, null, 2)};
`;
}
