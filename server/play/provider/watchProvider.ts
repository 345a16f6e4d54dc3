import type { ServerDeps } from '../../deps.ts';

const LOOK_EVERY_MS = 5_000;
const TIMEOUT_MS = 4_000;

/**
 * Looks whether the game provider answers; any answer will do. While it does not, launches are refused at once
 * (`GAME_PROVIDER_DOWN`) and nothing else asks it.
 * @returns what stops it
 */
export function watchProvider(
  { config, health, now }: Pick<ServerDeps, 'config' | 'health' | 'now'>,
  ask: (url: string, init: { readonly signal: AbortSignal }) => Promise<unknown> = fetch,
): () => void {
  const { providerUrl } = config;
  if (providerUrl === null) return () => {};
  const look = () =>
    ask(`${providerUrl}/health`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
      () => health.gamesAnswer(null),
      () => health.gamesAnswer(health.gamesAwaySince() ?? now()),
    );
  void look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
