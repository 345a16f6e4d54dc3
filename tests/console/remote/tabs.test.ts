import { afterEach, expect, it } from 'vitest';
import type { Entry } from '../../../src/console/core/entry.ts';
import type { Reading } from '../../../src/console/core/viewed.ts';
import { lineOf } from '../../../src/console/core/words.ts';
import { CHANNEL, type FromTab } from '../../../src/console/remote/tabMessages.ts';
import { relayTab } from '../../../src/console/remote/tabRelay.ts';
import { watchTabs } from '../../../src/console/remote/watchTabs.ts';
import { shop } from '../inspect/shop.ts';
import { openTab } from './watchedTab.ts';

const stops = new Set<() => void>();
afterEach(() => {
  for (const stop of stops) stop();
  stops.clear();
});

const linesOf = (recorder: Reading): readonly string[] =>
  Array.from({ length: recorder.size }, (_, at) => recorder.at(at) as Entry).map(
    (entry) => `${entry.seq} ${entry.actor.path} ${lineOf(entry).what}`,
  );

function openShop(name: string) {
  const tab = openTab(shop, ['cardNumber', 'token']);
  const docked: string[] = [];
  const windows: string[] = [];
  const { stop } = relayTab({
    core: tab.core,
    name: () => name,
    address: () => 'http://localhost:3000/games',
    dock: () => docked.push(name),
    met: (window) => windows.push(window),
  });
  stops.add(stop).add(tab.core.detach);
  const close = () => {
    stops.delete(stop);
    stop();
  };
  return { ...tab, docked, windows, close };
}

function openWindow() {
  const tabs = watchTabs({ machines: [shop], events: {} });
  stops.add(tabs.close);
  return tabs;
}

it('shows what a tab has recorded and goes on recording, secrets masked, numbers and states the same', async () => {
  const tab = openShop('The shop');
  tab.send({ type: 'item.added' });
  tab.send({ type: 'next' });
  const tabs = openWindow();
  await expect
    .poll(() => tabs.read().map((peer) => `${peer.name()} ${peer.origin}`))
    .toEqual(['The shop localhost:3000']);
  const [peer] = tabs.read();
  if (peer === undefined) throw new Error('no tab');
  peer.watch();
  await expect.poll(() => peer.recorder.total).toBe(tab.core.recorder.total);
  tab.send({ type: 'pay', cardNumber: '4111 1111' });
  await expect.poll(() => linesOf(peer.recorder).at(-1)).toContain('charge done');
  expect(linesOf(peer.recorder)).toEqual(linesOf(tab.core.recorder));
  expect(linesOf(peer.recorder).join()).not.toContain('4111');
  const [root] = peer.recorder.actors;
  expect(root?.ref.getSnapshot().value).toEqual({ flow: 'paid', hold: 'holding' });
  expect(peer.timers().map(({ actor, delay }) => [actor.id, delay])).toEqual([[root?.id, 600_000]]);
  expect(peer.coverage().shop?.taken).toMatchObject({ 'shop.flow.steps.cart | next | 0': 1 });
});

it('steers the tab: pause, what is held, step, run, jump, looking back, and an event from the window', async () => {
  const tab = openShop('The shop');
  const tabs = openWindow();
  await expect.poll(() => tabs.read().length).toBe(1);
  const [peer] = tabs.read();
  if (!peer?.steering) throw new Error('no tab that can be steered');
  const { steering } = peer;
  peer.watch();
  await expect.poll(() => peer.recorder.actors.length).toBe(1);
  const [root] = peer.recorder.actors;
  if (root === undefined) throw new Error('no actor');

  peer.send(root, { type: 'item.added' });
  await expect.poll(() => tab.root.getSnapshot().context.items).toBe(1);
  steering.pause();
  await expect.poll(steering.isPaused).toBe(true);
  tab.send({ type: 'next' });
  await expect.poll(steering.held).toBe(1);
  expect(tab.root.getSnapshot().value.flow).toEqual({ steps: 'cart' });
  steering.step();
  await expect.poll(() => tab.root.getSnapshot().value.flow).toEqual({ steps: 'payment' });
  await expect.poll(() => root.ref.getSnapshot().value.flow).toEqual({ steps: 'payment' });
  steering.lookBack(2);
  await expect.poll(steering.looking).toBe(2);
  expect(tab.root.getSnapshot().value.flow).toEqual({ steps: 'cart' });
  steering.live();
  await expect.poll(steering.looking).toBe(null);
  steering.run(10);
  await expect.poll(() => [steering.isPaused(), steering.speed()]).toEqual([false, 10]);
  steering.jump(600_000);
  await expect.poll(() => root.ref.getSnapshot().value.hold).toBe('lost');
  steering.dock?.();
  await expect.poll(() => tab.docked).toEqual(['The shop']);
  expect(tab.windows).toHaveLength(1);
});

