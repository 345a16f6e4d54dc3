import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPartFiles } from '../../server/site/site/render/partFiles.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'parts-'));

it('names the files of modules and what they import, beyond the entry, each once', () => {
  const dist = folder();
  writeFileSync(
    join(dist, '.parts.json'),
    JSON.stringify({
      '_libraries.js': { file: 'assets/libraries.js', name: 'libraries' },
      '_site.js': { file: 'assets/site.js', name: 'site', imports: ['_libraries.js'] },
      '_kit.js': { file: 'assets/kit.js', name: 'kit', imports: ['_libraries.js'] },
      'src/ui/frame.ts': { file: 'assets/frame.js', name: 'frame', imports: ['_site.js', '_kit.js'] },
      'src/pages/lobby.ts': { file: 'assets/lobby.js', name: 'lobby', imports: ['_kit.js', '_site.js'] },
      'src/pages/vip.ts': { file: 'assets/vip.js', name: 'vip' },
    }),
  );
  expect(readPartFiles(dist).filesOf(['src/ui/frame.ts', 'src/pages/lobby.ts', 'src/pages/gone.ts'])).toEqual([
    '/assets/kit.js',
    '/assets/frame.js',
    '/assets/lobby.js',
  ]);
});

it('names none where the build has no list', () => {
  expect(readPartFiles(folder()).filesOf(['src/ui/frame.ts'])).toEqual([]);
});

it('reads the words of files and of the entry, the names of classes among them', () => {
  const dist = folder();
  writeFileSync(join(dist, '.parts.json'), JSON.stringify({ '_site.js': { file: 'site.js', name: 'site' } }));
  writeFileSync(join(dist, 'site.js'), 'var b={head:"x-1"}');
  writeFileSync(join(dist, 'deposit.js'), 'const a={panel:`xQ-7_b`};a(a)');
  const { wordsIn } = readPartFiles(dist);
  expect(wordsIn(['/deposit.js'])).toEqual(['var', 'b', 'head', 'x-1', 'const', 'a', 'panel', 'xQ-7_b']);
});
