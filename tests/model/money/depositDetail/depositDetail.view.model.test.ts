// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { depositDetailFlow } from './depositDetail.spec.ts';
import { depositDetailView } from './depositDetail.view.tsx';

const looks = 'it looks by itself, and says so only where that fails';
const on = (copying: string, status: string) =>
  `watching.clock.ticking + watching.copying.${copying} + watching.status.${status}`;
const alike = ['copying', 'idle'].flatMap((copying) =>
  [
    ['fresh', 'resting'],
    ['looking', 'resting'],
  ].map(([one = '', other = '']) => [`${on(copying, one)} = ${on(copying, other)}`, looks] as const),
);
const excused = { lookalikes: Object.fromEntries(alike) };

describe('a deposit on screen, in its view', () => {
  it.each(viewTests(depositDetailFlow, depositDetailView, [], excused))('%s', (_title, run) => run());
});
