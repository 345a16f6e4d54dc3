import { useState } from 'react';
import { checkText } from '../../core/checks/checks.ts';
import { judgeAll, judgedText } from '../../core/checks/judgeAll.ts';
import type { PointingActor } from '../../core/checks/pointingOf.ts';
import type { Console } from '../../core/console.ts';
import { momentOf } from '../../core/notes/momentOf.ts';
import type { Note } from '../../core/notes/notes.ts';
import { Icon } from '../icons.tsx';
import { PointingForm } from './PointingForm.tsx';

interface NotesTabProps {
  readonly core: Console;
  readonly pointing: PointingActor;
  readonly timeText: (at: number) => string;
  readonly onLook: (seq: number) => void;
}

/** Notes, bookmarks and checks on moments of this session. */
export function NotesTab({ core, pointing, timeText, onLook }: NotesTabProps) {
  const { notes, checks } = core;
  const rows = [
    ...notes.list().map((note) => ({ ...note, kind: 'note' as const })),
    ...checks.list().map((check) => ({ ...check, kind: 'check' as const })),
  ].toSorted((one, other) => one.seq - other.seq);
  return (
    <section className="notes" aria-label="Notes and checks">
      <div className="notes-list">
        {rows.length === 0 ? (
          <p className="none say">
            No notes and no checks yet. A note marks a moment on the timeline; a check says what must hold on the page.
            Both go into the recording.
          </p>
        ) : (
          <ul aria-label="Notes and checks">
            {rows.map((row) => (
              <li key={row.kind === 'note' ? `note ${row.seq}` : `check ${row.id}`}>
                <button
                  type="button"
                  className="b q"
                  title="Show the screens of this moment"
                  onClick={() => onLook(row.seq)}
                >
                  <span className="dim">#{row.seq}</span> {timeText(row.at)}
                </button>
                {row.kind === 'note' ? (
                  <input
                    className="notes-in grow"
                    aria-label={`Note at #${row.seq}`}
                    placeholder="Bookmark"
                    value={row.text}
                    onChange={({ target }) => notes.put({ seq: row.seq, at: row.at, text: target.value })}
                  />
                ) : (
                  <span className="grow say">
                    {checkText(row)} <Verdict wrong={row.wrong} />
                  </span>
                )}
                <button
                  type="button"
                  className="b q sq"
                  aria-label={row.kind === 'note' ? `Remove note at #${row.seq}` : `Remove check: ${checkText(row)}`}
                  onClick={() => (row.kind === 'note' ? notes.remove(row.seq) : checks.remove(row.id))}
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
        )}
        {checks.list().length > 0 && (
          <div className="cases">
            <button type="button" className="b" onClick={() => void judgeAll(core, document)}>
              Judge all
            </button>
            <p role="status" className="say">
              {checks.list().some(({ wrong }) => wrong !== null) ? judgedText(core) : ''}
            </p>
          </div>
        )}
      </div>
      <div className="notes-add">
        <NoteForm now={momentOf(core)} onNote={(moment, text) => notes.put(joined(notes.list(), moment, text))} />
        <PointingForm pointing={pointing} />
      </div>
    </section>
  );
}

function Verdict({ wrong }: { readonly wrong: string | null }) {
  if (wrong === null) return <span className="tag">not judged</span>;
  return wrong === '' ? (
    <span className="tag a">holds</span>
  ) : (
    <>
      <span className="tag x">fails</span> {wrong}
    </>
  );
}

type Moment = Pick<Note, 'seq' | 'at'>;

/** A second note on a moment goes behind the first. */
function joined(notes: readonly Note[], moment: Moment, text: string): Note {
  const before = notes.find(({ seq }) => seq === moment.seq)?.text ?? '';
  return { ...moment, text: [before, text].filter((part) => part !== '').join('; ') };
}

interface NoteFormProps {
  readonly now: Moment;
  readonly onNote: (moment: Moment, text: string) => void;
}

/** A note is on the moment at which somebody began to write it. */
function NoteForm({ now, onNote }: NoteFormProps) {
  const [draft, write] = useState<{ readonly text: string; readonly moment: Moment } | null>(null);
  const moment = draft?.moment ?? now;
  return (
    <form
      aria-label="New note"
      onSubmit={(event) => {
        event.preventDefault();
        onNote(moment, draft?.text ?? '');
        write(null);
      }}
    >
      <label className="field">
        <span className="cap">Note at #{moment.seq}</span>
        <input
          className="notes-in"
          value={draft?.text ?? ''}
          placeholder="Bookmark"
          onChange={({ target }) => write(target.value === '' ? null : { text: target.value, moment })}
        />
      </label>
      <button type="submit" className="b">
        Add note
      </button>
    </form>
  );
}
