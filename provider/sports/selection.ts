import { hasLine, hasMap, isMarketKind, type Market, sidesOf } from '../engines/sports/market.ts';

interface Selection extends Market {
  readonly match: string;
  readonly side: string;
}

/** As `siam-16rhw:handicap:-0.5`, or `chao-1s58u:map-total:2:21.5` for the second map. */
export const marketKey = (match: string, { kind, line, map }: Market): string =>
  [match, kind, map, line].filter((part) => part !== null).join(':');

export const selectionId = (match: string, market: Market, side: string): string =>
  `${marketKey(match, market)}:${side}`;

const NUMBER = /^-?\d{1,3}(?:\.(?:25|5|75))?$/;

/** Null for anything but the id of a selection. */
export function readSelection(id: string): Selection | null {
  const [match = '', kind = '', ...rest] = id.split(':');
  if (!isMarketKind(kind)) return null;
  const map = hasMap(kind) ? rest.shift() : null;
  const line = hasLine(kind) ? rest.shift() : null;
  const [side, ...more] = rest;
  if (side === undefined || more.length > 0 || !sidesOf(kind).includes(side)) return null;
  if (map === undefined || (map !== null && !/^[1-9]$/.test(map))) return null;
  if (line === undefined || (line !== null && !NUMBER.test(line))) return null;
  const market = { kind, map: map === null ? null : Number(map), line: line === null ? null : Number(line) };
  return selectionId(match, market, side) === id ? { match, side, ...market } : null;
}
