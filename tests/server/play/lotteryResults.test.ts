import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lotteryDraw } from '../../../server/database/schema.ts';
import { readResults } from '../../../server/play/lottery/readResults.ts';
import { homeContract } from '../../../src/api/contract/public/home.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { visitorOf } from '../site/visitor.ts';

onEachDatabase('lottery results', (database) => {
  let server: Reference;
  const asked: string[] = [];
  const lines: string[] = [];
  beforeEach(async () => {
    asked.length = 0;
    lines.length = 0;
    server = await startReference({
      database,
      env: { PROVIDER_URL: 'http://provider.test' },
      onLog: (line) => lines.push(line),
    });
  });
  afterEach(() => server.close());

  const drawsAt = () => server.now() - 1_000;
  const answer =
    (results: unknown, status = 200) =>
    async (url: string) => {
      asked.push(url);
      return url.includes('thai-lottery') ? Response.json(results, { status }) : Response.json({ results: [] });
    };
  const kept = () => server.db.select().from(lotteryDraw).where(eq(lotteryDraw.gameCode, 'thai-lottery'));

  it('[HOME-07] [API-46] are copied from the provider, each once, and shown newest first', async () => {
    const results = [
      {
        number: '20261126-0146',
        drawsAt: drawsAt(),
        drawn: [7, 0, 4, 1, 5],
        texts: ['07', '0', '4', '1', '5'],
        state: 'drawn',
      },
      { number: '20261126-0145', drawsAt: drawsAt() - 300_000, drawn: null, state: 'void' },
    ];
    await readResults(server.deps, answer({ results }));
    await readResults(server.deps, answer({ results }));
    expect(asked[0]).toBe('http://provider.test/api/lottery/results/thai-lottery?count=20');
    expect(new Set(asked).size).toBe(9);
    expect((await kept()).map(({ issueNo, numbers }) => [issueNo, numbers])).toEqual([
      ['20261126-0146', ['07', '0', '4', '1', '5']],
    ]);
    const { list } = await visitorOf(server)(homeContract.openedNumbers, {
      request: { count: '20', prizeMode: 'Elott', device: 'WEB', language: 'TH' },
    });
    expect(list[0]).toMatchObject({ gameCode: 'thai-lottery', gameName: 'หวยไทย', issueNo: '20261126-0146' });
  });

  it.each([
    ['outside the protocol', { results: [{ number: 'x', drawsAt: 1, drawn: [1] }] }, 200],
    ['with an error', { code: 'GAME_UNKNOWN' }, 404],
  ])('%s leave the board as it was, with a warning', async (_, body, status) => {
    await readResults(server.deps, answer(body, status));
    expect(await kept()).toEqual([]);
    expect(lines.filter((line) => line.includes('the results of a lottery could not be read'))).toHaveLength(1);
  });
});
