// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { convertFlow } from './convert.spec.ts';
import { convertView } from './convert.view.tsx';

describe('the conversion of points to money, on screen', () => {
  it.each(viewTests(convertFlow, convertView))('%s', (_title, run) => run());
});
