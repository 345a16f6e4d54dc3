import { describe, expect, it } from 'vitest';
import { createLog } from '../../../server/log.ts';
import { readStyles } from '../../../server/site/site/render/criticalCss.ts';
import { createRenderedPages, type PageVisit } from '../../../server/site/site/render/renderedPages.ts';
import type { RenderAnswer, Renderer } from '../../../server/site/site/render/renderer.ts';
import { robotsText } from '../../../server/site/site/render/sitemap.ts';
import { visitLanguage } from '../../../server/site/site/render/visitLanguage.ts';

describe('the language of a visit', () => {
  it.each([
    ['EN', 'th', 'EN'],
    [undefined, 'ja,en;q=0.8', 'JA'],
    [undefined, 'de-DE,de;q=0.9,en;q=0.8,th;q=0.7', 'EN'],
    [undefined, 'en;q=0.5,th;q=0.9', 'TH'],
    [undefined, 'pt-BR', 'PT'],
    [undefined, 'zh-CN', 'CN'],
    [undefined, 'vi;q=0', 'TH'],
    ['klingon', undefined, 'TH'],
  ])('[LANG-02] with cookie %s and %s is %s', (cookie, accepted, language) => {
    expect(visitLanguage(cookie, accepted)).toBe(language);
  });
});

describe('the styles of a page', () => {
  const styles = readStyles(
    [
      '@layer tokens,base,kit;',
      ':root{--a:1}',
      '@layer base{body{margin:0}.gone{color:red}}',
      '.used{color:red}.used:hover .gone{color:blue}.gone,.used.other{top:0}',
      '.used:not(.gone){left:0}',
      '@media (width<640px){.used{top:1px}.gone{top:2px}}',
      '@media print{.gone{top:3px}}',
      '@keyframes spin{0%{top:0}to{top:1px}}@keyframes stay{to{top:1px}}',
      '.other{animation:spin 1s}',
      '@font-face{font-family:"A{b}";src:url(a.woff2)}',
    ].join(''),
  );

  it('are the rules whose classes it has, in their layers and at their widths', () => {
    expect(styles.usedBy('<p class="used"></p><p class="other"></p>')).toBe(
      [
        '@layer tokens,base,kit;',
        ':root{--a:1}',
        '@layer base{body{margin:0}}',
        '.used{color:red}.gone,.used.other{top:0}',
        '.used:not(.gone){left:0}',
        '@media (width<640px){.used{top:1px}}',
        '@keyframes spin{0%{top:0}to{top:1px}}',
        '.other{animation:spin 1s}',
      ].join(''),
    );
  });

  it('has the rules of what follows the page too', () => {
    expect(styles.usedBy('<p class="other"></p>', ['gone'])).toContain('@media print{.gone{top:3px}}');
    expect(styles.usedBy('<p class="other"></p>')).not.toContain('.gone{top:3px}');
  });

  it('names the fonts of the scripts that it is written in, and not of a few letters', () => {
    const faces = readStyles(
      [
        '@font-face{font-family:"A{b}";src:url(latin.woff2);unicode-range:U+0020-007E,U+A9}',
        "@font-face{font-family:Thai;src:url('thai.woff2') format('woff2');unicode-range:U+0E01-0E5B}",
        '@font-face{font-family:Greek;src:url("greek.woff2");unicode-range:U+3??}',
        '@font-face{font-family:Every;src:url(every.woff2)}',
        '@font-face{font-family:Stand-in;src:local("Arial")}',
      ].join(''),
    );
    expect(faces.usedBy('<p>ก</p>')).toBe('@font-face{font-family:Stand-in;src:local("Arial")}');
    expect(faces.fontsOf('<style>p{}</style><p class="abcdef">กขคงจ αβγ ab</p>')).toEqual([
      'thai.woff2',
      'every.woff2',
    ]);
    expect(faces.fontsOf('<p>αβγδε, abc</p>')).toEqual(['latin.woff2', 'greek.woff2', 'every.woff2']);
  });
});

