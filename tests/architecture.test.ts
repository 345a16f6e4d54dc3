import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pathsIn } from '../scripts/projectPaths.ts';
import { globalUses } from './architecture/globals.ts';
import { layerBreaches } from './architecture/layers.ts';
import { sources, sourcesIn } from './architecture/project.ts';
import { sample } from './architecture/sample.ts';

describe('who may import whom', () => {
  it('is kept by every file', () => {
    expect(sources.flatMap(layerBreaches)).toEqual([]);
  });

  it.each([
    ['src/api/contract/site/session.ts', '../../client.ts'],
    ['src/api/contract/site/session.ts', 'zod'],
    ['src/api/client.ts', '../machines/account/login/login.machine.ts'],
    ['src/machines/account/login/login.machine.ts', '../../../ui/account/login/Login.tsx'],
    ['src/machines/account/login/login.machine.ts', 'react'],
    ['src/ui/kit/Button.tsx', '../../machines/account/login/login.machine.ts'],
    ['src/ui/account/login/Login.tsx', '../../../routes/routes.ts'],
    ['src/ui/account/login/Login.tsx', 'wouter'],
    ['src/machines/account/login/login.wire.ts', '../../../api/contract/contract.ts'],
    ['src/machines/account/login/login.wire.ts', '../../../api/contract/qa.ts'],
    ['src/inspection/collector.ts', '../machines/account/login/login.machine.ts'],
    ['src/console/panel.ts', '../ui/kit/Button.tsx'],
    ['src/routes/routes.ts', '../../server/app.ts'],
    ['src/main.tsx', '../tests/support/reference.ts'],
    ['server/app.ts', '../src/api/client.ts'],
    ['protocol/wallet.ts', 'zod'],
    ['provider/http/app.ts', '../../server/log.ts'],
    ['provider/http/app.ts', '../../src/api/contract/session.ts'],
    ['provider/engines/slot/spinReels.ts', '../../store/openStore.ts'],
    ['provider/engines/slot/spinReels.ts', '../../../protocol/wallet.ts'],
    ['provider/engines/slot/spinReels.ts', 'xstate'],
    ['server/app.ts', '../provider/main.ts'],
  ])('%s may not import %s', (path, from) => {
    expect(layerBreaches({ path, imports: [{ from, typeOnly: false }] })).toHaveLength(1);
  });

  it.each([
    ['src/ui/account/login/Login.tsx', '../../../machines/account/login/login.machine.ts'],
    ['src/api/contract/rules/businessDay.ts', 'dayjs'],
    ['server/app.ts', '../src/api/contract/contract.ts'],
    ['src/main.tsx', './routes/routes.ts'],
    ['server/app.ts', '../protocol/wallet.ts'],
    ['provider/http/app.ts', '../../protocol/wallet.ts'],
    ['provider/http/app.ts', '../engines/slot/slotRound.ts'],
  ])('%s may import %s', (path, from) => {
    expect(layerBreaches({ path, imports: [{ from, typeOnly: false }] })).toEqual([]);
  });
});

describe('approved screens', () => {
  it('stand beside every view test (`APPROVE=1 npx vitest run --update=all tests/model/NAME`)', () => {
    const files = pathsIn('tests/model/**/*.view.model.test.{ts,tsx}');
    const folders = [...new Set(files.map((path) => path.split('/').slice(0, -1).join('/')))];
    const lacking = folders.filter((folder) => {
      const tests = files.filter((path) => path.startsWith(`${folder}/`)).map((path) => readFileSync(path, 'utf8'));
      return pathsIn(`${folder}/*.screens.txt`).length < (tests.join('').match(/viewTests\(/g)?.length ?? 0);
    });
    expect(lacking).toEqual([]);
  });
});

/** Lists, lists with a detail, their files, forms with a record; pages of requests. */
const INSTANCE = /export const (\w+) = create(?:\w*(?:List|ListDetail|ListFile|FormRecord)Machine|Page)\(/g;

describe('an instance of a template', () => {
  const lacking = (text: string, contracts: string) =>
    [...text.matchAll(INSTANCE)].flatMap(([, name = '']) =>
      new RegExp(`(machine: |page: |file: \\[)${name}\\b`).test(contracts) ? [] : [name],
    );

  it('has a contract: what it asks for and shows, in literals', () => {
    const contracts = pathsIn('tests/model/**/*.contract.test.tsx').map((path) => readFileSync(path, 'utf8'));
    const machines = sourcesIn(/^src\/machines\/(?!list\/).*\.machine\.ts$/);
    expect(machines.flatMap(({ text }) => lacking(text, contracts.join('')))).toEqual([]);
    const guilty =
      'export const rowsMachine = createListMachine({});\nexport const fileMachine = createListFileMachine({});';
    expect(lacking(guilty, 'machine: rowsMachine, file: [otherMachine]')).toEqual(['fileMachine']);
  });

  it('is not explored: its template is, once', () => {
    const specs = pathsIn('tests/model/**/*.spec.ts').filter((path) => !path.startsWith('tests/model/list/'));
    expect(specs.filter((path) => /\blistFlow\(/.test(readFileSync(path, 'utf8')))).toEqual([]);
  });
});

describe('time and noise', () => {
  const TIMERS = ['setTimeout', 'setInterval', 'setImmediate', 'requestAnimationFrame', 'requestIdleCallback'];

  it('goes through the actor clock: no timers in the site', () => {
    // Decision 010: the first picture is the browser's to tell, and no flow waits for it.
    const timed = sourcesIn(/^src\/(?!inspection|console|ui\/lazyView\.ts)/);
    expect(timed.flatMap((file) => globalUses(file, TIMERS))).toEqual([]);
  }, 60_000);

  it('prints nothing in the site, and in the server only through its log', () => {
    const quiet = sourcesIn(/^(src\/(?!console\/)|server\/(?!main\.ts|log\.ts)|protocol\/|provider\/(?!main\.ts))/);
    expect(quiet.flatMap((file) => globalUses(file, ['console']))).toEqual([]);
  }, 60_000);

  it('is found wherever it stands', () => {
    const guilty = sample('const late = () => setTimeout(() => console.log(1), 5);\nwindow.setTimeout(late);');
    expect(globalUses(guilty, [...TIMERS, 'window.setTimeout', 'console'])).toEqual([
      'src/ui/sample/Sample.tsx:1 uses setTimeout',
      'src/ui/sample/Sample.tsx:1 uses console.log',
      'src/ui/sample/Sample.tsx:2 uses window.setTimeout',
    ]);
  });
});

describe('files', () => {
  it('are named for what they hold: no utils, no misc, no barrels', () => {
    const vague = /(^|\/)(utils?|misc|helpers?|common|shared)(\/|\.|$)|(^|\/)index\.tsx?$/i;
    expect(sources.map(({ path }) => path).filter((path) => vague.test(path))).toEqual([]);
    expect(['src/utils/a.ts', 'src/ui/index.ts', 'server/helpers.ts'].filter((path) => vague.test(path))).toHaveLength(
      3,
    );
  });

  it('know nothing of the machine that they were written on', () => {
    const place = new RegExp(`/(${['work', 'root'].join('|')})/`);
    const texts = pathsIn(
      '{src,server,protocol,provider,tests,scripts,bench,docs,brands,.ci}/**/*.{ts,tsx,cjs,css,md,json,sql}',
      '*.{md,json,ts,html}',
      '.ci/run',
    );
    expect(texts.filter((path) => place.test(readFileSync(path, 'utf8')))).toEqual([]);
    expect(place.test(['', 'root', 'x'].join('/'))).toBe(true);
  });
});
