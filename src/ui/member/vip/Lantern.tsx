import type { VipLantern } from '../../../api/contract/member/vip.ts';
import { classes } from '../../kit/classes.ts';
import styles from './vip.module.css';

const papers: Record<VipLantern, string> = {
  paper: '#c8b994',
  bamboo: '#c1914a',
  gold: '#f2b134',
  red: '#d4493c',
  jade: '#3aa57f',
  indigo: '#5a79c7',
  orchid: '#b06cc0',
  silver: '#b5c0cc',
  moon: '#efe2b4',
  sun: '#f58a34',
};

/** Three ways to bend the frame. */
const shapes: Record<VipLantern, 'round' | 'square' | 'drop'> = {
  ...{ paper: 'round', bamboo: 'square', gold: 'drop', red: 'round', jade: 'square' },
  ...{ indigo: 'drop', orchid: 'round', silver: 'square', moon: 'drop', sun: 'round' },
};

const bodies = {
  round: 'M0-32C42-32 42 24 0 24S-42-32 0-32',
  square: 'M-20-34H20L28-4L20 26H-20L-28-4Z',
  drop: 'M0-36C26-36 30-14 24 2C18 18 10 26 0 28C-10 26-18 18-24 2C-30-14-26-36 0-36Z',
};

const ribs = {
  round: 'M0-32C25-32 25 24 0 24S-25-32 0-32',
  square: 'M-8-34L-11-4L-8 26M8-34L11-4L8 26M-28-4H28',
  drop: 'M0-36V28M-14-32C-20-10-14 14-4 27M14-32C20-10 14 14 4 27',
};

interface LanternProps {
  readonly lantern: VipLantern;
  readonly lit: boolean;
}

/** The lantern of a level; unlit, it has no colour. */
export function Lantern({ lantern, lit }: LanternProps) {
  const shape = shapes[lantern];
  const paper = papers[lantern];
  return (
    <svg className={classes(styles.lantern, !lit && styles.unlit)} viewBox="-40 -62 80 128" aria-hidden="true">
      <path d="M0-60V-40" className={styles.thread} />
      <path d={bodies[shape]} fill={paper} className={styles.glow} />
      <path d={ribs[shape]} className={styles.ribs} />
      <path d="M-13-42H13V-34H-13ZM-13 24H13V31H-13Z" className={styles.caps} />
      <path d="M-8 34v14M0 34v22M8 34v14" stroke={paper} className={styles.tassels} />
    </svg>
  );
}
