import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ledgerAnchor, ledgerMovement } from '../../../server/database/schema.ts';
import { proveAndAnchor } from '../../../server/jobs/startJobs.ts';
import { grant } from '../../../server/money/ledger/grant.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const MINUTE = 60_000;

onEachDatabase('anchors of the books', (kind) => {
  let server: Reference;
  const lines: string[] = [];
  const told: unknown[] = [];
  let status = 200;
  const webhook = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => {
      text += part.toString();
    });
    request.on('end', () => {
      told.push(JSON.parse(text));
      response.writeHead(status).end();
    });
  });

  beforeEach(async () => {
    await new Promise<void>((done) => webhook.listen(0, '127.0.0.1', done));
    const { port } = webhook.address() as AddressInfo;
    lines.length = 0;
    told.length = 0;
    status = 200;
    server = await startReference({
      database: kind,
      env: { ANCHOR_WEBHOOK_URL: `http://127.0.0.1:${port}/anchors` },
      onLog: (line) => lines.push(line),
    });
  });
  afterEach(async () => {
    await server.close();
    await new Promise((done) => webhook.close(done));
  });

  const anchors = () => server.db.select().from(ledgerAnchor).orderBy(ledgerAnchor.number);
  const give = () =>
    server.db.transaction((db) =>
      grant(db, 'bonus', { merchantCode: 'demo', memberId: 'demo-somchai', amount: 10_000, at: server.now() }),
    );
  const logged = (text: string) => lines.filter((line) => line.includes(text)).length;

  it('cover what is older than ten minutes, each once, and are published', async () => {
    const opened = await server.db.$count(ledgerMovement);
    server.advance(60 * MINUTE);
    await proveAndAnchor(server.deps);
    const [one] = await anchors();
    expect(one).toMatchObject({ number: 1, since: -1, until: server.now() - 10 * MINUTE, movements: opened });
    expect(one?.head).toMatch(/^[0-9a-f]{64}$/);
    expect([told, logged('books anchored')]).toEqual([[one], 1]);

    await give();
    await proveAndAnchor(server.deps);
    expect(await anchors()).toHaveLength(1);
    server.advance(20 * MINUTE);
    await Promise.all([proveAndAnchor(server.deps), proveAndAnchor(server.deps)]);
    const [, two, ...rest] = await anchors();
    expect([two?.since, two?.movements, rest]).toEqual([one?.until, 1, []]);
    expect(told).toEqual([one, two]);
  });

  it('show books that were written anew with every hash right', async () => {
    server.advance(11 * MINUTE);
    await proveAndAnchor(server.deps);
    // All books are gone, without a trace in them: no chain has a gap.
    await server.db.execute('truncate ledger_entry, ledger_movement, ledger_account');
    await proveAndAnchor(server.deps);
    expect(logged('the books up to anchor 1 are not those that were anchored')).toBe(1);
    expect(await anchors()).toHaveLength(1);
  });

  it('cannot be made without the server’s key', async () => {
    server.advance(11 * MINUTE);
    await proveAndAnchor(server.deps);
    const [one] = await anchors();
    await server.db.execute('truncate ledger_anchor');
    await server.db.insert(ledgerAnchor).values({ ...(one as NonNullable<typeof one>), head: 'f'.repeat(64) });
    await proveAndAnchor(server.deps);
    expect(logged('are not those that were anchored')).toBe(1);
  });

  it('stay when the webhook refuses them, with an error in the log', async () => {
    status = 503;
    server.advance(11 * MINUTE);
    await proveAndAnchor(server.deps);
    expect([(await anchors()).length, logged('the webhook did not accept the anchor')]).toEqual([1, 1]);
  });
});