const STATUS = '/wps/system/status?url=play.example.test';
const statusAt = (serverTime: number, status = 0): RenderAnswer => ({
  ...{ method: 'GET', url: STATUS, status: 200 },
  text: `{"success":true,"value":{"status":${status},"serverTime":${serverTime}},"traceId":"t${serverTime}"}`,
});
const TEMPLATE =
  '<!doctype html><html lang="th"><head><title>Brand</title><meta name="description" content="x"></head><body><div id="root"><i></i></div><noscript></noscript></body></html>';

/** Rendered pages of a site whose content and clock a test steers. */
function pagesOf(isExact = false) {
  const world = { at: 1_000_000, content: 'one', siteStatus: 0, fails: false };
  const rendered: string[] = [];
  const called: string[] = [];
  const content = (): RenderAnswer => ({
    ...{ method: 'GET', url: '/wps/news?language=TH', status: 200 },
    text: `{"success":true,"value":{"list":["${world.content}</script>"]},"traceId":"${Math.random()}"}`,
  });
  const renderer: Renderer = {
    render: async ({ address, language }) => {
      if (world.fails) throw new Error('no page');
      if (address.startsWith('/member')) return null;
      rendered.push(`${language} ${address}`);
      return {
        html: `<main><h1>News &amp; more</h1><p style="--at:1">The ${world.content} thing that was announced today, for everybody.</p></main>`,
        answers: [statusAt(1, world.siteStatus), content()],
        parts: ['src/ui/Frame.tsx'],
        memberParts: ['src/ui/Purse.tsx'],
      };
    },
    stop: async () => {},
  };
  const pages = createRenderedPages({
    renderer,
    template: TEMPLATE,
    css: 'main{color:red}.later{color:blue}.member{top:0}.elsewhere{color:green}',
    brandName: 'Brand',
    homePreloads: '<link rel="preload" href="/hero.svg">',
    files: {
      filesOf: (modules) => modules.map((name) => `/assets/of-${name.split('/').at(-1)}.js`),
      wordsIn: (files) => files.map((file) => (file.includes('Purse') ? 'member' : 'later')),
    },
    call: async (url) => {
      called.push(url);
      return url === STATUS ? statusAt(2) : content();
    },
    now: () => world.at,
    isExact,
    log: createLog('silent'),
  });
  const visit = (path: string, query = '', language: PageVisit['language'] = 'TH') =>
    pages.of({
      ...{ origin: 'https://play.example.test', path, language },
      query: new URLSearchParams(query),
      status: statusAt(777),
    });
  return { world, rendered, called, pages, visit };
}

const arrivedIn = (html: string) =>
  JSON.parse(/id="arrived">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? expect.unreachable('nothing arrived'));

