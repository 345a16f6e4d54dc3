import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flowNamesOf } from '../../scripts/newFlow/flowNames.ts';
import { copyProject } from '../support/projectCopy.ts';

const ENOUGH_MS = 600_000;

describe('npm run new:flow', () => {
  let copy: ReturnType<typeof copyProject>;
  beforeAll(() => {
    copy = copyProject();
  });
  afterAll(() => copy.remove());

  it(
    'generates a flow in every layer that compiles, passes its model test and serves its call',
    () => {
      expect(copy.run('node', 'scripts/newFlow.ts', 'probeFlow')).toMatchObject({ status: 0 });
      expect(copy.run('tsc', '--project', '.')).toEqual({ status: 0, output: '' });
      const made = [
        'src/machines/probeFlow',
        'src/ui/probeFlow',
        'server/probeFlow',
        'tests/model/probeFlow',
        'server/app.ts',
        'src/qa/replaySite.ts',
      ];
      expect(copy.run('biome', 'check', '--vcs-enabled=false', ...made)).toMatchObject({ status: 0 });
      expect(copy.run('vitest', 'run', '--project', 'unit', 'tests/model/probeFlow')).toEqual({
        status: 0,
        output: expect.stringContaining(' passed'),
      });
      expect(copy.read('docs/api.md')).toContain('`GET /wps/ext/v1/probe-flow`');
    },
    ENOUGH_MS,
  );

  it('does not overwrite existing files', () => {
    const again = copy.run('node', 'scripts/newFlow.ts', 'logout');
    expect(again.status).toBe(1);
    expect(again.output).toContain('Already there: ');
  });

  it('spells the name as each place needs it', () => {
    expect(flowNamesOf('pointExchange')).toEqual({
      camel: 'pointExchange',
      pascal: 'PointExchange',
      kebab: 'point-exchange',
      snake: 'point_exchange',
      words: 'Point exchange',
    });
    expect(() => flowNamesOf('Point-Exchange')).toThrow('is not a valid name');
  });
});
