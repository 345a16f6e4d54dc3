import { dirname } from 'node:path/posix';

/** What faults are drawn from by turns, so that none crowds out another. */
const LAYERS = {
  machines: /^src\/machines\//,
  views: /^src\/ui\//,
  api: /^src\/api\//,
  server: /^server\//,
  games: /^(?:provider\/(?!page\/)|protocol\/)/,
  'pages of games': /^provider\/page\//,
};

export const LAYER_NAMES = Object.keys(LAYERS);

/** Drawings and texts: people judge them. What starts a process or a worker. */
const LEFT_OUT = /\/(?:art|icons|words)\/|\.(?:cn|en|ja|pt|th|vi)\.ts$|\/main\.ts$|\.config\.ts$|\.worker\.ts$/;

/** Sources that only Chromium runs: the page of the slots, and the language of the page that checks a round. */
const IN_BROWSER_ONLY =
  /^provider\/page\/(?:game\/(?:game\.|layout|listen|pots\/(?:celebrate|start)|reels|revealing|rotating|sheets|show)|check\/translate)/;

export const layerOf = (path: string): string | undefined =>
  LEFT_OUT.test(path) || IN_BROWSER_ONLY.test(path)
    ? undefined
    : Object.entries(LAYERS).find(([, layer]) => layer.test(path))?.[0];

/** The folder of a source. */
export const areaOf = (path: string): string => dirname(path);