describe('rendered pages', () => {
  it('bring content, title, description, addresses in each language, and the answers behind them', async () => {
    const { visit } = pagesOf();
    const { html = '' } = (await visit('/news', 'utm_source=x')) ?? {};
    const { html: detail = '' } = (await visit('/promoDetail', 'id=a&lang=TH&utm_source=x')) ?? {};
    const { html: bare = '' } = (await visit('/promoDetail', 'id=a')) ?? {};
    const addresses = (of: string, kind: RegExp) => kind.exec(of)?.[1];
    const canonical = /<link rel="canonical" href="([^"]*)"/;
    expect([
      addresses(detail, canonical),
      addresses(bare, canonical),
      addresses(bare, /hreflang="ja" href="([^"]*)"/),
      addresses(bare, /hreflang="x-default" href="([^"]*)"/),
    ]).toEqual([
      'https://play.example.test/promoDetail?id=a&amp;lang=TH',
      'https://play.example.test/promoDetail?id=a',
      'https://play.example.test/promoDetail?id=a&amp;lang=JA',
      'https://play.example.test/promoDetail?id=a',
    ]);
    expect(html).toContain('<html lang="th">');
    expect(html).toContain('<title>News &amp; more · Brand</title>');
    expect(html).toContain('content="Brand: The one thing that was announced today, for everybody."');
    expect(html).toContain('<link rel="canonical" href="https://play.example.test/news">');
    expect(html).toContain('<link rel="alternate" hreflang="pt-BR" href="https://play.example.test/news?lang=PT">');
    expect(html).toContain('<style>main{color:red}.later{color:blue}.member{top:0}</style>');
    expect(html).not.toContain('hero.svg');
    // The visitor's own status, with the present time; the content cannot end its element.
    expect(arrivedIn(html)).toEqual({
      ...{ path: '/news', language: 'TH' },
      answers: [
        { url: STATUS, status: 200, text: statusAt(777).text },
        { url: '/wps/news?language=TH', status: 200, text: expect.stringContaining('one</script>') },
      ],
    });
  });

  it('name the hash of each style attribute, and preload the first picture of home', async () => {
    const { visit } = pagesOf();
    const page = await visit('/');
    // printf '%s' '--at:1' | openssl dgst -sha256 -binary | base64
    expect(page?.inline.styles).toContain("'sha256-B/eK2VEtmTzcu6pF9cJudFIbcMESCZ+pVc83ZVCj2Vw='");
    expect(page?.inline.styles).toContain("'unsafe-hashes'");
    expect(page?.html).toContain('<link rel="preload" href="/hero.svg">');
  });

  it('are rendered once for each address and language, whatever else is in the query', async () => {
    const { visit, rendered } = pagesOf();
    await visit('/news', 'page=2&utm_source=a');
    await visit('/news', 'utm_source=b&page=2');
    await visit('/news', 'page=2', 'EN');
    expect(rendered).toEqual(['TH /news?page=2', 'EN /news?page=2']);
  });

  it('are compared after a while, and rendered anew when their content has changed', async () => {
    const { world, visit, rendered, called } = pagesOf();
    await visit('/news');
    world.at += 14_000;
    await visit('/news');
    expect(called).toEqual([]);
    world.at += 60_000;
    await visit('/news');
    expect([called.length, rendered.length]).toEqual([2, 1]);
    world.content = 'other';
    world.at += 61_000;
    expect((await visit('/news'))?.html).toContain('The other thing');
    expect(rendered.length).toBe(2);
  });

  it('are sent once more while they are compared, and at once after an operator has written', async () => {
    const { world, visit, pages } = pagesOf();
    await visit('/news');
    world.content = 'other';
    world.at += 20_000;
    expect((await visit('/news'))?.html).toContain('The one thing');
    await expect.poll(async () => (await visit('/news'))?.html).toContain('The other thing');
    world.content = 'third';
    pages.changed();
    expect((await visit('/news'))?.html).toContain('The third thing');
  });

  it('are left out where the site is closed, the address is not rendered, or rendering fails', async () => {
    const { world, visit } = pagesOf();
    expect(await visit('/member/withdraw')).toBeNull();
    world.fails = true;
    expect(await visit('/news')).toBeNull();
    world.fails = false;
    world.siteStatus = 1;
    expect(await visit('/vip')).toBeNull();
  });

  it('are compared at every visit of a tester', async () => {
    const { world, visit } = pagesOf(true);
    await visit('/news');
    world.content = 'other';
    expect((await visit('/news'))?.html).toContain('The other thing');
  });
});

it('keeps search engines off members’ pages, calls and the desk', () => {
  const lines = robotsText('https://play.example.test').split('\n');
  expect(lines.slice(0, 3)).toEqual(['User-agent: *', 'Disallow: /member', 'Disallow: /agent']);
  expect(lines).toContain('Disallow: /desk');
  expect(lines.at(-2)).toBe('Sitemap: https://play.example.test/sitemap.xml');
});
