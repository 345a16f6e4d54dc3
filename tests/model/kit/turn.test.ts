// @vitest-environment jsdom
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ownFolder } from './failures/ownFolder.ts';
import { doorFlow, doorView } from './plainView.ts';
import { Overdue } from './turn.ts';
import { viewTests } from './viewTests.ts';
import { withheldResults } from './withheldResults.ts';

withheldResults();
const folderOf = ownFolder();

describe('a walk that outlasts its test', () => {
  const looked: string[] = [];
  const waiting: (() => void)[] = [];
  let walking: Promise<unknown> = Promise.resolve();
  const slow = doorView(
    {},
    {
      expectations: {
        ...doorView().expectations,
        opening: async () => {
          looked.push('opening');
          await new Promise<void>((resolve) => waiting.push(resolve));
          throw new Error('seen too late');
        },
      },
    },
  );
  const walkOf = (rows: ReturnType<typeof viewTests>) =>
    rows.find(([title]) => title.startsWith('1 of'))?.[1] ?? expect.unreachable();

  it('is left behind', async () => {
    walking = Promise.resolve(walkOf(viewTests(doorFlow, slow, [], {}, folderOf()))()).catch((error: unknown) => error);
    await expect.poll(() => looked).toEqual(['opening']);
  });

  it('stops, files nothing, and only then does the next begin', async () => {
    const titles: string[] = [];
    const quick = doorView(
      {},
      { expectations: { ...doorView().expectations, shut: () => void titles.push(document.body.textContent ?? '') } },
    );
    const next = walkOf(viewTests(doorFlow, quick, [], {}, folderOf()))();
    expect(titles).toEqual([]);
    waiting[0]?.();
    expect(await walking).toBeInstanceOf(Overdue);
    await next;
    expect(titles[0]).toBe('OpenName');
    expect([looked, readdirSync(folderOf())]).toEqual([['opening'], []]);
  });
});
