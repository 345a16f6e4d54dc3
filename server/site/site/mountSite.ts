import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { ConfigError } from '../../configError.ts';
import type { Log } from '../../log.ts';
import type { ServeEnv } from '../../serve/caller.ts';
import { readBrand } from './brand.ts';
import { brandFiles } from './brandFiles.ts';
import { brandPage, heroPreloads, type InlineHashes } from './brandPage.ts';
import { mountConsolePage } from './consolePage.ts';
import { mountDeskPage } from './deskPage.ts';
import { isHttps } from './isHttps.ts';
import { readPartFiles } from './render/partFiles.ts';
import { createRenderedPages, type RenderedPages } from './render/renderedPages.ts';
import { createRenderer, type RenderCall } from './render/renderer.ts';
import { robotsText, sitemapXml } from './render/sitemap.ts';
import { visitLanguage, WEB_NAMES } from './render/visitLanguage.ts';
import { pagePolicy, workerPolicy } from './securityHeaders.ts';
import {
  ASK_EACH_TIME,
  compressFiles,
  madeFile,
  readStaticFiles,
  type StaticFile,
  sendFile,
  sendMade,
} from './staticFiles.ts';

const NOT_BUILT = 'The site is not built yet: run `npm run build`, or `npm start`, which builds it.\n';
const WORKER = '/worker.js';
const folders = /^\/(assets|flags|art|fonts)\//;

export interface SiteFolders {
  /** The built site. */
  readonly dist: string;
  /** The built renderer of its pages, a file; without it pages are sent without their content. */
  readonly render?: string;
  readonly log?: Log;
  readonly brands: string;
  /** Whether the build contains the QA console. */
  readonly hasConsole?: boolean;
  /** Address of the game provider, whose games the page frames. */
  readonly games?: string | null;
}

/** A site ready to mount: everything is read at start, so that a broken brand stops the start. */
export interface Site {
  readonly mount: (app: Hono<ServeEnv>, readPhoneService: ReadPhoneService, mayRender?: () => boolean) => void;
  /** Content has changed: rendered pages are compared with it before they are sent again. */
  readonly changed: () => void;
  /** Ends the renderer of its pages. */
  readonly stop: () => Promise<void>;
  /** Compresses what the build left uncompressed; until then it is sent as it is. */
  readonly compress: (signal: AbortSignal) => Promise<void>;
}

/** Current address of the merchant's phone service; null without one. */
type ReadPhoneService = () => Promise<string | null>;

/**
 * Serves the built site in a brand: static files, and the page for every other path, because routing happens in the
 * page (ROUTE-01…35).
 */
