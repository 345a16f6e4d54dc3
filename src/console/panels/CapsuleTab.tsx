import { useState } from 'react';
import { type Capsule, readCapsule } from '../core/capsule/capsule.ts';
import { firstDivergence } from '../core/capsule/compare.ts';
import { type Verdict, verdictOn } from '../core/capsule/fits.ts';
import { replay } from '../core/capsule/replay.ts';
import { toVitest } from '../core/capsule/toVitest.ts';
import type { Console } from '../core/console.ts';
import { saveFile } from './coverage/saveFile.ts';
import type { Replaying } from './drawn.ts';

interface CapsuleTabProps {
  readonly core: Console;
  /** What replays need of the application, fetched when first asked for. */
  readonly replaying: () => Promise<Replaying>;
}

interface Opened {
  readonly name: string;
  readonly capsule: Capsule;
  readonly verdict: Verdict;
}

/** What happened as one file: saved, opened, replayed without a call, and written as a test. */
export function CapsuleTab({ core, replaying }: CapsuleTabProps) {
  const [opened, open] = useState<Opened | null>(null);
  const [says, say] = useState('');

  /** What goes wrong is said, and what was there stays. */
  const attempt = async (deed: () => Promise<void> | void) => {
    try {
      await deed();
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  };
  const save = () => saveFile('capsule.json', JSON.stringify(core.capsule()));
  const read = async (file: File) => {
    const capsule = readCapsule(await file.text());
    const { machines } = await replaying();
    open({ name: file.name, capsule, verdict: verdictOn(capsule, machines) });
    say('');
  };
  const run = async ({ capsule }: Opened) => {
    const { options } = await replaying();
    const { again, stopped, stands } = replay(capsule, options);
    const parted = firstDivergence(capsule, again);
    if (stopped !== null) say(`The replay could not go on: ${stopped}`);
    else if (parted !== null) say(`The replay went another way at step ${parted.step + 1}. ${parted.says}`);
    else
      say(
        `The replay did the same in all ${capsule.steps.length} steps, and came to ${stands.length} stands. Nothing was called.`,
      );
  };
  const write = async ({ capsule, name }: Opened) => {
    const { options, paths } = await replaying();
    const end = replay(capsule, options).stands.at(-1) ?? {};
    saveFile('capsule.test.ts', toVitest(capsule, end, `replays ${name}`, paths), 'text/plain');
  };

  return (
    <section className="send" aria-label="Capsule">
      <p className="say">
        One file of everything that came from outside since the page was loaded: no secret is in it, and it replays
        without a call.
      </p>
      <div className="cases">
        <button type="button" className="b go" onClick={() => void attempt(save)}>
          Save what happened
        </button>
        <label className="b">
          Open a capsule…
          <input
            type="file"
            className="vh"
            accept=".json,application/json"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file !== undefined) void attempt(() => read(file));
              target.value = '';
            }}
          />
        </label>
      </div>
      {opened !== null && (
        <section aria-label={`Capsule ${opened.name}`}>
          <p>
            <b>{opened.name}</b> {opened.capsule.steps.length} steps{' '}
            <span className={TAGS[opened.verdict.kind]}>{opened.verdict.kind}</span>
          </p>
          <ul>
            {opened.verdict.because.map((sentence) => (
              <li key={sentence} className="say">
                {sentence}
              </li>
            ))}
          </ul>
          <div className="cases">
            <button
              type="button"
              className="b"
              disabled={opened.verdict.kind === 'impossible'}
              onClick={() => void attempt(() => run(opened))}
            >
              Replay
            </button>
            <button
              type="button"
              className="b"
              disabled={opened.verdict.kind === 'impossible'}
              onClick={() => void attempt(() => write(opened))}
            >
              Write a test
            </button>
          </div>
        </section>
      )}
      <p role="status" className="say">
        {says}
      </p>
    </section>
  );
}

const TAGS = { fits: 'tag a', risky: 'tag w', impossible: 'tag x' } as const;