it('lists every tab and lets each be watched by itself, and says when one has gone', async () => {
  const tabs = openWindow();
  const one = openShop('One');
  const other = openShop('Other');
  await expect.poll(() => tabs.read().map((peer) => peer.name())).toEqual(['One', 'Other']);
  const [first, second] = tabs.read();
  first?.watch();
  second?.watch();
  other.send({ type: 'item.added' });
  await expect.poll(() => second?.recorder.total).toBe(other.core.recorder.total);
  expect(first?.recorder.total).toBe(one.core.recorder.total);
  one.close();
  await expect
    .poll(() => tabs.read().map((peer) => [peer.name(), peer.isGone()]))
    .toEqual([
      ['One', true],
      ['Other', false],
    ]);
});

it('tells how the tab stands also where that changed while nobody asked', async () => {
  const tab = openShop('The shop');
  const channel = new BroadcastChannel(CHANNEL);
  stops.add(() => channel.close());
  const heard: FromTab[] = [];
  channel.onmessage = ({ data }: MessageEvent<FromTab>) => heard.push(data);
  const isPausedNow = () => heard.flatMap((one) => (one.is === 'news' ? one.stand.isPaused : []));
  channel.postMessage({ is: 'who', window: 'raw' });
  await expect.poll(() => heard.some(({ is }) => is === 'here')).toBe(true);
  const about = { window: 'raw', tab: heard.find(({ is }) => is === 'here')?.tab };
  const ask = { ...about, is: 'ask', after: tab.core.recorder.total, actors: 1 };
  channel.postMessage(ask);
  await expect.poll(isPausedNow).toEqual([false]);
  channel.postMessage({ ...about, is: 'do', command: { do: 'pause' } });
  await expect.poll(tab.core.isPaused).toBe(true);
  channel.postMessage(ask);
  await expect.poll(isPausedNow).toEqual([false, true]);
});

it('brings thousands of entries over in parts', async () => {
  const tab = openShop('The shop');
  for (let at = 0; at < 3_000; at += 1) tab.send({ type: 'item.added' });
  const tabs = openWindow();
  await expect.poll(() => tabs.read().length).toBe(1);
  tabs.read()[0]?.watch();
  await expect.poll(() => tabs.read()[0]?.recorder.size, { timeout: 10_000 }).toBe(tab.core.recorder.size);
  expect(tabs.read()[0]?.recorder.actors[0]?.ref.getSnapshot().context.items).toBe(3_000);
});

it('walks the tab to a state, asks before anything is done for real, and tells its recording', async () => {
  const tab = openShop('The shop');
  tab.send({ type: 'item.added' });
  const tabs = openWindow();
  await expect.poll(() => tabs.read().length).toBe(1);
  const [peer] = tabs.read();
  if (!peer?.steering) throw new Error('no tab that can be steered');
  const { steering } = peer;
  peer.watch();
  await expect.poll(() => peer.recorder.actors.length).toBe(1);
  const [root] = peer.recorder.actors;
  if (root === undefined) throw new Error('no actor');
  steering.walk(root, 'shop.flow.helping', false);
  await expect
    .poll(() => steering.said())
    .toEqual({ says: 'Arrived in flow.helping. The application is paused, so nothing leads away.', asks: false });
  expect(tab.root.getSnapshot().value.flow).toBe('helping');
  tab.core.run();
  steering.walk(root, 'shop.flow.charging', false);
  await expect.poll(() => steering.said().asks).toBe(true);
  expect(steering.said().says).toMatch(/ starts charge for real, which may ask the server\.$/);
  expect(tab.root.getSnapshot().value.flow).toBe('helping');
  expect(await steering.record()).toEqual(JSON.parse(JSON.stringify(tab.core.capsule())));
});
