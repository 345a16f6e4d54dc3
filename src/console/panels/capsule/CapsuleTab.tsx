import { useState } from 'react';
import { courseOf } from '../../core/capsule/deeds.ts';
import { linkTo } from '../../core/capsule/link.ts';
import { replay } from '../../core/capsule/replay.ts';
import { replaysAlike } from '../../core/capsule/replaysAlike.ts';
import { toJourney } from '../../core/capsule/toJourney.ts';
import { toVitest } from '../../core/capsule/toVitest.ts';
import type { Console } from '../../core/console.ts';
import { saveFile } from '../coverage/saveFile.ts';
import type { Replaying } from '../drawn.ts';
import { CompareCapsules } from './CompareCapsules.tsx';
import { FileButton } from './FileButton.tsx';
import { OpenedCapsule } from './OpenedCapsule.tsx';
import { type Opened, useOpening } from './useOpening.ts';

interface CapsuleTabProps {
  readonly core: Console;
  /** What replays need of the application, fetched when first asked for. */
  readonly replaying: () => Promise<Replaying>;
  /** The address of the page, where it carried a capsule. */
  readonly link: string | null;
}

/** Before anything is written of a capsule it is replayed so many times. */
const TRIALS = 2;

/** What happened as one file or link: saved, opened, replayed without a call, compared, and written as a test. */
export function CapsuleTab({ core, replaying, link }: CapsuleTabProps) {
  const { opened, says, say, attempt, judged, show } = useOpening(replaying, link);
  const [beside, lay] = useState<Pick<Opened, 'name' | 'capsule'> | null>(null);

  const copy = async () => {
    const made = await linkTo(core.capsule(), location.href);
    await navigator.clipboard.writeText(made);
    say(
      `The link is copied: ${made.length.toLocaleString('en')} characters. Whoever opens it here is told whether it fits.`,
    );
  };
  const run = async ({ capsule }: Opened) => {
    const { options } = await replaying();
    const wrong = replaysAlike(capsule, options, 1);
    say(wrong ?? `The replay did the same in all ${capsule.steps.length} steps. Nothing was called.`);
  };
  /** Has a file written only of what was green each time. */
  const offer = async ({ capsule }: Opened, file: string, write: (lent: Replaying) => string) => {
    const lent = await replaying();
    const wrong = replaysAlike(capsule, lent.options, TRIALS);
    if (wrong !== null) {
      say(`No test is written, as it would be red. ${wrong}`);
      return;
    }
    saveFile(file, write(lent), 'text/plain');
    say(`Replayed ${TRIALS} times, green and the same each time: ${file} is written.`);
  };
  const writeTest = (of: Opened) =>
    offer(of, 'capsule.test.ts', ({ options, paths }) => {
      const end = replay(of.capsule, options).stands.at(-1) ?? {};
      return toVitest(of.capsule, end, `replays ${of.name}`, paths);
    });
  const writeJourney = (of: Opened) =>
    offer(of, 'capsule.spec.ts', ({ options, journey }) =>
      toJourney(courseOf(of.capsule, options), `goes the way of ${of.name}`, journey),
    );

  return (
    <section className="send" aria-label="Capsule">
      <p className="say">
        One file of everything that came from outside since the page was loaded: no secret is in it, and it replays
        without a call.
      </p>
      <div className="cases">
        <button
          type="button"
          className="b go"
          onClick={() => void attempt(() => saveFile('capsule.json', JSON.stringify(core.capsule())))}
        >
          Save what happened
        </button>
        <button type="button" className="b" onClick={() => void attempt(copy)}>
          Copy a link
        </button>
        <FileButton
          name="Open a capsule…"
          onFile={(file) =>
            void attempt(async () => {
              await show(file.name, await file.text());
              lay(null);
            })
          }
        />
      </div>
      {opened !== null && (
        <OpenedCapsule
          opened={opened}
          onReplay={() => void attempt(() => run(opened))}
          onTest={() => void attempt(() => writeTest(opened))}
          onJourney={() => void attempt(() => writeJourney(opened))}
          onBeside={(file) => void attempt(async () => lay(await judged(file.name, await file.text())))}
          onBesideSession={() => void attempt(() => lay({ name: 'this session', capsule: core.capsule() }))}
        />
      )}
      <p role="status" className="say">
        {says}
      </p>
      {opened !== null && beside !== null && <CompareCapsules key={beside.name} one={opened} other={beside} />}
    </section>
  );
}
