import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flowNamesOf } from '../../scripts/newFlow/flowNames.ts';
import { placed } from '../../scripts/newFlow/placed.ts';
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
      expect(copy.run('node', 'scripts/newFlow.ts', 'account/probeFlow')).toMatchObject({ status: 0 });
      expect(copy.run('node', 'scripts/newPage.ts', 'member/probeList', '--list')).toMatchObject({ status: 0 });
      expect(copy.run('node', 'scripts/newPage.ts', 'member/probeForm', '--form')).toMatchObject({ status: 0 });
      expect(copy.run('tsc', '--project', '.')).toEqual({ status: 0, output: '' });
      const flow = ['src/machines', 'src/ui', 'server', 'tests/model'].map((folder) => `${folder}/account/probeFlow`);
      const pages = ['probeList', 'probeForm'].flatMap((name) => [
        `src/api/contract/member/${name}.ts`,
        `src/machines/member/${name}`,
        `src/routes/pages/${name}.ts`,
        `src/ui/member/${name}`,
        `server/member/${name}`,
        `server/database/${name}Schema.ts`,
        `tests/server/member/${name}.test.ts`,
        `tests/browser/${name}.spec.ts`,
        `tests/model/member/${name}`,
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
      const tests = ['account/probeFlow', 'member/probeList', 'member/probeForm'].map((name) => `tests/model/${name}`);
      const onServer = ['probeList', 'probeForm'].map((name) => `tests/server/member/${name}.test.ts`);
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
    ['scripts/newFlow.ts', 'account/logout'],
    ['scripts/newPage.ts', 'play/bets', '--list'],
  ])('do not overwrite existing files: %s %s', (...args) => {
    expect(copy.run('node', ...args)).toEqual({ status: 1, output: expect.stringContaining('Already there: ') });
  });

  it.each([[['play/probe']], [['play/probe', '--table']], [['play/probe', '--list', '--form']]])(
    'explain their usage: %j',
    (args) => {
      expect(copy.run('node', 'scripts/newPage.ts', ...args)).toEqual({
        status: 1,
        output: 'Usage: npm run new:page AREA/NAME -- --list|--form\n',
      });
    },
  );

  it('place new files in their area, and import the others from where they stand', () => {
    const link = (from: string) => `import { a } from '${from}';`;
    const { files, insertions } = placed(flowNamesOf('play/probe'), {
      files: [
        {
          path: 'server/probe/probeHandlers.ts',
          text: [link('../../src/api/contract/probe.ts'), link('../database/schema.ts')].join('\n'),
        },
        { path: 'src/api/contract/probe.ts', text: link('./endpoint.ts') },
        { path: 'server/database/probeSchema.ts', text: link('./columns.ts') },
        { path: 'tests/server/probe.test.ts', text: link('../support/player.ts') },
      ],
      insertions: [{ path: 'server/app.ts', line: link('./probe/probeHandlers.ts'), before: '' }],
    });
    expect(files).toEqual([
      {
        path: 'server/play/probe/probeHandlers.ts',
        text: [link('../../../src/api/contract/play/probe.ts'), link('../../database/schema.ts')].join('\n'),
      },
      { path: 'src/api/contract/play/probe.ts', text: link('../endpoint.ts') },
      { path: 'server/database/probeSchema.ts', text: link('./columns.ts') },
      { path: 'tests/server/play/probe.test.ts', text: link('../../support/player.ts') },
    ]);
    expect(insertions).toEqual([{ path: 'server/app.ts', line: link('./play/probe/probeHandlers.ts'), before: '' }]);
  });

  it('spell the name as each place needs it', () => {
    expect(flowNamesOf('member/pointExchange')).toEqual({
      area: 'member',
      camel: 'pointExchange',
      pascal: 'PointExchange',
      kebab: 'point-exchange',
      snake: 'point_exchange',
      words: 'Point exchange',
    });
    expect(() => flowNamesOf('member/Point-Exchange')).toThrow('is not a valid name');
    expect(() => flowNamesOf('pointExchange')).toThrow('begins with no area');
  });
});
