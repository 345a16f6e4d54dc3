import { useState } from 'react';
import type { Capsule } from '../../core/capsule/capsule.ts';
import { linkTo } from '../../core/capsule/link.ts';
import { replay } from '../../core/capsule/replay.ts';
import { replaysAlike } from '../../core/capsule/replaysAlike.ts';
import { scenarioOf, unrepeatableInJourney } from '../../core/capsule/scenario.ts';
import { slimmed } from '../../core/capsule/slim.ts';
import { toJourney } from '../../core/capsule/toJourney.ts';
import { toldIn } from '../../core/capsule/told.ts';
import { toPlaywright } from '../../core/capsule/toPlaywright.ts';
import { endIn, toVitest } from '../../core/capsule/toVitest.ts';
import type { Console } from '../../core/console.ts';
import type { KeptSession } from '../../core/sessions/sessionStore.ts';
import type { Sessions } from '../../core/sessions/sessions.ts';
import { dayText, type ShownZone } from '../clockText.ts';
import { saveFile } from '../coverage/saveFile.ts';
import type { Replaying } from '../panelOptions.ts';
import { CompareCapsules } from './CompareCapsules.tsx';
import { EarlierSessions } from './EarlierSessions.tsx';
import { FileButton } from './FileButton.tsx';
import { OpenedCapsule } from './OpenedCapsule.tsx';
import { type Opened, useOpening } from './useOpening.ts';

interface CapsuleTabProps {
  readonly core: Console;
  /** What replays need of the application, loaded on demand. */
  readonly replaying: () => Promise<Replaying>;
  /** Address of the page, if it carried a capsule. */
  readonly link: string | null;
  /** Opens a tab that replays a recording on its real screens; undefined if unsupported. */
  readonly onWatch?: ((capsule: Capsule) => void) | undefined;
  /** Earlier sessions of this browser; undefined if none are kept. */
  readonly sessions?: Sessions | undefined;
  readonly timeZone?: ShownZone | undefined;
}

/** Number of replays before an export. */
const TRIALS = 2;

/** The session as a file or link: save, open, replay without calls, compare, export as a test. */
export function CapsuleTab({ core, replaying, link, onWatch, sessions, timeZone }: CapsuleTabProps) {
  const { opened, says, say, attempt, judged, show } = useOpening(replaying, link);
  const [beside, lay] = useState<Pick<Opened, 'name' | 'capsule'> | null>(null);

  const copy = async () => {
    const made = await linkTo(core.capsule(), location.href);
    await navigator.clipboard.writeText(made);
    say(sayingOfLink(made));
  };
  const run = async ({ capsule }: Opened) => {
    const { options } = await replaying();
    const wrong = replaysAlike(capsule, options, 1);
    say(wrong ?? `Replay matched in all ${capsule.steps.length} steps. No calls were made.`);
  };
  /** Exports a file only if all replays gave the same result. */
  const offer = async ({ capsule }: Pick<Opened, 'capsule'>, file: string, write: (lent: Replaying) => string) => {
    const lent = await replaying();
    const wrong = replaysAlike(capsule, lent.options, TRIALS);
    if (wrong !== null) {
      say(`No test written: it would fail. ${wrong}`);
      return;
    }
    saveFile(file, write(lent), 'text/plain');
    say(`Replayed ${TRIALS} times with the same result: ${file} saved.`);
  };
  const writeTest = async ({ capsule: whole, name }: Opened) => {
    const lent = await replaying();
    say('Trying what the replay can do without…');
    await new Promise((shown) => setTimeout(shown));
    const capsule = replaysAlike(whole, lent.options, 1) === null ? slimmed(whole, lent.options) : whole;
    await offer({ capsule }, 'capsule.test.ts', ({ options, paths }) => {
      const end = endIn(capsule, replay(capsule, options).stands.at(-1) ?? {});
      return toVitest(capsule, end, `replays ${name}`, paths, toldIn(whole));
    });
  };
  const writeJourney = (of: Opened) => {
    const wrong = unrepeatableInJourney(of.capsule);
    if (wrong.length > 0) throw new Error(`No journey written: it could not pass. ${wrong.join(' ')}`);
    return offer(of, 'capsule.spec.ts', ({ options, journey }) =>
      toJourney(scenarioOf(of.capsule, options), `replays ${of.name}`, journey),
    );
  };

  const openSession = async ({ id, startedAt }: KeptSession, isCompared: boolean) => {
    if (sessions === undefined) return;
    await show(`session of ${dayText(startedAt, timeZone)}`, await sessions.text(id));
    lay(isCompared ? { name: 'this session', capsule: core.capsule() } : null);
  };
  const writePlaywright = (capsule: Capsule, title: string) => {
    saveFile('recording.spec.ts', toPlaywright(capsule, title, core), 'text/plain');
    say('recording.spec.ts saved. It runs in any Playwright project; its first lines say how.');
  };

  return (
    <section className="send" aria-label="Recording">
      <p className="say">
        This session since the page loaded, in one file for whoever looks into it. Secrets are masked, and it replays
        without the server.
      </p>
      <div className="cases">
        <button
          type="button"
          className="b go"
          onClick={() => void attempt(() => saveFile('recording.json', JSON.stringify(core.capsule())))}
        >
          Save recording
        </button>
        <button type="button" className="b" onClick={() => void attempt(copy)}>
          Copy link
        </button>
        <button
          type="button"
          className="b"
          onClick={() => void attempt(() => writePlaywright(core.capsule(), 'repeats the recorded clicks'))}
        >
          Save Playwright file
        </button>
        <FileButton
          name="Open recording…"
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
          onWatch={onWatch && (() => void attempt(() => onWatch(opened.capsule)))}
          onReplay={() => void attempt(() => run(opened))}
          onTest={() => void attempt(() => writeTest(opened))}
          onJourney={() => void attempt(() => writeJourney(opened))}
          onPlaywright={
            opened.capsule.page && (() => void attempt(() => writePlaywright(opened.capsule, `repeats ${opened.name}`)))
          }
          onBeside={(file) => void attempt(async () => lay(await judged(file.name, await file.text())))}
          onBesideSession={() => void attempt(() => lay({ name: 'this session', capsule: core.capsule() }))}
        />
      )}
      <p role="status" className="say">
        {says}
      </p>
      {sessions !== undefined && (
        <EarlierSessions
          sessions={sessions}
          timeZone={timeZone}
          onOpen={(session) => void attempt(() => openSession(session, false))}
          onCompare={(session) => void attempt(() => openSession(session, true))}
          onClear={() => void attempt(sessions.clear)}
        />
      )}
      {opened !== null && beside !== null && <CompareCapsules key={beside.name} one={opened} other={beside} />}
    </section>
  );
}

/** Longer addresses are cut by some of what people paste them into, characters. */
const SAFE_LINK = 32_000;

const sayingOfLink = ({ length }: string): string =>
  `Link copied: ${length.toLocaleString('en')} characters. Opening it checks compatibility first.${
    length > SAFE_LINK ? ' Some chats and trackers cut addresses of this length: save it as a file for these.' : ''
  }`;