export async function readSite(
  brandId: string,
  { dist, brands, hasConsole = false, games = null, render, log }: SiteFolders,
): Promise<Site> {
  const brand = await readBrand(brandId, brands);
  const built = await readStaticFiles(dist).catch(() => new Map<string, StaticFile>());
  const made = Object.entries(brandFiles(brand)).map(
    ([path, { type, text }]) => [path, madeFile(text, type, ASK_EACH_TIME)] as const,
  );
  const files = new Map([...built, ...made]);
  for (const [theme, path] of Object.entries(brand.hero)) {
    if (built.size > 0 && !built.has(path))
      throw new ConfigError(`brands/${brandId}.json: hero.${theme} ${path} is not in public/ of the build.`);
  }
  const template = files.get('/index.html');
  files.delete('/index.html');
  const page = template && brandPage(new TextDecoder().decode(template.body), brand);
  const pageFile = page && madeFile(page.html, 'text/html; charset=utf-8', ASK_EACH_TIME);
  const inline = page?.inline ?? { styles: [], scripts: [] };

  const deskTemplate = files.get('/desk.html');
  files.delete('/desk.html');
  const deskPage = deskTemplate && brandPage(new TextDecoder().decode(deskTemplate.body), brand);

  let stopRenderer = () => Promise.resolve();
  let changed: () => void = () => {};

  const consolePage = files.get('/console.html');
  files.delete('/console.html');

  const mount: Site['mount'] = (app, readPhoneService, mayRender = () => true) => {
    /** The server's own calls, without a socket. */
    const call: RenderCall = async (url, headers) => {
      const { 'accept-encoding': _encoding, ...rest } = headers;
      const answer = await app.request(url, { headers: rest });
      return { method: 'GET', url, status: answer.status, text: await answer.text() };
    };
    const renderer = render !== undefined && log && template ? createRenderer(render, call, log) : null;
    const css = [...built].flatMap(([path, { body }]) =>
      path.endsWith('.css') && page?.html.includes(path) ? [new TextDecoder().decode(body)] : [],
    );
    const pages =
      renderer && page && log
        ? createRenderedPages({
            renderer,
            template: page.html,
            css: css.join(''),
            brandName: brand.name,
            homePreloads: heroPreloads(brand),
            files: readPartFiles(dist),
            call,
            now: Date.now,
            isExact: hasConsole,
            log,
          })
        : null;
    stopRenderer = () => renderer?.stop() ?? Promise.resolve();
    changed = () => pages?.changed();
    if (hasConsole && consolePage) mountConsolePage(app, consolePage);
    if (deskPage) mountDeskPage(app, deskPage);
    app.get('/robots.txt', (c) => c.text(robotsText(originOf(c))));
    app.get('/sitemap.xml', async (c) =>
      c.body(await sitemapXml(originOf(c), call), 200, { 'content-type': 'application/xml; charset=utf-8' }),
    );
    app.get('*', async (c) => {
      const file = files.get(c.req.path);
      if (file) return sendFile(c, file, c.req.path === WORKER ? { 'content-security-policy': workerPolicy } : {});
      if (folders.test(c.req.path) || !isForPage(c.req.path, c.req.header('accept')))
        return c.text('Not found.\n', 404);
      if (!pageFile) return c.text(NOT_BUILT, 503);
      const policyOf = async (of: InlineHashes) => ({
        'content-security-policy': pagePolicy({
          inline: of,
          phoneService: await readPhoneService(),
          games,
          hasConsole,
        }),
      });
      // A tester may ask for a page that makes its calls itself.
      const isPlain = hasConsole && getCookie(c, 'arrives') === 'no';
      const rendered = pages && !isPlain && mayRender() ? await renderedFor(app, pages, c) : null;
      if (rendered === null) return sendFile(c, pageFile, await policyOf(inline));
      return sendMade(c, rendered.html, {
        ...(await policyOf(rendered.inline)),
        'cache-control': ASK_EACH_TIME,
      });
    });
  };
  return {
    mount,
    compress: (signal) => compressFiles(dist, built, { isQuick: hasConsole, signal }),
    stop: () => stopRenderer(),
    changed: () => changed(),
  };
}

const originOf = (c: Context): string => `${isHttps(c) ? 'https' : 'http'}://${new URL(c.req.url).host}`;

/** The page with its content, where the site is open to this visitor. */
async function renderedFor(app: Hono<ServeEnv>, pages: RenderedPages, c: Context<ServeEnv>) {
  const { url } = c.req;
  const { hostname, pathname, searchParams } = new URL(url);
  const headers = new Headers(c.req.raw.headers);
  headers.delete('accept-encoding');
  headers.delete('if-none-match');
  const statusUrl = `/wps/system/status?url=${hostname}`;
  const answer = await app.fetch(new Request(new URL(statusUrl, url), { headers }), c.env);
  const text = await answer.text();
  if (!/"value":\{"status":0\b/.test(text)) return null;
  const asked = searchParams.get('lang')?.toUpperCase();
  return pages.of({
    origin: originOf(c),
    path: pathname,
    query: searchParams,
    language: visitLanguage(
      asked && asked in WEB_NAMES ? asked : getCookie(c, 'lang'),
      c.req.header('accept-language'),
    ),
    status: { method: 'GET', url: statusUrl, status: answer.status, text },
  });
}

/** Whether a request is a person's: a browser asks for HTML. The address of the site itself is for everybody. */
const isForPage = (path: string, accept = '') => path === '/' || accept.includes('text/html');
