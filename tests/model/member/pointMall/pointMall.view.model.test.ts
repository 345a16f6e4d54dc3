// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { pointMallFlow } from './pointMall.spec.ts';
import { pointMallView } from './pointMall.view.tsx';

const ALIKE = 'both fetch, and what is known stays on screen';
const fetching = (tab: string) => `standing.asking.balance + tab.${tab} = standing.asking.rewards + tab.${tab}`;

const excused = {
  lookalikes: {
    ...Object.fromEntries(['converting', 'record', 'rules', 'redeeming'].map((tab) => [fetching(tab), ALIKE])),
    [`${fetching('catalogue')} = standing.asking.rules + tab.catalogue`]: ALIKE,
  },
};

describe('[POINTS-01] the points mall on screen', () => {
  it.each(viewTests(pointMallFlow, pointMallView, [], excused))('%s', (_title, run) => run());
});
