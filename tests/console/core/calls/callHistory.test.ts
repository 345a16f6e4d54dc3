// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createCallHistory } from '../../../../src/console/core/calls/callHistory.ts';
import { createCallLog } from '../../../../src/console/core/calls/callLog.ts';
import { door } from '../../panels/door.ts';
import { callRecord } from '../../support/callRecord.ts';
import { consoleFor } from '../../support/consoleFor.ts';

it('has each call as far as it was after an entry, until the next', () => {
  const { core } = consoleFor(door);
  const { recorder, clock } = core;
  clock.pause();
  const push = (): number => {
    core.send('door', { type: 'push', force: 1 } as never);
    return recorder.total;
  };
  const log = createCallLog(10, (error) => expect.unreachable(String(error)));
  const history = createCallHistory(log, recorder);
  const waiting = callRecord({ seq: 1, state: 'waiting', status: null, endedAt: null });
  const done = callRecord({ seq: 1 });
  const other = callRecord({ seq: 2, state: 'waiting', status: null, endedAt: null });

  const before = push();
  core.jump(10);
  const asking = push();
  // Sealing a request takes a while, in which nothing else happens.
  core.jump(5);
  log.write(waiting);
  core.jump(300);
  log.write(done);
  const answered = push();
  log.write(other);
  core.jump(10);
  const last = push();

  expect([before, asking, answered, last].map(history.at)).toEqual([[], [waiting], [done, other], [done, other]]);
  expect(history.at(answered - 1)).toEqual([done]);
  history.close();
});
