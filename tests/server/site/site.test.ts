import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError } from '../../../server/configError.ts';
import { createLog } from '../../../server/log.ts';
import { requestLog } from '../../../server/requestLog.ts';
import type { ServeEnv } from '../../../server/serve/caller.ts';
import { readBrand } from '../../../server/site/site/brand.ts';
import { siteColours } from '../../../server/site/site/brandColours.ts';
import { brandStyle } from '../../../server/site/site/brandPage.ts';
import { readSite, type Site } from '../../../server/site/site/mountSite.ts';
import { securityHeaders } from '../../../server/site/site/securityHeaders.ts';

const BRANDS = join(import.meta.dirname, '../../../brands');
const TEMPLATE = `<!doctype html><html lang="th"><head><title>%BRAND_NAME%</title>
<meta name="application-name" content="%BRAND_NAME%"><!-- %BRAND_THEME_COLORS% -->
<style id="brand">/*! brand */</style><style>body { margin: 0 }</style><script>document.title</script></head><body></body></html>`;
const SCRIPT = 'console.log("a script that is long enough to be worth compressing");\n'.repeat(20);
const PAGE = { accept: 'text/html,application/xhtml+xml' };

let folder: string;
let dist: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statehouse-site-'));
  dist = join(folder, 'dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  await mkdir(join(dist, 'flags'));
  await writeFile(join(dist, 'index.html'), TEMPLATE);
  await writeFile(join(dist, 'assets/site-a1b2c3.js'), SCRIPT);
  await writeFile(join(dist, 'assets/site-a1b2c3.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(dist, 'assets/site-a1b2c3.js.gz'), gzipSync(SCRIPT));
  await addHeroes(dist);
  await writeFile(join(dist, 'flags/TH.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function addHeroes(to: string): Promise<void> {
  await mkdir(join(to, 'art'));
  for (const hero of ['market-day', 'market-night', 'river-day', 'river-night'])
    await writeFile(join(to, `art/hero-${hero}.svg`), '<svg xmlns="http://www.w3.org/2000/svg"/>');
}

const appOf = (site: Site, trustProxy = 0, phoneService: string | null = null) => {
  const app = new Hono<ServeEnv>();
  app.use(requestLog(createLog('silent'), { trustProxy, countryHeader: null }), securityHeaders(trustProxy));
  app.get('/wps/x', (c) => c.json({}));
  site.mount(app, async () => phoneService);
  return app;
};

describe('the site', () => {
  let app: Hono<ServeEnv>;
  beforeAll(async () => {
    app = appOf(await readSite('statehouse', { dist, brands: BRANDS }));
  });
  const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

  it.each(['/', '/login', '/helpmc/some-topic', '/nowhere/at/all', '/games/v1.2'])(
    'serves the page at %s',
    async (path) => {
      const response = await get(path, PAGE);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(await response.text()).toContain('<title>Statehouse</title>');
    },
  );

  it.each(['/login', '/wp-login.php', '/nowhere', '/games/v1.2'])('answers 404 to a machine at %s', async (path) => {
    for (const headers of [{}, { accept: '*/*' }, { accept: 'application/json' }]) {
      const response = await get(path, headers);
      expect([response.status, await response.text()]).toEqual([404, 'Not found.\n']);
    }
  });

  it('serves the page at its own address to everybody', async () => {
    expect(await (await get('/', { accept: '*/*' })).text()).toContain('<title>Statehouse</title>');
  });

  it('puts the brand’s name, theme colours and tokens into the page', async () => {
    const html = await (await get('/', PAGE)).text();
    expect(html).toContain('<meta name="application-name" content="Statehouse">');
    expect(html).toContain(
      '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f5efe3"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0c0f14">',
    );
    expect(html).toContain('--ground:light-dark(#f5efe3,#0c0f14)');
    expect(html).not.toContain('%BRAND');
  });

  it('restricts the page to its own origin and forbids string evaluation', async () => {
    const response = await get('/', PAGE);
    const html = await response.text();
    const hashes = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(
      ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    );
    expect(hashes).toHaveLength(2);
    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'none'; script-src 'self' 'sha256-${createHash('sha256').update('document.title').digest('base64')}'; style-src 'self' ${hashes.join(' ')}; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types statehouse dompurify`,
    );
  });

  it('lets the page call the merchant’s phone service, at its origin only', async () => {
    const site = await readSite('statehouse', { dist, brands: BRANDS });
    const response = await appOf(site, 0, 'https://otp.example.test:8443/auth').request('/', { headers: PAGE });
    expect(response.headers.get('content-security-policy')).toContain(
      "; connect-src 'self' https://otp.example.test:8443; worker-src",
    );
  });

  it('serves the console window in QA only, open to frames and openers', async () => {
    await writeFile(
      join(dist, 'console.html'),
      '<title>Debug console</title><script src="/assets/site-a1b2c3.js"></script>',
    );
    const players = appOf(await readSite('statehouse', { dist, brands: BRANDS }));
    expect(await (await players.request('/console', { headers: PAGE })).text()).toContain('application-name');
    expect((await players.request('/console.html')).status).toBe(404);
    const qa = appOf(await readSite('statehouse', { dist, brands: BRANDS, hasConsole: true }));
    const response = await qa.request('/console', { headers: PAGE });
    expect(await response.text()).toContain('Debug console');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cross-origin-opener-policy': 'unsafe-none',
      'content-security-policy': expect.stringContaining(
        "; frame-ancestors http: https:; require-trusted-types-for 'script'; trusted-types console",
      ),
    });
  });

  it('serves the desk at its own address, in the brand and under the site’s policy', async () => {
    expect(await (await get('/desk', PAGE)).text()).toContain('application-name');
    const desk = TEMPLATE.replace('application-name', 'robots').replace('document.title', 'document.dir');
    await writeFile(join(dist, 'desk.html'), desk);
    const built = appOf(await readSite('statehouse', { dist, brands: BRANDS }));
    const response = await built.request('/desk', { headers: PAGE });
    const html = await response.text();
    expect(html).toContain('<meta name="robots" content="Statehouse">');
    const hash = createHash('sha256').update('document.dir').digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect((await built.request('/desk.html')).status).toBe(404);
    expect(await (await built.request('/desks', { headers: PAGE })).text()).toContain('application-name');
  });

  it('sends security headers with every answer', async () => {
    for (const path of ['/', '/assets/site-a1b2c3.js', '/wps/x', '/assets/none.js']) {
      const { headers } = await get(path, PAGE);
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect(headers.has('strict-transport-security')).toBe(false);
    }
  });

  it('sends HSTS only when a trusted proxy reports https', async () => {
    const headers = { ...PAGE, 'x-forwarded-proto': 'https' };
    const behind = appOf(await readSite('statehouse', { dist, brands: BRANDS }), 1);
    expect((await behind.request('/', { headers })).headers.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    );
    expect((await app.request('/', { headers })).headers.has('strict-transport-security')).toBe(false);
  });

  it('caches hashed files forever and revalidates the page', async () => {
    expect((await get('/assets/site-a1b2c3.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/flags/TH.svg')).headers.get('cache-control')).toBe('public, max-age=86400');
    const page = await get('/', PAGE);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/', { ...PAGE, 'if-none-match': page.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', null],
  ])('serves precompressed files for accept-encoding %s', async (accepted, encoding) => {
    const response = await get('/assets/site-a1b2c3.js', { 'accept-encoding': accepted });
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
      encoding,
      'accept-encoding',
    ]);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const body = Buffer.from(await response.arrayBuffer());
    if (encoding === 'br') expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
    if (encoding === null) expect(body.toString()).toBe(SCRIPT);
  });

  it('sends a file as it is until it is compressed, and compresses each build once', async () => {
    const fresh = join(folder, 'fresh');
    await mkdir(join(fresh, 'assets'), { recursive: true });
    await addHeroes(fresh);
    await writeFile(join(fresh, 'index.html'), TEMPLATE);
    await writeFile(join(fresh, 'assets/late.js'), SCRIPT);
    const sent = async (of: Site) => {
      const response = await appOf(of).request('/assets/late.js', { headers: { 'accept-encoding': 'br' } });
      return [response.headers.get('content-encoding'), Buffer.from(await response.arrayBuffer())] as const;
    };
    const site = await readSite('statehouse', { dist: fresh, brands: BRANDS });
    expect(await sent(site)).toEqual([null, Buffer.from(SCRIPT)]);

    await site.compress(AbortSignal.abort());
    expect((await sent(site))[0]).toBeNull();

    await site.compress(new AbortController().signal);
    const [encoding, body] = await sent(site);
    expect([encoding, brotliDecompressSync(body).toString()]).toEqual(['br', SCRIPT]);
    expect(await sent(await readSite('statehouse', { dist: fresh, brands: BRANDS }))).toEqual([encoding, body]);
  });

  it('compresses the page itself', async () => {
    const response = await get('/', { ...PAGE, 'accept-encoding': 'br' });
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toContain(
      '<title>Statehouse</title>',
    );
  });

  it.each(['/assets/none.js', '/flags/XX.svg', '/art/none.svg'])('returns 404 at %s', async (path) => {
    expect((await get(path, PAGE)).status).toBe(404);
  });

  it('does not serve files of the build like its stamp', async () => {
    await writeFile(join(dist, '.stamp'), 'x');
    const built = appOf(await readSite('statehouse', { dist, brands: BRANDS }));
    expect((await built.request('/.stamp', { headers: { accept: '*/*' } })).status).toBe(404);
  });

  it('returns 404 for a missing image instead of the page', async () => {
    expect((await get('/apple-touch-icon.png', { accept: 'image/*' })).status).toBe(404);
  });

  it.each([
    '/../package.json',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
    '/index.html.br',
  ])('reveals nothing at %s', async (path) => {
    const text = await (await get(path, PAGE)).text();
    expect(text.includes('"dependencies"')).toBe(false);
  });

  it('serves icon, web manifest and robots.txt', async () => {
    expect((await get('/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml');
    expect(await (await get('/manifest.webmanifest')).json()).toMatchObject({
      name: 'Statehouse',
      icons: [{ src: '/favicon.svg' }],
    });
    expect(await (await get('/robots.txt')).text()).toContain('Disallow: /wps/');
  });

  it('reports that it is not built', async () => {
    const response = await appOf(await readSite('statehouse', { dist: join(folder, 'none'), brands: BRANDS })).request(
      '/',
      { headers: PAGE },
    );
    expect([response.status, await response.text()]).toEqual([
      503,
      'The site is not built yet: run `npm run build`, or `npm start`, which builds it.\n',
    ]);
  });
});

describe('a brand', () => {
  it('[PROD-01] changes name, mark, hero, colours and corners of the same build', async () => {
    const html = async (brand: string) =>
      (await appOf(await readSite(brand, { dist, brands: BRANDS })).request('/', { headers: PAGE })).text();
    const [first, second] = [await html('statehouse'), await html('rimnam')];
    expect(second).toContain('<title>Rimnam</title>');
    expect(second).toContain('--accent:light-dark(#1d6fb5,#7cc4ff)');
    expect(second).toContain('--r2:14px');
    expect(second).toContain('--brand-hero-night:url("/art/hero-river-night.svg")');
    expect(first).toContain('--r2:8px');
  });

  it('without a file stops the start with an explanation', async () => {
    await expect(readBrand('nobody', BRANDS)).rejects.toThrow(
      new ConfigError('BRAND is nobody, but there is no brands/nobody.json. Add the file, or name another.'),
    );
  });

  it.each([
    ['name', '<script>'],
    ['mark', '<svg onload="x"></svg>'],
    ['hero', { day: '/a.svg);x:url(', night: '/b.svg' }],
    ['tokens', { ground: { day: 'red;}', night: '#000000' } }],
    ['tokens', { 'x}': { day: '#000000', night: '#000000' } }],
  ])('cannot inject into the page through its %s', async (field, value) => {
    const brand = { ...JSON.parse(await readFile(join(BRANDS, 'rimnam.json'), 'utf8')), [field]: value };
    await writeFile(join(folder, 'bad.json'), JSON.stringify(brand));
    await expect(readBrand('bad', folder)).rejects.toThrow(new RegExp(`^brands/bad.json: ${field}`));
  });

  it.each([
    [
      'text in the colour of its ground',
      { tokens: { ground: { day: '#f5efe3', night: '#0c0f14' }, text: { day: '#f4eee2', night: '#f1eee7' } } },
      'tokens.text #f4eee2 on ground #f5efe3 (day) has a contrast of 1.01, and needs 4.5',
    ],
    [
      'a button whose words cannot be read at night',
      { tokens: { 'on-accent': { day: '#1b1305', night: '#f0f0f0' } } },
      'tokens.on-accent #f0f0f0 on accent #f2b134 (night) has a contrast of 1.66, and needs 4.5',
    ],
    [
      'a colour that the site does not have',
      { tokens: { 'acent-text': { day: '#000000', night: '#ffffff' } } },
      'tokens.acent-text is no colour of the site',
    ],
    [
      'a script in the mark',
      { mark: "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>" },
      'mark must be made of shapes alone: path, circle, ellipse, rect, line, polygon, polyline, g',
    ],
    [
      'a mark that loads a picture',
      { mark: "<svg xmlns='http://www.w3.org/2000/svg'><g href='https://example.test/x'></g></svg>" },
      'mark must be made of shapes alone: path, circle, ellipse, rect, line, polygon, polyline, g',
    ],
    [
      'a mark that listens',
      { mark: "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'></svg>" },
      'mark must be made of shapes alone: path, circle, ellipse, rect, line, polygon, polyline, g',
    ],
    [
      'corners out of any size',
      { corners: { r1: 4, r2: 8, r3: 12, r4: -1 } },
      'corners.r4 Too small: expected number to be >=0',
    ],
  ])('is refused with the reason: %s', async (_what, change, reason) => {
    const brand = { ...JSON.parse(await readFile(join(BRANDS, 'statehouse.json'), 'utf8')), ...change };
    await writeFile(join(folder, 'bad.json'), JSON.stringify(brand));
    const refused = await readBrand('bad', folder).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ConfigError);
    expect((refused as ConfigError).message).toContain(reason);
  });

  it('stops the start where its hero is not among the files', async () => {
    const brand = JSON.parse(await readFile(join(BRANDS, 'statehouse.json'), 'utf8'));
    const hero = { ...brand.hero, night: '/art/hero-nowhere.svg' };
    await writeFile(join(folder, 'bad.json'), JSON.stringify({ ...brand, hero }));
    await expect(readSite('bad', { dist, brands: folder })).rejects.toThrow(
      new ConfigError('brands/bad.json: hero.night /art/hero-nowhere.svg is not in public/ of the build.'),
    );
  });

  it('may replace each colour of the site, and no other', async () => {
    const css = await readFile(join(import.meta.dirname, '../../../src/ui/style/tokens.css'), 'utf8');
    const written = css.matchAll(/^\s+--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/gm);
    const colours = [...written].map(([, name = '', day, night, both]) => [
      name,
      { day: day ?? both, night: night ?? both },
    ]);
    expect(Object.entries(siteColours)).toEqual(colours);
  });

  it('of the project is complete: both set the same tokens', async () => {
    const [first, second] = [await readBrand('statehouse', BRANDS), await readBrand('rimnam', BRANDS)];
    expect(Object.keys(second.tokens)).toEqual(Object.keys(first.tokens));
    expect(brandStyle(second)).not.toMatch(/[<>]/);
  });
});
