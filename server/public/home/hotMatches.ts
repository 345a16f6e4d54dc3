import { hotMatches, hotMatchesPath } from '../../../protocol/hotMatches.ts';
import type { ValueOf } from '../../../src/api/contract/endpoint.ts';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { HotMatch, homeContract } from '../../../src/api/contract/public/home.ts';
import type { ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';

const COUNT = 6;
const TIMEOUT_MS = 2_000;
/** Odds move every few seconds; home shows when they were read. */
const KEPT_MS = 5_000;

type Read = ReturnType<typeof hotMatches.parse>['matches'];
type Deps = Pick<ServerDeps, 'config' | 'now' | 'log' | 'db' | 'health'>;

const kept = new WeakMap<ServerDeps['db'], { readonly at: number; readonly matches: Promise<Read> }>();

/**
 * HOME-04: the matches of the provider's sportsbook that are under way or start next, read at most every 5 s.
 * @throws {Refusal} GAME_PROVIDER_DOWN
 */
export async function readHotMatches(
  deps: Deps,
  language: LanguageCode,
  ask: typeof fetch = fetch,
): Promise<ValueOf<(typeof homeContract)['hotMatches']>> {
  const { config, db, now, log, health } = deps;
  if (config.providerUrl === null) return { list: [], updatedAt: now() };
  if (health.gamesAwaySince() !== null) throw new Refusal('GAME_PROVIDER_DOWN');
  const last = kept.get(db);
  const isFresh = last !== undefined && now() - last.at < KEPT_MS && now() >= last.at;
  const read = isFresh ? last : { at: now(), matches: askProvider(config.providerUrl, ask) };
  kept.set(db, read);
  try {
    const matches = await read.matches;
    return { list: matches.map((match) => matchView(match, language)), updatedAt: read.at };
  } catch (err) {
    kept.delete(db);
    log.warn({ err }, 'the hot matches could not be read');
    throw new Refusal('GAME_PROVIDER_DOWN');
  }
}

async function askProvider(url: string, ask: typeof fetch): Promise<Read> {
  const answer = await ask(`${url}${hotMatchesPath(COUNT)}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}.`);
  return hotMatches.parse(await answer.json()).matches;
}

function matchView(match: Read[number], language: LanguageCode): HotMatch {
  const { id, sport, startsAt, clock, score, state, markets } = match;
  const teamView = ({ name, short, colour }: Read[number]['home']) => ({ name: name[language], short, colour });
  const live = state === 'live';
  const winner = markets.find(({ kind, state }) => (kind === '1x2' || kind === 'winner') && state === 'open');
  return {
    id,
    sport,
    startsAt,
    live,
    home: teamView(match.home),
    away: teamView(match.away),
    clock: live ? clock : null,
    score: live ? score : null,
    odds: (winner?.selections ?? []).flatMap(({ side, odds }) =>
      side === 'home' || side === 'draw' || side === 'away' ? [{ side, odds }] : [],
    ),
  };
}
