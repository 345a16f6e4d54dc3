import type { Capsule } from './capsule.ts';
import type { Stand, Stands } from './replay.ts';

/** Where the file that is written finds what it needs, each as it is to stand after `from`. */
export interface TestFrom {
  /** The folder of this file. */
  readonly capsule: string;
  /** A module that has the options of the replay as `replayOptions`. */
  readonly options: string;
}

/** What must hold at the end: where each machine stands, and what those know that somebody dealt with. */
export type End = Readonly<Record<string, Partial<Stand>>>;

/** What a person has before them at the end of a recording. */
export function endIn({ steps }: Capsule, stands: Stands): End {
  const dealtWith = new Set(steps.flatMap(({ to, by, event }) => (by === null && !isOwn(event) ? [to] : [])));
  return Object.fromEntries(
    Object.entries(stands).map(([address, { status, value, context }]) => [
      address,
      dealtWith.has(address) ? { status, value, context } : { status, value },
    ]),
  );
}

const isOwn = ({ type }: { readonly type: string }): boolean => type.startsWith('xstate.');

/**
 * The text of a Vitest file that replays a capsule and wants it to end where it has ended, with no step another way.
 * `slimmed` makes the capsule small; `told` says what people did after each step.
 */
export function toVitest(
  capsule: Capsule,
  end: End,
  title: string,
  from: TestFrom,
  told: ReadonlyMap<number, readonly string[]> = new Map(),
): string {
  const { version, machines, steps, calls, reads } = capsule;
  return `import { expect, it } from 'vitest';
import type { Capsule } from '${from.capsule}/capsule.ts';
import { firstDivergence } from '${from.capsule}/compare.ts';
import { replay } from '${from.capsule}/replay.ts';
import { replayOptions } from '${from.options}';

it(${JSON.stringify(title)}, () => {
  const { stands, again, stopped } = replay(capsule, replayOptions);
  expect(stopped).toBeNull();
  expect(firstDivergence(capsule, again)).toBeNull();
  expect(stands.at(-1)).toMatchObject(end);
});

/** Of replies, lists and long texts are cut where no transition depends on them. */
const capsule: Capsule = {
  version: ${version},
  machines: ${JSON.stringify(machines)},
  steps: [
${steps
  .flatMap((step, at) => [`${JSON.stringify(step)},`, ...(told.get(at) ?? []).map((says) => `// ${says}`)])
  .map((line) => `    ${line}`)
  .join('\n')}
  ],
  calls: ${JSON.stringify(calls)},
  reads: ${JSON.stringify(reads)},
  end: ${JSON.stringify(capsule.end)},
};

const end = {
${Object.entries(end)
  .map(([address, stand]) => `  ${JSON.stringify(address)}: ${JSON.stringify(stand)},`)
  .join('\n')}
};
`;
}
