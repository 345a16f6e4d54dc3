import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flowNamesOf } from '../../scripts/newFlow/flowNames.ts';
import { pathsIn } from '../../scripts/projectPaths.ts';

const PARTS = [
  ...pathsIn('*.{json,ts,html}'),
  '.gitignore',
  'src',
  'server',
  'tests',
  'scripts',
  'bench',
  'docs',
  'brands',
];
const ENOUGH_MS = 180_000;

describe('npm run new:flow', () => {
  let copy = '';
  const run = (tool: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(resolve('node_modules/.bin', tool), args, {
      cwd: copy,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1' },
    });
    return { status, output: stdout + stderr };
  };

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'statehouse-flow-'));
    for (const part of PARTS) cpSync(part, join(copy, part), { recursive: true });
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it(
    'makes a slice through the house that compiles, passes its model test and serves its call',
    () => {
      expect(run('node', 'scripts/newFlow.ts', 'probeFlow')).toMatchObject({ status: 0 });
      expect(run('tsc', '--project', '.')).toEqual({ status: 0, output: '' });
      const made = [
        'src/machines/probeFlow',
        'src/ui/probeFlow',
        'server/probeFlow',
        'tests/model/probeFlow',
        'server/app.ts',
        'src/qa/replaySite.ts',
      ];
      expect(run('biome', 'check', '--vcs-enabled=false', ...made)).toMatchObject({ status: 0 });
      expect(run('vitest', 'run', '--project', 'unit', 'tests/model/probeFlow')).toMatchObject({ status: 0 });
      expect(readFileSync(join(copy, 'docs/api.md'), 'utf8')).toContain('`GET /wps/ext/v1/probe-flow`');
    },
    ENOUGH_MS,
  );

  it('writes nothing over what is there', () => {
    const again = run('node', 'scripts/newFlow.ts', 'logout');
    expect(again.status).toBe(1);
    expect(again.output).toContain('Already there: ');
  });

  it('spells a name as each place needs it', () => {
    expect(flowNamesOf('pointExchange')).toEqual({
      camel: 'pointExchange',
      pascal: 'PointExchange',
      kebab: 'point-exchange',
      snake: 'point_exchange',
      words: 'Point exchange',
    });
    expect(() => flowNamesOf('Point-Exchange')).toThrow('is no name for a flow');
  });
});
