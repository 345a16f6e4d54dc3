import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createPages } from '../../provider/http/pages.ts';

/** A game of each kind. */
const GAMES = {
  slot: 'lantern-night',
  crash: 'rocket-rise',
  board: 'mini-coin',
  table: 'pearl-baccarat',
  room: 'pok-deng',
  lottery: 'lucky-28',
  sports: 'grand-stadium-sports',
};

describe('the page of a game', () => {
  it('is that of its kind, with its odds and the site around it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'game-pages-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const kind of Object.keys(GAMES)) writeFileSync(join(folder, `${kind}.html`), '%KIND% %SHEET% %SITE_ORIGIN%');
    const app = createPages(folder, 'https://site.test');
    const pages = await Promise.all(Object.values(GAMES).map(async (id) => (await app.request(`/play/${id}`)).text()));
    expect(pages).toEqual([
      'slot even-1 https://site.test',
      expect.stringMatching(/^crash /),
      'board flip-1 https://site.test',
      'table baccarat-1 https://site.test',
      expect.stringMatching(/^room /),
      'lottery lf28-1 https://site.test',
      expect.stringMatching(/^sports /),
    ]);
  });

  it('asks for its own stage and style at once, and for those of no other kind', async () => {
    const { NODE_ENV } = process.env;
    const built = await build({
      mode: 'production',
      configFile: 'provider/vite.config.ts',
      logLevel: 'error',
      build: { write: false },
    });
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
    const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
    const stageOf = new Map(
      files
        .filter((file) => file.type === 'chunk')
        .flatMap((chunk) => {
          const [, kind] = /page\/(\w+)\/stage\.ts$/.exec(chunk.facadeModuleId ?? '') ?? [];
          return kind === undefined ? [] : [[kind, chunk] as const];
        }),
    );
    expect([...stageOf.keys()].toSorted()).toEqual(Object.keys(GAMES).toSorted());
    expect(
      files
        .map(({ fileName }) => fileName)
        .filter((name) => name.endsWith('.html'))
        .toSorted(),
    ).toEqual([...Object.keys(GAMES), 'check'].map((kind) => `${kind}.html`).toSorted());
    for (const kind of Object.keys(GAMES)) {
      const page = files.find(({ fileName }) => fileName === `${kind}.html`);
      const html = page?.type === 'asset' ? String(page.source) : '';
      const asked = [...stageOf].filter(([, { fileName }]) =>
        html.includes(`<link rel="modulepreload" crossorigin href="/${fileName}">`),
      );
      expect([kind, asked.map(([of]) => of)]).toEqual([kind, [kind]]);
      for (const style of stageOf.get(kind)?.viteMetadata?.importedCss ?? [])
        expect([kind, html]).toEqual([
          kind,
          expect.stringContaining(`<link rel="stylesheet" crossorigin href="/${style}">`),
        ]);
    }
  }, 60_000);
});
