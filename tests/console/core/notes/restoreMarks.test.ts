// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readCapsule } from '../../../../src/console/core/capsule/capsule.ts';
import { inReport } from '../../../../src/console/core/capsule/inReport.ts';
import { restoreMarks } from '../../../../src/console/core/notes/restoreMarks.ts';
import { door, doorEvents } from '../../panels/door.ts';
import { consoleFor } from '../../support/consoleFor.ts';

const text = { by: 'text', name: 'Open', within: null, nth: null } as const;

const push = (force: number) => ({ type: 'push', force });

/** A door that was pushed softly, hard, and shut; a note and a check after the hard push. */
function marked() {
  const { core, actor } = consoleFor(door, doorEvents);
  core.send(actor, push(1));
  core.send(actor, push(9));
  const seq = core.recorder.total;
  core.notes.put({ seq, at: 5, text: 'It is open' });
  core.checks.add({ seq, at: 6, target: text, must: 'shown', value: null });
  core.send(actor, { type: 'shut' });
  return { core, seq };
}

it('keeps notes and checks in the recording, at their step, and in a report that holds it', () => {
  const capsule = marked().core.capsule();
  const kept = { step: 2, at: 5, text: 'It is open' };
  const check = { step: 2, at: 6, target: text, must: 'shown', value: null };
  expect([capsule.notes, capsule.checks]).toEqual([[kept], [check]]);
  const read = readCapsule(`<!doctype html><p>${inReport(JSON.stringify(capsule))}</p><script>1</script>`);
  expect([read.notes, read.checks]).toEqual([[kept], [check]]);
});

it('leaves out what came after the moment that a recording ends at', () => {
  const { core, seq } = marked();
  expect(core.capsule(seq - 1).notes).toEqual([]);
  expect(core.capsule(seq).notes).toHaveLength(1);
});

it('puts them on the same moments of a session that went the same way', () => {
  const { core: first, seq } = marked();
  const { core, actor } = consoleFor(door, doorEvents);
  core.send(actor, push(1));
  core.send(actor, push(9));
  core.send(actor, { type: 'shut' });
  restoreMarks(core, first.capsule());
  expect(core.notes.list()).toEqual([{ seq, at: 5, text: 'It is open' }]);
  expect(core.checks.list()).toEqual([{ id: 1, seq, at: 6, target: text, must: 'shown', value: null, wrong: null }]);
});

it('puts them at the end of a session that did not come so far', () => {
  const { core, actor } = consoleFor(door, doorEvents);
  core.send(actor, push(1));
  restoreMarks(core, marked().core.capsule());
  expect(core.notes.list()).toEqual([{ seq: core.recorder.total, at: 5, text: 'It is open' }]);
});
