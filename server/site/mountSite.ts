import type { Hono } from 'hono';
import type { ServeEnv } from '../serve/caller.ts';
import { readBrand } from './brand.ts';
import { brandFiles } from './brandFiles.ts';
import { brandPage } from './brandPage.ts';
import { mountConsolePage } from './consolePage.ts';
import { mountDeskPage } from './deskPage.ts';
import { pagePolicy, workerPolicy } from './securityHeaders.ts';
import { ASK_EACH_TIME, compressFiles, madeFile, readStaticFiles, type StaticFile, sendFile } from './staticFiles.ts';

const NOT_BUILT = 'The site is not built yet: run `npm run build`, or `npm start`, which builds it.\n';
const WORKER = '/worker.js';
const folders = /^\/(assets|flags|art|fonts)\//;

export interface SiteFolders {
  /** The built site. */
  readonly dist: string;
  readonly brands: string;
  /** Whether the build contains the QA console. */
  readonly hasConsole?: boolean;
  /** Address of the game provider, whose games the page frames. */
  readonly games?: string | null;
}

/** A site ready to mount: everything is read at start, so that a broken brand stops the start. */
export interface Site {
  readonly mount: (app: Hono<ServeEnv>, readPhoneService: ReadPhoneService) => void;
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
  { dist, brands, hasConsole = false, games = null }: SiteFolders,
): Promise<Site> {
  const brand = await readBrand(brandId, brands);
  const built = await readStaticFiles(dist).catch(() => new Map<string, StaticFile>());
  const made = Object.entries(brandFiles(brand)).map(
    ([path, { type, text }]) => [path, madeFile(text, type, ASK_EACH_TIME)] as const,
  );
  const files = new Map([...built, ...made]);
  const template = files.get('/index.html');
  files.delete('/index.html');
  const page = template && brandPage(new TextDecoder().decode(template.body), brand);
  const pageFile = page && madeFile(page.html, 'text/html; charset=utf-8', ASK_EACH_TIME);
  const inline = page?.inline ?? { styles: [], scripts: [] };

  const deskTemplate = files.get('/desk.html');
  files.delete('/desk.html');
  const deskPage = deskTemplate && brandPage(new TextDecoder().decode(deskTemplate.body), brand);

  const consolePage = files.get('/console.html');
  files.delete('/console.html');

  const mount: Site['mount'] = (app, readPhoneService) => {
    if (hasConsole && consolePage) mountConsolePage(app, consolePage);
    if (deskPage) mountDeskPage(app, deskPage);
    app.get('*', async (c) => {
      const file = files.get(c.req.path);
      if (file) return sendFile(c, file, c.req.path === WORKER ? { 'content-security-policy': workerPolicy } : {});
      if (folders.test(c.req.path) || !isForPage(c.req.path, c.req.header('accept')))
        return c.text('Not found.\n', 404);
      if (!pageFile) return c.text(NOT_BUILT, 503);
      return sendFile(c, pageFile, {
        'content-security-policy': pagePolicy({
          inline,
          phoneService: await readPhoneService(),
          games,
          hasConsole,
        }),
      });
    });
  };
  return { mount, compress: (signal) => compressFiles(dist, built, { isQuick: hasConsole, signal }) };
}

/** Whether a request is a person's: a browser asks for HTML. The address of the site itself is for everybody. */
const isForPage = (path: string, accept = '') => path === '/' || accept.includes('text/html');
