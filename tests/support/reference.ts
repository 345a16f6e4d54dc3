import type { Hono } from 'hono';
import { createApp } from '../../server/app.ts';
import { readConfig, type ServerConfig } from '../../server/config.ts';
import { createDeps } from '../../server/createDeps.ts';
import type { Database } from '../../server/database/database.ts';
import type { OpenDatabase } from '../../server/database/databaseHandle.ts';
import { openDatabase } from '../../server/database/openDatabase.ts';
import type { ServerDeps } from '../../server/deps.ts';
import { createLog } from '../../server/log.ts';
import type { SimulatedFaults } from '../../server/money/payment/simulatedFaults.ts';
import { createQaControls, type QaControls } from '../../server/qa/controls.ts';
import type { ServeEnv } from '../../server/serve/caller.ts';
import type { PasswordCost } from '../../server/site/session/passwordHasher.ts';
import type { Site } from '../../server/site/site/mountSite.ts';
import { dropAtEnd } from './dropAtEnd.ts';
import { seededMemory } from './rewindable.ts';
import { LIGHT_PASSWORDS, templateOnPostgres } from './templateDatabase.ts';
import { createTestDatabase } from './testDatabase.ts';

export interface ReferenceOptions {
  readonly database?: 'embedded' | 'postgresql';
  /** Configuration overrides; QA=1 and no log by default. */
  readonly env?: Readonly<Record<string, string>>;
  readonly config?: Partial<ServerConfig>;
  readonly site?: Site;
  /** Planted faults of the built-in payment provider. */
  readonly mishaps?: SimulatedFaults;
  /** Receives every log line. */
  readonly onLog?: (line: string) => void;
}

export interface Reference {
  readonly app: Hono<ServeEnv>;
  readonly deps: ServerDeps;
  readonly db: Database;
  /** The server without a socket; usable as a fetch. */
  readonly fetch: typeof globalThis.fetch;
  readonly baseURL: string;
  /** The server's clock: stands still until moved. */
  readonly now: () => number;
  readonly advance: (ms: number) => void;
  readonly qa: QaControls | null;
  /** The same database under a new server, as after a restart. */
  readonly restart: () => Promise<Reference>;
  /** Another server beside this one on its PostgreSQL, with connections and a clock of its own. */
  readonly beside: () => Promise<Reference>;
  readonly close: () => Promise<void>;
}

/** The real server on a fresh, migrated and seeded database, in this process. */
export async function startReference(options: ReferenceOptions = {}): Promise<Reference> {
  const clock = { at: Date.now() };
  const config = {
    ...readConfig({ QA: '1', LOG_LEVEL: options.onLog ? 'trace' : 'silent', ...options.env }),
    ...options.config,
  };
  const log = createLog(config.logLevel, options.onLog && { write: options.onLog });
  const parts = { config, log, passwordCost: LIGHT_PASSWORDS };
  if (options.database !== 'postgresql') {
    const database = await seededMemory();
    const beside = () => Promise.reject(new Error('an embedded database has one server'));
    return over({ ...options, config }, parts, clock, { database, close: database.close, beside });
  }
  const { url, drop } = await createTestDatabase(await templateOnPostgres());
  const open = async (at: number, closed: () => void): Promise<Reference> => {
    const database = await openDatabase({ url });
    const close = async () => {
      await database.close();
      closed();
    };
    const here = { at };
    return over({ ...options, config }, parts, here, { database, close, beside: () => open(here.at, () => {}) });
  };
  return open(clock.at, () => dropAtEnd(drop));
}

interface Opened {
  readonly database: OpenDatabase;
  readonly close: () => Promise<void>;
  readonly beside: Reference['beside'];
}

function over(
  options: ReferenceOptions & { readonly config: ServerConfig },
  parts: Pick<Parameters<typeof createDeps>[0], 'config' | 'log'> & { readonly passwordCost: PasswordCost },
  clock: { at: number },
  opened: Opened,
): Reference {
  const { database, close, beside } = opened;
  const qa = parts.config.qa ? createQaControls(() => clock.at) : null;
  const now = qa?.now ?? (() => clock.at);
  const deps = createDeps({ ...parts, db: database.db, now, mishaps: options.mishaps ?? qa?.mishaps });
  const app = createApp({ deps, qa, site: options.site ?? null });
  return {
    app,
    deps,
    db: database.db,
    fetch: async (input, init) => app.fetch(new Request(input, init)),
    baseURL: 'http://reference.test',
    now,
    advance: (ms) => {
      clock.at += ms;
    },
    qa,
    restart: async () => over(options, parts, clock, opened),
    beside,
    close,
  };
}
