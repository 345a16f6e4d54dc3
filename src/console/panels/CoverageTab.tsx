import { useState } from 'react';
import type { Console } from '../core/console.ts';
import { coverageFileOf } from '../core/coverageFiles.ts';
import { coverageTable } from '../core/coverageTable.ts';
import type { Viewed } from '../core/viewed.ts';
import { CoverageMachines } from './coverage/CoverageMachines.tsx';
import { CoverageTransitions } from './coverage/CoverageTransitions.tsx';
import { saveFile } from './coverage/saveFile.ts';

export interface CoverageTabProps {
  readonly core: Pick<Console, 'coverage' | 'coverageFiles'> & Pick<Viewed, 'recorder'>;
}

/** Coverage of this session and of added files, by machine. */
export function CoverageTab({ core: { coverage, coverageFiles, recorder } }: CoverageTabProps) {
  // presentational: selected machine, and problems of the last files
  const [chosen, choose] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const files = coverageFiles.read();
  const table = coverageTable(
    coverage(),
    coverageFiles.others(),
    new Set(recorder.actors.flatMap(({ machine }) => machine ?? [])),
  );
  const isChosen = table.some(({ machine }) => machine === chosen);

  const bringIn = async (brought: readonly File[]): Promise<void> => {
    const read = await Promise.all(brought.map(async (file) => ({ name: file.name, text: await file.text() })));
    setProblems(
      read.flatMap(({ name, text }) => {
        try {
          coverageFiles.add(name, text);
          return [];
        } catch (error) {
          return [`${name} ${error instanceof Error ? error.message : String(error)}`];
        }
      }),
    );
  };

  return (
    <section className="cov" aria-label="Coverage">
      <div className="cov-bar">
        <label className="b">
          Add files…
          <input
            type="file"
            className="vh"
            multiple
            accept=".json,application/json"
            onChange={({ target }) => {
              void bringIn([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </label>
        <button
          type="button"
          className="b"
          onClick={() => saveFile('coverage-of-session.json', coverageFileOf(coverage()))}
        >
          Save this session
        </button>
        <span className="dim">
          {files.length === 0
            ? 'Test runs write coverage files to .cache/coverage.'
            : `${files.length === 1 ? '1 file' : `${files.length} files`}: ${files.map(({ name }) => name).join(', ')}`}
        </span>
        {files.length > 0 && (
          <button type="button" className="b q" onClick={coverageFiles.clear}>
            Remove files
          </button>
        )}
      </div>
      <div role="status">
        {problems.map((problem) => (
          <p key={problem} className="no say cov-problem">
            {problem}
          </p>
        ))}
      </div>
      <div className="cov-parts">
        <CoverageMachines
          table={table}
          chosen={chosen}
          onChoose={(machine) => choose(machine === chosen ? null : machine)}
        />
        <CoverageTransitions
          name={isChosen ? chosen : null}
          table={isChosen ? table.filter(({ machine }) => machine === chosen) : table}
        />
      </div>
    </section>
  );
}
