import { type Tier, tierOf } from './tierOf.ts';

/** Hz, of a scale of five tones. */
const NOTES: Readonly<Record<Tier | 1, readonly number[]>> = {
  1: [523],
  10: [523, 659, 784],
  50: [392, 440, 523, 587, 659, 784, 880, 1_047],
  200: [392, 523, 659, 784, 659, 784, 880, 1_047, 880, 1_047, 1_175, 1_319, 1_568],
};

/** A small synth, silent until the player turns it on. */
export function createSound() {
  let context: AudioContext | null = null;
  const note = (frequency: number, after: number, length: number, loudness: number) => {
    if (context === null) return;
    const at = context.currentTime + after;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(loudness, at + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
  };
  const play = (notes: readonly number[]) => {
    for (const [index, frequency] of notes.entries()) note(frequency, index * 0.12, 0.5, 0.09);
  };
  return {
    isOn: () => context !== null,
    toggle: () => {
      if (context === null) context = new AudioContext();
      else {
        void context.close();
        context = null;
      }
      return context !== null;
    },
    press: () => note(196, 0, 0.09, 0.08),
    /** Five, at the pace of the reels. */
    stops: () => {
      for (let reel = 0; reel < 5; reel += 1) note(147, 0.34 + reel * 0.19, 0.08, 0.07);
    },
    /** For payouts above the stake only: one note, and more from ten times the stake on. */
    win: (round: { readonly stake: number; readonly payout: number }) => {
      play(NOTES[tierOf(round) ?? 1]);
    },
    jackpot: () => play(NOTES[200]),
  };
}
