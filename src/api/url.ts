/**
 * The two functions of `ufo` that `ofetch` calls, for the addresses this site has: the build for players puts them in
 * its place and spares them the rest of that library (1.2 kB gzip).
 */

/** `path` under `base`; an address that stands there already is left alone. */
export function withBase(path: string, base: string): string {
  const root = base.replace(/\/$/, '');
  return path.startsWith(`${root}/`) && root !== '' ? path : `${root}/${path.replace(/^\//, '')}`;
}

/** `path` with the parameters of `query`; what is undefined is left out. */
export function withQuery(path: string, query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
  return search.size === 0 ? path : `${path}?${search}`;
}
