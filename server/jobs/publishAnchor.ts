import type { ServerDeps } from '../deps.ts';
import { type Anchor, appendAnchor } from '../money/ledger/anchors.ts';

const PATIENCE_MS = 10_000;

/**
 * Anchors the books and publishes the head outside the database: as a log line and, if configured, to a webhook. A webhook
 * that does not accept it is logged as an error; the next head covers the same books.
 */
export async function publishAnchor({ db, now, log, config }: ServerDeps): Promise<void> {
  const anchor = await appendAnchor(db, now());
  if (anchor === null) return;
  log.info({ anchor }, 'books anchored');
  if (config.anchorWebhookUrl === null) return;
  await post(config.anchorWebhookUrl, anchor).catch((err: unknown) =>
    log.error({ err, anchor }, 'the webhook did not accept the anchor'),
  );
}

async function post(url: string, anchor: Anchor): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(anchor),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The webhook answered ${answer.status}.`);
}
