import { Hono } from 'hono';
import type { Handlers } from '../../server/deps.ts';
import { createOperatorOf } from '../../server/desk/desk/operatorOf.ts';
import { createCallsUnderWay } from '../../server/load/callsUnderWay.ts';
import { requestLog } from '../../server/requestLog.ts';
import type { ServeEnv } from '../../server/serve/caller.ts';
import { serve } from '../../server/serve/serve.ts';
import { createAuthenticate } from '../../server/site/session/authenticate.ts';
import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import type { Reference } from './reference.ts';

/** An app that serves a test's own calls on the reference database. */
export function serveArea<A extends Readonly<Record<string, Endpoint>>>(
  { deps }: Reference,
  area: A,
  handlers: Handlers<A>,
): Hono<ServeEnv> {
  const app = new Hono<ServeEnv>();
  app.use(requestLog(deps.log, { trustProxy: 0, countryHeader: null }));
  const site = {
    app,
    deps,
    authenticate: createAuthenticate(deps),
    operatorOf: createOperatorOf(deps),
    faults: null,
    underWay: createCallsUnderWay(),
  };
  serve(site, area, handlers);
  return app;
}
