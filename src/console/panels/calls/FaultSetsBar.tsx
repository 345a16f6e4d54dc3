import { useState } from 'react';
import { applySet, type FaultSets } from '../../core/calls/faultSets.ts';
import type { Faults } from '../../core/calls/faults.ts';
import { FileButton } from '../capsule/FileButton.tsx';
import { saveFile } from '../coverage/saveFile.ts';

interface FaultSetsBarProps {
  readonly sets: FaultSets;
  readonly faults: Faults;
}

/** Saved sets of faults and edited replies: apply, save, delete, exchange as a file. */
export function FaultSetsBar({ sets, faults }: FaultSetsBarProps) {
  const [chosen, choose] = useState('');
  const [name, write] = useState('');
  const [says, say] = useState('');
  const all = sets.read();
  const set = all.find((one) => one.name === chosen);
  const standing = faults.read();
  const add = async (file: File) => {
    try {
      say(`Added ${sets.add(await file.text()).join(', ')}.`);
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <details className="sets">
      <summary>
        Saved sets{all.length > 0 && ` (${all.length})`}
        <span className="dim"> faults and edited replies, by name</span>
      </summary>
      <form
        className="cases"
        aria-label="Save faults"
        onSubmit={(event) => {
          event.preventDefault();
          sets.save({ name: name.trim(), faults: standing });
          choose(name.trim());
          say(`Saved ${name.trim()}: ${faultCount(standing.length)}.`);
          write('');
        }}
      >
        <select
          className="b"
          aria-label="Saved set"
          value={set?.name ?? ''}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{all.length === 0 ? 'No saved sets' : 'Choose…'}</option>
          {all.map((one) => (
            <option key={one.name} value={one.name}>
              {one.name} · {faultCount(one.faults.length)}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="b go"
          disabled={set === undefined}
          onClick={() => {
            if (set === undefined) return;
            applySet(faults, set);
            say(`${set.name} is set: ${faultCount(set.faults.length)}.`);
          }}
        >
          Apply
        </button>
        <button
          type="button"
          className="b l"
          disabled={set === undefined}
          onClick={() => {
            sets.remove(chosen);
            say(`Deleted ${chosen}.`);
          }}
        >
          Delete
        </button>
        <input
          className="inp"
          aria-label="Name of the set"
          placeholder="Name"
          maxLength={60}
          value={name}
          onChange={({ target }) => write(target.value)}
        />
        <button
          type="submit"
          className="b"
          disabled={name.trim() === '' || standing.length === 0}
          title={standing.length === 0 ? 'No faults are set' : undefined}
        >
          Save {faultCount(standing.length)}
        </button>
        <button
          type="button"
          className="b"
          disabled={all.length === 0}
          onClick={() => saveFile('fault-sets.json', JSON.stringify(all, null, 2))}
        >
          Export
        </button>
        <FileButton name="Import…" onFile={(file) => void add(file)} />
        <button type="button" className="b l" disabled={standing.length === 0} onClick={faults.clear}>
          Clear faults
        </button>
      </form>
      <p role="status" className="say">
        {says}
      </p>
    </details>
  );
}

const faultCount = (count: number): string => (count === 1 ? '1 fault' : `${count} faults`);
