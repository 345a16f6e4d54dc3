import { useEffect, useRef, useState } from 'react';
import { type Capsule, readCapsule } from '../../core/capsule/capsule.ts';
import { type Compatibility, checkCompatibility } from '../../core/capsule/fits.ts';
import { textInLink } from '../../core/capsule/link.ts';
import type { Replaying } from '../panelOptions.ts';

export interface Opened {
  readonly name: string;
  readonly capsule: Capsule;
  readonly verdict: Compatibility;
}

/** The opened capsule, initially that of the page's link. Errors are shown and keep the current one. */
export function useOpening(replaying: () => Promise<Replaying>, link: string | null) {
  const [opened, open] = useState<Opened | null>(null);
  const [says, say] = useState('');
  const attempt = async (deed: () => Promise<void> | void): Promise<void> => {
    try {
      await deed();
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  };
  const judged = async (name: string, text: string): Promise<Opened> => {
    const capsule = readCapsule(text);
    const { machines } = await replaying();
    return { name, capsule, verdict: checkCompatibility(capsule, machines) };
  };
  const show = async (name: string, text: string): Promise<void> => {
    open(await judged(name, text));
    say('');
  };
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (link === null || shown.current === link) return;
    shown.current = link;
    void attempt(async () => show('from link', await textInLink(link)));
  });
  return { opened, says, say, attempt, judged, show };
}
