import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flowNamesOf } from '../../scripts/newFlow/flowNames.ts';
import { copyProject } from '../support/projectCopy.ts';

const ENOUGH_MS = 600_000;

describe('npm run new:flow and npm run new:page', () => {
  let copy: ReturnType<typeof copyProject>;
  beforeAll(() => {
    copy = copyProject();
  });
  afterAll(() => copy.remove());

  it(
    'generate a flow, a list and a form that compile, pass lint and their tests, and serve their calls',
    () => {
      expect(copy.run('node', 'scripts/newFlow.ts', 'probeFlow')).toMatchObject({ status: 0 });
      expect(copy.run('node', 'scripts/newPage.ts', 'probeList', '--list')).toMatchObject({ status: 0 });
      expect(copy.run('node', 'scripts/newPage.ts', 'probeForm', '--form')).toMatchObject({ status: 0 });
      expect(copy.run('tsc', '--project', '.')).toEqual({ status: 0, output: '' });
      const flow = ['src/machines', 'src/ui', 'server', 'tests/model'].map((folder) => `${folder}/probeFlow`);
      const pages = ['probeList', 'probeForm'].flatMap((name) => [
        `src/api/contract/${name}.ts`,
        `src/machines/${name}`,
        `src/routes/pages/${name}.ts`,
        `src/ui/${name}`,
        `server/${name}`,
        `server/database/${name}Schema.ts`,
        `tests/server/${name}.test.ts`,
        `tests/browser/${name}.spec.ts`,
        `tests/model/${name}`,
      ]);
      const extended = [
        'src/qa/replaySite.ts',
        'src/routes/pages/pages.ts',
        'src/ui/copy',
        'server/app.ts',
        'server/database/schema.ts',
      ];
      expect(copy.run('biome', 'check', '--vcs-enabled=false', ...flow, ...pages, ...extended)).toMatchObject({
        status: 0,
      });
      expect(copy.run('node', 'scripts/build.ts')).toEqual({
        status: 1,
        output: expect.stringMatching(/^Still to be written, in src\/ui\/copy:\n {2}centre\.cn\.ts: menu_probe_list\n/),
      });
      const tests = ['probeFlow', 'probeList', 'probeForm'].map((name) => `tests/model/${name}`);
      const onServer = ['probeList', 'probeForm'].map((name) => `tests/server/${name}.test.ts`);
      expect(copy.run('vitest', 'run', '--project', 'unit', ...tests, ...onServer)).toEqual({
        status: 0,
        output: expect.stringContaining(' passed'),
      });
      const api = copy.read('docs/api.md');
      expect(api).toContain('`GET /wps/ext/v1/probe-flow`');
      expect(api).toContain('`GET /wps/ext/v1/probe-list`');
      expect(api).toContain('`POST /wps/ext/v1/probe-form`');
    },
    ENOUGH_MS,
  );

  it.each([
    ['scripts/newFlow.ts', 'logout'],
    ['scripts/newPage.ts', 'bets', '--list'],
  ])('do not overwrite existing files: %s %s', (...args) => {
    expect(copy.run('node', ...args)).toEqual({ status: 1, output: expect.stringContaining('Already there: ') });
  });

  it.each([[['probe']], [['probe', '--table']], [['probe', '--list', '--form']]])('explain their usage: %j', (args) => {
    expect(copy.run('node', 'scripts/newPage.ts', ...args)).toEqual({
      status: 1,
      output: 'Usage: npm run new:page NAME -- --list|--form\n',
    });
  });

  it('spell the name as each place needs it', () => {
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
