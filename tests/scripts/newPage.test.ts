import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject } from '../support/projectCopy.ts';

const ENOUGH_MS = 600_000;

describe('npm run new:page', () => {
  let copy: ReturnType<typeof copyProject>;
  beforeAll(() => {
    copy = copyProject();
  });
  afterAll(() => copy.remove());

  it(
    'generates a list and a form that compile, pass lint and their tests on machine and view',
    () => {
      expect(copy.run('node', 'scripts/newPage.ts', 'probeList', '--list')).toMatchObject({ status: 0 });
      expect(copy.run('node', 'scripts/newPage.ts', 'probeForm', '--form')).toMatchObject({ status: 0 });
      expect(copy.run('tsc', '--project', '.')).toEqual({ status: 0, output: '' });
      const made = ['probeList', 'probeForm'].flatMap((name) => [
        `src/api/contract/${name}.ts`,
        `src/machines/${name}`,
        `src/routes/pages/${name}.ts`,
        `src/ui/${name}`,
        `server/${name}`,
        `tests/model/${name}`,
      ]);
      const extended = ['src/routes/pages/pages.ts', 'src/ui/copy', 'server/app.ts'];
      expect(copy.run('biome', 'check', '--vcs-enabled=false', ...made, ...extended)).toMatchObject({ status: 0 });
      expect(
        copy.run('vitest', 'run', '--project', 'unit', 'tests/model/probeList', 'tests/model/probeForm'),
      ).toMatchObject({ status: 0 });
      expect(copy.read('docs/api.md')).toContain('`GET /wps/ext/v1/probe-list`');
      expect(copy.read('docs/api.md')).toContain('`POST /wps/ext/v1/probe-form`');
    },
    ENOUGH_MS,
  );

  it('does not overwrite existing files', () => {
    expect(copy.run('node', 'scripts/newPage.ts', 'bets', '--list')).toEqual({
      status: 1,
      output: expect.stringContaining('Already there: '),
    });
  });

  it.each([[['probe']], [['probe', '--table']], [['probe', '--list', '--form']]])('explains its usage: %j', (args) => {
    expect(copy.run('node', 'scripts/newPage.ts', ...args)).toEqual({
      status: 1,
      output: 'Usage: npm run new:page NAME -- --list|--form\n',
    });
  });
});
