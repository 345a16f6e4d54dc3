import { useState } from 'react';
import { readCapsule } from '../core/capsule/capsule.ts';
import { FileButton } from '../panels/capsule/FileButton.tsx';
import { saveFile } from '../panels/coverage/saveFile.ts';
import type { Steering } from '../remote/peer.ts';

interface Opened {
  readonly name: string;
  readonly capsule: unknown;
}

/** The session of an application elsewhere as a file, and a file replayed in it. */
export function PeerRecording({ steering, name }: { readonly steering: Steering; readonly name: string }) {
  const [opened, open] = useState<Opened | null>(null);
  const [problem, say] = useState('');
  const { replay } = steering;
  const save = async () => {
    const capsule = await steering.record();
    saveFile(`${name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}.recording.json`, JSON.stringify(capsule));
  };
  const read = async (file: File) => {
    try {
      open({ name: file.name, capsule: readCapsule(await file.text()) });
      say('');
    } catch (error) {
      say(`${file.name} is not a recording. ${error instanceof Error ? error.message : ''}`);
    }
  };
  return (
    <section className="send" aria-label="Recording">
      <p className="say">
        This session since the page loaded, in one file. Secrets are masked, and it replays without the server.
      </p>
      <div className="cases">
        <button type="button" className="b go" onClick={() => void save()}>
          Save recording
        </button>
        {replay !== null && <FileButton name="Open recording…" onFile={(file) => void read(file)} />}
      </div>
      {replay !== null && opened !== null && (
        <section aria-label={`Recording ${opened.name}`}>
          <p>
            <b>{opened.name}</b>
          </p>
          <div className="cases">
            <button type="button" className="b go" onClick={() => replay(opened.capsule, 'watch')}>
              Watch in the application
            </button>
            <button type="button" className="b" onClick={() => replay(opened.capsule, 'check')}>
              Check replay
            </button>
          </div>
          <p className="say">Watching loads the page again. No effect of the recording is repeated.</p>
        </section>
      )}
      <p role="status" className="say">
        {problem || steering.said().says}
      </p>
    </section>
  );
}
