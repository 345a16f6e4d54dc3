import type { Context, Hono } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { type LiveEvent, liveChannel } from '../../../src/api/contract/site/live.ts';
import type { ServerDeps, Session } from '../../deps.ts';
import { unreadOf } from '../../member/inbox/inboxHandlers.ts';
import { balancesOf } from '../../money/ledger/balances.ts';
import { sumBalanceOf } from '../../money/wallet/sumBalance.ts';
import { Refusal } from '../../refusal.ts';
import type { ServeEnv } from '../../serve/caller.ts';
import { refusalAnswer } from '../../serve/envelope.ts';
import { checkSiteOpen } from '../../serve/gate.ts';
import type { Authenticate } from '../session/authenticate.ts';
import type { MemberNews } from './liveBus.ts';

export const BEAT_MS = 15_000;
const MOST_PER_SESSION = 5;
/** A channel is not activity: an idle member is signed out although a page is open. */
const BACKGROUND = { 'x-background': '1' };

/** The push channel of a signed-in member; ends with the session. */
export function mountLive(app: Hono<ServeEnv>, deps: ServerDeps, authenticate: Authenticate): void {
  const open = new Map<string, number>();

  app.get(liveChannel.path, async (c) => {
    try {
      await checkSiteOpen(deps, liveChannel, c.get('caller'));
      const session = await check(c);
      const channels = open.get(session.tokenHash) ?? 0;
      if (channels >= MOST_PER_SESSION)
        throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds: Math.ceil(BEAT_MS / 1000) });
      open.set(session.tokenHash, channels + 1);
      c.header('x-accel-buffering', 'no');
      c.header('cache-control', 'no-store');
      return streamSSE(c, (stream) =>
        channel(c, stream, session).finally(() => {
          const left = (open.get(session.tokenHash) ?? 1) - 1;
          if (left === 0) open.delete(session.tokenHash);
          else open.set(session.tokenHash, left);
        }),
      );
    } catch (error) {
      if (error instanceof Refusal) return refusalAnswer(c.get('caller'), error.code, error.details);
      throw error;
    }
  });

  function check(c: Context<ServeEnv>): Promise<Session> {
    const headers = new Headers({ authorization: c.req.header('authorization') ?? '', ...BACKGROUND });
    return authenticate(liveChannel, headers);
  }

  async function channel(c: Context<ServeEnv>, stream: SSEStreamingApi, { memberId }: Session): Promise<void> {
    const news: MemberNews[] = [];
    let wake = (): void => {};
    const stop = deps.live.subscribe(memberId, (one) => {
      news.push(one);
      wake();
    });
    const end = (): void => wake();
    deps.live.closed.addEventListener('abort', end);
    stream.onAbort(end);
    const send = (event: LiveEvent) => stream.writeSSE({ data: JSON.stringify(event) });
    const sumBalance = async () => sumBalanceOf(await balancesOf(deps.db, memberId));
    const isOver = () => stream.aborted || stream.closed || deps.live.closed.aborted;
    try {
      await send({ type: 'live.hello', at: deps.now(), sumBalance: await sumBalance() });
      while (!isOver()) {
        if (news.length === 0) await new Promise<void>((resolve) => beatOrNews(resolve));
        if (isOver()) return;
        await check(c);
        const told = news.splice(0);
        if (told.length === 0) await send({ type: 'live.beat', at: deps.now() });
        for (const one of told) if (one.type === 'round') await send({ ...one, type: 'live.round' });
        const last = told.findLast(({ type }) => type === 'balance');
        if (last) await send({ type: 'live.balance', at: last.at, sumBalance: await sumBalance() });
        const unread = told.findLast(({ type }) => type === 'unread');
        if (unread) await send({ type: 'live.unread', at: unread.at, unread: await unreadOf(deps.db, memberId) });
      }
    } catch (error) {
      // A refusal is the end of the session: the page learns why from its next call.
      if (!(error instanceof Refusal)) c.get('caller').log.warn({ err: error }, 'live channel broke');
    } finally {
      stop();
      deps.live.closed.removeEventListener('abort', end);
    }

    function beatOrNews(resolve: () => void): void {
      const timer = setTimeout(resolve, BEAT_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (isOver() || news.length > 0) wake();
    }
  }
}
